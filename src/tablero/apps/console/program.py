"""A sitting at the console: what is asked before a game, the game, and what comes after."""

from dataclasses import dataclass

from ...core.game import Game
from ...core.texts import say
from ...play.clock import Clock
from ...play.library import Keeper
from ...play.match import Match
from ...players.engines import opponent_for
from ...players.spec import HUMAN
from .manner import Manner
from .table import Table
from .talk import Left


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    seats: tuple[str, ...] = ()  # () where nothing is said
    seed: int = 0
    clock: Clock | None = None
    limit: float | None = None


class Program:
    """The plain one: a person first, then a good opponent."""

    manner: type[Manner] = Manner
    introduced = False  # has the board been shown already?

    def __init__(self, game: Game, wishes: Wishes) -> None:
        self.game, self.wishes = game, wishes

    @property
    def opponent(self) -> str:
        """A good player that answers soon."""
        return opponent_for(self.game)

    def seats(self) -> list[str]:
        """Who sits where, if the command line does not say."""
        return [HUMAN, *[self.opponent] * (self.game.facts.seats - 1)]

    def run(self) -> int:
        """Ask, and play; an exit status."""
        try:
            players = list(self.wishes.seats) or self.seats()
        except Left:
            return 0
        match = Match(self.game, players, seed=self.wishes.seed, clock=self.wishes.clock)
        self.sit(match, Keeper())
        return 0

    def sit(self, match: Match, keeper: Keeper) -> bool:
        """Play a match to its end, or until somebody leaves; was it the end?"""
        table = Table(match, self.made(match), keeper, self.wishes.limit)
        table.introduced = self.introduced
        try:
            table.play()
        except (Left, KeyboardInterrupt) as reason:
            table.kept()
            print(say("Left after: {moves}", moves=" ".join(match.line) or say("no move")))
            if keeper.game is not None and not keeper.trouble:
                print(say("It is kept: `tablero resume {number}` goes on.", number=keeper.game))
            if isinstance(reason, KeyboardInterrupt):
                raise
            return False
        return True

    def made(self, match: Match) -> Manner:
        """How this match is talked about."""
        return self.manner(match)
