"""Which program serves which game."""

from ...core.game import Game
from .connect4 import ConnectFour
from .draughts import Damas
from .program import Program, Wishes
from .three_six_nine import ThreeSixNine
from .tictactoe import TresEnRaya


def program_of(game: Game, wishes: Wishes) -> Program:
    """The first program's own way where there was one, else the plain one; so also for every game from a file."""
    known = {"tictactoe": TresEnRaya, "369": ThreeSixNine, "connect4": ConnectFour, "draughts/libre": Damas}
    made = None if game.file else known.get(game.id) or known.get(game.name)
    return (made or Program)(game, wishes)
