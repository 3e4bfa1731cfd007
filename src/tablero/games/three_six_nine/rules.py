"""369: stones of one colour, shared by both; who brings a line to 3, 6 or 9 stones scores 1, 2 or 3 points.

Cells are numbered row by row from the top left. Those of the first rows are the bits of `low`, the others of `high`:
a side of 7 fits into `low`, of 8 and 9 five rows do.
"""

import functools
import re
from typing import ClassVar, NamedTuple

from ...core.bits import popcount
from ...core.family import variant
from ...core.kinds import Buffer
from ...core.verbs import mover, moves, payoff, play, rule

WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))  # along a row, a column, the diagonals: columns and rows a step
ROOM = 49  # cells in `low`, at the most


class Position(NamedTuple):
    """The stones, and what they brought."""

    low: int = 0
    high: int = 0
    mine: int = 0  # points of the side to move
    theirs: int = 0
    turn: int = 0


class ThreeSixNine(Position):
    """A move is the number of its cell; the number after the last cell swaps seats."""

    side: ClassVar[int]
    split: ClassVar[int]  # cells in `low`
    low_board: ClassVar[int]
    high_board: ClassVar[int]
    low_lines: ClassVar[tuple[int, ...]]  # the four lines of each cell; 0 for one too short to score
    high_lines: ClassVar[tuple[int, ...]]
    contiguous: ClassVar[bool]  # runs of touching stones score, not whole lines
    pie: ClassVar[bool]  # the first reply may be to swap seats
    payoff_limits: ClassVar[tuple[int, int]]
    exact_key: ClassVar[bool]
    by_points = True


def board(side: int = 9, contiguous: bool = False, pie: bool = False) -> type[ThreeSixNine]:
    """The State class of one size and one reading of the rules."""
    cells, split = side * side, side * min(side, 5 if side * side > ROOM else side)
    lines = [line_of(side, cell, way) for cell in range(cells) for way in WAYS]
    most = 12 * cells if contiguous else sum(points_of(len(line)) for line in scoring_lines(side))
    words = ("Contiguous" if contiguous else "") + ("Pie" if pie else "")
    return variant(
        ThreeSixNine,
        f"ThreeSixNine{side}{words}",
        side=side,
        split=split,
        low_board=(1 << split) - 1,
        high_board=(1 << cells - split) - 1,
        low_lines=tuple(sum(1 << cell for cell in line if cell < split) for line in lines),
        high_lines=tuple(sum(1 << cell - split for cell in line if cell >= split) for line in lines),
        contiguous=contiguous,
        pie=pie,
        most_moves=cells + pie,
        longest_game=cells + pie,
        payoff_limits=(-most, most),
        exact_key=cells <= ROOM,
    )


def __getattr__(name: str) -> type:
    if found := re.fullmatch(r"ThreeSixNine([3-9])(Contiguous)?(Pie)?", name):
        return board(int(found[1]), bool(found[2]), bool(found[3]))
    raise AttributeError(name)


@functools.cache
def line_of(side: int, cell: int, way: tuple[int, int]) -> tuple[int, ...]:
    """The cells of the whole line through a cell, from its beginning; none where it is too short to score."""
    column, row = cell % side, cell // side
    places = [(column + way[0] * i, row + way[1] * i) for i in range(1 - side, side)]
    found = tuple(r * side + c for c, r in places if 0 <= c < side and 0 <= r < side)
    return found if len(found) >= 3 else ()


def scoring_lines(side: int) -> set[tuple[int, ...]]:
    """Every line that can score."""
    return {line for cell in range(side * side) for way in WAYS if (line := line_of(side, cell, way))}


def points_of(stones: int) -> int:
    """What a whole line has brought by the time it has this many stones."""
    return sum(worth(number) for number in range(stones + 1))


@rule
def worth(stones: int) -> int:
    """What a line brings at the moment when it gets to this many stones."""
    return stones // 3 if stones % 3 == 0 else 0


# Stones.


@rule
def occupied(state: ThreeSixNine, cell: int) -> bool:
    """Is there a stone?"""
    word, bit = (state.low, cell) if cell < state.split else (state.high, cell - state.split)
    return word >> bit & 1 != 0


@rule
def with_stone(state: ThreeSixNine, cell: int) -> tuple[int, int]:
    """Both words, with one stone more."""
    if cell < state.split:
        return state.low | 1 << cell, state.high
    return state.low, state.high | 1 << cell - state.split


@rule
def stones_on(state: ThreeSixNine) -> int:
    """How many there are."""
    return popcount(state.low) + popcount(state.high)


# Points.


@rule
def points(state: ThreeSixNine, cell: int) -> int:
    """What a stone on an empty cell scores."""
    if state.contiguous:
        return run_points(state, cell)
    low, high = with_stone(state, cell)
    total = 0
    for way in range(4):
        line = 4 * cell + way
        total += worth(popcount(low & state.low_lines[line]) + popcount(high & state.high_lines[line]))
    return total


@rule
def run_points(state: ThreeSixNine, cell: int) -> int:
    """The same, where only the stones count that touch it, or touch one that does, along the line."""
    column, row = cell % state.side, cell // state.side
    total = worth(1 + touching(state, column, row, 1, 0) + touching(state, column, row, -1, 0))
    total += worth(1 + touching(state, column, row, 0, 1) + touching(state, column, row, 0, -1))
    total += worth(1 + touching(state, column, row, 1, 1) + touching(state, column, row, -1, -1))
    return total + worth(1 + touching(state, column, row, 1, -1) + touching(state, column, row, -1, 1))


@rule
def touching(state: ThreeSixNine, column: int, row: int, right: int, down: int) -> int:
    """The stones one after the other in one direction."""
    n = 0
    column, row = column + right, row + down
    while 0 <= column < state.side and 0 <= row < state.side and occupied(state, row * state.side + column):
        n += 1
        column, row = column + right, row + down
    return n


# The verbs.


@rule
def may_swap(state: ThreeSixNine) -> bool:
    """Is this the reply to the first stone, in a game with the pie rule?"""
    return state.pie and state.turn == 1 and stones_on(state) == 1


@moves.of(ThreeSixNine)
def _(state: ThreeSixNine, out: Buffer) -> int:
    n = 0
    for cell in range(state.side * state.side):
        if not occupied(state, cell):
            out[n] = cell
            n += 1
    if may_swap(state):
        out[n] = state.side * state.side
        n += 1
    return n


@play.of(ThreeSixNine)
def _(state: ThreeSixNine, move: int) -> ThreeSixNine:
    if move == state.side * state.side:
        return type(state)(state.low, state.high, state.theirs, state.mine, 0)
    low, high = with_stone(state, move)
    return type(state)(low, high, state.theirs, state.mine + points(state, move), 1 - state.turn)


@mover.of(ThreeSixNine)
def _(state: ThreeSixNine) -> int:
    return state.turn


@payoff.of(ThreeSixNine)
def _(state: ThreeSixNine, seat: int) -> int:
    """The difference in points."""
    ahead = state.mine - state.theirs
    return ahead if seat == state.turn else -ahead
