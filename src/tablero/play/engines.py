"""The machine's seats in a match: each is asked for its move within what the clock and the house allow."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..core.errors import NotPossible
from ..core.kinds import State
from ..players.asking import Forfeit, TooSlow, ask
from ..players.engines import Player, make
from ..players.spec import HUMAN
from ..players.thinking import think
from .clock import Clock
from .match import Match, seat_seed
from .result import Reason

GLANCE = 0.5  # seconds to think about an offer of a draw


@dataclass(frozen=True)
class Question:
    """What an engine is asked: it stays as it is, whatever happens to the match meanwhile."""

    seat: int
    states: Sequence[State]
    left: float | None
    clock: Clock


@dataclass(frozen=True)
class Answer:
    """What it answered: a move, or why it has lost."""

    move: int | None
    seconds: float = 0.0
    reason: Reason = Reason.FORFEIT
    detail: str = ""


def question_of(match: Match) -> Question:
    """What the seat to move is asked."""
    seat = match.turn
    assert seat is not None
    return Question(seat, match.states, match.left(seat), match.clock)


class Engines:
    """The players of a match that are no people. `limit`: seconds that none may take longer than for a move."""

    def __init__(self, match: Match, limit: float | None = None) -> None:
        self.game, self.limit = match.game, limit
        self.asking = threading.Lock()  # who was told to stop comes to an end before the next question
        self.players: dict[int, Player] = {
            seat: make(spec, match.game, seat_seed(match.seed, seat))
            for seat, spec in enumerate(match.players)
            if spec != HUMAN
        }

    def answer(self, asked: Question, wanted: Callable[[], bool] | None = None) -> Answer | None:
        """The move of the seat that is asked; None once it is not wanted any more."""
        times = [time for time in (asked.left, self.limit) if time is not None]
        patience = asked.clock.share(asked.left) if asked.left is not None else None
        limit, took = max(min(times), 0.001) if times else None, [0.0]
        try:
            with self.asking:
                if wanted is not None and not wanted():
                    return None
                player, states = self.players[asked.seat], asked.states
                move = ask(player, self.game, states, limit, patience=patience, wanted=wanted, told=took.append)
        except Forfeit as reason:
            if isinstance(reason, TooSlow) and asked.left is not None and asked.left <= min(times):
                return Answer(None, asked.left, Reason.TIME)
            return Answer(None, took[-1], detail=str(reason))
        return Answer(move, took[-1])

    def move(self, match: Match) -> None:
        """The seat to move makes its move, or loses by what it did."""
        answer = self.answer(question_of(match))
        assert answer is not None
        apply(match, answer)

    def stop(self) -> None:
        """End what they are thinking about, with the best found so far."""
        for player in self.players.values():
            end = getattr(player, "stop", None)
            if end:
                end()

    def accepts_a_draw(self, match: Match, seat: int) -> bool:
        """Would the machine in this seat rather draw, now that another one is to move?"""
        if not hasattr(self.players[seat], "think"):
            return False
        try:
            found = think(match.game, match.states, match.players[seat], GLANCE)
        except NotPossible:
            return False
        return found.value.number >= 0 if match.turn != seat else found.value.number <= 0


def apply(match: Match, answer: Answer) -> None:
    """What an engine answered happens in the match."""
    seat = match.turn
    assert seat is not None
    if answer.move is None:
        match.forfeit(seat, answer.reason, answer.detail)
    else:
        match.play(answer.move, answer.seconds)
