"""Asking a player for a move, so that whatever it does takes nothing down but its own game."""

import sys
import threading
import time
from collections.abc import Callable, Sequence

from ..core.errors import IllegalMove, TableroError
from ..core.game import Game
from ..core.kinds import State
from ..core.texts import say
from .engines import Player


class Forfeit(TableroError):
    """A player has lost the game by what it did; the text says what."""


class TooSlow(Forfeit):
    """It took too long."""


class Stopwatch:
    """Time that goes by, without that in which something is compiled."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.lost = 0.0
        self.stood_still: float | None = None

    @property
    def seconds(self) -> float:
        """The time so far."""
        until = self.stood_still or time.perf_counter()
        return until - self.began - self.lost

    def heard(self, what: str, name: str) -> None:
        """What the compile cache tells: it was looked into, and `compiling` begins, or is `compiled`."""
        if what == "compiling":
            self.stood_still = self.stood_still or time.perf_counter()
        elif self.stood_still:
            self.lost += time.perf_counter() - self.stood_still
            self.stood_still = None

    def wait(self, thread: threading.Thread, seconds: float, urge: Callable[[], object] = int) -> bool:
        """Until the thread has ended, or the watch shows so much, urging it on all the while; has it ended?"""
        while thread.is_alive() and self.seconds < seconds:
            urge()
            thread.join(max(0.001, min(0.05, seconds - self.seconds)))
        return not thread.is_alive()


def ask(
    player: Player,
    game: Game,
    history: Sequence[State],
    limit: float | None = None,
    *,
    patience: float | None = None,
    told: Callable[[float], None] = lambda seconds: None,
) -> int:
    """The player's move; Forfeit where it raises, answers an illegal move, or takes longer than `limit` seconds.

    After `patience` seconds it is asked to come to an end. `told` hears how long it took; compiling does not count."""
    answers: list[int] = []
    failures: list[BaseException] = []

    def work() -> None:
        try:
            answers.append(player.choose(history))
        except BaseException as error:
            failures.append(error)

    from ..core import cache

    watch = Stopwatch()
    with cache.listening(watch.heard):
        if limit is None and patience is None:
            work()
        else:
            thread = threading.Thread(target=work, daemon=True)
            thread.start()
            end: Callable[[], object] = getattr(player, "stop", int)  # a player of one's own may go on, unheard
            hurried = patience is not None and not watch.wait(thread, patience)
            if not watch.wait(thread, sys.maxsize if limit is None else limit, end if hurried else int):
                end()
                raise TooSlow(say("it took longer than {seconds} s", seconds=f"{limit:g}"))
    told(watch.seconds)
    if failures:
        raise what_it_means(failures[0]) from failures[0]
    if answers[0] not in game.legal(history[-1]):
        raise Forfeit(say("it answered an illegal move: {reason}", reason=answers[0]))
    return answers[0]


def what_it_means(failure: BaseException) -> BaseException:
    """What a player's failure is to its match: Ctrl-C stays Ctrl-C."""
    if isinstance(failure, KeyboardInterrupt):
        return KeyboardInterrupt()
    if isinstance(failure, IllegalMove):
        return Forfeit(say("it answered an illegal move: {reason}", reason=failure))
    return Forfeit(say("it broke down: {reason}", reason=f"{type(failure).__name__}: {failure}"))
