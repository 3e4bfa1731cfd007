"""How a match ended, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ..core.game import Game
from ..core.kinds import State
from ..core.texts import say
from ..core.verbs import payoff


class Reason(StrEnum):
    """Why a match is over."""

    RULES = "rules"  # the game has ended
    HISTORY = "history"  # a draw by repetition or by a counter
    AGREED = "agreed"  # a draw that was offered and taken
    RESIGNED = "resigned"
    TIME = "time"
    FORFEIT = "forfeit"  # a player broke down, or answered no legal move
    RECORDED = "recorded"  # a record from elsewhere says so


@dataclass(frozen=True, slots=True)
class Result:
    """Who won: one seat, several that share the victory, or all of them: a draw."""

    winners: tuple[int, ...]
    reason: Reason
    payoffs: tuple[int, ...] = ()  # by seat, where the game came to its end
    seat: int | None = None  # who resigned, or lost by time or forfeit
    detail: str = ""  # more about it, in words

    def score(self, seat: int) -> float:
        """1 for a victory, a part of it where it is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def by_rules(game: Game, state: State) -> Result:
    """The result of a position in which the game is over."""
    payoffs = tuple(int(payoff(state, seat)) for seat in range(game.facts.seats))
    winners = tuple(seat for seat, points in enumerate(payoffs) if points == max(payoffs))
    return Result(winners, Reason.RULES, payoffs)


def drawn(seats: int, reason: Reason, detail: str = "") -> Result:
    """A draw before the game's own end."""
    return Result(tuple(range(seats)), reason, detail=detail)


def lost_by(seat: int, seats: int, reason: Reason, detail: str = "") -> Result:
    """All others have won: the one other, or they share it."""
    return Result(tuple(other for other in range(seats) if other != seat), reason, seat=seat, detail=detail)


def winners_in_words(names: Sequence[str], result: Result) -> str:
    """Who won, in a sentence without its end."""
    if len(result.winners) == 1:
        return say("{seat} wins", seat=names[result.winners[0]])
    if len(result.winners) == len(names):
        return say("Draw")
    return say("Shared: {seats}", seats=", ".join(names[seat] for seat in result.winners))


def in_words(names: Sequence[str], result: Result) -> str:
    """Who won and why: 'White wins: Black resigned.'"""
    if result.reason is Reason.HISTORY:
        return result.detail
    who = winners_in_words(names, result)
    name = names[result.seat] if result.seat is not None else ""
    why = {
        Reason.AGREED: say("agreed"),
        Reason.RESIGNED: say("{seat} resigned", seat=name),
        Reason.TIME: say("{seat} ran out of time", seat=name),
        Reason.FORFEIT: name,
    }.get(result.reason, "")
    why = ": ".join(filter(None, (why, result.detail.rstrip("."))))
    return f"{who}: {why}." if why else f"{who}."
