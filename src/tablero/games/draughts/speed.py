"""What makes draughts fast: optional verbs, each checked against the rules alone."""

from ...core.bits import nth, place, popcount
from ...core.kinds import Buffer
from ...core.rng import below
from ...core.verbs import count, loud, mirror, pick, promise, rule
from .board import shifted
from .rules import (
    CAPTURED,
    Draughts,
    capturers,
    captures,
    empty_squares,
    jumpers,
    jumping_kings,
    jumping_men,
    step_move,
    walkers,
)


@count.of(Draughts)
def _(state: Draughts, out: Buffer) -> int:
    pieces = capturers(state)
    if pieces == 0:
        return quiet_count(state)
    n = single_captures(state)
    if n == 0:
        n = captures(state, pieces, out)
    return n if state.obliged else n + quiet_count(state)


@pick.of(Draughts)
def _(state: Draughts, out: Buffer, rng: Buffer) -> int:
    pieces = capturers(state)
    n = captures(state, pieces, out) if pieces else 0
    quiet = quiet_count(state) if n == 0 or not state.obliged else 0
    if n + quiet == 0:
        return -1
    index = below(n + quiet, rng)
    return out[index] if index < n else quiet_move(state, index - n)


@rule
def quiet_count(state: Draughts) -> int:
    """How many moves without a capture."""
    empty, kings, n = empty_squares(state), state.mine & state.kings, 0
    for i in range(4):
        n += popcount(walkers(state, empty, i))
        if state.kings_fly and kings:
            way = shifted(shifted(kings, state.steps[i]) & empty, state.steps[i]) & empty
            while way:
                n += popcount(way)
                way = shifted(way, state.steps[i]) & empty
    return n


@rule
def quiet_move(state: Draughts, index: int) -> int:
    """The one with this number, in the order of `quiet_moves`; there must be one."""
    empty, kings, found = empty_squares(state), state.mine & state.kings, -1
    for i in range(4):
        step = state.steps[i]
        origins = walkers(state, empty, i)
        n = popcount(origins)
        if found < 0 and index < n:
            found = step_move(state, nth(origins, index), step)
        index -= n
        if state.kings_fly and kings and found < 0:
            way, distance = shifted(shifted(kings, step) & empty, step) & empty, 2
            while way:
                n = popcount(way)
                if found < 0 and index < n:
                    target = place(nth(way, index))
                    found = target - distance * step | target << 6
                index -= n
                way, distance = shifted(way, step) & empty, distance + 1
    return found


@rule
def single_captures(state: Draughts) -> int:
    """How many captures there are, where each takes one piece and all are equally good; 0 where that is not sure."""
    far = state.kings_fly or state.kings_strike
    if state.kings & state.mine and (far or state.then_with_king):
        return 0
    if state.kings & state.theirs and state.then_most_kings:
        return 0
    empty, n, longer = empty_squares(state), 0, 0
    for i in range(4):
        taking = jumping_men(state, empty, i)
        if not far:
            taking |= jumping_kings(state, empty, i)
        n += popcount(taking)
        behind = shifted(shifted(taking, state.steps[i]), state.steps[i])
        longer |= going_on(state, behind, empty, i)
    return 0 if longer else n


@rule
def going_on(state: Draughts, behind: int, empty: int, i: int) -> int:
    """Pieces behind what they took in direction i that may jump once more, as kings if they may be kings."""
    found = behind & state.far_row if state.crowned_inside else 0
    for j in range(4):
        if j != 3 - i and (j < 2 or state.men_capture_back or not state.kings_fly):
            found |= jumpers(behind, state.theirs, empty, state.steps[j])
    return found


@mirror.of(Draughts)
def _(state: Draughts) -> Draughts:
    """The board as the side to move sees it says it all."""
    return type(state)(state.mine, state.theirs, state.kings, 0)


@loud.of(Draughts)
def _(state: Draughts, out: Buffer) -> int:
    """Captures."""
    pieces = capturers(state)
    return captures(state, pieces, out) if pieces else 0


@promise.of(Draughts)
def _(state: Draughts, move: int) -> int:
    """Captures first."""
    return popcount(move >> CAPTURED)
