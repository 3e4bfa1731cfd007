"""The board of draughts as bits, as the side to move sees it: its men go up.

Only the squares in play count. Two rows take 9 bits on 8x8 (11 on 10x10), with one bit between them that is no square;
so a step up and to the left is always 4 bits (5) further, and one up and to the right 5 (6), and none runs off the
board. (So would be two squares straight up, 9 or 11, and two sideways, 1: room for captures along rows and columns.)

      32  33  34  35        up and to the left    + half
    27  28  29  30          up and to the right   + half + 1
      23  24  25  26        down                  the same, less
    18  19  20  21
      14  15  16  17        13, 22, 31 and 4 are no squares
     9  10  11  12
       5   6   7   8
     0   1   2   3
"""

from ...core.bits import reversed_bits
from ...core.verbs import rule


def bit_of(column: int, row: int, half: int) -> int:
    """The bit of a square in play, column and row from 0, from the lower left corner as its side sees it."""
    return row // 2 * (2 * half + 1) + row % 2 * (half + 1) + column // 2


def squares_in_play(half: int) -> list[tuple[int, int]]:
    """Column and row of each, the one in the lower left corner first."""
    return [(column, row) for row in range(2 * half) for column in range(row % 2, 2 * half, 2)]


def rows_of(first: int, last: int, half: int) -> int:
    """All squares of some rows."""
    return sum(1 << bit_of(column, row, half) for column, row in squares_in_play(half) if first <= row <= last)


def long_diagonal_of(half: int) -> int:
    """The squares from corner to corner."""
    return sum(1 << bit_of(column, row, half) for column, row in squares_in_play(half) if column == row)


def centre_of(half: int) -> int:
    """The squares two steps or more from every edge."""
    inner = range(2, 2 * half - 2)
    return sum(1 << bit_of(column, row, half) for column, row in squares_in_play(half) if {column, row} <= set(inner))


def steps_of(half: int) -> tuple[int, int, int, int]:
    """Up left, up right, down left, down right: the i-th and the (3 - i)-th are opposite."""
    return half, half + 1, -half - 1, -half


@rule
def shifted(squares: int, step: int) -> int:
    """Every square one step on; those that leave the board may come to lie on bits that are no squares."""
    return squares << step if step > 0 else squares >> -step


@rule
def turned(squares: int, half: int) -> int:
    """The same squares as the other side sees them: the board turned by half a circle."""
    return reversed_bits(squares, half * (2 * half + 1))
