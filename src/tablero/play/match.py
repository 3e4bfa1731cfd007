"""A match: one game between seats; what was played in it, how long each thought, and how it ended.

It asks nobody and shows nothing: screens and simulations tell it what is played."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from ..core.chance import fate
from ..core.errors import IllegalMove
from ..core.game import Game, Step
from ..core.kinds import State
from ..core.rng import MASK, mix
from ..core.texts import say
from ..core.verbs import draw, mover, pending
from ..players.spec import HUMAN
from .clock import Clock
from .result import Reason, Result, by_rules, drawn, lost_by

LONGEST = 20_000  # steps, after which it is a draw


def seat_seed(seed: int, seat: int) -> int:
    """The seed of the player in a seat, in a match of this seed."""
    return mix(mix(seed & MASK) ^ seat + 1)


@dataclass(frozen=True, slots=True)
class Played:
    """A step, and how long the one who made it thought."""

    step: Step
    seconds: float = 0.0
    seat: int | None = None  # who made it; None: chance


class Match:
    """One game between players, who are known by their specs: human, best, mcts:seconds=2 …"""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        *,
        seed: int = 0,
        clock: Clock | None = None,
        start: State | None = None,
        began: str | None = None,
    ) -> None:
        self.game, self.players, self.seed, self.clock = game, tuple(players), seed, clock or Clock()
        self.start = game.start(seed) if start is None else start
        self.began = datetime.now(UTC).isoformat(timespec="seconds") if began is None else began
        self.played: list[Played] = []
        self.undone: list[Played] = []
        self.result: Result | None = None
        self.judge()

    # Where it stands.

    @property
    def state(self) -> State:
        """The position now."""
        return self.played[-1].step.after if self.played else self.start

    @property
    def before(self) -> State | None:
        """The position before the last step."""
        return self.played[-1].step.before if self.played else None

    @property
    def states(self) -> list[State]:
        """Every position up to now."""
        return [self.start, *(each.step.after for each in self.played)]

    @property
    def line(self) -> list[str]:
        """What was played, outcomes of chance behind an @."""
        return [each.step.text for each in self.played]

    @property
    def over(self) -> bool:
        """Has it ended, by the rules or otherwise?"""
        return self.result is not None

    @property
    def ended_by_itself(self) -> bool:
        """Has it ended by the rules, or by a draw that the moves make?"""
        return self.result is not None and self.result.reason in (Reason.RULES, Reason.HISTORY)

    @property
    def pending(self) -> bool:
        """Is it chance's turn?"""
        return not self.over and bool(pending(self.state))

    @property
    def turn(self) -> int | None:
        """The seat to move; None where nobody is."""
        return None if self.over or self.pending else int(mover(self.state))

    @property
    def seats(self) -> int:
        """How many sit there."""
        return len(self.players)

    def name(self, seat: int) -> str:
        """What the game calls a seat."""
        return self.game.seat_name(seat)

    @property
    def names(self) -> list[str]:
        """What the game calls its seats."""
        return [self.name(seat) for seat in range(self.seats)]

    def left(self, seat: int) -> float | None:
        """The time that a seat has left, its thinking about this move not counted; None: as long as it likes."""
        return self.clock.left([each.seconds for each in self.played if each.seat == seat])

    # What happens in it.

    def play(self, move: int, seconds: float = 0.0) -> Step:
        """The seat to move makes a move; where it took too long, it has lost by time instead."""
        seat = self.turn
        if seat is None or move not in self.game.legal(self.state):
            raise IllegalMove(say("{move} is not the number of a legal move here.", move=move))
        left, step = self.left(seat), self.game.played(self.state, move)
        if left is not None and seconds > left:
            self.result = lost_by(seat, self.seats, Reason.TIME)
            return step
        self.add(Played(step, round(seconds, 3), seat))
        return step

    def settle(self) -> Step:
        """Chance has its turn, once: what comes depends on the seed and on how much was played."""
        return self.resolve(draw(self.state, fate(self.seed, len(self.played))))

    def resolve(self, outcome: int) -> Step:
        """Chance has its turn, with this outcome."""
        step = self.game.resolved(self.state, outcome)
        self.add(Played(step))
        return step

    def add(self, played: Played) -> None:
        self.played.append(played)
        self.undone.clear()
        self.judge()

    def judge(self) -> None:
        """End it where the rules or a draw by history end it."""
        self.result = None
        if self.game.over(self.state):
            self.result = by_rules(self.game, self.state)
        elif reason := self.game.ending(self.states):
            self.result = drawn(self.seats, Reason.HISTORY, reason)
        elif len(self.played) >= LONGEST:
            self.result = drawn(self.seats, Reason.HISTORY, say("Draw: after {number} steps.", number=LONGEST))

    def take_back(self) -> None:
        """Undo the last step."""
        self.undone.append(self.played.pop())
        self.judge()

    def put_back(self) -> None:
        """Play again what was taken back last."""
        self.played.append(self.undone.pop())
        self.judge()

    def resign(self, seat: int) -> None:
        """A seat gives up; the others have won."""
        self.result = lost_by(seat, self.seats, Reason.RESIGNED)

    def agree(self) -> None:
        """A draw that all agree to."""
        self.result = drawn(self.seats, Reason.AGREED)

    def forfeit(self, seat: int, reason: Reason, detail: str) -> None:
        """A player has lost by what it did."""
        self.result = lost_by(seat, self.seats, reason, detail)

    # Taking back, where people play.

    def steps_to_take_back(self, at_the_table: Sequence[bool]) -> int:
        """How many steps back the last decision of somebody at the table is; 0: there is none.

        Never past an outcome of chance, nor past a move of a person elsewhere."""
        for number, each in enumerate(reversed(self.played), 1):
            if each.seat is None:
                return 0
            if at_the_table[each.seat]:
                return number
            if self.players[each.seat] == HUMAN:
                return 0
        return 0

    def steps_to_put_back(self, at_the_table: Sequence[bool]) -> int:
        """How many steps on the next decision of somebody at the table would be, or the end of what was taken back."""
        for number, each in enumerate(reversed(self.undone)):
            if number and each.seat is not None and at_the_table[each.seat]:
                return number
        return len(self.undone)
