"""Players that the machine plays. Each is made for one game and one seed, and asked for one move at a time."""

from collections.abc import Callable
from typing import Protocol

from ..core.chance import dice
from ..core.errors import NotPossible, UnknownGame, near
from ..core.game import Game
from ..core.kinds import State
from ..core.rng import below
from ..core.texts import say
from ..search.book import book_of
from ..search.minimax import minimax
from ..search.solve import Solver, refusal


class Player(Protocol):
    """Whoever can be asked for a move."""

    def choose(self, state: State) -> int:
        """A legal move; the game is not over, and it is not chance's turn."""


class RandomPlayer:
    """Any legal move, each as likely as another."""

    def __init__(self, game: Game, seed: int, options: dict[str, str]) -> None:
        self.game, self.rng = game, dice(seed)

    def choose(self, state: State) -> int:
        legal = self.game.legal(state)
        return legal[below(len(legal), self.rng)]


class MinimaxPlayer:
    """The best by minimax to `depth` (4 if not said); among equals, any."""

    def __init__(self, game: Game, seed: int, options: dict[str, str]) -> None:
        self.depth = whole(options, "depth", 4)
        self.rng = dice(seed)
        if game.facts.seats != 2:
            raise NotPossible(say("Minimax is for games of two seats without chance."))

    def choose(self, state: State) -> int:
        best = minimax(state, self.depth).best
        return best[below(len(best), self.rng)]


class PerfectPlayer:
    """A move that keeps the exact value: wins fastest or holds out longest, as the payoff counts it; among equals,
    any."""

    def __init__(self, game: Game, seed: int, options: dict[str, str]) -> None:
        if reason := refusal(game.start()):
            raise NotPossible(reason)
        self.solver, self.rng = Solver(game.start(), book=book_of(game)), dice(seed)

    def choose(self, state: State) -> int:
        found = self.solver.solve(state, every=True)
        if found.stopped:
            raise KeyboardInterrupt
        return found.best[below(len(found.best), self.rng)]


PLAYERS: dict[str, Callable[[Game, int, dict[str, str]], Player]] = {
    "random": RandomPlayer,
    "minimax": MinimaxPlayer,
    "perfect": PerfectPlayer,
}
OPTIONS = {"random": set[str](), "minimax": {"depth"}, "perfect": set[str]()}


def make(spec: str, game: Game, seed: int) -> Player:
    """The player of a spec: a word, and options after a colon (minimax:depth=6)."""
    name, _, rest = spec.partition(":")
    if name not in PLAYERS:
        names = ", ".join(["human", *PLAYERS])
        raise UnknownGame(
            say("There is no player '{name}'.", name=name)
            + near(name, ["human", *PLAYERS])
            + " "
            + say("There are: {names}.", names=names)
        )
    options = dict(part.partition("=")[::2] for part in rest.split(",") if part)
    for option in options:
        if option not in OPTIONS[name]:
            known = ", ".join(sorted(OPTIONS[name])) or say("none")
            raise UnknownGame(
                say("{name} has no option '{option}'; it has: {known}.", name=name, option=option, known=known)
            )
    return PLAYERS[name](game, seed, options)


def whole(options: dict[str, str], name: str, default: int) -> int:
    """A whole number above 0 among the options."""
    text = options.get(name, str(default))
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 1000):
        raise UnknownGame(
            say("'{text}' is no value for {name}: it takes a whole number from 1 on.", text=text, name=name)
        )
    return int(text)


def opponent_for(game: Game) -> str:
    """A good opponent that answers at once, for this game."""
    known = game.facts
    if refusal(game.start()) is None and known.plies <= 16:
        return "perfect"
    if known.seats == 2 and refusal(game.start()) is None:
        depth, reach = 1, known.most_moves
        while reach * known.most_moves < 10_000_000 and depth < 10:
            depth, reach = depth + 1, reach * known.most_moves
        return f"minimax:depth={depth}"
    return "random"
