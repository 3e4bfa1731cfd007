"""Chance, interpreted: what a game's own verbs say, drawn from a seed or given."""

from .kinds import State
from .rng import MASK, mix
from .verbs import draw, pending, resolve


def dice(seed: int) -> list[int]:
    """A buffer of random numbers for interpreted play; the same stream as a compiled one of this seed."""
    return [mix(seed)]


def fate(seed: int, made: int) -> list[int]:
    """The dice for the outcome that comes after so many moves and outcomes.

    It depends on nothing else, so a game that is gone on with, or taken back and played again, meets the same."""
    return dice(mix(seed & MASK) + made & MASK)


def settle(state: State, seed: int, made: int = 0) -> tuple[State, list[int]]:
    """The state once chance has had its turns, and the outcomes that it drew; `made` moves and outcomes came before."""
    outcomes = list[int]()
    while pending(state):
        outcomes.append(draw(state, fate(seed, made + len(outcomes))))
        state = resolve(state, outcomes[-1])
    return state, outcomes
