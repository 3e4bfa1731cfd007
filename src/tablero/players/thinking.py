"""What a player thinks of a position."""

from collections.abc import Sequence
from typing import cast

from ..core.errors import NotPossible
from ..core.game import Game
from ..core.kinds import State
from ..core.texts import say
from ..search.analysis import Analysis
from .engines import Thinker, best_for, make

SECONDS = 1.0


def think(
    game: Game, history: Sequence[State], spec: str = "best", seconds: float | None = None, seed: int = 0
) -> Analysis:
    """The analysis of the last position by the player of a spec; NotPossible where it has none to give."""
    if game.over(history[-1]):
        raise NotPossible(say("The game is over: there is nothing to think about."))
    return thinker(game, spec, seconds, seed).think(history)


def thinker(game: Game, spec: str, seconds: float | None, seed: int = 0) -> Thinker:
    """The player of a spec, with so long to think; NotPossible where it cannot say what it thinks."""
    player = make(timed(best_for(game) if spec == "best" else spec, seconds), game, seed)
    if not hasattr(player, "think"):
        raise NotPossible(say("The player {name} cannot say what it thinks.", name=spec))
    return cast(Thinker, player)


def timed(spec: str, seconds: float | None) -> str:
    """The spec with so long to think, where it takes a time and has no other limit."""
    name, _, rest = spec.partition(":")
    if seconds is None or name not in ("alphabeta", "mcts"):
        return spec
    options = [part for part in rest.split(",") if part and not part.startswith("seconds=")]
    return f"{name}:{','.join([*options, f'seconds={seconds}'])}"
