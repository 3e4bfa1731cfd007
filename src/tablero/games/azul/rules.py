"""Azul: take tiles of one colour, set them on a line; full lines tile the wall, what is left over costs points.

A move, while tiles are taken:

    where from: a factory, or the centre | colour, 3 bits | to which line, or the floor, 3 bits

On the grey side, while the wall is tiled, a move is the column. An outcome of chance is the starting player, and then
the bunch of tiles that goes to a factory.
"""

from ...core.bits import put
from ...core.kinds import Buffer
from ...core.rng import below
from ...core.verbs import draw, mover, moves, payoff, pending, play, resolve, rule
from .board import FLOOR, FLOOR_SPACES, MARKER, ROWS, floor_taken, full_rows, on_line, open_lines, tiles_on
from .position import STARTER, Azul, spots_of, wall_of
from .tiles import COLOURS, TILES, drawn, number_of, some, total
from .tiling import columns, scored, tiled, tiled_by_print, tiling_from

# Taking tiles.


@rule
def source_tiles(state: Azul, source: int) -> int:
    """The bunch of a factory, or of the centre."""
    return state.factories[source] if source < state.shops else state.centre & TILES


@moves.of(Azul)
def _(state: Azul, out: Buffer) -> int:
    if state.tiling:
        return columns(state, out)
    n = 0
    lines = open_lines(state.lines[state.turn], wall_of(state, state.turn))
    for colour in range(COLOURS):
        for source in range(state.shops + 1):
            if number_of(source_tiles(state, source), colour):
                for line in range(ROWS):
                    if lines >> 5 * line + colour & 1:
                        out[n] = source << 6 | colour << 3 | line
                        n += 1
                out[n] = source << 6 | colour << 3 | FLOOR
                n += 1
    return n if state.filling == state.shops else 0


@play.of(Azul)
def _(state: Azul, move: int) -> Azul:
    return tiled(state, move) if state.tiling else taken(state, move)


@rule
def taken(state: Azul, move: int) -> Azul:
    """All tiles of a colour go from their source to a line, and on to the floor, and on to the lid."""
    source, colour, line = move >> 6, move >> 3 & 7, move & 7
    factories, centre, starter, seat = state.factories, state.centre, state.starter, state.turn
    lines, floor, lid = state.lines[seat], state.floors[seat], state.lid
    bunch = source_tiles(state, source)
    number = number_of(bunch, colour)
    rest = bunch - some(colour, number)
    if source < state.shops:
        factories, centre = put(factories, source, int(0)), centre + rest
    else:
        if centre >= MARKER:
            starter = seat
            if floor_taken(floor) < FLOOR_SPACES:
                floor |= MARKER
        centre = rest
    if line < ROWS:
        placed = min(number, line + 1 - tiles_on(lines, line))
        lines = on_line(lines, line, colour, placed)
        number -= placed
    kept = min(number, FLOOR_SPACES - floor_taken(floor))
    floor += some(colour, kept)
    lid += some(colour, number - kept)
    after = type(state)(
        state.bag,
        lid,
        factories,
        centre,
        put(state.lines, seat, lines),
        state.walls,
        put(state.floors, seat, floor),
        state.points,
        (seat + 1) % state.seats,
        starter,
        state.filling,
        int(0),
        state.round,
    )
    return after if left_to_take(after) else round_over(after)


@rule
def left_to_take(state: Azul) -> bool:
    """Is there a tile on the table?"""
    left = state.centre & TILES
    for factory in state.factories:
        left |= factory
    return left != 0


@rule
def round_over(state: Azul) -> Azul:
    """All tiles are taken: the wall is tiled."""
    if state.grey:
        return tiling_from(state, int(0))
    return scored(tiled_by_print(state))


# Chance.


@pending.of(Azul)
def _(state: Azul) -> bool:
    return state.filling < state.shops


@draw.of(Azul)
def _(state: Azul, rng: Buffer) -> int:
    if state.filling == STARTER:
        return below(state.seats, rng)
    found = drawn(state.bag, 4, rng)
    return found + drawn(state.lid, 4 - total(found), rng)


@resolve.of(Azul)
def _(state: Azul, outcome: int) -> Azul:
    """The starting player, or tiles to the next factory; when the bag runs out, the lid is poured into it."""
    if state.filling == STARTER:
        return filled(state, state.bag, state.lid, int(0), outcome, int(-1))
    if total(state.bag) < 4:
        bag, lid = state.bag + state.lid, int(0)
    else:
        bag, lid = state.bag, state.lid
    return filled(state, bag - outcome, lid, outcome, state.starter, state.filling)


@rule
def filled(state: Azul, bag: int, lid: int, tiles: int, starter: int, factory: int) -> Azul:
    """With these tiles in a factory, and the next one to fill."""
    factories = put(state.factories, factory, tiles) if factory >= 0 else state.factories
    return type(state)(
        bag,
        lid,
        factories,
        state.centre,
        state.lines,
        state.walls,
        state.floors,
        state.points,
        starter,
        starter,
        factory + 1,
        state.tiling,
        state.round,
    )


# Turns and the end.


@mover.of(Azul)
def _(state: Azul) -> int:
    return state.turn


@payoff.of(Azul)
def _(state: Azul, seat: int) -> int:
    """Six times the points and the complete rows, less the best other seat's."""
    best = -1
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    return standing(state, seat) - best


@rule
def standing(state: Azul, seat: int) -> int:
    """Points first; a tie goes to more complete rows."""
    return 6 * state.points[seat] + full_rows(spots_of(state, seat))
