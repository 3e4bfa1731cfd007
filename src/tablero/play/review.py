"""A look back at a match: how each move was, and what would have been better."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ..core.game import Game
from ..core.texts import say
from ..core.verbs import mover, pending
from ..players.thinking import thinker
from ..search.analysis import Analysis, Kind, Value
from .advice import heeded, line_in_words, worth
from .match import Match

A_MAN = 150  # of an estimate that counts no points: what makes winning likely
A_LEAD = 0.03  # of the most that can be won by points: the same


class Label(StrEnum):
    """How a move was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def mark(self) -> str:
        """As annotators write it."""
        return {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}.get(self, "")

    @property
    def words(self) -> str:
        """In the language in use."""
        return say(str(self))


LOSSES = ((0.02, Label.GOOD), (0.06, Label.INACCURACY), (0.15, Label.MISTAKE))  # less than this much was given away


@dataclass(frozen=True)
class Judged:
    """A move of a match, looked at again. Chances are parts of 1, draws counting half."""

    step: int  # its place in what was played, from 0
    seat: int
    text: str
    label: Label
    chance: float  # to win, for who moved, with the best move
    kept: float  # with the one that was played
    value: str  # of the position, in words, for who moved
    line: tuple[str, ...]  # what would have been best


def chance(game: Game, value: Value) -> float:
    """How likely a win is for the side that the value is for: a part of 1, draws counting half."""
    if value.kind is not Kind.ESTIMATE or value.plies is not None:
        return 1.0 if value.number > 0 else 0.0 if value.number < 0 else 0.5
    if value.share is not None:
        return value.share
    known = game.facts
    scale = 100 * A_LEAD * known.payoff_limits[1] if known.by_points else A_MAN
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, value.number / scale))))


def decisions(match: Match) -> list[int]:
    """The steps at which somebody had a choice."""
    return [i for i, each in enumerate(match.played) if each.seat is not None]


def reviewed(match: Match, seconds: float, spec: str = "best") -> Iterator[Judged]:
    """Every move, judged by a player that thinks so long about each position."""
    game, states = match.game, match.states
    player = thinker(game, spec, seconds)
    ahead: Analysis | None = None  # of the next position
    for place in decisions(match):
        found = ahead or heeded(player.think(states[: place + 1]))
        after = states[place + 1]
        ahead = None if pending(after) or game.over(after) else heeded(player.think(states[: place + 2]))
        yield judged(match, place, found, ahead)


def judged(match: Match, place: int, found: Analysis, after: Analysis | None) -> Judged:
    """One move, by the analyses of the positions before and after it."""
    game, each = match.game, match.played[place]
    assert each.seat is not None
    move = game.parse(each.step.before, each.step.text)
    best = chance(game, found.value)
    kept = best if move in found.best else kept_by(match, place, found, after, best)
    exact = found.value.kind is Kind.EXACT
    label = Label.BEST if move in found.best else label_of(best - kept, exact)
    line = line_in_words(game, each.step.before, found.line or found.best[:1])
    return Judged(place, each.seat, each.step.text, label, best, kept, worth(game, found.value), line)


def kept_by(match: Match, place: int, found: Analysis, after: Analysis | None, best: float) -> float:
    """The chance that the move left, never more than the best one's."""
    game, step = match.game, match.played[place].step
    move = game.parse(step.before, step.text)
    if move in found.moves:
        return min(best, chance(game, found.moves[move]))
    if game.over(step.after):
        result = match.result
        return min(best, result.score(match.played[place].seat or 0)) if result else best
    if after is None or game.facts.seats != 2:
        return best
    other = chance(game, after.value)
    return min(best, other if mover(step.after) == match.played[place].seat else 1 - other)


def label_of(loss: float, exact: bool) -> Label:
    """What giving away so much is called; exact values give away nothing or a half at least."""
    if exact and loss <= 0:
        return Label.GOOD
    return next((label for most, label in LOSSES if loss <= most), Label.BLUNDER)


def sentence(match: Match, one: Judged) -> str:
    """A move's judgement in a line."""
    text = say("{seat} {move}: {label}", seat=match.name(one.seat), move=one.text + one.label.mark,
               label=one.label.words)  # fmt: skip
    if one.label in (Label.BEST, Label.GOOD):
        return f"{text}, {one.value}"
    shares = say("{before} % → {after} %", before=round(100 * one.chance), after=round(100 * one.kept))
    return f"{text} ({shares}); " + say("better: {moves}", moves=" ".join(one.line[:6]))
