"""A player's own board: five pattern lines, the wall, the floor. Rows and columns are counted from 0.

lines   which colour a line has, and how many tiles of it

             how many, a field of 5 bits a line | colours, a field of 5 bits a line, one of them set

wall    which colours a row of it has: a field of 5 bits a row
spots   which columns of a row of it are taken: a field of 5 bits a row
floor   a bunch, and the marker
"""

from ...core.bits import place, popcount
from ...core.verbs import rule
from .tiles import COLOURS, SIZE, TILES, total

ROWS = 5
FLOOR = 5  # where a move puts tiles that go to no line
FLOOR_SPACES = 7
MARKER = 1 << SIZE * COLOURS  # of the first player, on a floor or in the centre
ROW = 0b11111
EACH_ROW = 0b00001_00001_00001_00001_00001  # the lowest bit of each field
ALL = ROW * EACH_ROW
NUMBERS = 25  # where the numbers of tiles begin
SHORT_OF_16 = sum(16 - (row + 1) << 5 * row for row in range(ROWS))


@rule
def bit(row: int, index: int) -> int:
    """That of a colour, or of a column, in a row."""
    return 1 << 5 * row + index


@rule
def in_row(fields: int, row: int) -> int:
    return fields >> 5 * row & ROW


@rule
def any_in(fields: int) -> int:
    """The rows whose fields are not 0, as their lowest bits."""
    return (fields | fields >> 1 | fields >> 2 | fields >> 3 | fields >> 4) & EACH_ROW


# Pattern lines.


@rule
def tiles_on(lines: int, row: int) -> int:
    """How many tiles a line has."""
    return in_row(lines >> NUMBERS, row)


@rule
def full_lines(lines: int) -> int:
    """The lines with as many tiles as they have spaces, as their lowest bits."""
    return (lines >> NUMBERS) + SHORT_OF_16 >> 4 & EACH_ROW


@rule
def open_lines(lines: int, wall: int) -> int:
    """Which colours may go to which line: to an empty one any that its wall row lacks, else its own if it has room."""
    colours = lines & ALL
    empty = EACH_ROW & ~any_in(colours)
    return empty * ROW & ~wall | colours & ~(full_lines(lines) * ROW)


@rule
def on_line(lines: int, row: int, colour: int, number: int) -> int:
    """The lines with so many tiles more on one of them."""
    return (lines | bit(row, colour)) + (number << NUMBERS + 5 * row)


@rule
def off_line(lines: int, row: int) -> int:
    """The lines with one of them emptied."""
    return lines & ~(ROW << 5 * row | ROW << NUMBERS + 5 * row)


@rule
def colour_on(lines: int, row: int) -> int:
    """The colour of a line that is not empty."""
    return place(in_row(lines, row))


# The floor.


@rule
def floor_taken(floor: int) -> int:
    """How many of its spaces are taken."""
    return total(floor & TILES) + (floor >= MARKER)


# The wall.


@rule
def placing_points(spots: int, row: int, column: int) -> int:
    """What a tile scores at its place among those that are there."""
    across = 1
    for way in (-1, 1):
        at = column + way
        while 0 <= at < COLOURS and spots & bit(row, at):
            across += 1
            at += way
    down = 1
    for way in (-1, 1):
        at = row + way
        while 0 <= at < ROWS and spots & bit(at, column):
            down += 1
            at += way
    if across == 1 or down == 1:
        return across * down
    return across + down


@rule
def full_rows(spots: int) -> int:
    """How many rows are complete."""
    return ROWS - popcount(any_in(ALL & ~spots))


@rule
def full_columns(spots: int) -> int:
    columns = spots & spots >> 5 & spots >> 10 & spots >> 15 & spots >> 20 & ROW
    return popcount(columns)
