"""tablero show GAME."""

import sys
from argparse import Namespace
from pathlib import Path

from ..screen import colourful
from .asked import position_of


def run(args: Namespace) -> None:
    """The board, the position in text, and an SVG file if asked for."""
    position = position_of(args)
    if args.svg == "-":
        print(position.svg(theme=args.theme), end="")
        return
    if args.svg:
        Path(args.svg).write_text(position.svg(theme=args.theme), encoding="utf-8")
    print(position.text(colour=colourful(sys.stdout)))
    print(position.dump())
