"""Minimax as in the textbook: every line of play to a depth, nothing cut."""

import time
from typing import Any, NamedTuple

from ..core.compiling import interruptible, kernel, prepare, row, rows
from ..core.errors import NotPossible
from ..core.facts import facts
from ..core.kinds import State
from ..core.legal import legal_moves
from ..core.memory import handle, lane, raised
from ..core.texts import say
from ..core.verbs import material, mover, moves, payoff, pending, play
from .analysis import Analysis, Kind, Value

FAR = 1 << 50
UNIT = 1 << 20  # one of payoff, where estimates are no parts of a payoff


class Sheet(NamedTuple):
    """What every node of the tree works with: the worth of one of payoff, and handles of memory."""

    unit: int
    width: int  # of a row of moves
    out: int  # a row a ply
    flag: int


@kernel
def minimax_value(state: State, depth: int, desk: Sheet) -> tuple[int, int]:
    """The value for seat 0, `unit` for each of payoff, and how many nodes it took. An estimate at depth 0."""
    here = lane(desk.out, depth, desk.width)
    n = moves(state, here)
    if n == 0:
        return payoff(state, 0) * desk.unit, 1
    if depth == 0:
        return material(state, 0), 1
    sign = 1 - 2 * mover(state)  # seat 0 wants the most for seat 0, seat 1 the least
    best, nodes = -FAR, 1
    for i in range(n):
        if depth > 4 and raised(desk.flag):
            break
        value, below = minimax_value(play(state, here[i]), depth - 1, desk)
        best = max(best, sign * value)
        nodes += below
    return sign * best, nodes


@kernel
def minimax_kernel(flag: Any, state: State, depth: int, unit: int, out: Any, answers: Any) -> int:
    """Write the value of each root move, for who moves, into `answers`; how many nodes that took."""
    first, nodes = out[depth], 1
    sign = 1 - 2 * mover(state)
    for i in range(moves(state, first)):
        sheet = Sheet(unit, len(first), handle(out), handle(flag))
        value, below = minimax_value(play(state, first[i]), depth - 1, sheet)
        answers[i] = sign * value
        nodes += below
    return nodes


def minimax(state: State, depth: int | None = None) -> Analysis:
    """The value of a state and its best moves by looking at every line of `depth` moves, or of all that there are.

    For two seats and no chance; NotPossible says so. KeyboardInterrupt when stopped."""
    known = facts(type(state))
    if known.seats != 2 or pending.answers(type(state)):
        raise NotPossible(say("Minimax is for games of two seats without chance."))
    if depth is None and known.longest_game is None:
        raise NotPossible(say("This game can go round in circles: minimax needs a depth."))
    depth = known.plies if depth is None else max(1, depth)
    unit = 100 if known.by_points else UNIT
    flag, out, answers = row(1), rows(depth + 1, known.most_moves + 1), row(known.most_moves)
    prepare(minimax_kernel, flag, state, depth, unit, out, answers)
    began = time.perf_counter()
    listed = legal_moves(state)
    if not listed:
        return Analysis(Value(payoff(state, mover(state))))
    nodes = int(interruptible(minimax_kernel, flag, state, depth, unit, out, answers))
    if raised(flag):
        raise KeyboardInterrupt
    values = {move: int(value) for move, value in zip(listed, answers, strict=False)}
    best = max(values.values())
    chosen = tuple(move for move, value in values.items() if value == best)
    complete = known.longest_game is not None and depth >= known.longest_game
    return Analysis(
        in_payoff(best, unit, complete),
        chosen,
        chosen[:1],
        {move: in_payoff(value, unit, complete) for move, value in values.items()},
        nodes,
        time.perf_counter() - began,
        depth,
    )


def in_payoff(value: int, unit: int, complete: bool) -> Value:
    """A value in units of payoff: exact where the search saw every line to its end, or where it is a proven result."""
    if complete:
        return Value(value // unit, Kind.EXACT)
    if unit == UNIT and abs(value) >= UNIT:
        return Value(value // unit, Kind.LOWER if value > 0 else Kind.UPPER)
    return Value(round(value / unit), Kind.ESTIMATE)
