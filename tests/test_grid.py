"""Rows on boards of bits: the fast way against the plain one."""

from hypothesis import given
from hypothesis import strategies as st

from tablero.core.compiling import kernel
from tablero.core.grid import aligned, backwards, four_ways, lines_of, sideways, threats

LINES, SIZE = 6, 5
STRIDE = SIZE + 1
STEPS = four_ways(STRIDE)
BOARD = lines_of(LINES, SIZE, STRIDE)
CELLS = [(line, i) for line in range(LINES) for i in range(SIZE)]
STONES = st.sets(st.sampled_from(CELLS))
LENGTHS = st.integers(2, 7)
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))


def bits_of(stones: set[tuple[int, int]]) -> int:
    return sum(1 << line * STRIDE + i for line, i in stones)


def naive_aligned(stones: set[tuple[int, int]], length: int) -> bool:
    return any(all((line + a * n, i + b * n) in stones for n in range(length)) for line, i in stones for a, b in WAYS)


@kernel
def fast_aligned(stones: int, length: int) -> bool:
    return aligned(stones, length, STEPS)


@kernel
def fast_threats(stones: int, length: int) -> int:
    return threats(stones, length, STEPS)


@given(STONES, LENGTHS)
def test_rows_are_found(stones: set[tuple[int, int]], length: int) -> None:
    expected = naive_aligned(stones, length)
    assert aligned(bits_of(stones), length, STEPS) == fast_aligned(bits_of(stones), length) == expected


@given(STONES, LENGTHS)
def test_threats_are_found(stones: set[tuple[int, int]], length: int) -> None:
    empty = [cell for cell in CELLS if cell not in stones]
    expected = bits_of({cell for cell in empty if naive_aligned(stones | {cell}, length)})
    if naive_aligned(stones, length):
        return
    free = BOARD & ~bits_of(stones)
    assert threats(bits_of(stones), length, STEPS) & free == expected
    assert fast_threats(bits_of(stones), length) & free == expected


@given(STONES)
def test_boards_are_turned(stones: set[tuple[int, int]]) -> None:
    assert backwards(bits_of(stones), LINES, STRIDE) == bits_of({(LINES - 1 - line, i) for line, i in stones})
    assert sideways(bits_of(stones), LINES, SIZE) == bits_of({(line, SIZE - 1 - i) for line, i in stones})
