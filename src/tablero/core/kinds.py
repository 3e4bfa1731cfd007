"""The two kinds of value that pass between a game and a search."""

from typing import Any, Protocol

State = tuple[Any, ...]
"""A NamedTuple of ints below 2**62 and of uniform tuples of such ints; its class is what verbs go by."""


class Buffer(Protocol):
    """Where kernels write ints: a list when interpreted, an int64 array when compiled."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
