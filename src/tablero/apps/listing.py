"""The library as a table."""

from datetime import datetime

from ..core import registry
from ..core.errors import TableroError
from ..core.texts import printable, say
from ..play.library import Entry
from ..play.record import Record


def row(entry: Entry) -> list[str]:
    """What the list tells of a game: number, game, when it was played last, moves, result, players."""
    record = entry.record
    moves = sum(not move.startswith("@") for move in record.moves)
    players = printable(", ".join(record.players), 60)
    return [str(entry.id), title(record), when(entry.changed), str(moves), outcome(entry), players]


def title(record: Record) -> str:
    """What the game is called, in the language in use; its id, where it is not known here."""
    try:
        words = [word for word in record.variant.split("/") if word]
        return registry.installed_game(record.game).with_words(words).title
    except TableroError:
        return printable("/".join(filter(None, (record.game, record.variant))), 60)


def when(text: str) -> str:
    """A moment, in the time of this place."""
    try:
        return datetime.fromisoformat(text).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return text[:16]


def outcome(entry: Entry) -> str:
    """Who won, by the number of the seat."""
    if entry.record.result is None:
        return say("open")
    winners = entry.record.result.get("winners", [])
    if len(winners) == len(entry.record.players):
        return say("Draw")
    return say("{seat} won", seat=", ".join(str(seat + 1) for seat in winners))


def table(rows: list[list[str]]) -> list[str]:
    """Columns as wide as they must be: words to the left, numbers to the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    numbers = [all(cell[:1].isdigit() or cell[:1] in "+-" for cell in column[1:]) for column in zip(*rows, strict=True)]
    fit = [str.rjust if number and i else str.ljust for i, number in enumerate(numbers)]
    return ["  ".join(f(cell, w) for f, cell, w in zip(fit, each, wide, strict=True)).rstrip() for each in rows]
