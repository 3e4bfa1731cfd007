"""tablero games."""

from argparse import Namespace

from ...core import registry
from ...core.texts import say


def run(args: Namespace) -> None:
    """A line a game: its id, its title, other names and variants."""
    known = registry.known()
    wide = max(len(game.id) for game in known)
    title = max(len(game.title) for game in known)
    for game in known:
        words = [*game.variants, *([game.sizes] if game.sizes else [])]
        more = [say("also {names}", names=", ".join(game.aliases))] if game.aliases else []
        more += [say("variants: {names}", names=", ".join(words))] if words else []
        print(f"{game.id:{wide}}  {game.title:{title}}  {'; '.join(more)}".rstrip())
