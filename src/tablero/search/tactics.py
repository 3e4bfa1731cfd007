"""Moves that win at once, that do not let the opponent win at once, and that win on the next turn whatever he does: for
many positions in one call, compiled."""

from collections.abc import Sequence
from typing import Any

from ..core.compiling import inline, interruptible, kernel, prepare, row, rows
from ..core.facts import facts
from ..core.kinds import State
from ..core.legal import legal_moves
from ..core.memory import raised
from ..core.verbs import count, mover, moves, payoff, pending, play
from ..core.words import restore
from .batch import stored

WINNING, SAFE, FORCING = 0, 1, 2  # kinds
REPLIES, THEN, SCRATCH, BUFFERS = 0, 1, 2, 3


@inline
def won(state: State, seat: int, scratch: Any) -> bool:
    """Is the game over, and has this seat won it?"""
    return not pending(state) and count(state, scratch) == 0 and payoff(state, seat) > 0


@inline
def wins_now(state: State, seat: int, out: Any, scratch: Any) -> bool:
    """Can the seat, whose turn it is, win at once?"""
    n = moves(state, out)
    for i in range(n):  # noqa: SIM110
        if won(play(state, out[i]), seat, scratch):
            return True
    return False


@inline
def safe_after(child: State, seat: int, out: Any, scratch: Any) -> bool:
    """Once this position is reached, can nobody else win at once?"""
    if pending(child):
        return True
    n = moves(child, out)
    other = mover(child)
    if n == 0 or other == seat:
        return True
    for i in range(n):  # noqa: SIM110
        if won(play(child, out[i]), other, scratch):
            return False
    return True


@inline
def forced_after(child: State, seat: int, buffers: Any) -> bool:
    """Once this position is reached, does the seat win on its next turn, whatever comes?"""
    if pending(child):
        return False
    n = moves(child, buffers[REPLIES])
    if n == 0 or mover(child) == seat:
        return False
    for i in range(n):
        after = play(child, buffers[REPLIES][i])
        if pending(after) or count(after, buffers[SCRATCH]) == 0 or mover(after) != seat:
            return False
        if not wins_now(after, seat, buffers[THEN], buffers[SCRATCH]):
            return False
    return True


@kernel
def tactics(flag: Any, like: State, batch: Any, kind: int, out: Any, buffers: Any, found: Any) -> int:
    """For each stored state, write 1 for each of its moves, in the order of `moves`, that is of this kind, else 0."""
    for i in range(len(batch)):
        if i & 63 == 0 and raised(flag):
            return i
        state = restore(like, batch[i])
        n = 0 if pending(state) else moves(state, out)
        for k in range(n):
            seat, child = mover(state), play(state, out[k])
            if kind == WINNING:
                good = won(child, seat, buffers[SCRATCH])
            elif kind == SAFE:
                good = won(child, seat, buffers[SCRATCH]) or safe_after(child, seat, buffers[THEN], buffers[SCRATCH])
            else:
                good = forced_after(child, seat, buffers)
            found[i][k] = 1 if good else 0
    return len(batch)


def moves_of_kind(states: Sequence[State], kind: int) -> list[list[int]]:
    """The moves of this kind in each of many positions, in the order of `moves`."""
    if not states:
        return []
    most = facts(type(states[0])).most_moves + 1
    flag, out, buffers, found = row(1), row(most), rows(BUFFERS, most), rows(len(states), most)
    args = states[0], stored(states), kind, out, buffers, found
    prepare(tactics, flag, *args)
    interruptible(tactics, flag, *args)
    if raised(flag):
        raise KeyboardInterrupt
    return [picked(state, marks) for state, marks in zip(states, found, strict=True)]


def picked(state: State, marks: Any) -> list[int]:
    """The moves that are marked."""
    legal = [] if pending(state) else legal_moves(state)
    return [move for move, mark in zip(legal, marks, strict=False) if mark]
