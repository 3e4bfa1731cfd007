"""Draughts as the rulebook tells it: the slow twin with which the fast move generator is compared.

Squares are (column, row), counted from 0 at the lower left corner of the seat that moves first; its men go up.
Marks: `m` and `k` are man and king of that seat, 0; `M` and `K` are those of seat 1.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product, takewhile
from typing import Literal, NamedTuple

Square = tuple[int, int]
Pieces = dict[Square, str]
Position = tuple[Pieces, int]  # the pieces, the seat to move
Move = tuple[Square, Square, frozenset[Square], bool]  # origin, target, captured, is it a king afterwards

MARKS = ("mk", "MK")
DIAGONALS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


class Chain(NamedTuple):
    """A capture as far as it has got: where it began, where it is, whether as a king by now, what it took, in order."""

    origin: Square
    at: Square
    king: bool
    taken: tuple[Square, ...] = ()


def any_chain(pieces: Pieces, chain: Chain) -> tuple[int, ...]:
    """The player chooses freely between captures."""
    return ()


def most_pieces(pieces: Pieces, chain: Chain) -> tuple[int, ...]:
    """As many pieces as possible must be taken."""
    return (len(chain.taken),)


def most_kings(pieces: Pieces, chain: Chain) -> tuple[int, ...]:
    """Spanish: as many pieces as possible, and among them as many kings as possible."""
    return (len(chain.taken), sum(is_king(pieces[square]) for square in chain.taken))


def italian_order(pieces: Pieces, chain: Chain) -> tuple[int, ...]:
    """Italian: most pieces, then with a king, then most kings, then the kings as early in the sequence as possible."""
    kings = [is_king(pieces[square]) for square in chain.taken]
    return (len(kings), is_king(pieces[chain.origin]), sum(kings), *kings)


@dataclass(frozen=True)
class Rules:
    """The facts in which the variants differ.

    Kings that `step` go and capture like men, but in all directions; kings that `fly` go any distance, also before and
    after the piece they take; kings that `strike` step, but capture from any distance and land directly behind.
    """

    kings: Literal["step", "fly", "strike"]
    men_capture_back: bool
    left_corner_dark: bool  # does the long dark diagonal start at each player's left?
    order: Callable[[Pieces, Chain], tuple[int, ...]]  # the legal captures are those with the greatest value
    size: int = 8
    men_take_kings: bool = True
    capturing_is_free: bool = False  # need not capture, may stop after any jump
    crowned_inside: bool = False  # a man that reaches the far row within a capture goes on as a king


SPANISH = Rules("fly", men_capture_back=False, left_corner_dark=False, order=most_kings)
VARIANTS: dict[str, Rules] = {
    # Square (X, Y) is (8 - X, Y - 1) for White, who sits at the top: X + Y odd makes his left corner, (8, 1), dark.
    "libre": Rules("strike", men_capture_back=True, left_corner_dark=True, order=any_chain, capturing_is_free=True),
    "spanish": SPANISH,
    "portuguese": SPANISH,
    "english": Rules("step", men_capture_back=False, left_corner_dark=True, order=any_chain),
    "italian": Rules("step", False, left_corner_dark=False, order=italian_order, men_take_kings=False),
    "russian": Rules("fly", men_capture_back=True, left_corner_dark=True, order=any_chain, crowned_inside=True),
    "brazilian": Rules("fly", men_capture_back=True, left_corner_dark=True, order=most_pieces),
    "pool": Rules("fly", men_capture_back=True, left_corner_dark=True, order=any_chain),
    "international": Rules("fly", men_capture_back=True, left_corner_dark=True, order=most_pieces, size=10),
}


def is_king(mark: str) -> bool:
    return mark in "kK"


def owner(mark: str) -> int:
    return 1 if mark in "MK" else 0


def ways(seat: int, also_back: bool) -> list[Square]:
    """The diagonal directions in which a seat's pieces go; forward is up for seat 0, down for seat 1."""
    return [way for way in DIAGONALS if also_back or way[1] == (-1 if seat else 1)]


def on_far_row(rules: Rules, square: Square, seat: int) -> bool:
    return square[1] == (0 if seat else rules.size - 1)


def start(rules: Rules) -> Position:
    """The opening position: men on all dark squares but those of the two rows in the middle."""
    rows = rules.size // 2 - 1  # of men, on either side
    dark = [(x, y) for x, y in product(range(rules.size), repeat=2) if ((x + y) % 2 == 0) == rules.left_corner_dark]
    men = {(x, y): "m" for x, y in dark if y < rows} | {(x, y): "M" for x, y in dark if y >= rules.size - rows}
    return men, 0


def ray(rules: Rules, square: Square, direction: Square) -> list[Square]:
    """The squares from here to the edge of the board, nearest first."""
    (column, row), (right, up) = square, direction
    line = ((column + right * distance, row + up * distance) for distance in range(1, rules.size))
    return list(takewhile(lambda place: min(place) >= 0 and max(place) < rules.size, line))


def may_take(rules: Rules, pieces: Pieces, chain: Chain, victim: Square) -> bool:
    """An enemy not taken yet; and there are men that must not take kings."""
    is_enemy = owner(pieces[victim]) != owner(pieces[chain.origin])
    allowed = rules.men_take_kings or chain.king or not is_king(pieces[victim])
    return is_enemy and allowed and victim not in chain.taken


def jumps(rules: Rules, pieces: Pieces, chain: Chain, direction: Square) -> list[Chain]:
    """The chain with one more jump in this direction, one for each square to land on.

    Captured pieces stay until the move ends, and block; the square that the move came from is empty.
    """

    def free(squares: list[Square]) -> list[Square]:
        return list(takewhile(lambda square: square not in pieces or square == chain.origin, squares))

    path = ray(rules, chain.at, direction)
    before = len(free(path))
    far = chain.king and rules.kings != "step"
    if before == len(path) or (before > 0 and not far) or not may_take(rules, pieces, chain, path[before]):
        return []
    behind = free(path[before + 1 :])
    landings = behind if chain.king and rules.kings == "fly" else behind[:1]
    taken, seat = (*chain.taken, path[before]), owner(pieces[chain.origin])
    return [
        Chain(chain.origin, square, chain.king or (rules.crowned_inside and on_far_row(rules, square, seat)), taken)
        for square in landings
    ]


def next_jumps(rules: Rules, pieces: Pieces, chain: Chain) -> list[list[Chain]]:
    """All ways to go on with a capture, those over the same piece together."""
    directions = ways(owner(pieces[chain.origin]), also_back=chain.king or rules.men_capture_back)
    groups = [jumps(rules, pieces, chain, way) for way in directions]
    return [group for group in groups if group]


def captures(rules: Rules, pieces: Pieces, chain: Chain) -> Iterator[Chain]:
    """All captures that may end a move and begin like this one.

    Behind a piece it took, a flying king must land where it can go on, if there is such a square.
    """
    groups = next_jumps(rules, pieces, chain)
    if chain.taken and (rules.capturing_is_free or not groups):
        yield chain
    for group in groups:
        going_on = [longer for longer in group if next_jumps(rules, pieces, longer)]
        for longer in going_on or group:
            yield from captures(rules, pieces, longer)


def steps(rules: Rules, pieces: Pieces, piece: Chain) -> Iterator[Square]:
    """Where a piece may go without a capture."""
    for way in ways(owner(pieces[piece.origin]), also_back=piece.king):
        path = ray(rules, piece.origin, way)
        reach = path if piece.king and rules.kings == "fly" else path[:1]
        yield from takewhile(lambda square: square not in pieces, reach)


def legal(rules: Rules, position: Position) -> set[Move]:
    """The moves; two of them are the same if origin, target, captured set and resulting piece agree."""
    pieces, seat = position
    begun = [Chain(square, square, is_king(mark)) for square, mark in pieces.items() if owner(mark) == seat]
    chains = [chain for piece in begun for chain in captures(rules, pieces, piece)]
    best = max((rules.order(pieces, chain) for chain in chains), default=())
    moves = [chain for chain in chains if rules.order(pieces, chain) == best]
    if rules.capturing_is_free or not chains:
        moves += [piece._replace(at=square) for piece in begun for square in steps(rules, pieces, piece)]
    return {(begin, end, frozenset(taken), king or on_far_row(rules, end, seat)) for begin, end, king, taken in moves}


def play(rules: Rules, position: Position, move: Move) -> Position:
    """The position after a move, the other seat to move."""
    (pieces, seat), (origin, target, captured, king) = position, move
    kept = {square: mark for square, mark in pieces.items() if square != origin and square not in captured}
    return {**kept, target: MARKS[seat][king]}, 1 - seat


def perft(rules: Rules, position: Position, depth: int) -> int:
    """How many lines of this many moves there are."""
    if depth == 0:
        return 1
    moves = legal(rules, position)
    return len(moves) if depth == 1 else sum(perft(rules, play(rules, position, move), depth - 1) for move in moves)
