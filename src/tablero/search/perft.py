"""Perft: how many lines of play there are to a depth; it finds mistakes in rules, and measures their speed."""

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..core.chance import settle
from ..core.compiling import interruptible, kernel, prepare, row, rows
from ..core.facts import facts
from ..core.kinds import State
from ..core.memory import handle, lane, raised
from ..core.rng import mix
from ..core.verbs import count, draw, moves, pending, play, resolve


class Tally(NamedTuple):
    """What every node works with: handles of memory."""

    width: int  # of a row of moves
    out: int  # a row a ply
    flag: int
    rng: int


@kernel
def leaves(state: State, depth: int, tally: Tally) -> int:
    """Lines of exactly this many moves, the last of them counted and not made. Chance draws as it comes."""
    while pending(state):
        state = resolve(state, draw(state, lane(tally.rng, 0, 1)))
    here = lane(tally.out, depth, tally.width)
    if depth == 1:
        return count(state, here)
    total = 0
    for i in range(moves(state, here)):
        if depth > 3 and raised(tally.flag):
            break
        total += leaves(play(state, here[i]), depth - 1, tally)
    return total


@kernel
def perft_kernel(flag: Any, state: State, depth: int, out: Any, rng: Any) -> int:
    """`leaves`, in the form that can be stopped from outside."""
    return leaves(state, depth, Tally(len(out[0]), handle(out), handle(flag), handle(rng)))


@dataclass(frozen=True, slots=True)
class Perft:
    """What perft counted; `divide` has the count below each first move."""

    depth: int
    nodes: int
    seconds: float
    divide: dict[int, int]


def perft(state: State, depth: int, *, divide: bool = False, seed: int = 0) -> Perft:
    """Count the lines of exactly `depth` moves from a state; 1 at depth 0. Chance is resolved by the seed.

    KeyboardInterrupt when stopped: half a count is worth nothing."""
    flag, out, rng = row(1), rows(depth + 2, facts(type(state)).most_moves + 1), rows(1, 1)
    prepare(perft_kernel, flag, state, depth, out, rng)
    rng[0][0] = mix(seed)
    began = time.perf_counter()
    if depth == 0:
        return Perft(0, 1, 0.0, {})
    parts: dict[int, int] = {}
    state, _ = settle(state, seed)
    if divide:
        first = [0] * (facts(type(state)).most_moves + 1)
        for move in first[: moves(state, first)]:
            after = play(state, move)
            parts[move] = 1 if depth == 1 else int(interruptible(perft_kernel, flag, after, depth - 1, out, rng))
        nodes = sum(parts.values())
    else:
        nodes = int(interruptible(perft_kernel, flag, state, depth, out, rng))
    if raised(flag):
        raise KeyboardInterrupt
    return Perft(depth, nodes, time.perf_counter() - began, parts)
