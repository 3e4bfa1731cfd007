"""How a table talks: what it shows and asks. This one serves every game; the seeds' own are beside it."""

import sys
from typing import TYPE_CHECKING

from ...core.errors import IllegalMove
from ...core.texts import say
from ...play.clock import clock_text
from ...play.match import Match
from ...play.result import in_words
from ...players.spec import HUMAN
from ...view.text import draw_text
from ..screen import colourful
from ..seats import called

if TYPE_CHECKING:
    from .table import Table


class Manner:
    """The plain one: a board, and a question for the whole move."""

    table: "Table"

    def __init__(self, match: Match) -> None:
        self.match = match
        self.names = match.names
        self.colour = colourful(sys.stdout)

    def board(self) -> str:
        """The position."""
        return draw_text(self.match.game.scene(self.match.state, self.match.before), colour=self.colour)

    def show(self) -> None:
        """The position, and an empty line."""
        print(self.board(), end="\n\n", flush=True)

    def begin(self) -> None:
        """Before the first question."""
        players = zip(self.names, self.match.players, strict=True)
        print(f"{self.match.game.title}: " + ", ".join(f"{name} {called(spec)}" for name, spec in players), end="\n\n")
        self.show()

    def turn(self, seat: int) -> None:
        """Somebody is to move."""

    def asked(self, seat: int) -> int:
        """The move that a person wants to make; IllegalMove says why there is none."""
        text = self.table.question(say("{seat}, your move (? for help): ", seat=self.timed(seat)))
        return self.match.game.parse(self.match.state, text)

    def timed(self, seat: int) -> str:
        """A seat's name, and the time that it has left."""
        left = self.match.left(seat)
        return self.names[seat] if left is None else f"{self.names[seat]} [{clock_text(left)}]"

    def refused(self, error: IllegalMove) -> None:
        """What was asked for cannot be played."""
        print(error)

    def told(self) -> None:
        """The last step has been made."""
        last = self.match.played[-1]
        who = say("Chance") if last.seat is None else self.who(last.seat)
        print(f"{who}: {self.match.game.narrate(last.step)}")
        if not self.match.pending:
            self.show()

    def who(self, seat: int) -> str:
        """A seat and who sits there."""
        spec = self.match.players[seat]
        return self.names[seat] if spec == HUMAN else f"{self.names[seat]} ({spec})"

    def end(self) -> None:
        """The match is over: who won, the points from high to low, what was played."""
        if self.match.result is not None:
            print(in_words(self.names, self.match.result))
        points = self.match.game.points(self.match.state)
        for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
            print(say("{seat}: {points} points", seat=self.names[seat], points=points[seat]))
        print(say("Moves: {moves}", moves=" ".join(self.match.line)))


def begun(match: Match, number: int, games: int) -> Manner:
    """One who tells a match that nobody here plays in; the beginning is told at once."""
    if games > 1:
        print(say("Game {number} of {games}", number=number, games=games))
    teller = Manner(match)
    teller.begin()
    return teller
