"""Conecta 4: a column is asked for, and the discs that won are named, row from the top and column, as in its first
program."""

from ...core.texts import say
from ...players.spec import HUMAN
from .manner import Manner
from .program import Program


class OneColumn(Manner):
    """The board, and one question."""

    def asked(self, seat: int) -> int:
        text = self.table.question(say("{seat}, column (? for help): ", seat=self.timed(seat)))
        return self.match.game.parse(self.match.state, text)

    def told(self) -> None:
        seat = self.match.played[-1].seat
        if seat is not None and self.match.players[seat] == HUMAN:
            self.show()
        else:
            super().told()

    def end(self) -> None:
        super().end()
        scene = self.match.game.scene(self.match.state, self.match.before)
        won = [(cell.row + 1, cell.column + 1) for cell in scene.panels[0].cells if cell.id in scene.lines]
        if won:
            print(say("In a row: {cells}", cells=" ".join(f"[{row},{column}]" for row, column in sorted(won))))


class ConnectFour(Program):
    """A person first, then a good opponent."""

    manner = OneColumn
