"""Running a search for so long and no longer, in one thread or in several."""

import functools
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..core.compiling import beside, interruptible, prepare
from ..core.memory import PRESSED, stop


class Ending(NamedTuple):
    """How a run ended."""

    seconds: float  # without compiling
    interrupted: bool  # by Ctrl-C


def together(
    function: Callable[..., Any],
    flag: Any,
    calls: Sequence[tuple[Any, ...]],
    seconds: float | None,
    *,
    first_ends: bool,
) -> Ending:
    """Run a kernel with the arguments of each call, in a thread each, until all are through; or, if `first_ends`, until
    one is. The flag is raised when the time is over, or by Ctrl-C."""
    flag[0] = 0
    prepare(function, flag, *calls[0])
    began = time.perf_counter()
    clock = threading.Timer(seconds, stop, (flag,)) if seconds is not None else None
    if clock:
        clock.daemon = True
        clock.start()

    def along(call: tuple[Any, ...]) -> None:
        function(flag, *call)
        if first_ends:
            stop(flag)

    helpers = [beside(functools.partial(along, call)) for call in calls[1:]]
    interruptible(function, flag, *calls[0])
    if first_ends:
        stop(flag)
    for helper in helpers:
        helper.join()
    if clock:
        clock.cancel()
    return Ending(time.perf_counter() - began, bool(flag[0] == PRESSED))
