"""What makes Azul fast: optional verbs, each checked against the rules alone."""

from ...core.bits import nth, place, popcount
from ...core.kinds import Buffer
from ...core.rng import below
from ...core.verbs import count, pick, rule
from .board import EACH_ROW, FLOOR, open_lines
from .position import Azul, wall_of
from .tiles import COLOURS, TILES, number_of, present
from .tiling import columns


@rule
def sources(state: Azul) -> int:
    """How many factories have each colour, and the centre: a bunch."""
    found = present(state.centre & TILES)
    for factory in state.factories:
        found += present(factory)
    return found


@rule
def choices(lines: int, colour: int) -> int:
    """How many lines may take the colour, and the floor."""
    return popcount(lines >> colour & EACH_ROW) + 1


@count.of(Azul)
def _(state: Azul, out: Buffer) -> int:
    if state.tiling:
        return columns(state, out)
    if state.filling < state.shops:
        return 0
    have, lines, n = sources(state), open_lines(state.lines[state.turn], wall_of(state, state.turn)), 0
    for colour in range(COLOURS):
        n += number_of(have, colour) * choices(lines, colour)
    return n


@pick.of(Azul)
def _(state: Azul, out: Buffer, rng: Buffer) -> int:
    if state.tiling:
        return out[below(columns(state, out), rng)]
    have, lines, n = sources(state), open_lines(state.lines[state.turn], wall_of(state, state.turn)), 0
    for colour in range(COLOURS):
        n += number_of(have, colour) * choices(lines, colour)
    if n == 0 or state.filling < state.shops:
        return -1
    index, colour = below(n, rng), 0
    while index >= number_of(have, colour) * choices(lines, colour):
        index -= number_of(have, colour) * choices(lines, colour)
        colour += 1
    each = choices(lines, colour)
    return from_source(state, colour, index // each) | colour << 3 | to_line(lines >> colour & EACH_ROW, index % each)


@rule
def from_source(state: Azul, colour: int, index: int) -> int:
    """The source with this number among those that have the colour, at its place in a move."""
    having = 0
    for i in range(state.shops):
        having |= (number_of(state.factories[i], colour) != 0) << i
    having |= 1 << state.shops
    return place(nth(having, index)) << 6


@rule
def to_line(lines: int, index: int) -> int:
    """The line with this number among those that may take the colour; behind them, the floor."""
    return place(nth(lines, index)) // 5 if index < popcount(lines) else FLOOR
