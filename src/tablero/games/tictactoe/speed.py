"""What makes tic-tac-toe fast: optional verbs, each checked against the rules alone."""

from ...core.bits import nth, popcount
from ...core.grid import aligned, backwards, sideways, singly, threats
from ...core.kinds import Buffer
from ...core.rng import below
from ...core.verbs import bounds, candidates, key, mirror, pick, promise, rule
from ...core.words import fold
from .rules import TicTacToe, empty


@pick.of(TicTacToe)
def _(state: TicTacToe, out: Buffer, rng: Buffer) -> int:
    cells = empty(state)
    if cells == 0 or aligned(state.theirs, state.length, state.steps):
        return -1
    return nth(cells, below(popcount(cells), rng))


@key.of(TicTacToe)
def _(state: TicTacToe) -> int:
    return state.mine | state.theirs << 31 if state.exact_key else fold(state)


@mirror.of(TicTacToe)
def _(state: TicTacToe) -> TicTacToe:
    """The least of the four images of a rectangle."""
    least = state
    for image in range(1, 4):
        mine, theirs = turned(state.mine, image, state), turned(state.theirs, image, state)
        if mine < least.mine or (mine == least.mine and theirs < least.theirs):
            least = type(state)(mine, theirs)
    return least


@rule
def turned(stones: int, image: int, state: TicTacToe) -> int:
    """Upside down, left to right, or both."""
    if image & 1:
        stones = backwards(stones, state.rows, state.stride)
    return sideways(stones, state.rows, state.columns) if image & 2 else stones


@rule
def answers(state: TicTacToe) -> int:
    """The cells that do not lose at once: all, or the one where the opponent threatens; none if he does in two."""
    cells = empty(state)
    forced = cells & threats(state.theirs, state.length, state.steps)
    return 0 if forced & forced - 1 else forced or cells


@candidates.of(TicTacToe)
def _(state: TicTacToe, out: Buffer) -> int:
    return 0 if aligned(state.theirs, state.length, state.steps) else singly(answers(state), out)


@promise.of(TicTacToe)
def _(state: TicTacToe, move: int) -> int:
    return popcount(threats(state.mine | move, state.length, state.steps) & empty(state))


@bounds.of(TicTacToe)
def _(state: TicTacToe) -> tuple[int, int]:
    cells = empty(state)
    left = popcount(cells)
    if aligned(state.theirs, state.length, state.steps):
        return -1 - left, -1 - left
    if cells & threats(state.mine, state.length, state.steps):
        return left, left
    if cells != 0 and answers(state) == 0:
        return 1 - left, 1 - left
    low, high = -max(left - 3, 0), max(left - 2, 0)
    if not aligned(state.theirs | cells, state.length, state.steps):
        low = 0
    if not aligned(state.mine | cells, state.length, state.steps):
        high = 0
    return low, high
