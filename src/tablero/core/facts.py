"""What a State class declares of its game, and compiled search builds on: buffers, tables, windows."""

from typing import NamedTuple

from .errors import BadGame

CAP = 1000
"""Plies after which a game without a declared end is broken off."""


class Facts(NamedTuple):
    """Attributes of a State class, each with the value it has where the class is silent."""

    most_moves: int  # most legal moves in any position; must be given
    longest_game: int | None = None  # plies of the longest game; None: it may go round in circles
    seats: int = 2
    payoff_limits: tuple[int, int] = (-1, 1)  # lowest and highest payoff
    by_points: bool = False  # more is better, beyond winning
    exact_key: bool = False  # no two states share a key

    @property
    def plies(self) -> int:
        """How deep a game can get, or is let to."""
        return CAP if self.longest_game is None else self.longest_game


def facts(cls: type) -> Facts:
    """The facts of a State class; BadGame where `most_moves` is missing."""
    given = {name: getattr(cls, name) for name in Facts._fields if hasattr(cls, name)}
    if "most_moves" not in given:
        raise BadGame(f"{cls.__qualname__} does not say `most_moves`: the most legal moves in any position.")
    return Facts(**given)
