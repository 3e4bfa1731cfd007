"""Connect 4: a disc falls to the lowest free cell of its column; four in a row win.

The cells are bits, column by column from the left and from the bottom up, with a spare one above each column:

     6 13 20 27 34 41 48    spare
     5 12 19 26 33 40 47
     …
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42
"""

import re
from typing import ClassVar

from ...core.bits import popcount
from ...core.family import variant
from ...core.grid import aligned, four_ways, lines_of
from ...core.kinds import Buffer
from ...core.stones import StonesState
from ...core.verbs import mover, moves, payoff, rule


class ConnectFour(StonesState):
    """A move is the bit of the cell where its disc comes to lie."""

    floor: ClassVar[int]  # the lowest cell of each column
    discs: ClassVar[tuple[int, int]]  # of each seat, at the start


def board(columns: int = 7, rows: int = 6, length: int = 4) -> type[ConnectFour]:
    """The State class of one size."""
    stride = rows + 1
    most = (columns * rows + 1) // 2 - length + 1
    return variant(
        ConnectFour,
        f"ConnectFour{columns}x{rows}x{length}",
        columns=columns,
        rows=rows,
        length=length,
        stride=stride,
        steps=four_ways(stride),
        floor=lines_of(columns, 1, stride),
        board=lines_of(columns, rows, stride),
        discs=((columns * rows + 1) // 2, columns * rows // 2),  # of each seat
        most_moves=columns,
        longest_game=columns * rows,
        payoff_limits=(-most, most),
        exact_key=True,
    )


def __getattr__(name: str) -> type:
    if found := re.fullmatch(r"ConnectFour(\d+)x(\d+)x(\d+)", name):
        return board(*map(int, found.groups()))
    raise AttributeError(name)


# The rules; `play` and `mover` are those of all games of stones.


@rule
def drops(state: ConnectFour) -> int:
    """The cells where a disc comes to lie now, one in each column with room: adding 1 to a column carries up to it."""
    return (state.mine | state.theirs) + state.floor & state.board


@moves.of(ConnectFour)
def _(state: ConnectFour, out: Buffer) -> int:
    if aligned(state.theirs, state.length, state.steps):
        return 0
    n, here, column = 0, drops(state), (1 << state.rows) - 1
    for i in range(state.columns):
        out[n] = here & column << i * state.stride
        n += out[n] != 0
    return n


@payoff.of(ConnectFour)
def _(state: ConnectFour, seat: int) -> int:
    """The discs that the winner has left, counting the winning one."""
    if not aligned(state.theirs, state.length, state.steps):
        return 0
    left = state.discs[1 - mover(state)] + 1 - popcount(state.theirs)
    return -left if seat == mover(state) else left
