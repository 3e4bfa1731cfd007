"""Clocks: how long a seat may think."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.errors import NotPossible
from ..core.texts import say

MARGIN = 0.8  # an engine stops at this part of what it may take for a move
TO_COME = 20  # moves that an engine saves time for


@dataclass(frozen=True, slots=True)
class Clock:
    """None at all; so many seconds a move; or (Fischer's) so many for the game, and more with every move."""

    bank: float = 0.0
    increment: float = 0.0
    a_move: float = 0.0

    @property
    def runs(self) -> bool:
        """Is there a limit?"""
        return bool(self.bank or self.a_move)

    def __str__(self) -> str:
        if self.a_move:
            return f"{plain(self.a_move)}/move"
        return f"{plain(self.bank)}+{plain(self.increment)}" if self.bank else "none"

    def left(self, spent: Sequence[float]) -> float | None:
        """What a seat has left that took so long for each of its moves so far; None: as long as it likes."""
        if self.a_move:
            return self.a_move
        return self.bank + self.increment * len(spent) - sum(spent) if self.bank else None

    def share(self, left: float) -> float:
        """How much of what is left an engine should take for one move."""
        return MARGIN * (left if self.a_move else min(left, left / TO_COME + self.increment))


def plain(seconds: float) -> str:
    """A number that `read_clock` reads."""
    return f"{seconds:.3f}".rstrip("0").rstrip(".")


def clock_text(seconds: float) -> str:
    """A time as clocks show it."""
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02d}" if whole >= 20 else f"{max(0.0, seconds):.1f}"


def read_clock(text: str) -> Clock:
    """The clock that a text means: none, 10/move, 300+3, 5m+3s; NotPossible where it means none."""
    asked = text.replace(" ", "").casefold() if text.isascii() else "?"
    if asked in ("none", "0", ""):
        return Clock()
    time = r"(\d{1,9}(?:\.\d{1,3})?)(s|m|h)?"
    if found := re.fullmatch(rf"{time}/move", asked):
        made = Clock(a_move=seconds(*found.groups()))
    elif found := re.fullmatch(rf"{time}(?:\+{time})?", asked):
        made = Clock(seconds(found[1], found[2]), seconds(found[3], found[4]))
    else:
        made = Clock()
    if not made.runs:
        raise NotPossible(say("'{text}' is no clock: write none, 10/move, or 5m+3s.", text=text))
    return made


def seconds(number: str | None, unit: str | None) -> float:
    return float(number or 0) * {"m": 60, "h": 3600}.get(unit or "s", 1)
