"""The yardstick Y: one fixed piece of compiled integer work, the whole tic-tac-toe tree, in millions of nodes a second.

It belongs to nothing here and must never change: figures taken at different hours are compared through it."""

import statistics
import time
from typing import Any

import numpy as np
from numba import njit

LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
NODES = 549_946


@njit
def tree(mine: int, theirs: int, count: Any) -> int:
    count[0] += 1
    for line in LINES:
        if theirs & line == line:
            return -1
    empty = 0o777 & ~(mine | theirs)
    best = -1 if empty else 0
    while empty:
        cell = empty & -empty
        empty ^= cell
        best = max(best, -tree(theirs, mine | cell, count))
    return best


def measure(rounds: int = 9) -> float:
    """Y now: the median of some rounds."""
    count, times = np.zeros(1, np.int64), []
    tree(0, 0, count)
    for _ in range(rounds):
        began = time.perf_counter()
        tree(0, 0, count)
        times.append(time.perf_counter() - began)
    return NODES / statistics.median(times) / 1e6
