"""Work beside a screen, in threads that keep nobody from leaving."""

import threading
from collections.abc import Callable
from typing import Any

from textual import events
from textual.screen import Screen

from ...core.errors import TableroError

Call = Callable[[], None]
Tell = Callable[[Call], None]  # from the thread: have something done on the screen, soon, if it is still there
Work = Callable[[Tell], None]


def nothing() -> None:
    """Done."""


def aside(screen: Screen[Any], work: Work, failed: Call = nothing) -> None:
    """Do some work in a thread of its own. What goes wrong is told on the screen; then `failed` is called there."""
    app = screen.app  # asked here: a thread, or a screen that is left, knows of none

    def tell(call: Call) -> None:
        app.post_message(events.Callback(callback=lambda: call() if screen in app.screen_stack else None))

    def complain(text: str) -> None:
        app.notify(text, severity="error", timeout=15, markup=False)
        failed()

    def run() -> None:
        try:
            work(tell)
        except KeyboardInterrupt:
            pass  # it was broken off
        except Exception as error:
            text = str(error) if isinstance(error, TableroError) else f"{type(error).__name__}: {error}"
            tell(lambda: complain(text))

    threading.Thread(target=run, daemon=True).start()
