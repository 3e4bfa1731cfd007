"""Connect 4 (conecta 4), of any size that one int a side holds: its notation and its looks."""

import re
from importlib.resources import files

from ...core.bits import place
from ...core.errors import BadPosition, UnknownGame
from ...core.kinds import State
from ...core.stones import Stones
from ...core.texts import say, teach
from . import speed as speed  # its verbs
from .rules import ConnectFour, board
from .texts import PORTUGUESE, SPANISH


class ConnectFourGame(Stones):
    """A move is the number of its column, from the left and from 1."""

    seat_names = ("X", "O")
    shapes = ("disc", "ring")
    sizes = "COLUMNSxROWS[xLENGTH]"
    rules = (
        "A board of {columns} columns and {rows} rows. The players take turns to drop a disc into a column; it falls to"
        " the lowest free cell. Who first has {length} or more discs of his own in a row, across, upright or"
        " diagonally, wins. A full board without one is a draw. The score is the discs that the winner has left,"
        " counting the winning one."
    )

    def sized(self, word: str) -> type[ConnectFour] | None:
        found = re.fullmatch(r"(\d{1,3})x(\d{1,3})(?:x(\d{1,3}))?", word)
        if not found:
            return None
        columns, rows, length = (int(part or 4) for part in found.groups())
        if columns * (rows + 1) > 62 or not columns or not rows:
            text = "connect4/{word} does not fit: COLUMNS x (ROWS + 1) may be 62 at the most."
            raise UnknownGame(say(text, word=word))
        if not 2 <= length <= min(7, max(columns, rows)):
            raise UnknownGame(
                say("connect4/{word} has no sense: no row of {length} can be made.", word=word, length=length)
            )
        return board(columns, rows, length)

    def cell(self, column: int, row: int) -> int:
        rows = self.span()[1]
        return 1 << column * (rows + 1) + rows - 1 - row

    def format(self, state: State, move: int) -> str:
        return str(place(move) // self.state.stride + 1)

    def labels(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return tuple(str(c + 1) for c in range(self.span()[0])), ()

    def checked(self, first: int, second: int) -> State:
        columns, rows = self.span()
        for c in range(columns):
            for r in range(rows - 1):
                if (first | second) & self.cell(c, r) and not (first | second) & self.cell(c, r + 1):
                    raise BadPosition(say("A disc hangs in the air in column {column}.", column=c + 1))
        return super().checked(first, second)

    def book_data(self) -> bytes | None:
        """That of the usual board."""
        kept = files(__package__) / "book.bin"
        return kept.read_bytes() if self.state is board() and kept.is_file() else None

    def explain(self, state: State, text: str) -> str:
        columns = self.span()[0]
        if self.over(state):
            return super().explain(state, text)
        if text in map(str, range(1, columns + 1)):
            return say("Column {column} is full.", column=text)
        return say("'{move}' is no column: columns are 1 to {columns}.", move=text, columns=columns)


teach("es", SPANISH)
teach("pt", PORTUGUESE)

GAME = ConnectFourGame(
    "connect4",
    board(),
    titles={"en": "Connect 4", "es": "Conecta 4", "pt": "Quatro em linha"},
    aliases=("conecta4",),
)
