"""Work beside the screen, in threads that keep nobody from leaving."""

import threading
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import App

from ...core.errors import TableroError

Work = Callable[[], None]


def nothing() -> None:
    """Done."""


def aside(app: App[Any], work: Work, failed: Work = nothing) -> None:
    """Do some work in a thread of its own. What goes wrong is told on the screen; then `failed` is called there."""

    def run() -> None:
        try:
            work()
        except TableroError as error:
            sentence = str(error)
            tell(app, lambda: complain(app, sentence, failed))
        except KeyboardInterrupt:
            pass  # it was broken off
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            tell(app, lambda: complain(app, text, failed))

    threading.Thread(target=run, daemon=True).start()


def complain(app: App[Any], text: str, failed: Work) -> None:
    app.notify(text, severity="error", timeout=15, markup=False)
    failed()


def tell(app: App[Any], call: Work) -> None:
    """From a thread: have something done on the screen, soon, if it is still there."""
    app.post_message(events.Callback(callback=call))
