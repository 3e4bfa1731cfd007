"""tablero import FILE."""

import sys
from argparse import Namespace
from pathlib import Path

from ...core.errors import BadRecord
from ...core.texts import say
from ...play.exchange import read_records
from ...play.library import Library
from ..cli import WRONG
from ..progress import working


def run(args: Namespace) -> int:
    """Take the games of a file into the library; those that are broken are told, and left."""
    wrong: list[str] = []
    taken = 0
    if args.file == "-":
        lines = sys.stdin.read().splitlines(keepends=True)
    else:
        lines = Path(args.file).read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
    with Library() as library, working(say("Reading {file}", file=args.file), lambda: f", {taken}"):
        for record in read_records(lines, wrong.append, trusted=args.trust):
            library.add(record)
            taken += 1
    for text in wrong:
        print(f"tablero: {text}", file=sys.stderr)
    if not taken and not wrong:
        raise BadRecord(say("There is no game in {file}.", file=args.file))
    print(say("{number} games taken into the library.", number=taken))
    return WRONG if wrong else 0
