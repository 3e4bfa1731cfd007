"""What a position of Azul is worth before the end, and what a greedy player sees in a move."""

from ...core.bits import popcount
from ...core.verbs import evaluate, greed, rule
from .board import (
    EACH_ROW,
    FLOOR,
    FLOOR_SPACES,
    MARKER,
    ROWS,
    bit,
    colour_on,
    floor_taken,
    full_lines,
    in_row,
    on_line,
    placing_points,
    tiles_on,
)
from .position import Azul, spots_of, wall_of
from .rules import source_tiles
from .tiles import COLOURS, number_of

POINT = 600  # hundredths of payoff
STARTED, GATHERED = 60, 30  # for a tile on a line, for a tile towards a column or a colour, more the more there are


@rule
def tiled_points(state: Azul, seat: int, lines: int) -> int:
    """What the full lines of a seat would score now; on the grey side as if on the printed one."""
    wall, spots, points = wall_of(state, seat), spots_of(state, seat), 0
    for row in range(ROWS):
        if full_lines(lines) >> 5 * row & 1:
            colour = colour_on(lines, row)
            column = (colour + row) % COLOURS
            points += placing_points(spots, row, column)
            wall, spots = wall | bit(row, colour), spots | bit(row, column)
    return points


@rule
def prospects(state: Azul, seat: int) -> int:
    """What a seat has in sight, in hundredths of payoff: points if the round ended now, and what is begun."""
    lines, wall, spots = state.lines[seat], wall_of(state, seat), spots_of(state, seat)
    points = state.points[seat] + tiled_points(state, seat, lines)
    points = max(0, points - state.floor_costs[floor_taken(state.floors[seat])])
    begun = 0
    for row in range(ROWS):
        number = tiles_on(lines, row)
        begun += STARTED * number // (row + 1)
        if number == row + 1:
            colour = colour_on(lines, row)
            wall, spots = wall | bit(row, colour), spots | bit(row, (colour + row) % COLOURS)
    for i in range(COLOURS):
        in_column, of_colour = popcount(spots >> i & EACH_ROW), popcount(wall >> i & EACH_ROW)
        in_row_i = popcount(in_row(spots, i))
        begun += GATHERED * (in_column * in_column + of_colour * of_colour) + 12 * in_row_i * in_row_i
    return POINT * points + begun


@evaluate.of(Azul)
def _(state: Azul, seat: int) -> int:
    """One's own prospects, less the best other seat's."""
    best = -(1 << 40)
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospects(state, other))
    return prospects(state, seat) - best


@greed.of(Azul)
def _(state: Azul, move: int) -> int:
    """One's own score if the round ended now, the marker's cost not counted; among equals the longest line, the floor
    last, then the first of them."""
    seat = state.turn
    if state.tiling:
        row = (state.tiling - 1) % ROWS
        return placing_points(spots_of(state, seat), row, move)
    source, colour, line = move >> 6, move >> 3 & 7, move & 7
    lines, number = state.lines[seat], number_of(source_tiles(state, source), colour)
    if line != FLOOR:
        placed = min(number, line + 1 - tiles_on(lines, line))
        lines, number = on_line(lines, line, colour, placed), number - placed
    floor = state.floors[seat] & (MARKER - 1)
    taken = min(floor_taken(floor) + number, FLOOR_SPACES)
    score = max(0, state.points[seat] + tiled_points(state, seat, lines) - state.floor_costs[taken])
    longest = line + 1 if line != FLOOR else 0
    return (score * 8 + longest) * 1024 + 1023 - (move >> 6) * 5 - colour
