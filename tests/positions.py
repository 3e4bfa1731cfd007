"""Positions for tests."""

from tablero.core.chance import dice
from tablero.core.game import Game
from tablero.core.kinds import State
from tablero.core.rng import below
from tablero.core.verbs import play


def random_line(game: Game, seed: int, plies: int) -> list[State]:
    """The states of a random game, as far as it goes."""
    rng, states = dice(seed), [game.start()]
    for _ in range(plies):
        legal = game.legal(states[-1])
        if not legal:
            break
        states.append(play(states[-1], legal[below(len(legal), rng)]))
    return states
