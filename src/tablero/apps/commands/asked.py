"""The position that a command's options ask for."""

from argparse import Namespace

from ...face import Position, game


def position_of(args: Namespace) -> Position:
    """By --moves or --position, from --seed where there is one; else the game's start."""
    opened = game(args.game)
    if args.position is not None:
        return opened.position(args.position)
    start = opened.start(getattr(args, "seed", 0))
    return start.play(args.moves)
