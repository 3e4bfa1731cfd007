"""The state of a game of Azul: the table and all players' boards."""

import itertools
import re
from typing import ClassVar, NamedTuple

from ...core.family import variant
from ...core.verbs import rule
from .board import MARKER, ROW, ROWS, any_in
from .tiles import COLOURS, EVERYTHING

LAST_ROUND = 100
STARTER = -1  # `filling` while chance has to name the starting player


class Position(NamedTuple):
    """The table and all players' boards."""

    bag: int
    lid: int
    factories: tuple[int, ...]
    centre: int  # a bunch, and the marker
    lines: tuple[int, ...]  # one a seat; see `board`
    walls: tuple[int, ...]  # one a seat; on the grey side one a seat and column
    floors: tuple[int, ...]
    points: tuple[int, ...]
    turn: int  # the seat to move
    starter: int  # the seat that begins a round
    filling: int  # the next factory to fill; all are filled while players take tiles
    tiling: int  # on the grey side, 1 and the number of the line that goes to the wall next; else 0
    round: int


class Azul(Position):
    """The named facts of a variant."""

    seats: ClassVar[int]
    shops: ClassVar[int]  # how many factories there are; the centre has this number as a source
    floor_costs: ClassVar[tuple[int, ...]]  # by tiles on the floor
    grey: ClassVar[bool]  # the wall has no colours printed on it
    payoff_limits: ClassVar[tuple[int, int]]
    by_points = True


def table(seats: int = 2, seed: bool = False, grey: bool = False) -> type[Azul]:
    """The State class for so many players. `seed`: the floor's cost grows every two spaces."""
    shops = 2 * seats + 1
    costs = (1, 1, 2, 2, 3, 3, 4) if seed else (1, 1, 2, 2, 2, 3, 3)
    most_points = 25 * 2 * ROWS + 2 * ROWS + 7 * COLOURS + 10 * COLOURS
    return variant(
        Azul,
        f"Azul{seats}{'Seed' if seed else ''}{'Grey' if grey else ''}",
        seats=seats,
        shops=shops,
        floor_costs=(0, *itertools.accumulate(costs)),
        grey=grey,
        most_moves=4 * shops * (ROWS + 1),
        longest_game=LAST_ROUND * (4 * shops + ROWS * seats * grey),
        payoff_limits=(-6 * most_points - ROWS, 6 * most_points + ROWS),
    )


def __getattr__(name: str) -> type:
    if found := re.fullmatch(r"Azul([234])(Seed)?(Grey)?", name):
        return table(int(found[1]), bool(found[2]), bool(found[3]))
    raise AttributeError(name)


def first_position(kind: type[Azul]) -> Azul:
    """Everything in the bag, the marker in the centre, and chance to name who starts."""
    none = (0,) * kind.seats
    walls = none * COLOURS if kind.grey else none
    return kind(EVERYTHING, 0, (0,) * kind.shops, MARKER, none, walls, none, none, 0, 0, STARTER, 0, 1)


# The wall, on either side of the board.


@rule
def wall_of(state: Azul, seat: int) -> int:
    """Which colours the rows of a seat's wall have."""
    if not state.grey:
        return state.walls[seat]
    wall = 0
    for column in range(COLOURS):
        wall |= state.walls[COLOURS * seat + column]
    return wall


@rule
def spots_of(state: Azul, seat: int) -> int:
    """Which columns of the rows of a seat's wall are taken."""
    spots = 0
    for i in range(COLOURS):
        if state.grey:
            spots |= any_in(state.walls[COLOURS * seat + i]) << i
        else:
            spots |= printed(state.walls[seat], i)
    return spots


@rule
def printed(wall: int, row: int) -> int:
    """The columns of a row's tiles on the printed wall, where a colour is one further to the right from row to row."""
    tiles = wall >> 5 * row & ROW
    return ((tiles << row | tiles >> COLOURS - row) & ROW) << 5 * row
