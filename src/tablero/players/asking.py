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
        self.stood_still = 0.0
        self.compiling = 0  # how many things: one may need others

    @property
    def seconds(self) -> float:
        """The time so far."""
        until = self.stood_still if self.compiling else time.perf_counter()
        return until - self.began - self.lost

    def heard(self, what: str, name: str) -> None:
        """What the compile cache tells: `compiling` begins, or is `compiled`."""
        if what == "compiling":
            if not self.compiling:
                self.stood_still = time.perf_counter()
            self.compiling += 1
        elif self.compiling:
            self.compiling -= 1
            if not self.compiling:
                self.lost += time.perf_counter() - self.stood_still


def always() -> bool:
    """Yes."""
    return True


def ask(
    player: Player,
    game: Game,
    history: Sequence[State],
    limit: float | None = None,
    *,
    patience: float | None = None,
    wanted: Callable[[], bool] | None = None,
    told: Callable[[float], None] = lambda seconds: None,
) -> int:
    """The player's move; Forfeit where it raises, answers an illegal move, or takes longer than `limit` seconds.

    After `patience` seconds, or once its answer is not `wanted` any more, it is told to come to an end. `told` hears
    how long it took; compiling does not count."""
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
        if limit is None and patience is None and wanted is None:
            work()
        else:
            thread = threading.Thread(target=work, daemon=True)
            thread.start()
            urge(player, thread, watch, sys.maxsize if patience is None else patience, limit, wanted or always)
            if thread.is_alive():
                raise TooSlow(say("it took longer than {seconds} s", seconds=f"{limit:g}"))
    told(watch.seconds)
    if failures:
        raise what_it_means(failures[0]) from failures[0]
    if answers[0] not in game.legal(history[-1]):
        raise Forfeit(say("it answered an illegal move: {reason}", reason=answers[0]))
    return answers[0]


def urge(
    player: Player,
    thread: threading.Thread,
    watch: Stopwatch,
    patience: float,
    limit: float | None,
    wanted: Callable[[], bool],
) -> None:
    """Wait for a thread up to the limit; tell the player to come to an end, again and again, when it is time to.

    Some cannot be told: a player of one's own may go on, unheard."""
    end: Callable[[], object] = getattr(player, "stop", int)
    while thread.is_alive() and (limit is None or watch.seconds < limit):
        if watch.seconds >= patience or not wanted():
            end()
        now = watch.seconds
        next_time = min([0.05, *(each - now for each in (patience, limit) if each and each > now)])
        thread.join(max(0.001, next_time))
    if thread.is_alive():
        end()


def what_it_means(failure: BaseException) -> BaseException:
    """What a player's failure is to its match: Ctrl-C stays Ctrl-C."""
    if isinstance(failure, KeyboardInterrupt):
        return KeyboardInterrupt()
    if isinstance(failure, IllegalMove):
        return Forfeit(say("it answered an illegal move: {reason}", reason=failure))
    return Forfeit(say("it broke down: {reason}", reason=f"{type(failure).__name__}: {failure}"))
