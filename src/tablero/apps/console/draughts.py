"""Damas as their first program had it: who plays, then four questions or one line, by columns and rows."""

import re

from ...core.errors import IllegalMove
from ...core.texts import say
from ...play.match import Match
from ...play.result import Reason, in_words
from ...players.spec import HUMAN
from . import talk
from .manner import Manner
from .program import Program

PROMPT = "|: "
MINIMAX = "minimax:depth=3"
SQUARE = re.compile(r"([a-h])([1-8])")
NUMBERS = re.compile(r"[1-8](?:[\s,;]+[1-8])+")


class FourQuestions(Manner):
    """The seed's board, and its questions."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.names = [self.colour_name(seat) for seat in range(match.seats)]

    def colour_name(self, seat: int) -> str:
        return say("white") if seat == 0 else say("black")

    def who(self, seat: int) -> str:
        spec = self.match.players[seat]
        player = say("person") if spec == HUMAN else "minimax" if spec == MINIMAX else spec
        return f"{self.colour_name(seat)} ({player})"

    def board(self) -> str:
        """The header, then a row and a line of the grid in turn; n N b B stand for men and kings."""
        panel = self.match.game.scene(self.match.state).panels[0]
        at = {(cell.column, cell.row): cell.piece.mark if cell.piece else "_" for cell in panel.cells}
        white, black = (self.colour_name(seat)[0] for seat in (0, 1))
        marks = {"b": black, "B": black.upper(), "w": white, "W": white.upper(), "_": "_"}
        lines = ["| _ |" + "".join(f" {c + 1} |" for c in range(panel.columns))]
        for r in range(panel.rows):
            lines.append("|---" + "+---" * panel.columns + "|")
            row = (marks[at.get((c, r), "_")] for c in range(panel.columns))
            lines.append(f"| {r + 1} |" + "".join(f" {mark} |" for mark in row))
        return "\n".join(lines)

    def begin(self) -> None:
        print()
        self.show()

    def turn(self, seat: int) -> None:
        print(say("Turn of {seat}", seat=self.who(seat)))

    def asked(self, seat: int) -> int:
        """Four numbers, one by one or in one line; or squares: b3-c4."""
        found: list[str] = []
        for question in (
            say("Give the X coordinate (column) of the piece that you want to move"),
            say("Give the Y coordinate (row) of the piece that you want to move"),
            say("Give the X coordinate (column) of the place to which you want to move"),
            say("Give the Y coordinate (row) of the place to which you want to move"),
        ):
            print(question)
            text = self.table.question(PROMPT).casefold()
            if not re.fullmatch("[1-8]", text):
                return self.whole(text)
            found.append(text)
        return self.whole(" ".join(found))

    def whole(self, text: str) -> int:
        """The move of one line: 2 3 3 4, or b3-c4, or all squares of a path."""
        numbers = re.findall("[1-8]", text) if NUMBERS.fullmatch(text) else []
        if numbers and len(numbers) % 2 == 0:
            squares = [f"{chr(96 + int(x))}{y}" for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            text = "-".join(squares)
        return self.match.game.parse(self.match.state, text)

    def refused(self, error: IllegalMove) -> None:
        print(say("Invalid move, choose another one"))
        print(error)

    def told(self) -> None:
        places = [f"({ord(column) - 96}, {row})" for column, row in SQUARE.findall(self.match.played[-1].step.text)]
        print("\n" + say("Move: {start} to {end}.", start=places[0], end=f" {say('to')} ".join(places[1:])))
        self.show()

    def end(self) -> None:
        result = self.match.result
        assert result is not None
        if result.reason is Reason.RULES and len(result.winners) == 1:
            print(say("{seat} wins! Congratulations!", seat=self.colour_name(result.winners[0])))
        else:
            print(in_words(self.names, result))


class Damas(Program):
    """Each of the two is asked for: a person, or the machine."""

    manner = FourQuestions

    def seats(self) -> list[str]:
        print(say("Welcome to draughts in Python."))
        print(say("Now choose the players: player 1 is White, player 2 is Black."))
        return [self.player(1), self.player(2)]

    def player(self, number: int) -> str:
        print("\n" + say("Choose Player {number} : ", number=number))
        print(say("Player 0: Human"))
        print(say("Player 1: Minimax AI"))
        return (HUMAN, MINIMAX)[talk.number(PROMPT, (0, 1), say("There is no such player."))]
