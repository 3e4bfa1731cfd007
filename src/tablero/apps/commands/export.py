"""tablero export [ID …]."""

from argparse import Namespace
from pathlib import Path

from ...core.errors import BadRecord
from ...core.texts import say
from ...play.exchange import write
from ...play.library import Entry, Library


def run(args: Namespace) -> None:
    """Games of the library as text, oldest first; all of them, if none is named."""
    with Library() as library:
        entries = [library.load(number) for number in dict.fromkeys(args.ids)] if args.ids else library.games()[::-1]
    entries = [entry for entry in entries if args.ids or fits(entry, args.format)]
    text = "".join(text_of(entry, args.format) for entry in entries)
    if args.out:
        Path(args.out).write_text(text, encoding="utf-8")
        print(say("{file}: {number} games", file=args.out, number=len(entries)))
    else:
        print(text, end="")


def fits(entry: Entry, form: str) -> bool:
    """Can this game be written in the format? Asked where all games are wanted."""
    try:
        return form == "jsonl" or entry.record.find().foreign == form
    except BadRecord:
        return False


def text_of(entry: Entry, form: str) -> str:
    """One game."""
    if form == "jsonl":
        return entry.record.dumps() + "\n"
    try:
        return write(entry.record.replay(), form)
    except BadRecord as error:
        raise BadRecord(say("Game {number}: {reason}", number=entry.id, reason=error)) from None
