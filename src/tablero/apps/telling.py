"""A match told in lines of text, step by step."""

import sys

from ..core.texts import say
from ..play.match import Match
from ..play.result import in_words
from ..view.text import draw_text
from .screen import colourful
from .seats import called


def board(match: Match) -> str:
    """The position, as text."""
    return draw_text(match.game.scene(match.state, match.before), colour=colourful(sys.stdout))


def seated(match: Match) -> str:
    """Who sits where."""
    return ", ".join(f"{match.name(seat)} {called(spec)}" for seat, spec in enumerate(match.players))


def tell_start(match: Match, number: int, games: int) -> None:
    """What is going to be played, and the first position."""
    if games > 1:
        print(say("Game {number} of {games}", number=number, games=games))
    print(f"{match.game.title}: {seated(match)}", end="\n\n")
    print(board(match), end="\n\n")


def tell_step(match: Match) -> None:
    """The last step, in the game's words, and the position after it."""
    if match.played:
        last = match.played[-1]
        who = say("Chance") if last.seat is None else f"{match.name(last.seat)} ({match.players[last.seat]})"
        print(f"{who}: {match.game.narrate(last.step)}")
        if not match.pending:
            print(board(match), end="\n\n")


def tell_ending(match: Match) -> None:
    """How it ended, and the points from high to low."""
    if match.result is not None:
        print(in_words(match.names, match.result))
    points = match.game.points(match.state)
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        print(say("{seat}: {points} points", seat=match.name(seat), points=points[seat]))
    print(say("Moves: {moves}", moves=" ".join(match.line)))
