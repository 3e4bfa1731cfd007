"""What games with two colours of stones on a grid share: their State, position text, drawing, and what positions
cannot be. A game says in `cell` which bit stands for which cell."""

from typing import ClassVar, NamedTuple, cast

from .bits import popcount
from .errors import BadPosition
from .game import Game
from .grid import behind
from .kinds import State
from .scene import Cell, Panel, Piece, Scene
from .texts import say
from .verbs import mover, play

EMPTY, FIRST, SECOND = ".", "X", "O"
READ = {".": EMPTY, "-": EMPTY, "_": EMPTY, "x": FIRST, "a": FIRST, "o": SECOND, "b": SECOND}


class Sides(NamedTuple):
    """A position as the side to move sees it: its stones and the other's, a bit a cell."""

    mine: int = 0
    theirs: int = 0


class StonesState(Sides):
    """Such a position, with the named facts of its board."""

    columns: ClassVar[int]
    rows: ClassVar[int]
    length: ClassVar[int]  # in a row
    stride: ClassVar[int]  # bits from one line of cells to the next
    steps: ClassVar[tuple[int, int, int, int]]
    board: ClassVar[int]  # all cells
    exact_key: ClassVar[bool]


@play.of(StonesState)
def _(state: StonesState, move: int) -> StonesState:
    """A move is the bit of a cell; then it is the other side's turn."""
    return type(state)(state.theirs, state.mine | move)


@mover.of(StonesState)
def _(state: StonesState) -> int:
    return popcount(state.mine | state.theirs) & 1


class Stones(Game):
    """A game of two colours on a grid."""

    state: type[StonesState]

    seat_names = ("X", "O")
    shapes: ClassVar[tuple[str, str]] = ("cross", "ring")
    ruled = False

    def cell(self, column: int, row: int) -> int:
        """The bit of a cell, columns from the left and rows from the top."""
        raise NotImplementedError

    def sides(self, state: State) -> tuple[int, int]:
        """The stones of seat 0 and of seat 1."""
        mine, theirs = cast(tuple[int, int], tuple(state))
        return (mine, theirs) if mover(state) == 0 else (theirs, mine)

    def grid(self, state: State) -> list[str]:
        first, second = self.sides(state)
        columns, rows = self.span()
        marks = [
            [FIRST if first & bit else SECOND if second & bit else EMPTY for bit in line]
            for line in ([self.cell(c, r) for c in range(columns)] for r in range(rows))
        ]
        return ["".join(line) for line in marks]

    def span(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.state.columns, self.state.rows

    def dump(self, state: State) -> str:
        """Rows from the top, '/' between them: X moved first."""
        return "/".join(self.grid(state))

    def load(self, text: str) -> State:
        """The position of such a text; '-' and '_' are empty cells too, a and b are X and O."""
        columns, rows = self.span()
        lines = text.strip().replace(" ", "").lower().split("/")
        if len(lines) != rows or any(len(line) != columns for line in lines):
            shape = say("{rows} rows of {columns} cells", rows=rows, columns=columns)
            raise BadPosition(
                say("A position of {game} is {shape}, with '/' between rows.", game=self.name, shape=shape)
            )
        sides = {EMPTY: 0, FIRST: 0, SECOND: 0}
        for r, line in enumerate(lines):
            for c, mark in enumerate(line):
                if mark not in READ:
                    raise BadPosition(say("'{mark}' is no mark: a cell is X, O or '.'.", mark=mark))
                sides[READ[mark]] |= self.cell(c, r)
        return self.checked(sides[FIRST], sides[SECOND])

    def checked(self, first: int, second: int) -> State:
        """The state with these stones; BadPosition where no game leads to it."""
        ahead = popcount(first) - popcount(second)
        if ahead not in (0, 1):
            counts = {"first": popcount(first), "second": popcount(second)}
            text = "X moves first, so it has as many stones as O or one more; here are {first} X and {second} O."
            raise BadPosition(say(text, **counts))
        won = [bool(self.row_cells(stones)) for stones in (first, second)]
        if all(won):
            raise BadPosition(
                say("Both sides have a row of {length}; the game ends with the first.", length=self.length)
            )
        if (won[0] and ahead == 0) or (won[1] and ahead == 1):
            raise BadPosition(say("A row of {length} ends the game, but a stone was set after it.", length=self.length))
        made: State = self.state(first, second) if ahead == 0 else self.state(second, first)
        return made

    @property
    def length(self) -> int:
        """How many in a row win."""
        return self.state.length

    def row_cells(self, stones: int) -> int:
        """Every stone that stands in a row of `length`."""
        found = 0
        for step in self.state.steps:
            starts = stones & behind(stones, self.length - 1, step)
            for i in range(self.length):
                found |= starts << i * step
        return found

    def scene(self, state: State, before: State | None = None) -> Scene:
        columns, rows = self.span()
        now, old = self.grid(state), self.grid(before if before is not None else state)
        deciding = self.row_cells(self.sides(state)[0]) | self.row_cells(self.sides(state)[1])
        cells, last, lines = [], set(), set()
        for r in range(rows):
            for c in range(columns):
                cells.append(Cell(self.cell_id(c, r), c, r, self.piece(now[r][c])))
                if now[r][c] != old[r][c]:
                    last.add(cells[-1].id)
                if deciding & self.cell(c, r):
                    lines.add(cells[-1].id)
        panel = Panel(columns, rows, tuple(cells), *self.labels(), ruled=self.ruled)
        return self.framed(state, (panel,), last=frozenset(last), lines=frozenset(lines))

    def cell_id(self, column: int, row: int) -> str:
        """What a cell is called: its column's letter and its row, from the top."""
        return f"{chr(97 + column)}{row + 1}"

    def labels(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Of columns and rows."""
        columns, rows = self.span()
        return tuple(chr(97 + c) for c in range(columns)), tuple(str(r + 1) for r in range(rows))

    def piece(self, mark: str) -> Piece | None:
        if mark == EMPTY:
            return None
        seat = 0 if mark == FIRST else 1
        return Piece(mark, self.seat_name(seat), seat, self.shapes[seat])
