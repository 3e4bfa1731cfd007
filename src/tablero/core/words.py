"""A state as plain words, for tables and batches; made for every State by its shape alone."""

from collections.abc import Iterator
from typing import Any

from .kinds import Buffer, State
from .rng import mix


def words(state: State) -> Iterator[int]:
    """Its ints, tuples opened, field by field."""
    for field in state:
        if isinstance(field, tuple):
            yield from field
        else:
            yield field


def store(state: State, row: Buffer) -> int:
    """Write the state into the row; how many words."""
    n = 0
    for word in words(state):
        row[n] = word
        n += 1
    return n


def restore(like: State, row: Buffer) -> State:
    """The state that was stored, of the class and shape of `like`."""
    fields: list[Any] = []
    n = 0
    for field in like:
        if isinstance(field, tuple):
            fields.append(tuple(row[n + i] for i in range(len(field))))
            n += len(field)
        else:
            fields.append(row[n])
            n += 1
    made: State = type(like)(*fields)
    return made


def fold(state: State) -> int:
    """A hash of all its words, below 2**62."""
    total = 0
    for word in words(state):
        total = mix(total ^ (word & ((1 << 62) - 1)))
    return total
