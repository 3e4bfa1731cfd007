"""tablero perft GAME DEPTH."""

import json
from argparse import Namespace

from ...core.texts import say
from ...search.perft import perft
from ..progress import working
from .asked import position_of


def run(args: Namespace) -> None:
    """The count, with the speed; with --divide a line a move before it."""
    position = position_of(args).settle()
    with working(say("Counting {game} to depth {depth}", game=position.game.name, depth=args.depth)):
        found = perft(position.state, args.depth, divide=args.divide, seed=args.seed)
    parts = {position.game.rules.format(position.state, move): nodes for move, nodes in found.divide.items()}
    if args.json:
        row: dict[str, object] = {"game": position.game.name, "depth": found.depth, "nodes": found.nodes}
        print(json.dumps({**row, "seconds": round(found.seconds, 6), **({"divide": parts} if args.divide else {})}))
        return
    for move, nodes in parts.items():
        print(f"{move}: {nodes}")
    speed = found.nodes / max(found.seconds, 1e-9) / 1e6
    print(
        say(
            "{nodes} lines of {depth} moves, {seconds} s, {speed} M/s",
            nodes=found.nodes,
            depth=found.depth,
            seconds=f"{found.seconds:.3f}",
            speed=f"{speed:.1f}",
        )
    )
