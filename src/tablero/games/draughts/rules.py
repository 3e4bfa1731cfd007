"""Draughts (damas): the rules of the whole family, written once. `variants` has the facts in which its members differ.

A move is one int: what changes on the board, and not the path.

    captured squares, less the lowest five bits | becomes a king | to, 6 bits | from, 6 bits
"""

from typing import ClassVar, NamedTuple

from ...core.bits import place, popcount
from ...core.kinds import Buffer
from ...core.verbs import mover, moves, payoff, play, rule
from .board import shifted, turned
from .draws import Limit

CROWNED, CAPTURED = 12, 13  # where a move's parts begin
LOWEST = 5  # the lowest square that can be captured
ORDER = 45  # where a chain that waits keeps which of its captures took kings, the first one highest


class Position(NamedTuple):
    """A position as the side to move sees it, its own men going up the board."""

    mine: int
    theirs: int
    kings: int  # of both sides
    turn: int = 0


class Draughts(Position):
    """The named facts of a variant; the values here are those of most."""

    half: ClassVar[int]  # squares in a row
    board: ClassVar[int]
    far_row: ClassVar[int]
    long_diagonal: ClassVar[int]
    home_row: ClassVar[int]
    beyond_rows: ClassVar[tuple[int, ...]]  # the rows from the second on, from the third on …
    centre: ClassVar[int]
    set_up: ClassVar[int]  # the men at the start
    steps: ClassVar[tuple[int, int, int, int]]  # up left, up right, down left, down right: i and 3 - i are opposite

    obliged: ClassVar[bool] = True  # to capture, and to go on to the chain's end
    kings_fly: ClassVar[bool] = False  # any distance, before the captured piece and behind it
    kings_strike: ClassVar[bool] = False  # kings step, but capture from any distance and land directly behind
    men_capture_back: ClassVar[bool] = False
    men_spare_kings: ClassVar[bool] = False
    crowned_inside: ClassVar[bool] = False  # a man that reaches the far row within a capture goes on as a king
    most_pieces: ClassVar[bool] = False  # only the chains that take most are legal;
    then_with_king: ClassVar[bool] = False  # among these, those that a king makes;
    then_most_kings: ClassVar[bool] = False  # those that take most kings;
    then_kings_first: ClassVar[bool] = False  # those that take kings earliest

    repetitions: ClassVar[int] = 3  # of a position, for a draw
    limits: ClassVar[tuple[Limit, ...]] = ()

    black_first: ClassVar[bool] = False
    first_at_top: ClassVar[bool] = False  # of drawings, the side that moves first
    mirrored: ClassVar[bool] = False  # the corner at each side's left is not in play
    names: ClassVar[str] = "numbers"  # of squares; see `notation`
    capture_sign: ClassVar[str] = "x"
    game_type: ClassVar[str] = ""  # as PDN says it
    most_moves = 256


# Pieces that move and do not capture.


@rule
def empty_squares(state: Draughts) -> int:
    return state.board & ~(state.mine | state.theirs)


@rule
def men(state: Draughts) -> int:
    return state.mine & ~state.kings


@rule
def walkers(state: Draughts, empty: int, i: int) -> int:
    """My pieces that can go one step in direction i: men only upwards."""
    pieces = state.mine if i < 2 else state.mine & state.kings
    return pieces & shifted(empty, -state.steps[i])


@rule
def step_move(state: Draughts, origin: int, step: int) -> int:
    """The move of one step of the piece on a square; a man becomes a king on the far row."""
    start = place(origin)
    crowned = shifted(origin, step) & state.far_row & ~(0 - (state.kings >> start & 1))
    return start | start + step << 6 | (crowned != 0) << CROWNED


@rule
def quiet_moves(state: Draughts, out: Buffer, n: int) -> int:
    """Write every move without a capture: in each direction the steps, and then a flying king's longer ways."""
    empty = empty_squares(state)
    for i in range(4):
        origins = walkers(state, empty, i)
        while origins:
            n = added(step_move(state, origins & -origins, state.steps[i]), state, out, n)
            origins &= origins - 1
        if state.kings_fly:
            way, distance = shifted(state.mine & state.kings, state.steps[i]) & empty, 1
            while way:
                way, distance = shifted(way, state.steps[i]) & empty, distance + 1
                targets = way
                while targets:
                    target = place(targets)
                    n = added(target - distance * state.steps[i] | target << 6, state, out, n)
                    targets &= targets - 1
    return n


@rule
def added(move: int, state: Draughts, out: Buffer, n: int) -> int:
    """Write a move; how many there are now. No position of a game has more than there is room for."""
    if n < state.most_moves:
        out[n] = move
        n += 1
    return n


# Captures.


@rule
def jumpers(pieces: int, prey: int, empty: int, step: int) -> int:
    """Those of the pieces that can jump over some of the prey to the empty square behind."""
    return pieces & shifted(prey & shifted(empty, -step), -step)


@rule
def before_prey(kings: int, prey: int, empty: int, step: int, size: int) -> int:
    """The last squares before some of the prey that flying kings can reach, or stand on, with room behind it."""
    reach = kings
    for _ in range(size):
        reach |= shifted(reach, step) & empty
    return jumpers(reach, prey, empty, step)


@rule
def prey_of_men(state: Draughts) -> int:
    """The enemies that a man may capture."""
    return state.theirs & ~state.kings if state.men_spare_kings else state.theirs


@rule
def jumping_men(state: Draughts, empty: int, i: int) -> int:
    """My men that can capture in direction i."""
    if i > 1 and not state.men_capture_back:
        return 0
    return jumpers(men(state), prey_of_men(state), empty, state.steps[i])


@rule
def jumping_kings(state: Draughts, empty: int, i: int) -> int:
    """My kings that can capture in direction i; of those that come from afar, where they are before they jump."""
    kings = state.mine & state.kings
    if state.kings_fly or state.kings_strike:
        return before_prey(kings, state.theirs, empty, state.steps[i], 2 * state.half - 3)
    return jumpers(kings, state.theirs, empty, state.steps[i])


@rule
def capturers(state: Draughts) -> int:
    """My pieces that can capture; all my kings, where they come from afar and one of them can."""
    empty = empty_squares(state)
    found = jumping_men(state, empty, 0) | jumping_men(state, empty, 1)
    found |= jumping_men(state, empty, 2) | jumping_men(state, empty, 3)
    kings = state.mine & state.kings
    if kings != 0:
        able = jumping_kings(state, empty, 0) | jumping_kings(state, empty, 1)
        able |= jumping_kings(state, empty, 2) | jumping_kings(state, empty, 3)
        if state.kings_fly or state.kings_strike:
            able = kings if able != 0 else 0
        found |= able
    return found


@rule
def captures(state: Draughts, pieces: int, out: Buffer) -> int:
    """Write every legal capture by these pieces, which are all that can; how many.

    A chain that may go on is written like a move, to the square where it has come. Such chains wait at the end of the
    buffer, and those that are complete stand at its beginning."""
    found, best, open_at = 0, 0, state.most_moves
    while pieces:
        start = place(pieces)
        found, best, open_at = followed(state, start | start << 6, out, found, best, open_at)
        pieces &= pieces - 1
    return found


@rule
def followed(state: Draughts, chain: int, out: Buffer, found: int, best: int, open_at: int) -> tuple[int, int, int]:
    """Follow a chain to all its ends."""
    out_of = open_at
    while True:
        before = open_at
        open_at = lengthened(state, chain, out, found, open_at)
        if captured_by(state, chain) != 0 and (open_at == before or not state.obliged):
            found, best = completed(state, chain, out, found, best)
        if open_at >= out_of:
            return found, best, open_at
        chain = out[open_at]
        open_at += 1


@rule
def captured_by(state: Draughts, chain: int) -> int:
    """The squares captured."""
    if state.then_kings_first:
        chain &= (1 << ORDER) - 1
    return chain >> CAPTURED << LOWEST


@rule
def lengthened(state: Draughts, chain: int, out: Buffer, found: int, open_at: int) -> int:
    """Put the chains that are one capture longer to those that wait; where they begin now."""
    origin, at = 1 << (chain & 63), 1 << (chain >> 6 & 63)
    king = (state.kings & origin) != 0 or (chain >> CROWNED & 1) != 0
    empty = empty_squares(state) | origin
    prey = state.theirs & ~captured_by(state, chain)
    if state.men_spare_kings and not king:
        prey &= ~state.kings
    for i in range(4):
        if king or i < 2 or state.men_capture_back:
            step = state.steps[i]
            piece = victim(at, step, empty, prey, (state.kings_fly or state.kings_strike) and king)
            if piece and state.kings_fly and king:
                longer = extended(state, chain, piece)
                open_at = landings(state, longer, shifted(piece, step), step, empty, prey & ~piece, out, found, open_at)
            elif piece:
                longer = arrived(state, extended(state, chain, piece), shifted(piece, step), king)
                open_at = waiting(longer, out, found, open_at)
    return open_at


@rule
def victim(at: int, step: int, empty: int, prey: int, from_afar: bool) -> int:
    """The piece that can be captured from a square in one direction; 0 if there is none."""
    piece = shifted(at, step)
    while from_afar and piece & empty:
        piece = shifted(piece, step)
    return piece if piece & prey and shifted(piece, step) & empty else 0


@rule
def landings(
    state: Draughts, chain: int, first: int, step: int, empty: int, prey: int, out: Buffer, found: int, open_at: int
) -> int:
    """A flying king lands on any square behind the piece; but on one where it can go on, if there is such a square."""
    more, square = False, first
    while square & empty and not more:
        more = can_go_on(state, square, empty, prey)
        square = shifted(square, step)
    square = first
    while square & empty:
        if not more or can_go_on(state, square, empty, prey):
            open_at = waiting(arrived(state, chain, square, True), out, found, open_at)
        square = shifted(square, step)
    return open_at


@rule
def can_go_on(state: Draughts, at: int, empty: int, prey: int) -> bool:
    """Can a flying king capture from this square?"""
    return (
        victim(at, state.steps[0], empty, prey, True)
        | victim(at, state.steps[1], empty, prey, True)
        | victim(at, state.steps[2], empty, prey, True)
        | victim(at, state.steps[3], empty, prey, True)
    ) != 0


@rule
def extended(state: Draughts, chain: int, victim: int) -> int:
    """The chain with one more piece captured."""
    if state.then_kings_first and victim & state.kings:
        chain |= 1 << ORDER + 11 - popcount(captured_by(state, chain))
    return chain | victim >> LOWEST << CAPTURED


@rule
def arrived(state: Draughts, chain: int, target: int, king: bool) -> int:
    """The chain, come to a square."""
    if state.crowned_inside and not king and target & state.far_row:
        chain |= 1 << CROWNED
    return chain & ~(63 << 6) | place(target) << 6


@rule
def waiting(chain: int, out: Buffer, found: int, open_at: int) -> int:
    if open_at > found:
        open_at -= 1
        out[open_at] = chain
    return open_at


@rule
def completed(state: Draughts, chain: int, out: Buffer, found: int, best: int) -> tuple[int, int]:
    """Write a complete chain as a move, if it is as good as the rules demand, and new; how many, and how good."""
    worth = rank(state, chain)
    if worth < best:
        return found, best
    if worth > best:
        found = 0
    move = chain & (1 << ORDER) - 1 if state.then_kings_first else chain
    start, target = 1 << (move & 63), 1 << (move >> 6 & 63)
    if state.kings & start == 0 and target & state.far_row:
        move |= 1 << CROWNED
    for i in range(found):
        if out[i] == move:
            return found, worth
    return added(move, state, out, found), worth


@rule
def rank(state: Draughts, chain: int) -> int:
    """What the rules of majority and quality compare."""
    if not state.most_pieces:
        return 0
    captured = captured_by(state, chain)
    worth = popcount(captured)
    if state.then_with_king:
        worth = worth << 1 | (state.kings >> (chain & 63) & 1)
    if state.then_most_kings:
        worth = worth << 5 | popcount(captured & state.kings)
    if state.then_kings_first:
        worth = worth << 12 | chain >> ORDER
    return worth


# The verbs.


@moves.of(Draughts)
def _(state: Draughts, out: Buffer) -> int:
    pieces = capturers(state)
    n = captures(state, pieces, out) if pieces else 0
    return n if n and state.obliged else quiet_moves(state, out, n)


@play.of(Draughts)
def _(state: Draughts, move: int) -> Draughts:
    start, target, captured = move & 63, move >> 6 & 63, move >> CAPTURED << LOWEST
    king = state.kings >> start & 1 | move >> CROWNED & 1
    mine = state.mine & ~(1 << start) | 1 << target
    kings = state.kings & ~(1 << start | captured) | king << target
    theirs = state.theirs & ~captured
    half = state.half
    return type(state)(turned(theirs, half), turned(mine, half), turned(kings, half), 1 - state.turn)


@mover.of(Draughts)
def _(state: Draughts) -> int:
    return state.turn


@payoff.of(Draughts)
def _(state: Draughts, seat: int) -> int:
    """Who has no piece or no move has lost."""
    return -1 if seat == state.turn else 1
