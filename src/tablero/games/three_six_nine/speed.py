"""What makes 369 fast: optional verbs, each checked against the rules alone."""

from ...core.bits import nth, place, popcount, reversed_bits
from ...core.kinds import Buffer
from ...core.rng import below
from ...core.verbs import banked, bounds, count, evaluate, greed, key, mirror, pick, promise, rule
from ...core.words import fold
from .rules import ThreeSixNine, may_swap, points, stones_on


@count.of(ThreeSixNine)
def _(state: ThreeSixNine, out: Buffer) -> int:
    return state.side * state.side - stones_on(state) + may_swap(state)


@pick.of(ThreeSixNine)
def _(state: ThreeSixNine, out: Buffer, rng: Buffer) -> int:
    low, high = state.low_board & ~state.low, state.high_board & ~state.high
    first = popcount(low)
    n = first + popcount(high) + may_swap(state)
    if n == 0:
        return -1
    index = below(n, rng)
    if index < first:
        return place(nth(low, index))
    if index < first + popcount(high):
        return state.split + place(nth(high, index - first))
    return state.side * state.side


@promise.of(ThreeSixNine)
def _(state: ThreeSixNine, move: int) -> int:
    return points(state, move) if move < state.side * state.side else 0


@greed.of(ThreeSixNine)
def _(state: ThreeSixNine, move: int) -> int:
    """The points that it scores."""
    return points(state, move) if move < state.side * state.side else 0


# What is left to play depends on the set of stones alone.


@banked.of(ThreeSixNine)
def _(state: ThreeSixNine, seat: int) -> int:
    ahead = state.mine - state.theirs
    return ahead if seat == state.turn else -ahead


@key.of(ThreeSixNine)
def _(state: ThreeSixNine) -> int:
    if not state.exact_key:
        return fold(type(state)(state.low, state.high, 0, 0, int(may_swap(state))))
    return state.low | int(may_swap(state)) << 61


@mirror.of(ThreeSixNine)
def _(state: ThreeSixNine) -> ThreeSixNine:
    """The least of the eight images of the stones; on boards that one word holds."""
    if state.side > 7:
        return state
    low = state.low
    turned = transposed(low, state.side)
    least = min(min(least_of_four(low, state.side), least_of_four(turned, state.side)), low)
    return type(state)(least, state.high, state.mine, state.theirs, state.turn)


@rule
def least_of_four(stones: int, side: int) -> int:
    """The stones, upside down, left to right, or both."""
    over = 0
    for row in range(side):
        over = over << side | stones >> side * row & (1 << side) - 1
    return min(min(stones, over), min(reversed_bits(stones, side * side), reversed_bits(over, side * side)))


@rule
def transposed(stones: int, side: int) -> int:
    """Rows as columns."""
    first_column, found = 0, 0
    for row in range(side):
        first_column |= 1 << side * row
    for column in range(side):
        found |= gathered(stones >> column & first_column, side) << side * column
    return found


@rule
def gathered(column: int, side: int) -> int:
    """The cells of the first column, as the first row."""
    found = 0
    for row in range(side):
        found |= (column >> side * row & 1) << row
    return found


@rule
def points_left(state: ThreeSixNine) -> int:
    """What all lines have still to bring, to either side: a matter of how many stones each has."""
    left = state.payoff_limits[1]
    return left - state.mine - state.theirs


@bounds.of(ThreeSixNine)
def _(state: ThreeSixNine) -> tuple[int, int]:
    ahead, left = state.mine - state.theirs, points_left(state)
    return (ahead - left, ahead + left) if not state.contiguous else state.payoff_limits


@evaluate.of(ThreeSixNine)
def _(state: ThreeSixNine, seat: int) -> int:
    """As if nobody scored any more."""
    ahead = state.mine - state.theirs
    return 100 * ahead if seat == state.turn else -100 * ahead
