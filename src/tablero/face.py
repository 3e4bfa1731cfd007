"""The Python face: games and positions as users hold them, the same for every game.

import tablero
game = tablero.game("connect4")
position = game.start().play("44444")
print(position)
position.solve().value
"""

from collections.abc import Iterable, Sequence
from typing import Any

from .core import registry
from .core.chance import settle
from .core.errors import IllegalMove
from .core.facts import Facts
from .core.game import Game, Step
from .core.kinds import State
from .core.texts import say
from .core.verbs import mover, payoff, pending
from .search.analysis import Analysis, Kind, Value


class OpenGame:
    """A game, opened: where positions come from, and where many are asked about at once."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules

    def __repr__(self) -> str:
        return f"tablero.game({self.name!r})"

    @property
    def name(self) -> str:
        """Its id and variant; `tablero.game` takes it."""
        return self.rules.name

    @property
    def title(self) -> str:
        """What people call it, in the language in use."""
        return self.rules.title

    @property
    def facts(self) -> Facts:
        """Seats, most moves, longest game, payoff limits."""
        return self.rules.facts

    def start(self, seed: int = 0) -> "Position":
        """The first position. The seed decides what chance does."""
        return Position(self, self.rules.start(seed), seed=seed)

    def position(self, text: str) -> "Position":
        """The position that a text describes, as `Position.dump` writes it; BadPosition says what is wrong."""
        return Position(self, self.rules.load(text))

    def positions(self, lines: Iterable[str]) -> list["Position"]:
        """The positions after lines of moves."""
        return [self.start().play(line) for line in lines]

    def values(self, positions: Sequence["Position"], *, weak: bool = False) -> Any:
        """The exact values of many positions, each for its side to move, as an array; `weak`: their signs alone."""
        from .search.solve import Solver

        return Solver(self.rules.start()).values([position.state for position in positions], weak=weak)

    def playouts(self, positions: Sequence["Position"], games: int, *, seed: int = 0) -> list[Any]:
        """Random games from each of many positions, in one call."""
        from .search.playouts import playouts_each

        return playouts_each([position.state for position in positions], games, seed=seed)


class Position:
    """A position of a game, and how it came about. It never changes: `play` gives another one."""

    def __init__(self, game: OpenGame, state: State, *, seed: int = 0, steps: tuple[Step, ...] = ()) -> None:
        self.game, self.state, self.seed, self.steps = game, state, seed, steps

    # What it is.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(self.state) is type(other.state) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.dump()}>"

    def __str__(self) -> str:
        return self.text()

    def dump(self) -> str:
        """The position in text, for `OpenGame.position`."""
        return self.game.rules.dump(self.state)

    @property
    def history(self) -> list[str]:
        """What was played, outcomes of chance behind an @."""
        return [step.text for step in self.steps]

    @property
    def pending(self) -> bool:
        """Is it chance's turn?"""
        return bool(pending(self.state))

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game.rules.over(self.state)

    @property
    def drawn(self) -> str | None:
        """Why the game ends in a draw here, by what has been played: a repetition, a counter; None while it goes on."""
        return self.game.rules.ending(self.states)

    @property
    def states(self) -> list[State]:
        """The states of the game up to this one."""
        return [*(step.before for step in self.steps), self.state]

    @property
    def turn(self) -> int | None:
        """The seat to move; None where nobody is."""
        return None if self.over or self.pending else int(mover(self.state))

    @property
    def payoffs(self) -> tuple[int, ...] | None:
        """The result for each seat; None while the game goes on."""
        if not self.over:
            return None
        return tuple(int(payoff(self.state, seat)) for seat in range(self.game.facts.seats))

    # Play.

    def moves(self) -> list[str]:
        """Every legal move."""
        return [self.game.rules.format(self.state, move) for move in self.game.rules.legal(self.state)]

    def play(self, moves: str) -> "Position":
        """The position after one move, or after several; IllegalMove says why one cannot be played.

        Where chance comes in between and no outcome is given (behind an @), it is drawn by the position's seed."""
        taken = self.game.rules.follow(self.state, moves, self.seed, len(self.steps))
        after = taken[-1].after if taken else self.state
        return Position(self.game, after, seed=self.seed, steps=(*self.steps, *taken))

    def play_move(self, move: int) -> "Position":
        """The position after a move given as its number, as `Analysis` names it."""
        if move not in self.game.rules.legal(self.state):
            raise IllegalMove(say("{move} is not the number of a legal move here.", move=move))
        return self.after(self.game.rules.played(self.state, move))

    def settle(self) -> "Position":
        """The position once chance has had its turn, drawn by the seed."""
        here = self
        for outcome in settle(self.state, self.seed, len(self.steps))[1]:
            here = here.after(self.game.rules.resolved(here.state, outcome))
        return here

    def after(self, step: Step) -> "Position":
        """The position after a step from here."""
        return Position(self.game, step.after, seed=self.seed, steps=(*self.steps, step))

    def back(self) -> "Position":
        """The position before the last move; this one where there is none."""
        if not self.steps:
            return self
        return Position(self.game, self.steps[-1].before, seed=self.seed, steps=self.steps[:-1])

    # What searches say.

    def solve(self, *, weak: bool = False, every: bool = True) -> Analysis:
        """The exact value and the moves that keep it; `weak`: who wins, not by how much."""
        from .search.book import book_of
        from .search.solve import Solver

        return Solver(self.state, book=book_of(self.game.rules)).solve(self.state, weak=weak, every=every)

    def minimax(self, depth: int | None = None) -> Analysis:
        """Value and best moves by plain minimax, to a depth or to the end."""
        from .search.minimax import minimax

        return minimax(self.state, depth)

    def analyse(self, *, player: str = "best", seconds: float | None = None, seed: int = 0) -> Analysis:
        """What a player thinks of the position: `best`, or a spec such as mcts:simulations=1000. With `seconds`, for so
        long."""
        from .players.thinking import think

        return think(self.game.rules, self.states, player, seconds, seed)

    def perft(self, depth: int) -> int:
        """How many lines of this many moves there are."""
        from .search.perft import perft

        return perft(self.state, depth, seed=self.seed).nodes

    def playouts(self, games: int, *, seed: int = 0) -> Any:
        """How random games from here end."""
        from .search.playouts import playouts

        return playouts(self.state, games, seed=seed)

    def names(self, moves: Iterable[int]) -> list[str]:
        """Moves of an Analysis in the game's notation."""
        return [self.game.rules.format(self.state, move) for move in moves]

    # Looks.

    def scene(self) -> Any:
        """What to draw, with the last move marked."""
        before = self.steps[-1].before if self.steps else None
        return self.game.rules.scene(self.state, before)

    def text(self, *, colour: bool = False) -> str:
        """The board in text."""
        from .view.text import draw_text

        return draw_text(self.scene(), colour=colour)

    def svg(self, *, theme: str = "auto") -> str:
        """The board as an SVG document; themes: light, dark, auto."""
        from .view.svg import draw_svg

        return draw_svg(self.scene(), theme=theme)

    def _repr_svg_(self) -> str:
        return self.svg()


def game(name: str) -> OpenGame:
    """The game of a name: connect4, tictactoe/5x5x4, or a path to a game file; UnknownGame suggests near ones."""
    return OpenGame(registry.find(name))


def games() -> list[OpenGame]:
    """Every installed game."""
    return [OpenGame(found) for found in registry.known()]


__all__ = ["Analysis", "Kind", "OpenGame", "Position", "Value", "game", "games"]
