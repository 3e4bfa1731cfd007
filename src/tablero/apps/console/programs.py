"""Which program serves which game."""

from ...core.game import Game
from .connect4 import ConnectFour
from .draughts import Damas
from .program import Program, Wishes
from .three_six_nine import ThreeSixNine
from .tictactoe import TresEnRaya


def program_of(game: Game, wishes: Wishes) -> Program:
    """The seed's own program where there is one, else the plain one."""
    known = {"tictactoe": TresEnRaya, "369": ThreeSixNine, "connect4": ConnectFour, "draughts/libre": Damas}
    made = known.get(game.id) or known.get(game.name) or Program
    return made(game, wishes)
