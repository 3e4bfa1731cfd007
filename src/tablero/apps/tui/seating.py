"""From a match to its screen: the engines are made first, so that a wrong one is told before the game."""

from typing import Any

from textual.screen import Screen

from ...play.library import Keeper
from ...play.match import Match
from ...players.spec import HUMAN
from .threads import Call, Tell, aside, nothing


def sit_down(
    screen: Screen[Any], match: Match, keeper: Keeper, limit: float | None = None, failed: Call = nothing
) -> None:
    """Show the screen of a match, in the place of all others; `failed` is called where a player cannot be made."""
    from .game import GameScreen

    app = screen.app

    def opened(engines: Any) -> None:
        while len(app.screen_stack) > 2:
            app.pop_screen()
        app.switch_screen(GameScreen(match, keeper, limit, engines))

    def made(tell: Tell) -> None:
        from ...play.engines import Engines

        engines = Engines(match, limit)
        tell(lambda: opened(engines))

    if all(spec == HUMAN for spec in match.players):
        opened(None)
    else:
        aside(screen, made, failed)
