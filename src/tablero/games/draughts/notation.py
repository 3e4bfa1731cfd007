"""Moves of draughts in text: their squares, with - or x between them. Not compiled."""

import functools
import re
from collections.abc import Iterator
from typing import NamedTuple

from ...core.legal import legal_moves
from .rules import CROWNED, Draughts, captured_by, completed, lengthened, rank
from .squares import bits, layout, names, seen


class Path(NamedTuple):
    """A capture that is complete, square by square, and the move that it makes."""

    squares: tuple[int, ...]  # bits, as the mover sees them
    chain: int
    move: int


def paths(state: Draughts) -> Iterator[Path]:
    """Every complete capture, whether or not a rule of majority forbids it."""
    for bit in range(state.board.bit_length()):
        if state.mine >> bit & 1:
            yield from paths_from(state, bit | bit << 6, (bit,))


def paths_from(state: Draughts, chain: int, squares: tuple[int, ...]) -> Iterator[Path]:
    """The complete captures that begin like this."""
    out = [0] * 64
    longer = out[lengthened(state, chain, out, 0, len(out)) :]
    if captured_by(state, chain) and (not longer or not state.obliged):
        one = [0]
        completed(state, chain, one, 0, 0)
        yield Path(squares, chain, one[0])
    for further in longer:
        yield from paths_from(state, further, (*squares, further >> 6 & 63))


@functools.lru_cache(maxsize=256, typed=True)
def legal_paths(state: Draughts) -> dict[int, list[tuple[int, ...]]]:
    """The squares of every legal move, along each of its paths."""
    legal: dict[int, list[tuple[int, ...]]] = {move: [] for move in legal_moves(state)}
    for path in paths(state):
        if path.move in legal:
            legal[path.move].append(path.squares)
    for move, ways in legal.items():
        if not ways:
            ways.append((move & 63, move >> 6 & 63))
    return legal


@functools.lru_cache(maxsize=256, typed=True)
def texts(state: Draughts) -> dict[int, str]:
    """Every legal move in text: origin and target, or the whole path where these fit two moves."""
    legal = legal_paths(state)
    ends = [(ways[0][0], ways[0][-1]) for ways in legal.values()]
    return {
        move: written(state, move, ways[0] if ends.count((ways[0][0], ways[0][-1])) > 1 else (ways[0][0], ways[0][-1]))
        for move, ways in legal.items()
    }


def written(state: Draughts, move: int, squares: tuple[int, ...]) -> str:
    """Squares with the sign of the kind of move between them."""
    sign = state.capture_sign if move >> CROWNED + 1 else "-"
    return sign.join(square_names(state, squares))


def square_names(state: Draughts, squares: tuple[int, ...]) -> tuple[str, ...]:
    """What the mover's bits are called."""
    called = names(layout(type(state)))
    return tuple(called[seen(state, bit)] for bit in squares)


def squares_of(state: Draughts, text: str) -> tuple[int, ...] | None:
    """The mover's bits that a text names, in order; None where it is not made of squares of this board."""
    asked = text.strip().casefold()
    parts = re.split(r"[-x:×*]", re.sub(r"(?<=[a-h]\d)(?=[a-h]\d)", "-", asked))  # c3e5 is c3-e5
    known = bits(layout(type(state)))
    if len(parts) < 2 or not all(part in known for part in parts):
        return None
    return tuple(seen(state, known[part]) for part in parts)


def meant(state: Draughts, text: str) -> list[int]:
    """The legal moves that a text may mean: of those whose whole path it gives, else of those with its two ends.

    With free captures and '-' for a sign, only those that take most."""
    asked = squares_of(state, text)
    if asked is None:
        return []
    legal = legal_paths(state)
    exact = [move for move, ways in legal.items() if asked in ways]
    if exact and (state.obliged or "-" not in text):
        return exact
    ends = [move for move, ways in legal.items() if (ways[0][0], ways[0][-1]) == (asked[0], asked[-1])]
    through = [move for move in ends if any(passes(way, asked) for way in legal[move])]
    if not state.obliged and through:
        most = max(captured_by(state, move).bit_count() for move in through)
        return [move for move in through if captured_by(state, move).bit_count() == most]
    return through


def passes(way: tuple[int, ...], asked: tuple[int, ...]) -> bool:
    """Does a path come by these squares, in this order?"""
    rest = iter(way)
    return all(square in rest for square in asked)


def ranked(state: Draughts) -> list[tuple[int, Path]]:
    """Every complete capture with what the rules of majority and quality see in it, the best first."""
    return sorted(((rank(state, path.chain), path) for path in paths(state)), key=lambda pair: -pair[0])
