"""The end of a round: full lines tile the wall, floors are paid, and the game may be over."""

from ...core.bits import put
from ...core.kinds import Buffer
from ...core.verbs import rule
from .board import (
    EACH_ROW,
    FLOOR_SPACES,
    MARKER,
    ROWS,
    bit,
    colour_on,
    floor_taken,
    full_columns,
    full_lines,
    full_rows,
    in_row,
    off_line,
    placing_points,
    tiles_on,
)
from .position import LAST_ROUND, Azul, spots_of, wall_of
from .tiles import COLOURS, TILES, some


@rule
def tiled_by_print(state: Azul) -> Azul:
    """From the top down, each full line moves one tile to where its colour is printed; the rest goes to the lid."""
    after = state
    for seat in range(state.seats):
        lines, wall, spots = state.lines[seat], state.walls[seat], spots_of(state, seat)
        points, lid = after.points[seat], after.lid
        for row in range(ROWS):
            if full_lines(lines) >> 5 * row & 1:
                colour = colour_on(lines, row)
                column = (colour + row) % COLOURS
                points += placing_points(spots, row, column)
                wall, spots = wall | bit(row, colour), spots | bit(row, column)
                lid += some(colour, row)
                lines = off_line(lines, row)
        walls = put(after.walls, seat, wall)
        after = with_board(after, seat, lid, lines, walls, after.floors[seat], points)
    return after


@rule
def with_board(state: Azul, seat: int, lid: int, lines: int, walls: tuple[int, ...], floor: int, points: int) -> Azul:
    """With one seat's board, and the lid, as they are now."""
    return type(state)(
        state.bag,
        lid,
        state.factories,
        state.centre,
        put(state.lines, seat, lines),
        walls,
        put(state.floors, seat, floor),
        put(state.points, seat, points),
        state.turn,
        state.starter,
        state.filling,
        state.tiling,
        state.round,
    )


@rule
def scored(state: Azul) -> Azul:
    """Floors are paid and cleared; then the next round begins, or bonuses end the game."""
    lid, points, ends = state.lid, state.points, state.round == LAST_ROUND
    for seat in range(state.seats):
        floor = state.floors[seat]
        points = put(points, seat, max(0, points[seat] - state.floor_costs[floor_taken(floor)]))
        lid += floor & TILES
        ends |= full_rows(spots_of(state, seat)) > 0
    ends |= state.bag + lid == 0
    if ends:
        for seat in range(state.seats):
            points = put(points, seat, points[seat] + bonus(state, seat))
    return type(state)(
        state.bag,
        lid,
        state.factories,
        MARKER,
        state.lines,
        state.walls,
        tuple_of_none(state.floors),
        points,
        state.starter,
        state.starter,
        state.shops if ends else 0,
        int(0),
        state.round if ends else state.round + 1,
    )


@rule
def tuple_of_none(items: tuple[int, ...]) -> tuple[int, ...]:
    """As many noughts."""
    for i in range(len(items)):
        items = put(items, i, int(0))
    return items


@rule
def bonus(state: Azul, seat: int) -> int:
    """2 a full row, 7 a full column, 10 a colour that every row has."""
    wall, spots = wall_of(state, seat), spots_of(state, seat)
    return 2 * full_rows(spots) + 7 * full_columns(spots) + 10 * full_columns(wall)


# The grey side: the owner chooses the column, row by row, seat by seat from the starter.


@rule
def tiling_from(state: Azul, number: int) -> Azul:
    """Go on with the line of this number, to the first one whose column is to be chosen, or to the end of the round.

    A full line without a lawful place goes to the floor."""
    after = state
    while number < ROWS * state.seats:
        seat, row = (state.starter + number // ROWS) % state.seats, number % ROWS
        number += 1
        lines = after.lines[seat]
        if full_lines(lines) >> 5 * row & 1:
            colour = colour_on(lines, row)
            if lawful_columns(after, seat, row, colour):
                return at_line(after, seat, number)
            after = floored(after, seat, row, colour)
    return scored(after)


@rule
def lawful_columns(state: Azul, seat: int, row: int, colour: int) -> int:
    """The free columns of a wall row in which this colour is not yet, as bits."""
    free = in_row(~spots_of(state, seat), row)
    for column in range(COLOURS):
        if state.walls[COLOURS * seat + column] & EACH_ROW << colour:
            free &= ~(1 << column)
    return free


@rule
def at_line(state: Azul, seat: int, number: int) -> Azul:
    """With this seat to choose a column for the line before this number."""
    return type(state)(
        state.bag,
        state.lid,
        state.factories,
        state.centre,
        state.lines,
        state.walls,
        state.floors,
        state.points,
        seat,
        state.starter,
        state.filling,
        number,
        state.round,
    )


@rule
def floored(state: Azul, seat: int, row: int, colour: int) -> Azul:
    """With all tiles of a line on the floor, and those that find no space there in the lid."""
    lines, floor = state.lines[seat], state.floors[seat]
    number = tiles_on(lines, row)
    kept = min(number, FLOOR_SPACES - floor_taken(floor))
    lid = state.lid + some(colour, number - kept)
    return with_board(
        state, seat, lid, off_line(lines, row), state.walls, floor + some(colour, kept), state.points[seat]
    )


@rule
def line_to_tile(state: Azul) -> int:
    """The row whose column is to be chosen."""
    return (state.tiling - 1) % ROWS


@rule
def columns(state: Azul, out: Buffer) -> int:
    """Write the columns that may be chosen."""
    row = line_to_tile(state)
    free = lawful_columns(state, state.turn, row, colour_on(state.lines[state.turn], row))
    n = 0
    for column in range(COLOURS):
        if free >> column & 1:
            out[n] = column
            n += 1
    return n


@rule
def tiled(state: Azul, column: int) -> Azul:
    """One tile of the line goes to this column of the wall, the others to the lid."""
    seat, row = state.turn, line_to_tile(state)
    lines = state.lines[seat]
    colour = colour_on(lines, row)
    points = state.points[seat] + placing_points(spots_of(state, seat), row, column)
    at = COLOURS * seat + column
    walls = put(state.walls, at, state.walls[at] | bit(row, colour))
    lid = state.lid + some(colour, row)
    after = with_board(state, seat, lid, off_line(lines, row), walls, state.floors[seat], points)
    return tiling_from(after, state.tiling)
