"""Who sits where, as a command line says it."""

from ..core.errors import UnknownGame
from ..core.game import Game
from ..core.texts import say
from ..players.spec import HUMAN


def seats_of(text: str, number: int) -> list[str]:
    """The players' specs: apart by commas, where options (depth=6) belong to the one before."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    if len(specs) != number:
        raise UnknownGame(say("This game has {number} seats; --seats names {given}.", number=number, given=len(specs)))
    return specs


def called(spec: str) -> str:
    """What a player is called: people in the language in use, engines by their spec."""
    return say("person") if spec == HUMAN else spec


def usual_seats(game: Game) -> str:
    """Who sits there where nothing is said: what looks one move ahead, and those who play at random."""
    return ",".join(["greedy", *["random"] * (game.facts.seats - 1)])
