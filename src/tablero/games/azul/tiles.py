"""Tiles by the bunch: how many there are of each colour, as one int of five fields of eight bits.

   white    black     red    yellow    blue
00000000 00000000 00000000 00000000 00000000
"""

from ...core.bits import popcount
from ...core.kinds import Buffer
from ...core.rng import below
from ...core.verbs import rule

COLOURS = 5
BLUE, YELLOW, RED, BLACK, WHITE = range(COLOURS)
LETTERS = "byrkw"
SIZE = 8  # bits of a field
ONE_EACH = 0x0101010101
HIGH = 0x8080808080  # the highest bit of each field
TILES = (1 << SIZE * COLOURS) - 1
EVERYTHING = 20 * ONE_EACH


@rule
def some(colour: int, number: int) -> int:
    """A bunch of one colour."""
    return number << SIZE * colour


@rule
def number_of(bunch: int, colour: int) -> int:
    return bunch >> SIZE * colour & 0xFF


@rule
def total(bunch: int) -> int:
    """How many tiles in all; below 128."""
    return bunch * ONE_EACH >> SIZE * (COLOURS - 1) & 0xFF


@rule
def present(bunch: int) -> int:
    """One of each colour that the bunch has."""
    return (bunch + 0x7F * ONE_EACH & HIGH) >> SIZE - 1


@rule
def nth_tile(bunch: int, index: int) -> int:
    """The colour of the tile with this many before it, blue ones first."""
    up_to = bunch * ONE_EACH & TILES  # how many there are of each colour and of those before it
    return COLOURS - popcount((up_to | HIGH) - (index + 1) * ONE_EACH & HIGH)


@rule
def drawn(bunch: int, number: int, rng: Buffer) -> int:
    """So many tiles of a bunch, at random; all, where there are no more."""
    found, left = 0, total(bunch)
    for _ in range(number):
        if left > 0:
            tile = some(nth_tile(bunch, below(left, rng)), 1)
            found += tile
            bunch -= tile
            left -= 1
    return found


def letters(bunch: int) -> str:
    """A letter a tile."""
    return "".join(LETTERS[colour] * number_of(bunch, colour) for colour in range(COLOURS))


def bunch_of(text: str) -> int:
    """The bunch with a tile a letter; ValueError where one is no colour."""
    return sum(some(LETTERS.index(letter), 1) for letter in text)
