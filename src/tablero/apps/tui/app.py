"""The full screen: what it begins with, how it looks, and its exit."""

import sys
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from ...face import OpenGame
from ...play.clock import Clock
from ...play.library import Keeper
from ...play.match import Match
from ...players.spec import HUMAN
from .palette import SIXTEEN, palette_of

DARK_THEME, LIGHT_THEME = "textual-dark", "textual-light"


class TableroApp(App[int]):
    """One screen upon another: the picker, a match, a review, the library."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self.first = first

    def on_mount(self) -> None:
        self.theme = DARK_THEME
        self.push_screen(self.first)

    def action_theme(self) -> None:
        """Light or dark; where there are only sixteen colours, it stays as it is."""
        if palette_of(self) is SIXTEEN:
            return
        self.theme = LIGHT_THEME if self.current_theme.dark else DARK_THEME
        for screen in self.screen_stack:
            draw = getattr(screen, "draw", None)
            if draw:
                self.call_after_refresh(draw)


def show(first: Screen[None]) -> int:
    """Run the full screen; an exit status."""
    sys.setswitchinterval(0.001)  # a thread that compiles leaves the screen its turn
    app = TableroApp(first)
    app.run()
    return app.return_code or 0


def play(opened: OpenGame | None, seats: tuple[str, ...], seed: int, clock: Clock, limit: float | None) -> int:
    """A new match; the picker, where no game or no seats are named."""
    from .picker import PickerScreen

    if opened is None or not seats:
        return show(PickerScreen(opened.rules if opened else None, seed=seed, clock=clock, limit=limit))
    return resume(Match(opened.rules, seats, seed=seed, clock=clock), Keeper(), limit)


def resume(match: Match, keeper: Keeper, limit: float | None) -> int:
    """A match that was begun before."""
    from .game import GameScreen

    engines = None
    if any(spec != HUMAN for spec in match.players):
        from ...play.engines import Engines

        engines = Engines(match, limit)  # a wrong one is told before there is a screen
    return show(GameScreen(match, keeper, limit, engines))


def replay(match: Match) -> int:
    """A match looked at again."""
    from .review import ReviewScreen

    return show(ReviewScreen(match))
