"""The rules of a variant of draughts in words, from its facts alone."""

from collections.abc import Iterator

from ...core.bits import popcount
from ...core.texts import say
from .draws import reason
from .rules import Draughts


def rules_of(kind: type[Draughts]) -> str:
    """What a player has to know of it."""
    parts = (set_up(kind), moving(kind), capturing(kind), crowning(kind), end(kind))
    return " ".join(sentence for part in parts for sentence in part)


def set_up(kind: type[Draughts]) -> Iterator[str]:
    side, men = 2 * kind.half, popcount(kind.set_up)
    yield say("A board of {side} by {side} squares; each side has {men} men on its first rows.", side=side, men=men)
    yield say("Black moves first.") if kind.black_first else say("White moves first.")


def moving(kind: type[Draughts]) -> Iterator[str]:
    yield say("Men move one square diagonally forward.")
    if kind.kings_fly:
        yield say("Kings move any distance along a diagonal.")
    else:
        yield say("Kings move one square in any diagonal direction.")


def capturing(kind: type[Draughts]) -> Iterator[str]:
    yield say("Pieces capture by jumping over an enemy to the empty square behind it.")
    if kind.men_capture_back:
        yield say("Men capture forwards and backwards.")
    else:
        yield say("Men capture forwards only.")
    if kind.men_spare_kings:
        yield say("Men cannot capture kings.")
    if kind.kings_fly:
        yield say(
            "Kings capture from any distance and land on any empty square behind, but on one from where they can go on"
            " if there is one."
        )
    if kind.kings_strike:
        yield say("Kings capture from any distance and land directly behind the piece.")
    if kind.obliged:
        yield say("Capturing is obligatory, and a capture goes on as long as it can.")
    else:
        yield say("Capturing is free, and a capture may end after any jump.")
    yield from choosing(kind)
    yield say("Captured pieces leave the board when the move is over; none is jumped twice.")


def choosing(kind: type[Draughts]) -> Iterator[str]:
    """What a player who can capture in several ways must take."""
    if kind.most_pieces:
        yield say("Who can capture in several ways must take as many pieces as possible;")
        if kind.then_with_king:
            yield say("among equals, capture with a king;")
        if kind.then_most_kings:
            yield say("among equals, take as many kings as possible;")
        if kind.then_kings_first:
            yield say("among equals, take kings as early as possible;")
        yield say("what is still equal is a free choice.")


def crowning(kind: type[Draughts]) -> Iterator[str]:
    if kind.crowned_inside:
        yield say("A man that reaches the far row becomes a king at once, and goes on capturing as one.")
    elif kind.men_capture_back:
        yield say("A man becomes a king where its move ends on the far row, not where it only passes it.")
    else:
        yield say("A man that reaches the far row becomes a king, and its move ends there.")


def end(kind: type[Draughts]) -> Iterator[str]:
    yield say("Who has no piece or no move left has lost.")
    yield say("Draw: the same position {number} times.", number=kind.repetitions)
    for limit in kind.limits:
        yield reason(limit)
