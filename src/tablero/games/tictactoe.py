"""Tic-tac-toe (tres en raya), and m rows of n with k in a row, as far as one int a side holds the board.

The cells are bits, row by row, with a spare one after each row:

    0  1  2 (3)
    4  5  6 (7)
    8  9 10
"""

import re

from ..core.bits import nth, place, popcount
from ..core.errors import UnknownGame
from ..core.family import variant
from ..core.grid import LONGEST, aligned, backwards, four_ways, lines_of, sideways, threats
from ..core.kinds import Buffer, State
from ..core.rng import below
from ..core.stones import Stones, StonesState
from ..core.texts import say
from ..core.verbs import bounds, candidates, key, mirror, mover, moves, payoff, pick, play, promise, rule
from ..core.words import fold


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


# The rules.


@rule
def empty(state: TicTacToe) -> int:
    """The cells where a mark can be set."""
    return state.board & ~(state.mine | state.theirs)


@moves.of(TicTacToe)
def _(state: TicTacToe, out: Buffer) -> int:
    if aligned(state.theirs, state.length, state.steps):
        return 0
    n, cells = 0, empty(state)
    while cells:
        out[n] = cells & -cells
        n += 1
        cells &= cells - 1
    return n


@play.of(TicTacToe)
def _(state: TicTacToe, move: int) -> TicTacToe:
    return type(state)(state.theirs, state.mine | move)


@mover.of(TicTacToe)
def _(state: TicTacToe) -> int:
    return popcount(state.mine | state.theirs) & 1


@payoff.of(TicTacToe)
def _(state: TicTacToe, seat: int) -> int:
    """The sooner, the better: 1 and the cells left empty."""
    if not aligned(state.theirs, state.length, state.steps):
        return 0
    left = 1 + popcount(empty(state))
    return -left if seat == mover(state) else left


# What makes it fast; each is checked against the rules alone.


@pick.of(TicTacToe)
def _(state: TicTacToe, out: Buffer, rng: Buffer) -> int:
    cells = empty(state)
    if cells == 0 or aligned(state.theirs, state.length, state.steps):
        return -1
    return nth(cells, below(popcount(cells), rng))


@key.of(TicTacToe)
def _(state: TicTacToe) -> int:
    return state.mine | state.theirs << 31 if state.exact_key else fold(state)


@mirror.of(TicTacToe)
def _(state: TicTacToe) -> TicTacToe:
    """The least of the four images of a rectangle."""
    least = state
    for image in range(1, 4):
        mine, theirs = turned(state.mine, image, state), turned(state.theirs, image, state)
        if mine < least.mine or (mine == least.mine and theirs < least.theirs):
            least = type(state)(mine, theirs)
    return least


@rule
def turned(stones: int, image: int, state: TicTacToe) -> int:
    """Upside down, left to right, or both."""
    if image & 1:
        stones = backwards(stones, state.rows, state.stride)
    return sideways(stones, state.rows, state.columns) if image & 2 else stones


@rule
def answers(state: TicTacToe) -> int:
    """The cells that do not lose at once: all, or the one where the opponent threatens; none if he does in two."""
    cells = empty(state)
    forced = cells & threats(state.theirs, state.length, state.steps)
    return 0 if forced & forced - 1 else forced or cells


@candidates.of(TicTacToe)
def _(state: TicTacToe, out: Buffer) -> int:
    n, cells = 0, answers(state)
    if aligned(state.theirs, state.length, state.steps):
        cells = 0
    while cells:
        out[n] = cells & -cells
        n += 1
        cells &= cells - 1
    return n


@promise.of(TicTacToe)
def _(state: TicTacToe, move: int) -> int:
    return popcount(threats(state.mine | move, state.length, state.steps) & empty(state))


@bounds.of(TicTacToe)
def _(state: TicTacToe) -> tuple[int, int]:
    cells = empty(state)
    left = popcount(cells)
    if aligned(state.theirs, state.length, state.steps):
        return -1 - left, -1 - left
    if cells & threats(state.mine, state.length, state.steps):
        return left, left
    if cells != 0 and answers(state) == 0:
        return 1 - left, 1 - left
    low, high = -max(left - 3, 0), max(left - 2, 0)
    if not aligned(state.theirs | cells, state.length, state.steps):
        low = 0
    if not aligned(state.mine | cells, state.length, state.steps):
        high = 0
    return low, high


# What people need.


class TicTacToeGame(Stones):
    """A move is its cell: the column's letter and the row's number, from the top."""

    ruled = True
    sizes = "ROWSxCOLUMNSxLENGTH"
    rules = (
        "A board of {rows} rows and {columns} columns. X begins; the players take turns to mark an empty cell. Who"
        " first has {length} in a row, across, upright or diagonally, wins. A full board without one is a draw."
    )

    def sized(self, word: str) -> type[TicTacToe] | None:
        found = re.fullmatch(r"(\d{1,3})x(\d{1,3})x(\d{1,3})", word)
        if not found:
            return None
        rows, columns, length = map(int, found.groups())
        if rows < 1 or columns < 1 or rows * (columns + 1) - 1 > 62 or columns > 26:
            raise UnknownGame(
                say("tictactoe/{word} does not fit: ROWS x (COLUMNS + 1) may be 63 at the most.", word=word)
            )
        if not 2 <= length <= min(LONGEST, max(rows, columns)):
            raise UnknownGame(
                say("tictactoe/{word} has no sense: no row of {length} can be made.", word=word, length=length)
            )
        return board(rows, columns, length)

    def cell(self, column: int, row: int) -> int:
        return 1 << row * (self.span()[0] + 1) + column

    def format(self, state: State, move: int) -> str:
        row, column = divmod(place(move), self.span()[0] + 1)
        return self.cell_id(column, row)

    def explain(self, state: State, text: str) -> str:
        ids = [cell.id for cell in self.scene(state).panels[0].cells]
        if self.over(state) or text.lower() not in ids:
            return super().explain(state, text)
        return say("{cell} is taken.", cell=text.lower())


GAME = TicTacToeGame(
    "tictactoe",
    board(),
    titles={"en": "Tic-tac-toe", "es": "Tres en raya", "pt": "Jogo do galo"},
    aliases=("tresenraya",),
)
