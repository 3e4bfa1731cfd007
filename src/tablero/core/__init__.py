"""What a game file needs: verbs to answer, a Game to fill, and the few functions that rules share."""

from .bits import nth, place, popcount, put, reversed_bits
from .errors import BadGame, BadPosition, BadRecord, IllegalMove, NotPossible, TableroError, UnknownGame
from .family import variant
from .game import Game
from .kinds import Buffer, State
from .rng import below
from .scene import Cell, Panel, Piece, Scene
from .stones import Stones
from .texts import say, teach
from .verbs import (
    banked,
    bounds,
    candidates,
    count,
    draw,
    evaluate,
    greed,
    key,
    loud,
    material,
    mirror,
    mover,
    moves,
    payoff,
    pending,
    pick,
    play,
    promise,
    resolve,
    rule,
)
from .words import fold

__all__ = [
    "BadGame",
    "BadPosition",
    "BadRecord",
    "Buffer",
    "Cell",
    "Game",
    "IllegalMove",
    "NotPossible",
    "Panel",
    "Piece",
    "Scene",
    "State",
    "Stones",
    "TableroError",
    "UnknownGame",
    "banked",
    "below",
    "bounds",
    "candidates",
    "count",
    "draw",
    "evaluate",
    "fold",
    "greed",
    "key",
    "loud",
    "material",
    "mirror",
    "mover",
    "moves",
    "nth",
    "payoff",
    "pending",
    "pick",
    "place",
    "play",
    "popcount",
    "promise",
    "put",
    "resolve",
    "reversed_bits",
    "rule",
    "say",
    "teach",
    "variant",
]
