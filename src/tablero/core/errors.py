"""What can go wrong, each in one clear sentence: what was wrong and, where it helps, what would be right."""

import difflib
from collections.abc import Iterable


class TableroError(Exception):
    """The root of all errors that a person may cause; its text is one sentence, fit to be shown."""


class IllegalMove(TableroError):
    """A move that cannot be played here, with the reason in words."""


class BadPosition(TableroError):
    """A position that cannot be, or cannot be read."""


class BadRecord(TableroError):
    """A record of a game that is damaged, or cannot be read; the text names the line."""


class BadGame(TableroError):
    """A game file that cannot be loaded, or that breaks the contract."""


class UnknownGame(TableroError):
    """No such game, variant or player; near names are suggested."""


class NotPossible(TableroError):
    """A question that makes no sense for this game, with the reason."""


def near(name: str, known: Iterable[str]) -> str:
    """' Did you mean …?' with the known names nearest to this one, or nothing."""
    from .texts import say

    found = difflib.get_close_matches(name, sorted(set(known)), n=3, cutoff=0.6)
    return " " + say("Did you mean {names}?", names=", ".join(found)) if found else ""
