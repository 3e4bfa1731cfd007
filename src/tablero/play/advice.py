"""What to play, and why: an analysis in the words of the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.game import Game
from ..core.kinds import State
from ..core.verbs import pending, play
from ..players.thinking import think, thinker
from ..search.analysis import Analysis, Value


@dataclass(frozen=True)
class Advice:
    """An analysis of a position, its moves in text."""

    found: Analysis
    best: str
    value: str  # in words, for the side to move
    line: tuple[str, ...]  # how it goes on, the best move first
    root: tuple[tuple[str, str], ...]  # moves and what they are worth, as far as known

    @property
    def others(self) -> list[tuple[str, str]]:
        """Those of them that are not the best."""
        return [each for each in self.root if each[0] != self.best]


def advise(game: Game, history: Sequence[State], spec: str = "best", seconds: float | None = None) -> Advice:
    """What a player of this spec would do in the last position; NotPossible where it cannot say."""
    return in_words(game, history[-1], heeded(think(game, history, spec, seconds)))


def heeded(found: Analysis) -> Analysis:
    """An analysis that Ctrl-C did not break off; else KeyboardInterrupt."""
    if found.interrupted:
        raise KeyboardInterrupt
    return found


def in_words(game: Game, state: State, found: Analysis) -> Advice:
    """The analysis of a state, in words."""
    best = game.format(state, found.best[0])
    root = tuple((game.format(state, move), worth(game, value)) for move, value in found.moves.items())
    return Advice(found, best, worth(game, found.value), line_in_words(game, state, found.line), root)


def worth(game: Game, value: Value) -> str:
    """A value in words."""
    return value.words(by_points=game.facts.by_points)


def line_in_words(game: Game, state: State, line: Sequence[int]) -> tuple[str, ...]:
    """Moves in text, as far as they can be played."""
    names: list[str] = []
    for move in line:
        if pending(state) or move not in game.legal(state):
            break
        names.append(game.format(state, move))
        state = play(state, move)
    return tuple(names)


class Analyst:
    """One who looks on and says what is best; in a thread of its own, if need be, and stopped from another."""

    def __init__(self, game: Game, seconds: float, spec: str = "best") -> None:
        self.game = game
        self.player = thinker(game, spec, seconds)

    def advise(self, history: Sequence[State]) -> Advice | None:
        """What to do in the last position; None where it was stopped before it knew."""
        found = heeded(self.player.think(history))
        return in_words(self.game, history[-1], found) if found.best else None

    def stop(self) -> None:
        """End it, with what is known so far."""
        self.player.stop()
