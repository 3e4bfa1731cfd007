"""Boards as bits: one int a side, a bit a cell, with a spare bit between two lines of cells so that no row runs on.

A shift of all cells by a step moves every stone one cell in one direction; a line of cells begins `stride` bits after
the one before it. The loops have fixed lengths wherever they can, which the compiler unrolls.
"""

from .kinds import Buffer
from .verbs import rule

LONGEST = 7  # stones in a row, at the most, that `gaps` looks for


def four_ways(stride: int) -> tuple[int, int, int, int]:
    """Steps along a line, across lines, and along both diagonals."""
    return 1, stride, stride + 1, stride - 1


def lines_of(number: int, size: int, stride: int) -> int:
    """All cells: this many lines of this many cells."""
    return sum(((1 << size) - 1) << line * stride for line in range(number))


@rule
def singly(cells: int, out: Buffer) -> int:
    """Write each cell as a bit of its own, from the lowest; how many."""
    n = 0
    while cells:
        out[n] = cells & -cells
        n += 1
        cells &= cells - 1
    return n


@rule
def ray(stones: int, length: int, step: int) -> int:
    """Where rows of `length` stones begin in one direction; what is known doubles from shift to shift."""
    row, known = stones, 1
    while known < length:
        more = min(known, length - known)
        row &= row >> more * step
        known += more
    return row


@rule
def aligned(stones: int, length: int, steps: tuple[int, ...]) -> bool:
    """Are there `length` stones in a row?"""
    return (
        ray(stones, length, steps[0])
        | ray(stones, length, steps[1])
        | ray(stones, length, steps[2])
        | ray(stones, length, steps[3])
    ) != 0


@rule
def before(stones: int, number: int, step: int) -> int:
    """Cells, on the board or off it, with at least this number of stones right before them."""
    cells = -1
    for i in range(1, LONGEST):
        if i <= number:
            cells &= stones << i * step
    return cells


@rule
def behind(stones: int, number: int, step: int) -> int:
    """Cells with at least this number of stones right behind them."""
    cells = -1
    for i in range(1, LONGEST):
        if i <= number:
            cells &= stones >> i * step
    return cells


@rule
def gaps(stones: int, length: int, step: int) -> int:
    """Cells where one more stone makes a row of `length` in one direction:

    X X . X    2 before it, 1 behind it
    """
    cells = 0
    for i in range(length):
        cells |= before(stones, i, step) & behind(stones, length - 1 - i, step)
    return cells


@rule
def threats(stones: int, length: int, steps: tuple[int, ...]) -> int:
    """Cells, taken ones and ones off the board too, where one more stone makes a row of `length`."""
    return (
        gaps(stones, length, steps[0])
        | gaps(stones, length, steps[1])
        | gaps(stones, length, steps[2])
        | gaps(stones, length, steps[3])
    )


@rule
def backwards(stones: int, lines: int, stride: int) -> int:
    """The board with the order of its lines turned round."""
    turned, line = 0, (1 << stride) - 1
    for i in range(lines):
        turned |= (stones >> i * stride & line) << (lines - 1 - i) * stride
    return turned


@rule
def sideways(stones: int, lines: int, size: int) -> int:
    """The board with each line turned round: cell i of a line of `size` cells becomes the i-th from its end."""
    turned, first = 0, 0
    for line in range(lines):
        first |= 1 << line * (size + 1)
    for i in range(size):
        turned |= (stones >> i & first) << size - 1 - i
    return turned
