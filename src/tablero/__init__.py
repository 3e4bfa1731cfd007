"""tablero: rules you can read, engines you can't beat.

>>> import tablero
>>> position = tablero.game("connect4").start().play("44444")
>>> position.moves()
['1', '2', '3', '4', '5', '6', '7']
"""

from .core.errors import BadGame, BadPosition, BadRecord, IllegalMove, NotPossible, TableroError, UnknownGame
from .core.texts import language
from .face import Analysis, Kind, OpenGame, Position, Value, game, games
from .version import VERSION

__version__ = VERSION

__all__ = [
    "__version__",
    "Analysis",
    "BadGame",
    "BadPosition",
    "BadRecord",
    "IllegalMove",
    "Kind",
    "NotPossible",
    "OpenGame",
    "Position",
    "TableroError",
    "UnknownGame",
    "Value",
    "game",
    "games",
    "language",
]
