"""tablero warm [GAME…]."""

import time
from argparse import Namespace

from ...core import registry
from ...core.texts import say
from ...search.warm import warm
from ..progress import working


def run(args: Namespace) -> None:
    """Compile every search for these games, or for all."""
    games = [registry.find(name) for name in args.games] or registry.known()
    for game in games:
        began = time.perf_counter()
        with working(say("Preparing {game}", game=game.name)):
            warm(game.start())
        print(
            say("{game}: ready ({seconds} s)", game=game.name, seconds=f"{time.perf_counter() - began:.1f}"), flush=True
        )
