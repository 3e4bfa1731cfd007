"""Exact values, for every game of two seats that ends and has no chance in it.

One solver: null windows over alpha-beta with a table. A game makes it fast by the verbs that it answers: `bounds`
and `candidates` cut, `promise` orders, `mirror` and `key` let positions meet again, `banked` lets them meet whatever
was scored before.

    value      what the side to move reaches with best play
    alpha      the question asked of a node: is its value above alpha, or not? An answer above alpha is a lower
               bound of the value, any other an upper bound (fail-soft)
    low, high  proven limits of a value
"""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.compiling import INTERPRETED, inline, interruptible, kernel, prepare, row, rows
from ..core.errors import NotPossible
from ..core.facts import facts
from ..core.kinds import State
from ..core.legal import legal_moves
from ..core.memory import PRESSED, fetched, handle, lane, raised
from ..core.rng import MASK
from ..core.texts import say
from ..core.verbs import banked, bounds, candidates, key, mirror, mover, moves, payoff, pending, play, promise
from ..core.words import restore
from .analysis import Analysis, Kind, Value
from .batch import stored
from .book import Book

NODES, STOP, STORED = 0, 1, 2  # places in the tally
STOPPED, FULL = 1, 2  # why a search broke off
ZERO = 1 << 15  # a value or a bound is stored plus this, in 16 bits
MULTIPLIER = 0x1E3779B97F4A7C15
FIRST_SIZE, DEFAULT_MEMORY = 4 << 15, 256 << 20  # of the table: words at first, bytes at most


class Memory(NamedTuple):
    """The arrays of a search, rows of words."""

    table: Any  # one row
    out: Any
    scores: Any
    keys: Any  # one row
    tally: Any  # one row


class Desk(NamedTuple):
    """What every node works with: handles of memory, and the sizes of what is there.

    The table has pairs of entries, an entry two words: the key, and what is known of its value. The first of a pair
    is the one that took most work, the second the latest.

        work | high, 16 bits | low, 16 bits
    """

    size: int  # of the table, in words
    table: int
    width: int  # of a row of moves
    out: int  # moves, a row a ply
    scores: int  # what each of them promises
    keys: int  # of what each of them leads to
    tally: int
    flag: int


@inline
def desk_of(flag: Any, memory: Memory) -> Desk:
    """The same memory as recursive kernels take it."""
    return Desk(
        len(memory.table[0]),
        handle(memory.table),
        len(memory.out[0]),
        handle(memory.out),
        handle(memory.scores),
        handle(memory.keys),
        handle(memory.tally),
        handle(flag),
    )


@inline
def home(hashed: int, size: int) -> int:
    """Where a key's pair of entries begins in a table of this size."""
    return ((hashed * MULTIPLIER & MASK) >> 32 & (size // 4 - 1)) * 4


@inline
def known(desk: Desk, state: State, hashed: int) -> tuple[int, int]:
    """What the table says of the value's limits, for the mover, under the key of the state's mirror."""
    at = home(hashed, desk.size)
    table = lane(desk.table, 0, desk.size)
    low, high = -ZERO, ZERO - 1
    for i in range(at, at + 4, 2):
        if table[i] == hashed and table[i + 1] != 0:
            low = (table[i + 1] & 0xFFFF) - ZERO
            high = (table[i + 1] >> 16 & 0xFFFF) - ZERO
    settled = banked(state, mover(state))
    return low + settled, high + settled


@inline
def keep(desk: Desk, state: State, low: int, high: int, work: int) -> None:
    """Write down limits of a state's value, and how many nodes they cost."""
    hashed = key(mirror(state))
    at = home(hashed, desk.size)
    settled = banked(state, mover(state))
    work = min(work, (1 << 30) - 1)
    data = work << 32 | min(high - settled + ZERO, 2 * ZERO - 1) << 16 | max(low - settled + ZERO, 0)
    table, tally = lane(desk.table, 0, desk.size), lane(desk.tally, 0, 3)
    if table[at] != hashed and table[at + 1] >> 32 > work:
        at += 2
    elif table[at] != hashed:
        table[at + 2], table[at + 3] = table[at], table[at + 1]
    table[at], table[at + 1] = hashed, data
    tally[STORED] += 1


@inline
def place_by_promise(out: Any, scores: Any, keys: Any, kept: int, move: int, good: int, hashed: int) -> None:
    """Put a move, and the key of what it leads to, among the first `kept` ones, before those that promise less."""
    j = kept
    while j > 0 and scores[j - 1] < good:
        scores[j], out[j], keys[j] = scores[j - 1], out[j - 1], keys[j - 1]
        j -= 1
    scores[j], out[j], keys[j] = good, move, hashed


@inline
def limits_after(state: State, child: State) -> tuple[int, int]:
    """Proven limits of the value for the mover of `state` once `child` is reached."""
    low, high = bounds(child)
    return (low, high) if mover(child) == mover(state) else (-high, -low)


@inline
def told_to_stop(desk: Desk, tally: Any) -> bool:
    """Count a node. Every 1,024 of them: has the caller raised the flag, or has the table been filled many times?"""
    tally[NODES] += 1
    if tally[NODES] & 1023 == 0:
        if raised(desk.flag):
            tally[STOP] = STOPPED
        elif tally[STORED] > desk.size * 16:
            tally[STOP] = FULL
    return bool(tally[STOP] != 0)


@kernel
def above(state: State, alpha: int, ply: int, desk: Desk) -> int:
    """Is the value of a state above alpha? Its `bounds` have left that open. See the top for the answer's meaning;
    once the tally says stop, it has none."""
    tally = lane(desk.tally, 0, 3)
    if told_to_stop(desk, tally):
        return alpha
    out, scores = lane(desk.out, ply, desk.width), lane(desk.scores, ply, desk.width)
    n = candidates(state, out)
    if n == 0:
        n = moves(state, out)
        if n == 0:
            return payoff(state, mover(state))
    keys, best, kept = lane(desk.keys, 0, desk.width), -ZERO, 0
    for i in range(n):
        move = out[i]
        child = play(state, move)
        hashed = key(mirror(child))
        fetched(desk.table, home(hashed, desk.size))  # early: the far ends of a large table take as long as a node
        low, high = limits_after(state, child)
        if low > alpha:
            return low
        if high <= alpha:
            best = max(best, high)
        else:
            place_by_promise(out, scores, keys, kept, move, promise(state, move), hashed)
            kept += 1
    low, high = -ZERO, ZERO - 1
    if kept > 1:
        low, high = known(desk, state, key(mirror(state)))
        if low > alpha:
            return low
        if high <= alpha:
            return high
        for i in range(kept):
            child = play(state, out[i])
            if mover(child) != mover(state):
                reply = known(desk, child, keys[i])
                if -reply[1] > alpha:
                    return -reply[1]
    began = tally[NODES]
    for i in range(kept):
        child = play(state, out[i])
        if mover(child) != mover(state):
            value = -above(child, -alpha - 1, ply + 1, desk)
        else:
            value = above(child, alpha, ply + 1, desk)
        best = max(best, value)
        if best > alpha:
            break
    if kept > 1 and tally[STOP] == 0:
        if best > alpha:
            keep(desk, state, max(low, best), high, tally[NODES] - began)
        else:
            keep(desk, state, low, min(high, best), tally[NODES] - began)
    return best


@kernel
def narrow(state: State, low: int, high: int, weak: bool, desk: Desk) -> tuple[int, int]:
    """Draw the limits of a value together until they meet, for `weak` until its sign is known; or until told to stop.

    The question asked next is nearer to 0 than the middle: extremes are cheap to rule out, and most values small."""
    tally = lane(desk.tally, 0, 3)
    while low < high and tally[STOP] == 0:
        if weak and (low > 0 or high < 0):
            break
        alpha = low + (high - low) // 2
        if weak:
            alpha = 0 if high > 0 else -1
        elif alpha <= 0 and -(-low // 2) < alpha:
            alpha = -(-low // 2)
        elif alpha >= 0 and high // 2 > alpha:
            alpha = high // 2
        value = above(state, alpha, int(0), desk)
        if tally[STOP] != 0:
            break
        if value > alpha:
            low = value
        else:
            high = value
    return low, high


@kernel
def holds(state: State, move: int, value: int, desk: Desk) -> bool:
    """Does a move keep at least this value?"""
    child = play(state, move)
    low, high = limits_after(state, child)
    if low >= value or high < value:
        return low >= value
    if mover(child) == mover(state):
        return above(child, value - 1, int(1), desk) >= value
    return -above(child, -value, int(1), desk) >= value


@kernel
def exact(flag: Any, state: State, low: int, high: int, weak: bool, memory: Memory) -> tuple[int, int]:
    """`narrow`, within the game's own limits; the very value where the game is over."""
    if moves(state, memory.out[0]) == 0:
        value = payoff(state, mover(state))
        return value, value
    least, most = bounds(state)
    return narrow(state, max(low, least), min(high, most), weak, desk_of(flag, memory))


@kernel
def keepers(flag: Any, state: State, value: int, every: bool, memory: Memory) -> int:
    """Write the moves that keep a proven value into the first row: all, or one; how many. Promising ones first."""
    out, desk = memory.out[0], desk_of(flag, memory)
    n, found = moves(state, out), 0
    for i in range(n):
        place_by_promise(out, memory.scores[0], memory.keys[0], i, out[i], promise(state, out[i]), int(0))
    for i in range(n):
        if holds(state, out[i], value, desk):
            out[found] = out[i]
            found += 1
        if (found and not every) or memory.tally[0][STOP] != 0:
            break
    return found


@kernel
def values(flag: Any, like: State, batch: Any, first: int, weak: bool, answers: Any, memory: Memory) -> int:
    """The values of stored states from the first asked for, as far as the table lasts; where it ended."""
    for i in range(first, len(batch)):
        low, high = exact(flag, restore(like, batch[i]), -ZERO, ZERO - 1, weak, memory)
        if memory.tally[0][STOP] != 0:
            return i
        answers[i] = sign(low, high) if weak else low
    return len(batch)


@kernel
def rehash(flag: Any, old: Any, table: Any) -> None:
    """Whatever the flag says: move the entries of a smaller table into a larger one, each to its own place."""
    for i in range(0, len(old), 2):
        if old[i + 1] != 0:
            at = home(old[i], len(table))
            if table[at + 1] != 0:
                at += 2
            table[at], table[at + 1] = old[i], old[i + 1]


@inline
def sign(low: int, high: int) -> int:
    """The sign of a value between limits that leave it no other."""
    return 1 if low > 0 else -1 if high < 0 else 0


def refusal(state: State) -> str | None:
    """Why this game cannot be solved; None where it can."""
    known = facts(type(state))
    if known.seats != 2:
        return say("Solving is for two seats; this game has {seats}.", seats=known.seats)
    if pending.answers(type(state)):
        return say("A game with chance in it has no exact value of this kind.")
    if known.longest_game is None:
        return say("This game can go round in circles, so it cannot be solved by search alone.")
    if max(map(abs, known.payoff_limits)) >= ZERO // 2:
        return say("Its payoffs are too large for the solver's table.")
    return None


class Solver:
    """Solves positions of one State class. What it learned of one it uses for the next, unless it is cleared.

    The table begins small, which is fast, and grows up to `memory` bytes as a position asks for it."""

    def __init__(self, state: State, memory: int = DEFAULT_MEMORY, book: Book | None = None) -> None:
        if reason := refusal(state):
            raise NotPossible(reason)
        self.facts = facts(type(state))
        self.limit, self.book = memory, book
        self.flag = row(1)
        plies, width = self.facts.plies + 2, self.facts.most_moves + 1
        self.memory = Memory(rows(1, FIRST_SIZE), rows(plies, width), rows(plies, width), rows(1, width), rows(1, 3))

    @property
    def tally(self) -> Any:
        """Nodes, why it stopped, and entries stored."""
        return self.memory.tally[0]

    def clear(self) -> None:
        """Forget what was learned."""
        table = self.memory.table
        if INTERPRETED or len(table[0]) > FIRST_SIZE:
            self.memory = self.memory._replace(table=rows(1, FIRST_SIZE))
        else:
            table.fill(0)
        self.tally[STORED] = 0

    def grow(self) -> None:
        """Go on with a table four times as large, as far as memory allows; what the small one knew moves in."""
        old = self.memory.table
        self.tally[STORED] = self.tally[STOP] = 0
        if len(old[0]) * 8 * 4 > self.limit:
            self.tally[STORED] = -(1 << 62)  # as large as it may get
            return
        self.memory = self.memory._replace(table=rows(1, 4 * len(old[0])))
        interruptible(rehash, self.flag, old[0], self.memory.table[0])

    def solve(self, state: State, *, weak: bool = False, every: bool = False) -> Analysis:
        """The value of a state and a move that keeps it, or every such move.

        With `weak` only the sign counts: 1, 0 or -1. Stopped by Ctrl-C, it answers with the limits proven so far."""
        self.compile(state)
        self.tally[NODES] = self.flag[0] = 0
        began = time.perf_counter()
        low, high = self.limits(state)
        while low < high:
            self.tally[STOP] = 0
            low, high = interruptible(exact, self.flag, state, low, high, weak, self.memory)
            if self.tally[STOP] != FULL:
                break
            self.grow()
        best = self.best(state, int(low), int(high), weak, every)
        value = self.valued(int(low), int(high), weak)
        seconds = time.perf_counter() - began
        return Analysis(
            value,
            best,
            best[:1],
            nodes=int(self.tally[NODES]),
            seconds=seconds,
            stopped=bool(self.tally[STOP]),
            interrupted=bool(self.flag[0] == PRESSED),
        )

    def limits(self, state: State) -> tuple[int, int]:
        """What is known of a value before any search: what the book says, or nothing."""
        value = self.book.value(state) if self.book else None
        return (-ZERO, ZERO - 1) if value is None else (value, value)

    def compile(self, state: State) -> None:
        """Compile what `solve` needs, so that its time is the search's own."""
        prepare(exact, self.flag, state, 0, 0, False, self.memory)
        prepare(keepers, self.flag, state, 0, False, self.memory)

    def best(self, state: State, low: int, high: int, weak: bool, every: bool) -> tuple[int, ...]:
        """The moves that keep what was proven; none where it was broken off."""
        if self.tally[STOP]:
            return ()
        goal = low if not weak else 1 if low > 0 else 0 if low == high == 0 else self.facts.payoff_limits[0]
        if known := self.known_moves(state):
            kept = tuple(move for move, value in known.items() if value >= goal)
            return kept if every else kept[:1]
        while True:
            found = interruptible(keepers, self.flag, state, goal, every, self.memory)
            if self.tally[STOP] != FULL:
                return tuple(int(move) for move in self.memory.out[0][:found])
            self.grow()

    def each(self, state: State) -> dict[int, Value]:
        """The exact value of every move, for who makes it; of some alone, where it is stopped."""
        found: dict[int, Value] = {}
        for move in legal_moves(state):
            child = play(state, move)
            answer = self.solve(child, every=False)
            if answer.interrupted:
                raise KeyboardInterrupt
            if answer.stopped:
                return found
            sign = 1 if mover(child) == mover(state) else -1
            found[move] = Value(sign * answer.value.number, answer.value.kind)
        return found

    def known_moves(self, state: State) -> dict[int, int]:
        """What every move is worth, by the book; empty where it does not know all."""
        found: dict[int, int] = {}
        if not self.book:
            return found
        for move in legal_moves(state):
            child = play(state, move)
            seat, other = mover(state), mover(child)
            value = self.book.value(child) if legal_moves(child) else payoff(child, other)
            if value is None:
                return {}
            found[move] = value if seat == other else -value
        return found

    def valued(self, low: int, high: int, weak: bool) -> Value:
        """The limits as one value, with its kind."""
        exactly = Kind.EXACT if self.facts.exact_key else Kind.ESTIMATE
        if weak and (low > 0 or high < 0 or low == high):
            return Value(sign(low, high), exactly)
        if low == high:
            return Value(low, exactly)
        if low > self.facts.payoff_limits[0]:
            return Value(low, Kind.LOWER)
        return Value(high, Kind.UPPER)

    def values(self, states: Sequence[State], *, weak: bool = False) -> Any:
        """The values of many positions, as an array; one call for all, one table for all.

        KeyboardInterrupt when stopped."""
        answers, done = row(len(states)), 0
        batch = stored(states) if states else None
        self.flag[0] = 0
        while done < len(states):
            self.tally[STOP] = 0
            done = interruptible(values, self.flag, states[0], batch, done, weak, answers, self.memory)
            if self.tally[STOP] == STOPPED:
                raise KeyboardInterrupt
            if self.tally[STOP] == FULL:
                self.grow()
        return answers
