"""What the squares of draughts are called, and where they lie on the screen. Not compiled.

numbers         1, 2, 3 … row by row from the top left
numbers back    the same, from the bottom right
letters up      a1 at the bottom left, as in chess
letters down    a1 at the top left
"""

import functools
from typing import NamedTuple

from .board import bit_of, squares_in_play
from .rules import Draughts


class Layout(NamedTuple):
    """The facts of a variant that say where squares lie and what they are called."""

    half: int
    mirrored: bool
    first_at_top: bool
    style: str


def layout(kind: type[Draughts]) -> Layout:
    return Layout(kind.half, kind.mirrored, kind.first_at_top, kind.names)


@functools.cache
def on_screen(board: Layout) -> dict[int, tuple[int, int]]:
    """Where each bit of seat 0's view lies: column and row from the top left."""
    last, found = 2 * board.half - 1, {}
    for column, row in squares_in_play(board.half):
        x = last - column if board.mirrored != board.first_at_top else column
        found[bit_of(column, row, board.half)] = (x, row if board.first_at_top else last - row)
    return found


@functools.cache
def names(board: Layout) -> dict[int, str]:
    """What each bit of seat 0's view is called."""
    return {bit: name_of(board, *place) for bit, place in on_screen(board).items()}


def name_of(board: Layout, column: int, row: int) -> str:
    side = 2 * board.half
    if board.style == "letters up":
        return f"{chr(97 + column)}{side - row}"
    if board.style == "letters down":
        return f"{chr(97 + column)}{row + 1}"
    number = row * board.half + column // 2 + 1
    return str(number if board.style == "numbers" else side * board.half + 1 - number)


@functools.cache
def bits(board: Layout) -> dict[str, int]:
    """The bit of each name; where squares have letters, numbers from the top left are read as well."""
    found = {name: bit for bit, name in names(board).items()}
    for bit, (column, row) in on_screen(board).items():
        found.setdefault(str(row * board.half + column // 2 + 1), bit)
    return found


def seen(state: Draughts, bit: int) -> int:
    """A bit of the mover's view in seat 0's, and back."""
    return bit if state.turn == 0 else 2 * state.half * state.half + state.half - 1 - bit
