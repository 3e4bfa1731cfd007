"""tablero rules GAME."""

import shutil
import textwrap
from argparse import Namespace

from ...core import registry


def run(args: Namespace) -> None:
    """The rules in brief."""
    game = registry.find(args.game)
    print(game.title, end="\n\n")
    print(textwrap.fill(game.rule_text(), min(100, shutil.get_terminal_size().columns)))
