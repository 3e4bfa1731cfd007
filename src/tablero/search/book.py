"""An opening book: the exact values of all positions up to some ply, by key. Made by the solver, read by the solver.

In bytes: a line of text that says what this is, in JSON, then compressed (LZMA): the keys in order, as the eight
planes of bytes of their differences, the lowest first; then the values, a signed byte each.
"""

import bisect
import functools
import json
import lzma
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from ..core.errors import BadRecord
from ..core.game import Game
from ..core.kinds import State
from ..core.legal import legal_moves
from ..core.texts import say
from ..core.verbs import key, mirror, mover, payoff, play

FORMAT = "tablero book 1"


@dataclass(frozen=True)
class Book:
    """Keys in order, and the value of each for the side to move."""

    keys: "np.ndarray[tuple[int], np.dtype[np.int64]]"
    values: "np.ndarray[tuple[int], np.dtype[np.int8]]"
    about: Mapping[str, object]

    def value(self, state: State) -> int | None:
        """The value of a state, or of one that equals it but for a symmetry; None where the book has it not."""
        asked = key(mirror(state))
        at = bisect.bisect_left(self.keys, asked)
        return int(self.values[at]) if at < len(self.keys) and self.keys[at] == asked else None


def pack(values: Mapping[int, int], about: Mapping[str, object]) -> bytes:
    """A book in bytes."""
    keys = np.array(sorted(values), np.int64)
    differences = np.diff(keys, prepend=np.int64(0)).astype("<u8")
    planes = differences.view(np.uint8).reshape(-1, 8).T.tobytes()
    body = planes + np.array([values[int(known)] for known in keys], np.int8).tobytes()
    head = json.dumps({"format": FORMAT, **about, "positions": len(keys)})
    return head.encode() + b"\n" + lzma.compress(body, preset=9)


def unpack(data: bytes) -> Book:
    """The book in such bytes; BadRecord where they are none."""
    head, _, body = data.partition(b"\n")
    try:
        about = json.loads(head)
        if about.pop("format") != FORMAT:
            raise ValueError
        number = int(about["positions"])
        raw = np.frombuffer(lzma.decompress(body), np.uint8)
        planes = np.ascontiguousarray(raw[: 8 * number].reshape(8, number).T)
        keys = np.cumsum(planes.view("<u8").ravel().astype(np.int64))
        values = raw[8 * number :].view(np.int8)
        if len(values) != number:
            raise ValueError
    except (ValueError, KeyError, TypeError, AttributeError, lzma.LZMAError):
        raise BadRecord(say("This is no book of tablero, or it is damaged.")) from None
    return Book(keys, values, about)


def book_of(game: Game) -> Book | None:
    """The book that comes with a game; None where there is none."""
    return opened(game.book_data())


@functools.lru_cache(maxsize=8)
def opened(data: bytes | None) -> Book | None:
    return unpack(data) if data else None


def layers(start: State, plies: int) -> list[dict[int, State]]:
    """The positions after 0, 1, … moves, one for all that a symmetry makes equal, without those where it is over."""
    found = [{key(mirror(start)): mirror(start)}]
    for _ in range(plies):
        after: dict[int, State] = {}
        for state in found[-1].values():
            for move in legal_moves(state):
                child = mirror(play(state, move))
                if legal_moves(child):
                    after.setdefault(key(child), child)
        found.append(after)
    return found


def completed(found: list[dict[int, State]], last: Mapping[int, int]) -> dict[int, int]:
    """The values of all layers, from those of the last one."""
    values = dict(last)
    for layer in reversed(found[:-1]):
        for known, state in layer.items():
            values[known] = max(reached(state, move, values) for move in legal_moves(state))
    return values


def reached(state: State, move: int, values: Mapping[int, int]) -> int:
    """What a move is worth for its mover."""
    child = play(state, move)
    if not legal_moves(child):
        return payoff(child, mover(state))
    value = values[key(mirror(child))]
    return value if mover(child) == mover(state) else -value


def wanted(layer: Mapping[int, State], done: Iterable[int], size: int) -> list[list[int]]:
    """The keys that are still to do, in order, `size` at a time: neighbours share what the solver learns."""
    left = sorted(set(layer) - set(done))
    return [left[i : i + size] for i in range(0, len(left), size)]
