"""tablero check GAME."""

from argparse import Namespace

from ... import conformance
from ...core import registry
from ...core.texts import say
from ..cli import WRONG
from ..progress import working


def run(args: Namespace) -> int:
    """A line a check; the exit status is 1 where one fails."""
    game = registry.find(args.game)
    failed = 0
    with working(say("Checking {game}", game=game.name)):
        for title, wrong in conformance.run(game, games=args.games, seed=args.seed):
            print(f"{'FAIL' if wrong else 'ok  '}  {title}" + (f"\n      {wrong}" if wrong else ""), flush=True)
            failed += bool(wrong)
    if failed:
        print(say("{game} breaks the contract in {number} places.", game=game.name, number=failed))
        return WRONG
    print(say("{game} keeps the contract.", game=game.name))
    return 0
