"""Which game? Asked where none was named."""

from ...core.texts import say
from ...face import OpenGame
from . import talk


def choose_game(names: list[OpenGame]) -> OpenGame:
    """The game that a person chooses, by its number or its name; Left at the end of input."""
    for number, game in enumerate(names, 1):
        print(f"{number}  {game.title}")
    while True:
        text = talk.line(say("Which game? (1-{number}) ", number=len(names))).casefold()
        if text.isascii() and text.isdigit() and len(text) < 5 and 1 <= int(text) <= len(names):
            return names[int(text) - 1]
        for game in names:
            if text in (game.name, *game.rules.aliases):
                return game
        print(say("A number from 1 to {number}, please.", number=len(names)))
