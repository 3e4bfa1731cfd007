"""Chance, interpreted: what a game's own verbs say, drawn from a seed or given."""

from .kinds import State
from .rng import mix
from .verbs import draw, pending, resolve


def dice(seed: int) -> list[int]:
    """A buffer of random numbers for interpreted play; the same stream as a compiled one of this seed."""
    return [mix(seed)]


def settle(state: State, rng: list[int]) -> tuple[State, list[int]]:
    """The state once chance has had its turns, and the outcomes that it drew."""
    outcomes = []
    while pending(state):
        outcomes.append(draw(state, rng))
        state = resolve(state, outcomes[-1])
    return state, outcomes
