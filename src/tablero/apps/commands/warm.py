"""tablero warm [GAME…]."""

import time
from argparse import Namespace

from ...core import registry
from ...core.chance import settle
from ...core.game import Game
from ...core.texts import say
from ...play.simulation import Plan, Quick, is_quick
from ...players.engines import best_for, make
from ...search.warm import warm
from ..progress import working


def warm_simulation(game: Game) -> None:
    """Compile games of simple players."""
    plan = Plan(game.address, ("greedy",) * game.facts.seats)
    if is_quick(plan, game):
        Quick(plan, game)


def warm_best(game: Game) -> None:
    """Compile what the game's best player needs, by a short search."""
    state, _ = settle(game.start(), 0)
    make(best_for(game).replace("seconds=1", "seconds=0.001"), game, 0).choose([state])


def run(args: Namespace) -> None:
    """Compile every search for these games, or for all."""
    games = [registry.find(name) for name in args.games] or registry.known()
    for game in games:
        began = time.perf_counter()
        with working(say("Preparing {game}", game=game.name)):
            warm(game.start())
            warm_simulation(game)
            warm_best(game)
        print(
            say("{game}: ready ({seconds} s)", game=game.name, seconds=f"{time.perf_counter() - began:.1f}"), flush=True
        )
