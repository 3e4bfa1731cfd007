"""Where games come from: this package, other packages (entry points), and files."""

import functools
import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import ModuleType

from .errors import BadGame, UnknownGame, near
from .files import run_file
from .game import Game
from .texts import say

GROUP = "tablero.games"
FILE = re.compile(r"(.*\.py)(/[^.]*)?$", re.DOTALL)  # a path, and words


def find(name: str) -> Game:
    """The game of a name: an id or an alias, then words for a variant (connect4/8x6, 369/pie), or a path to a game
    file (./nim.py, ./nim.py/three). UnknownGame, with near names, where there is none."""
    if found := FILE.match(name):
        return from_file(Path(found[1])).with_words(words_of(found[2] or ""))
    first, *rest_words = words_of(name) or [""]
    return installed_game(first).with_words(rest_words)


def installed_game(first: str) -> Game:
    """The game of an id or an alias; no file is looked at. UnknownGame, with near names, where there is none."""
    for game in known():
        if first.casefold() in (game.id.casefold(), *map(str.casefold, game.aliases)):
            return with_alias(game, first)
    everything = [name for game in known() for name in (game.id, *game.aliases)]
    raise UnknownGame(
        say("There is no game '{name}'.", name=first)
        + near(first, everything)
        + " "
        + say("`tablero games` lists them.")
    )


def words_of(text: str) -> list[str]:
    return [word for word in text.split("/") if word]


def with_alias(game: Game, name: str) -> Game:
    """The game, in the variant that an alias of it stands for, if it stands for one."""
    word = game.alias_variants.get(name.casefold())
    return game.with_word(word) if word else game


@functools.cache
def known() -> list[Game]:
    """Every installed game, those of this package first."""
    return [game for source in (built_in(), installed()) for game in source]


def built_in() -> Iterator[Game]:
    package = importlib.import_module("tablero.games")
    for found in pkgutil.iter_modules(package.__path__):
        yield from games_of(importlib.import_module(f"{package.__name__}.{found.name}"), found.name)


def installed() -> Iterator[Game]:
    """Games of other packages; one that is broken is left out, and does not hinder the others."""
    for point in metadata.entry_points(group=GROUP):
        try:
            module = importlib.import_module(point.value)
            yield from games_of(module, point.value)
        except Exception as error:
            print(
                say("The game package {name} cannot be loaded: {reason}", name=point.value, reason=error),
                file=sys.stderr,
            )


def games_of(module: ModuleType, name: str) -> list[Game]:
    """What a game module defines as GAME or GAMES."""
    found = getattr(module, "GAMES", None)
    given = list(found) if found is not None else [getattr(module, "GAME", None)]
    games = [game for game in given if isinstance(game, Game)]
    if not games or len(games) < len(given):
        raise BadGame(say("{name} defines no GAME (a tablero Game) and no GAMES.", name=name))
    for game in games:
        missing = game.unanswered()
        if missing:
            raise BadGame(say("{name}: its State has no body for {verbs}.", name=name, verbs=", ".join(missing)))
        _ = game.facts
    return games


def from_file(path: Path) -> Game:
    """The game of a file."""
    game = games_of(run_file(path, "tablero_file"), path.name)[0]
    game.file = str(path.resolve())
    return game
