"""tablero import FILE."""

import sys
from argparse import Namespace

from ...core.errors import BadRecord
from ...core.texts import printable, say
from ...play.exchange import lines_of, read_records
from ...play.library import Library
from ..cli import WRONG
from ..progress import working


def run(args: Namespace) -> int:
    """Take the games of a file into the library; those that are broken are told, and left."""
    wrong: list[str] = []
    taken = 0
    with Library() as library, working(say("Reading {file}", file=args.file), lambda: f", {taken}"):
        for record in read_records(lines_of(args.file), wrong.append, trusted=args.trust):
            library.add(record)
            taken += 1
    for text in wrong:
        print(f"tablero: {printable(text)}", file=sys.stderr)
    if not taken and not wrong:
        raise BadRecord(say("There is no game in {file}.", file=args.file))
    print(say("{number} games taken into the library.", number=taken))
    return WRONG if wrong else 0
