"""Analysis: the one shape in which every search answers."""

from dataclasses import dataclass, field
from enum import StrEnum

from ..core.texts import say


class Kind(StrEnum):
    """What a value is worth."""

    EXACT = "exact"
    LOWER = "lower"  # proven: at least this much
    UPPER = "upper"  # proven: at most this much
    ESTIMATE = "estimate"


@dataclass(frozen=True, slots=True)
class Value:
    """A value for the side to move, in units of the game's payoff, and what it is worth."""

    number: int
    kind: Kind = Kind.EXACT
    plies: int | None = None  # how far away that end of the game is, where this was seen
    share: float | None = None  # of an estimate: what part of such games is won, draws counting half

    def __str__(self) -> str:
        sign = {Kind.EXACT: "", Kind.LOWER: "≥ ", Kind.UPPER: "≤ ", Kind.ESTIMATE: "≈ "}[self.kind]
        return f"{sign}{self.number:+d}"

    def words(self, *, by_points: bool = False) -> str:
        """As one says it: wins in 9, draw, +3 points, 62 %."""
        number = f"{self.number:+d}"
        if self.plies is not None and self.number > 0:
            text = say("wins in {number}", number=self.plies)
        elif self.plies is not None and self.number < 0:
            text = say("loses in {number}", number=self.plies)
        elif self.share is not None:
            text = f"{100 * self.share:.0f} %"
        elif by_points:
            text = say("{number} points", number=number)
        elif self.number == 0:
            text = say("a draw")
        else:
            text = say("wins ({number})", number=number) if self.number > 0 else say("loses ({number})", number=number)
        return {Kind.LOWER: "≥ ", Kind.UPPER: "≤ "}.get(self.kind, "") + text


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found out about a position."""

    value: Value
    best: tuple[int, ...] = ()  # moves that keep the value: all of them, or the one asked for
    line: tuple[int, ...] = ()  # how it goes on, the best move first
    moves: dict[int, Value] = field(default_factory=dict)  # what is known of each root move
    nodes: int = 0
    seconds: float = 0.0  # without compiling
    depth: int = 0
    stopped: bool = False  # broken off by a limit or from outside
    interrupted: bool = False  # by Ctrl-C
