"""The library as a table."""

from datetime import datetime

from ..core.texts import say
from ..play.library import Entry


def row(entry: Entry) -> list[str]:
    """What the list tells of a game: number, game, players, moves, result, when it was played last."""
    record = entry.record
    moves = sum(not move.startswith("@") for move in record.moves)
    name = "/".join(filter(None, (record.game, record.variant)))
    return [str(entry.id), name, ", ".join(record.players), str(moves), outcome(entry), when(entry.changed)]


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
    """Columns as wide as they must be: the first three to the left, others to the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    fit = [str.ljust if i < 3 else str.rjust for i in range(len(wide))]
    return ["  ".join(f(cell, w) for f, cell, w in zip(fit, each, wide, strict=True)).rstrip() for each in rows]
