"""Many positions in one array."""

from collections.abc import Sequence
from typing import Any

from ..core.compiling import rows
from ..core.kinds import State
from ..core.words import store, words


def stored(states: Sequence[State]) -> Any:
    """A row of words a state; there must be one at least."""
    batch = rows(len(states), len(list(words(states[0]))))
    for state, place in zip(states, batch, strict=True):
        store(state, place)
    return batch
