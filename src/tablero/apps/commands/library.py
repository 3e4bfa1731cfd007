"""tablero library."""

import sys
from argparse import Namespace

from ...core.texts import say
from ...play.library import Library
from ..listing import row, table


def run(args: Namespace) -> None:
    """Every game that was played, the last one first."""
    with Library() as library:
        if args.remove:
            library.remove(args.remove)
            print(say("Game {number} is forgotten.", number=args.remove))
            return
        entries = library.games(open_only=args.open)
        for trouble in library.damaged():
            print(f"tablero: {trouble}", file=sys.stderr)
    if args.json:
        print("".join(f"{entry.record.dumps()}\n" for entry in entries), end="")
        return
    if not entries:
        print(say("There is no game yet; `tablero play` begins one."), file=sys.stderr)
        return
    head = ["", say("game"), say("played"), say("moves"), say("result"), say("players")]
    print("\n".join(table([head, *map(row, entries)])))
