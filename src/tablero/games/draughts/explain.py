"""Why a move in draughts is not legal, in words."""

from typing import TYPE_CHECKING

from ...core.bits import popcount
from ...core.texts import say
from . import notation
from .notation import Path
from .rules import Draughts, captured_by

if TYPE_CHECKING:
    from . import DraughtsGame


def why_not(game: "DraughtsGame", state: Draughts, text: str) -> str | None:
    """The reason; None where there is nothing more to say than what is legal."""
    legal = notation.texts(state)
    if not legal:
        return None
    asked = notation.squares_of(state, text)
    if asked is None:
        example = next(iter(legal.values()))
        return say("'{move}' is no move: write the squares it goes by, like {example}.", move=text, example=example)
    origin = notation.square_names(state, asked[:1])[0]
    if state.theirs >> asked[0] & 1:
        return say("The piece on {square} is the opponent's.", square=origin)
    if not state.mine >> asked[0] & 1:
        return say("No piece stands on {square}.", square=origin)
    return of_captures(state, asked) or of_piece(legal, origin)


def of_captures(state: Draughts, asked: tuple[int, ...]) -> str | None:
    """What the rules of capture have against it."""
    ranked = notation.ranked(state)
    if not ranked or not state.obliged:
        return None
    best, example = ranked[0]
    shown = notation.written(state, example.move, example.squares)
    for worth, path in ranked:
        if path.squares == asked or (path.squares[0], path.squares[-1]) == (asked[0], asked[-1]):
            return weighed(state, path, example) if worth < best else None
    for _, path in ranked:
        if notation.passes(path.squares[:-1], asked):
            longer = notation.written(state, path.move, path.squares)
            return say("The capture goes on: {move}.", move=longer)
    return say("A capture is obliged: {move}.", move=shown)


def weighed(state: Draughts, path: Path, best: Path) -> str:
    """Which rule prefers another capture."""
    taken, most = (popcount(captured_by(state, way.chain)) for way in (path, best))
    shown = notation.written(state, best.move, best.squares)
    if taken < most:
        return say(
            "Majority: a capture of {most} exists, this takes {taken}: {move}.", most=most, taken=taken, move=shown
        )
    by_king = [state.kings >> way.squares[0] & 1 for way in (path, best)]
    if state.then_with_king and by_king == [0, 1]:
        return say("Quality: of equal captures, one by a king comes first: {move}.", move=shown)
    kings, most_kings = (popcount(captured_by(state, way.chain) & state.kings) for way in (path, best))
    if kings < most_kings:
        return say("Quality: of equal captures, the one that takes most kings comes first: {move}.", move=shown)
    return say("Quality: of equal captures, the one that takes kings earliest comes first: {move}.", move=shown)


def of_piece(legal: dict[int, str], origin: str) -> str:
    """What this piece can do instead."""
    known = [text for text in legal.values() if text.replace("x", "-").replace(":", "-").split("-")[0] == origin]
    if not known:
        return say("The piece on {square} cannot move.", square=origin)
    return say("The piece on {square} cannot do that; it can: {moves}.", square=origin, moves=", ".join(known))
