"""Tic-tac-toe (tres en raya), of any size that one int a side holds: its notation and its looks."""

import re
from typing import cast

from ...core.bits import place
from ...core.errors import UnknownGame
from ...core.grid import LONGEST
from ...core.kinds import State
from ...core.stones import Stones
from ...core.texts import say, teach
from . import speed as speed  # its verbs
from .heuristic import best_cell
from .rules import TicTacToe, board
from .texts import PORTUGUESE, SPANISH


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

    def rule_of_thumb(self, state: State) -> int | None:
        return best_cell(cast(TicTacToe, state)) if not self.over(state) else 0

    def explain(self, state: State, text: str) -> str:
        ids = [cell.id for cell in self.scene(state).panels[0].cells]
        if self.over(state) or text.lower() not in ids:
            return super().explain(state, text)
        return say("{cell} is taken.", cell=text.lower())


teach("es", SPANISH)
teach("pt", PORTUGUESE)

GAME = TicTacToeGame(
    "tictactoe",
    board(),
    titles={"en": "Tic-tac-toe", "es": "Tres en raya", "pt": "Jogo do galo"},
    aliases=("tresenraya",),
)
