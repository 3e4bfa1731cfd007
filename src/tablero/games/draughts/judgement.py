"""What a position of draughts is worth before anybody has won: an estimate, in hundredths of a man."""

from ...core.bits import popcount
from ...core.verbs import evaluate, material, rule
from .board import turned
from .rules import Draughts, empty_squares, walkers

MAN, KING, FLYING_KING = 100, 145, 320
ADVANCED, GUARD, CENTRAL, MOBILE, TEMPO = 3, 7, 4, 2, 5
AHEAD = 240  # more, the fewer pieces are left: exchanges serve who is ahead


@evaluate.of(Draughts)
def _(state: Draughts, seat: int) -> int:
    half = state.half
    other = turned(state.kings, half)
    mine = worth(state, state.mine & ~state.kings, state.mine & state.kings)
    theirs = worth(state, turned(state.theirs, half) & ~other, turned(state.theirs, half) & other)
    ahead = mine - theirs
    ahead += ahead * AHEAD // (100 * popcount(state.mine | state.theirs))
    ahead += (
        MOBILE * popcount(walkers(state, empty_squares(state), 0) | walkers(state, empty_squares(state), 1)) + TEMPO
    )
    return ahead if seat == state.turn else -ahead


@rule
def worth(state: Draughts, men: int, kings: int) -> int:
    """One side, as it sees the board."""
    king = FLYING_KING if state.kings_fly or state.kings_strike else KING
    total = MAN * popcount(men) + king * popcount(kings) + GUARD * popcount(men & state.home_row)
    for beyond in state.beyond_rows:
        total += ADVANCED * popcount(men & beyond)
    return total + CENTRAL * popcount((men | kings) & state.centre)


@material.of(Draughts)
def _(state: Draughts, seat: int) -> int:
    """A man 1, a king 2."""
    ahead = popcount(state.mine) + popcount(state.mine & state.kings)
    ahead -= popcount(state.theirs) + popcount(state.theirs & state.kings)
    return ahead if seat == state.turn else -ahead
