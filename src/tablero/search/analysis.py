"""Analysis: the one shape in which every search answers."""

from dataclasses import dataclass, field
from enum import StrEnum


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

    def __str__(self) -> str:
        return {Kind.EXACT: "", Kind.LOWER: "≥ ", Kind.UPPER: "≤ ", Kind.ESTIMATE: "≈ "}[
            self.kind
        ] + f"{self.number:+d}"


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
