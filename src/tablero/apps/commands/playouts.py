"""tablero playouts GAME."""

import json
from argparse import Namespace

from ...core.texts import say
from ...search.playouts import playouts
from ..cli import INTERRUPTED
from ..progress import working
from .asked import position_of


def run(args: Namespace) -> int:
    """How the games ended, seat by seat."""
    position = position_of(args)
    with working(say("Playing {games} games of {game}", games=args.games, game=position.game.name)):
        found = playouts(position.state, args.games, seed=args.seed)
    results = {"wins": list(found.wins), "shared": found.shared, "mean_payoff": list(found.mean_payoff)}
    if args.json:
        row = {"game": position.game.name, "games": found.games, "moves": found.moves}
        print(json.dumps({**row, "seconds": round(found.seconds, 6), "results": results}))
    else:
        speed = found.games / max(found.seconds, 1e-9) / 1e6
        print(
            say(
                "{games} games, {moves} moves, {seconds} s, {speed} M games/s",
                games=found.games,
                moves=found.moves,
                seconds=f"{found.seconds:.3f}",
                speed=f"{speed:.2f}",
            )
        )
        for seat, wins in enumerate(found.wins):
            share, mean = 100 * wins / max(found.games, 1), found.mean_payoff[seat]
            print(
                say(
                    "{seat}: {wins} won ({share} %), mean payoff {mean}",
                    seat=position.game.rules.seat_name(seat),
                    wins=wins,
                    share=f"{share:.2f}",
                    mean=f"{mean:+.3f}",
                )
            )
        print(
            say(
                "drawn or shared: {shared} ({share} %)",
                shared=found.shared,
                share=f"{100 * found.shared / max(found.games, 1):.2f}",
            )
        )
    return INTERRUPTED if found.stopped else 0
