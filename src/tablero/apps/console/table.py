"""One match at plain prompts, between people who sit here and engines."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ...core.errors import IllegalMove, NotPossible
from ...core.texts import say
from ...play.advice import Advice, advise
from ...play.engines import Engines
from ...play.exchange import save_new
from ...play.library import Keeper
from ...play.match import Match
from ...players.spec import HUMAN
from ..progress import working
from . import talk
from .talk import Left

if TYPE_CHECKING:
    from .manner import Manner

HELP = """\
A move, written as the list of moves writes it, or:
?        this help
rules    the rules in brief
moves    every legal move
board    the board again
hint     a good move, and why
eval     how it stands
undo     take back your last move
draw     offer a draw
resign   give up
save F   write the game to the file F
quit     leave the game; it is kept"""


class Again(Exception):
    """What was asked for is not wanted any more: look at the match again."""


class Table:
    """A match, who plays in it, how it looks, and where it is kept."""

    def __init__(self, match: Match, manner: "Manner", keeper: Keeper, limit: float | None = None) -> None:
        self.match, self.manner, self.keeper = match, manner, keeper
        self.engines = Engines(match, limit)
        self.here = [spec == HUMAN for spec in match.players]
        self.thought = 0.0  # of the person to move, up to the last question
        self.introduced = False  # has the board been shown already?
        manner.table = self

    def play(self) -> None:
        """The match to its end; Left when somebody leaves."""
        self.kept()
        self.manner.begin()
        while not self.match.over:
            seat = self.match.turn
            if seat is None:
                self.match.settle()
                self.manner.told()
            elif self.here[seat]:
                self.person(seat)
            else:
                self.engine(seat)
            self.kept()
        self.manner.end()

    def kept(self) -> None:
        """Have what is new written to the library."""
        self.keeper.keep(self.match)
        if complaint := self.keeper.heard():
            print(complaint)

    def engine(self, seat: int) -> None:
        """An engine's turn."""
        before = len(self.match.played)
        self.manner.turn(seat)
        with working(say("{seat} ({player}) is thinking", seat=self.name(seat), player=self.match.players[seat])):
            self.engines.move(self.match)
        if len(self.match.played) > before:
            self.manner.told()

    def person(self, seat: int) -> None:
        """A person's turn: asked until there is a move, or the match has changed otherwise."""
        self.manner.turn(seat)
        self.thought = 0.0
        while True:
            try:
                move = self.manner.asked(seat)
                break
            except IllegalMove as error:
                self.manner.refused(error)
            except Again:
                return
        before = len(self.match.played)
        self.match.play(move, self.thought)
        if len(self.match.played) > before:
            self.manner.told()

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.manner.names[seat]

    # What a person may say instead of a move.

    def question(self, text: str) -> str:
        """The answer to a question. Commands are obeyed, and the question is asked again; Again where one has changed
        the match."""
        while True:
            began = time.perf_counter()
            answer = talk.line(text)
            self.thought += time.perf_counter() - began
            if answer and not self.command(answer):
                return answer

    def command(self, text: str) -> bool:
        """Obey, if this is a command."""
        word, _, rest = text.partition(" ")
        for name, obey in self.commands().items():
            if word.casefold() in (name, say(name)) and (not rest or name == "save"):
                obey(rest.strip())
                return True
        return False

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Every command by its English word."""
        return {
            "?": lambda rest: print(say(HELP)),
            "help": lambda rest: print(say(HELP)),
            "rules": lambda rest: print(talk.wrapped(self.match.game.rule_text())),
            "moves": lambda rest: print(talk.wrapped(", ".join(self.legal()))),
            "board": lambda rest: self.manner.show(),
            "hint": lambda rest: self.hint(),
            "eval": lambda rest: self.eval(),
            "undo": lambda rest: self.undo(),
            "draw": lambda rest: self.offer(),
            "resign": lambda rest: self.resign(),
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def legal(self) -> list[str]:
        """Every legal move in text."""
        return [self.match.game.format(self.match.state, move) for move in self.match.game.legal(self.match.state)]

    def leave(self, rest: str) -> None:
        raise Left

    def advice(self) -> Advice | None:
        """What is best, and how it stands; None, and the reason is told, where nobody can say."""
        try:
            with working(say("Thinking about {game}", game=self.match.game.name)):
                return advise(self.match.game, self.match.states)
        except NotPossible as error:
            print(error)
            return None

    def hint(self) -> None:
        """The best move, what it is worth, and how it goes on."""
        if found := self.advice():
            print(say("best: {move}, {value}", move=found.best, value=found.value))
            if len(found.line) > 1:
                print(say("line: {moves}", moves=" ".join(found.line[:8])))
            if found.others:
                print(say("others: {moves}", moves=", ".join(f"{move} {value}" for move, value in found.others[:4])))

    def eval(self) -> None:
        """How it stands for the seat to move."""
        if found := self.advice():
            print(f"{self.name(self.match.turn or 0)}: {found.value}")

    def undo(self) -> None:
        """Back to the last decision of somebody who sits here."""
        steps = self.match.steps_to_take_back(self.here)
        if not steps:
            print(say("There is no move of yours to take back."))
            return
        for _ in range(steps):
            self.match.take_back()
        self.manner.show()
        raise Again

    def offer(self) -> None:
        """A draw, if all others agree."""
        seat = self.match.turn or 0
        others = [other for other in range(self.match.seats) if other != seat]
        for other in others:
            if self.here[other]:
                takes = talk.agreed(say("{seat}, do you take the draw?", seat=self.name(other)))
            else:
                takes = self.engines.accepts_a_draw(self.match, other)
            if not takes:
                print(say("{seat} declines.", seat=self.name(other)))
                return
        self.match.agree()
        raise Again

    def resign(self) -> None:
        if talk.agreed(say("Do you give up?")):
            self.match.resign(self.match.turn or 0)
            raise Again

    def save(self, rest: str) -> None:
        """Write the record to a file; an existing one is not touched."""
        if not rest:
            print(say("Name a file: save game.jsonl"))
            return
        try:
            save_new(self.match, rest)
        except NotPossible as error:
            print(error)
        else:
            print(say("Saved: {file}", file=rest))
