"""The few things that rules share and Numba has no name for; `compiling.py` gives each its machine instruction."""

from typing import TypeVar

Item = TypeVar("Item")


def popcount(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def place(bits: int) -> int:
    """The place of the lowest bit that is set, from 0; bits must not be 0."""
    return (bits & -bits).bit_length() - 1


def nth(bits: int, index: int) -> int:
    """The set bit with this many set bits below it; there must be one."""
    for _ in range(index):
        bits &= bits - 1
    return bits & -bits


def reversed_bits(bits: int, width: int) -> int:
    """The lowest `width` bits in reverse order; there must be no others."""
    return int(f"{bits:0{width}b}"[::-1], 2)


def put(items: tuple[Item, ...], index: int, value: Item) -> tuple[Item, ...]:
    """A uniform tuple with one entry replaced; compiled, it never leaves the registers."""
    return (*items[:index], value, *items[index + 1 :])
