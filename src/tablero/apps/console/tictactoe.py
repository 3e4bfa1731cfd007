"""Tres en raya as its first program had it: who starts, then row and column; the person is X, the machine O."""

from dataclasses import replace

from ...core.scene import Cell
from ...core.texts import say
from ...play.match import Match
from ...play.result import Reason, in_words
from ...players.spec import HUMAN
from ...view.text import draw_text
from . import talk
from .manner import Manner
from .program import Program

PROMPT = "|: "
MARKS = ("X", "O")


class RowThenColumn(Manner):
    """The board, then two questions."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.names = list(self.marks)

    def begin(self) -> None:
        if not self.table.introduced:
            print(self.board())

    @property
    def marks(self) -> tuple[str, str]:
        """The mark of each seat: a person's is X against the machine, whoever begins."""
        first, second = (spec == HUMAN for spec in self.match.players)
        return ("O", "X") if second and not first else MARKS

    def board(self) -> str:
        scene = self.match.game.scene(self.match.state, self.match.before)
        panel = scene.panels[0]
        cells = tuple(self.marked(cell) for cell in panel.cells)
        return draw_text(replace(scene, panels=(replace(panel, cells=cells),), status=""), colour=self.colour)

    def marked(self, cell: Cell) -> Cell:
        if cell.piece is None:
            return cell
        mark = self.marks[cell.piece.seat]
        return replace(cell, piece=replace(cell.piece, mark=mark, seat=MARKS.index(mark)))

    def show(self) -> None:
        print(self.board(), flush=True)

    def turn(self, seat: int) -> None:
        human = self.match.players[seat] == HUMAN
        both = len({spec == HUMAN for spec in self.match.players}) == 1
        text = say("Player's turn: ") if human else say("Machine's turn: ")
        print(say("{mark}'s turn: ", mark=self.marks[seat]) if both else text)

    def asked(self, seat: int) -> int:
        panel = self.match.game.scene(self.match.state).panels[0]
        row = self.one_of(say("Row: "), panel.row_labels)
        if row not in panel.row_labels:
            return self.match.game.parse(self.match.state, row)
        column = self.one_of(say("Column: "), panel.column_labels)
        if column not in panel.column_labels:
            return self.match.game.parse(self.match.state, column)
        return self.match.game.parse(self.match.state, column + row)

    def one_of(self, question: str, known: tuple[str, ...]) -> str:
        """One of these, or a whole cell; else it is said what would be right, and asked again."""
        cells = [cell.id for cell in self.match.game.scene(self.match.state).panels[0].cells]
        while True:
            print(question)
            text = self.table.question(PROMPT).casefold()
            print()
            if text in known or text in cells:
                return text
            print(say("From {first} to {last}, please.", first=known[0], last=known[-1]))

    def told(self) -> None:
        self.show()

    def end(self) -> None:
        result = self.match.result
        assert result is not None
        if result.reason is not Reason.RULES:
            print(in_words(self.names, result))
        elif len(result.winners) == 1:
            print(say("End of the game, {mark} wins", mark=self.marks[result.winners[0]]))
        else:
            print(say("End of the game, a draw"))


class TresEnRaya(Program):
    """Who starts is asked after the empty board was shown."""

    manner = RowThenColumn

    def seats(self) -> list[str]:
        scene = self.game.scene(self.game.start())
        print(draw_text(replace(scene, status="")))
        print(say("Choose who begins: (1-The machine; 0-The player)"))
        first = talk.number(PROMPT, (0, 1), say("1 or 0, please."))
        self.introduced = True
        machine = self.opponent if self.game.variant else "heuristic"
        return [machine, HUMAN] if first else [HUMAN, machine]
