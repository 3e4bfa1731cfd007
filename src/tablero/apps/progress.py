"""A word on stderr about what takes longer than a moment, and why."""

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator

from ..core.texts import say

PATIENCE = 1.5  # seconds before anything is said


class Ticker:
    """Says what is going on and for how long, from a thread of its own; on a terminal in one line that goes away."""

    def __init__(self, label: str, detail: Callable[[], str]) -> None:
        self.label, self.detail = label, detail
        self.compiling = 0
        self.done = threading.Event()
        self.began = time.monotonic()
        self.terminal = sys.stderr.isatty()
        self.said = ""

    def text(self) -> str:
        if self.compiling:
            return say("Compiling, the first time only: the result is kept")
        return f"{self.label}{self.detail()}"

    def run(self) -> None:
        if self.done.wait(PATIENCE):
            return
        while not self.done.wait(0.25):
            text, seconds = self.text(), int(time.monotonic() - self.began)
            if self.terminal:
                print(f"\r\x1b[K{text} … {seconds} s", end="", file=sys.stderr, flush=True)
                self.said = text
            elif self.compiling and not self.said:
                print(f"{text} …", file=sys.stderr, flush=True)
                self.said = text

    def heard(self, what: str, name: str) -> None:
        """What the compile cache tells."""
        self.compiling += 1 if what == "compiling" else -1


@contextlib.contextmanager
def working(label: str, detail: Callable[[], str] = lambda: "") -> Iterator[None]:
    """Show the label, and what `detail` adds to it, while something takes long; compiling shows by itself."""
    from ..core import cache

    ticker = Ticker(label, detail)
    thread = threading.Thread(target=ticker.run, daemon=True)
    thread.start()
    try:
        with cache.listening(ticker.heard):
            yield
    finally:
        ticker.done.set()
        thread.join()
        if ticker.terminal and ticker.said:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        for complaint in cache.complaints():
            print(f"tablero: {complaint}", file=sys.stderr)


class Bar:
    """How far a long row of like things has come, and how long it will take: a line on a terminal, else nothing."""

    WIDE = 24

    def __init__(self, label: str, total: int, done: int = 0) -> None:
        self.label, self.total, self.first, self.done = label, total, done, done
        self.shown = sys.stderr.isatty()
        self.began = self.said = time.monotonic()

    def __enter__(self) -> "Bar":
        return self

    def reach(self, done: int) -> None:
        """So many are done."""
        self.done = done
        if self.shown and time.monotonic() - self.said > 0.2:
            self.said = time.monotonic()
            print(f"\r\x1b[K{self.text()}", end="", file=sys.stderr, flush=True)

    def text(self) -> str:
        part = self.done / max(self.total, 1)
        filled = int(part * self.WIDE)
        speed = (self.done - self.first) / max(time.monotonic() - self.began, 1e-9)
        left = int((self.total - self.done) / speed) if speed else 0
        bar = "█" * filled + "░" * (self.WIDE - filled)
        time_left = say("{time} left", time=f"{left // 60}:{left % 60:02d}")
        return f"{self.label} {bar} {self.done}/{self.total} ({100 * part:.0f} %), {time_left}"

    def __exit__(self, *_: object) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
