"""Rows of memory that recursive kernels share, passed on as one word each: an array would take seven to nine.

Compiled, a handle is the address of an array that the caller keeps alive; interpreted, it is the list itself. Arrays
of several rows are flat when compiled, and lists of lists when interpreted.
"""

from typing import Any

from .kinds import Buffer


def handle(rows: Any) -> Any:
    """What to pass on for a buffer or for rows of buffers."""
    return rows


def lane(held: Any, index: int, width: int) -> Buffer:
    """A row of this width of the rows behind a handle."""
    found: Buffer = held[index]
    return found


def fetched(held: Any, index: int) -> None:
    """Have the line of memory with this word of a row brought near, for a look a little later."""


STOPPED, PRESSED = 1, 2  # what a flag is raised to: by a program, a clock, a limit; by Ctrl-C


def stop(flag: Any) -> None:
    """Raise a flag, and leave it as it is if it is raised already."""
    flag[0] = flag[0] or STOPPED


def raised(flag: Any) -> bool:
    """Has the caller asked us to stop? Compiled, an atomic load: a plain one is hoisted out of the loop."""
    return bool(flag[0] != 0)
