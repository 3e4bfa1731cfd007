"""What makes Connect 4 fast: optional verbs, each checked against the rules alone."""

from ...core.bits import nth, popcount
from ...core.grid import aligned, backwards, threats
from ...core.kinds import Buffer
from ...core.rng import below
from ...core.verbs import bounds, candidates, key, mirror, mover, pick, promise, rule
from .rules import ConnectFour, drops


@pick.of(ConnectFour)
def _(state: ConnectFour, out: Buffer, rng: Buffer) -> int:
    here = drops(state)
    if here == 0 or aligned(state.theirs, state.length, state.steps):
        return -1
    return nth(here, below(popcount(here), rng))


@key.of(ConnectFour)
def _(state: ConnectFour) -> int:
    """In each column: its height as the highest bit, and below it the mover's discs, both one apart."""
    return 2 * state.mine + state.theirs


@mirror.of(ConnectFour)
def _(state: ConnectFour) -> ConnectFour:
    other = type(state)(
        backwards(state.mine, state.columns, state.stride), backwards(state.theirs, state.columns, state.stride)
    )
    return other if key(other) < key(state) else state


@rule
def safe(state: ConnectFour) -> int:
    """Drops after which the opponent cannot win at once: block his threat, and play under none."""
    danger = threats(state.theirs, state.length, state.steps) & state.board
    here = drops(state)
    forced = here & danger
    if forced & forced - 1:
        return 0
    return (forced or here) & ~(danger >> 1)


@candidates.of(ConnectFour)
def _(state: ConnectFour, out: Buffer) -> int:
    """From the centre out."""
    n, here, column, middle = 0, safe(state), (1 << state.rows) - 1, state.columns // 2
    for i in range(state.columns):
        at = middle - (i + 1) // 2 if i & 1 else middle + i // 2
        out[n] = here & column << at * state.stride
        n += out[n] != 0
    return n


@promise.of(ConnectFour)
def _(state: ConnectFour, move: int) -> int:
    """The threats that stand afterwards."""
    return popcount(threats(state.mine | move, state.length, state.steps) & state.board & ~(state.mine | state.theirs))


@bounds.of(ConnectFour)
def _(state: ConnectFour) -> tuple[int, int]:
    seat = mover(state)
    mine = state.discs[seat] - popcount(state.mine)  # discs in hand
    theirs = state.discs[1 - seat] - popcount(state.theirs)
    if aligned(state.theirs, state.length, state.steps):
        return -1 - theirs, -1 - theirs
    here = drops(state)
    if here == 0:
        return 0, 0
    if threats(state.mine, state.length, state.steps) & here:
        return mine, mine
    if safe(state) == 0:
        return -theirs, -theirs
    empty = state.board & ~(state.mine | state.theirs)
    low, high = min(0, 1 - theirs), max(0, mine - 1)
    if not aligned(state.theirs | empty, state.length, state.steps):
        low = 0
    if not aligned(state.mine | empty, state.length, state.steps):
        high = 0
    return low, min(high, answered(state, here, empty, theirs))


@rule
def answered(state: ConnectFour, here: int, empty: int, theirs: int) -> int:
    """What the mover can reach at most if the opponent answers every move by a plan.

    A column ends for the mover below a threat of the opponent: he loses if he plays the poisoned cell under it. The
    cells before that are free. Where their number is even, the opponent answers in the same column: the mover gets the
    lower cell of each pair. Where it is odd, he answers the bottom one with the bottom one of another such column, and
    then goes on in pairs; so there must be an even number of odd columns.

        6 |   .  upper      |   .             |   .
        5 |   .  lower      |   T  threat     |   .  upper
        4 |   .  upper      |   !  poison     |   .  lower
        3 |   .  lower      |   .  upper      |   .  bottom
        2 |   X             |   .  lower      |   X
        1 |   O             |   O             |   O

    If the mover cannot make his row of the cells that he may get, he never wins; and once the free cells are gone, he
    must take poison or, where there is none, the board is full."""
    danger = threats(state.theirs, state.length, state.steps) & empty
    beyond = danger  # the threats and all above them
    for _ in range(state.rows - 2):
        beyond |= beyond << 1 & empty
    poison = (danger & ~(beyond << 1)) >> 1
    free = empty & ~(beyond | poison)
    lower = here & free  # cells an even number above the bottom one
    for _ in range((state.rows - 1) // 2):
        lower |= (lower << 1 & free) << 1 & free
    odd = lower & ~(free >> 1)  # the columns with an odd number of free cells: first the top one of each
    for _ in range(state.rows - 1):
        odd |= odd >> 1 & free
    bottoms = here & odd
    if danger & here or popcount(bottoms) & 1:
        return state.discs[0]
    reach = state.mine | poison | (lower & ~odd) | (odd & ~lower)
    one, others = bottoms & -bottoms, bottoms & (bottoms - 1)  # of two bottoms he gets either; of more, say, all
    if aligned(reach | one | (others & (others - 1)), state.length, state.steps):
        return state.discs[0]
    if others and aligned(reach | others, state.length, state.steps):
        return state.discs[0]
    if poison:
        return popcount(free) // 2 - theirs
    upper = (free & ~odd & ~lower) | (odd & lower & ~bottoms)
    return -1 if aligned(state.theirs | upper, state.length, state.steps) else 0
