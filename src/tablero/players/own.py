"""Anyone's player: a Python file with a class that has a method `choose`."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..core.errors import IllegalMove, UnknownGame
from ..core.files import run_file
from ..core.game import Game
from ..core.kinds import State
from ..core.texts import say
from ..core.verbs import mover


@dataclass(frozen=True)
class Turn:
    """What a player of one's own is asked with."""

    game: Game
    history: Sequence[State]

    @property
    def state(self) -> State:
        """The position to move in."""
        return self.history[-1]

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(mover(self.state))

    def legal(self) -> list[int]:
        """The legal moves, as numbers."""
        return self.game.legal(self.state)

    def moves(self) -> list[str]:
        """The legal moves in text, in the same order."""
        return [self.game.format(self.state, move) for move in self.legal()]


class OwnPlayer:
    """The first class of a file that has a `choose`; it is given a Turn, and answers a move, as text or as a number."""

    def __init__(self, path: str, game: Game, seed: int) -> None:
        self.game, self.player = game, player_class(Path(path))()

    def choose(self, history: Sequence[State]) -> int:
        turn = Turn(self.game, history)
        answer = self.player.choose(turn)
        if isinstance(answer, str):
            return self.game.parse(turn.state, answer)
        if answer not in turn.legal():
            raise IllegalMove(say("{move} is not the number of a legal move here.", move=answer))
        return int(answer)


def player_class(path: Path) -> Any:
    """The class; UnknownGame or BadGame says what is wrong with the file."""
    module = run_file(path, "tablero_player")
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__ and callable(getattr(value, "choose", None)):
            return value
    raise UnknownGame(say("{path} has no class with a method `choose`.", path=path.name))
