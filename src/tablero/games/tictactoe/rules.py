"""Tic-tac-toe (tres en raya), and m rows of n with k in a row, as far as one int a side holds the board.

The cells are bits, row by row, with a spare one after each row:

    0  1  2 (3)
    4  5  6 (7)
    8  9 10
"""

import re

from ...core.bits import popcount
from ...core.family import variant
from ...core.grid import aligned, four_ways, lines_of, singly
from ...core.kinds import Buffer
from ...core.stones import StonesState
from ...core.verbs import mover, moves, payoff, rule


class TicTacToe(StonesState):
    """A move is the bit of its cell."""


def board(rows: int = 3, columns: int = 3, length: int = 3) -> type[TicTacToe]:
    """The State class of one size."""
    stride, cells = columns + 1, rows * columns
    most = max(0, cells - 2 * length + 2)
    return variant(
        TicTacToe,
        f"TicTacToe{rows}x{columns}x{length}",
        rows=rows,
        columns=columns,
        length=length,
        stride=stride,
        steps=four_ways(stride),
        board=lines_of(rows, columns, stride),
        most_moves=cells,
        longest_game=cells,
        payoff_limits=(-most, most),
        exact_key=rows * stride <= 32,
    )


def __getattr__(name: str) -> type:
    if found := re.fullmatch(r"TicTacToe(\d+)x(\d+)x(\d+)", name):
        return board(*map(int, found.groups()))
    raise AttributeError(name)


# The rules; `play` and `mover` are those of all games of stones.


@rule
def empty(state: TicTacToe) -> int:
    """The cells where a mark can be set."""
    return state.board & ~(state.mine | state.theirs)


@moves.of(TicTacToe)
def _(state: TicTacToe, out: Buffer) -> int:
    if aligned(state.theirs, state.length, state.steps):
        return 0
    return singly(empty(state), out)


@payoff.of(TicTacToe)
def _(state: TicTacToe, seat: int) -> int:
    """The sooner, the better: 1 and the cells left empty."""
    if not aligned(state.theirs, state.length, state.steps):
        return 0
    left = 1 + popcount(empty(state))
    return -left if seat == mover(state) else left
