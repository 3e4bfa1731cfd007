"""Legal moves for whoever keeps no buffer: interpreted."""

from .facts import facts
from .kinds import State
from .verbs import moves


def legal_moves(state: State) -> list[int]:
    """Every legal move, in the game's order."""
    out = [0] * facts(type(state)).most_moves
    return out[: moves(state, out)]
