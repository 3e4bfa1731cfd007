"""Iterative deepening: alpha-beta to depth 1, 2, 3 … until a limit; one thread, or several over one table."""

import math
from collections.abc import Sequence
from typing import Any

from ..core.compiling import INTERPRETED, inline, kernel, row, rows
from ..core.facts import facts
from ..core.kinds import State
from ..core.memory import lane, stop
from ..core.rng import MASK
from ..core.verbs import key, mover, moves, pending, play
from .alphabeta import (
    BUSY,
    DONE,
    DONE_MOVE,
    DONE_VALUE,
    EVERY_TRICK,
    EXACT,
    FAR,
    GUESSES,
    HABITS,
    LEFT,
    LOWER,
    MOST,
    MULTIPLIER,
    NODES,
    NOW,
    PLIES,
    PROVEN,
    SEEN,
    STOP,
    UNIT,
    UPPER,
    Desk,
    Memory,
    Rules,
    aged,
    desk_of,
    grown,
    sampled,
    side_of,
    value_of,
    write_line,
)
from .analysis import Analysis, Kind, Value
from .limits import Ending, together

DEPTH, VALUE, FOUND, SURE = range(4)  # in the first row of answers; then moves, their values, what these are, the line
MOVES, VALUES, WHATS, LINE = range(1, 5)
DEFAULT_MEMORY = 64 << 20  # bytes of table
DEFAULT_DEPTH = 100
SCALE = 250.0  # an estimate that means 73 % of the games
MARGIN = 24  # hundredths of a unit that a value may move from depth to depth before a search is made again


@inline
def child_value(child: State, depth: int, low: int, high: int, rules: Rules, desk: Desk) -> int:
    """What a move at the root is worth to who makes it, who is the one that asks."""
    if pending(child):
        total = 0
        for sample in range(rules.samples):
            chosen = sampled(child, sample, lane(desk.rng, 0, 1))
            total += side_of(chosen, rules) * value_of(chosen, depth, int(-FAR), int(FAR), int(1), rules, desk)
        return total // rules.samples
    low, high = grown(low, rules), grown(high, rules)
    if side_of(child, rules) > 0:
        return aged(value_of(child, depth, low, high, int(1), rules, desk), rules)
    return aged(-value_of(child, depth, -high, -low, int(1), rules, desk), rules)


@inline
def root_pass(state: State, depth: int, alpha: int, beta: int, rules: Rules, desk: Desk, answers: Any) -> int:
    """Every root move to a depth; the best one comes to the front, as soon as it is found. With several threads, a
    move that another one is looking at comes later; once another has finished this depth, it is left."""
    tally, busy, best = lane(desk.tally, 0, 5), lane(desk.busy, 0, BUSY + 3), -FAR
    listed, whats = answers[MOVES], answers[WHATS]
    for i in range(answers[0][FOUND]):
        whats[i] = 0
    for again in range(2 if rules.threads > 1 else 1):
        for i in range(answers[0][FOUND]):
            move, low = listed[i], max(alpha, best)
            mark = (key(state) ^ move * MULTIPLIER) & MASK
            if whats[i] != 0 or (i > 0 and again == 0 and busy[mark & BUSY - 1] == mark):
                continue
            child = play(state, move)
            value = low + 1
            if rules.threads > 1:
                busy[mark & BUSY - 1] = mark
            if i > 0 and not pending(child):
                value = child_value(child, depth - 1, low, low + 1, rules, desk)
            if i == 0 or value > low:
                value = child_value(child, depth - 1, low, beta, rules, desk)
            busy[mark & BUSY - 1] = 0
            if tally[STOP] != 0:
                return best
            put_down(
                i, value, UPPER if value <= low else LOWER if value >= beta else EXACT, value > best, desk, answers
            )
            best = max(best, value)
            if best >= beta:
                return best
    return best


@inline
def put_down(i: int, value: int, what: int, best: bool, desk: Desk, answers: Any) -> None:
    """Note what the i-th root move is worth; the best so far comes to the front, with its line."""
    listed, values, whats, line = answers[MOVES], answers[VALUES], answers[WHATS], answers[LINE]
    if not best:
        values[i], whats[i] = value, what
        return
    move = listed[i]
    write_line(desk, int(0), move)
    for j in range(i, 0, -1):
        listed[j], values[j], whats[j] = listed[j - 1], values[j - 1], whats[j - 1]
    listed[0], values[0], whats[0] = move, value, what
    here = lane(desk.lines, 0, PLIES + 2)
    for j in range(here[0] + 1):
        line[j] = here[j]


@inline
def bring_to_front(move: int, answers: Any) -> None:
    """Look at this root move first."""
    listed, values, at = answers[MOVES], answers[VALUES], 0
    for i in range(answers[0][FOUND]):
        at = i if listed[i] == move else at
    for j in range(at, 0, -1):
        listed[j], values[j] = listed[j - 1], values[j - 1]
    listed[0] = move


@kernel
def deepen(flag: Any, state: State, deepest: int, begun: int, rules: Rules, answers: Any, memory: Memory) -> int:
    """Search to depth 1, 2 … as far as `deepest`, until told to stop or nothing is left to guess; the depth reached."""
    desk, head, tally, busy = desk_of(flag, begun, memory), answers[0], memory.tally[0], memory.busy[0]
    head[FOUND] = moves(state, answers[MOVES])
    guess, margin, depth = 0, max(rules.unit * MARGIN // 100, 1), 0
    while depth < deepest:
        depth = max(depth, busy[DONE]) + 1
        if depth > deepest:
            break
        if busy[DONE] > head[DEPTH]:
            guess = busy[DONE_VALUE]
            bring_to_front(busy[DONE_MOVE], answers)
        tally[NOW] = depth
        before, low, high = tally[GUESSES], -FAR, FAR
        if depth > 3 and abs(guess) < PROVEN:
            low, high = guess - margin, guess + margin
        value = root_pass(state, depth, low, high, rules, desk, answers)
        if tally[STOP] == 0 and not low < value < high:
            value = root_pass(state, depth, -FAR, FAR, rules, desk, answers)
        if tally[STOP] == LEFT:
            tally[STOP] = 0
            continue
        if tally[STOP] != 0:
            break
        guess = value
        head[DEPTH], head[VALUE], head[SURE] = depth, value, int(tally[GUESSES] == before)
        if busy[DONE] < depth:
            busy[DONE], busy[DONE_MOVE], busy[DONE_VALUE] = depth, answers[MOVES][0], value
        if head[SURE] or (rules.ages and abs(value) > PROVEN):
            break
    return int(head[DEPTH])


class AlphaBeta:
    """Searches positions of one State class; the table is kept from one search to the next."""

    def __init__(
        self,
        state: State,
        *,
        memory: int = DEFAULT_MEMORY,
        threads: int = 1,
        tricks: int = EVERY_TRICK,
        samples: int = 4,
    ) -> None:
        self.facts = facts(type(state))
        self.threads, self.tricks, self.samples = threads, tricks, samples
        size = 1 << max(12, (memory // 8).bit_length() - 1)
        self.flag, self.table, self.busy = row(1), rows(1, size), rows(1, BUSY + 3)
        self.habits = rows(1, 2 * HABITS)
        width = self.facts.most_moves + 1
        self.memories = [self.memory(width) for _ in range(threads)]
        self.answers = [rows(5, max(width, PLIES + 2)) for _ in range(threads)]
        limits = self.facts.payoff_limits
        self.ages = limits == (-1, 1) and not self.facts.by_points
        self.unit = 100 if self.facts.by_points else UNIT

    def memory(self, width: int) -> Memory:
        plies = PLIES + 3
        return Memory(
            self.table,
            self.busy,
            rows(plies, width),
            rows(plies, width),
            rows(plies, width),
            rows(plies, 1),
            rows(plies, PLIES + 2),
            rows(plies, 2),
            self.habits,
            rows(1, 4096 + plies),
            rows(1, SEEN),
            rows(1, 5),
        )

    def clear(self) -> None:
        """Forget what was learned."""
        if INTERPRETED:
            self.table[0][:] = [0] * len(self.table[0])
        else:
            self.table.fill(0)

    def stop(self) -> None:
        """End a search that runs elsewhere, with the best that it has found."""
        stop(self.flag)

    def search(
        self,
        state: State,
        *,
        depth: int | None = None,
        seconds: float | None = None,
        nodes: int | None = None,
        past: Sequence[State] = (),
    ) -> Analysis:
        """The best move by the first limit that is reached. `past`: the positions since the last one that cannot come
        again; to come back to one of them is a draw. Ctrl-C ends it early, with what was found."""
        rules = Rules(
            mover(state),
            self.facts.seats,
            self.unit,
            self.ages,
            self.facts.longest_game is None,
            self.samples,
            self.tricks,
            self.threads,
        )
        for i, memory in enumerate(self.memories):
            self.set_out(memory, self.answers[i], past, nodes)
        self.busy[0][DONE] = 0
        args = state, depth or DEFAULT_DEPTH, min(len(past), 4000), rules
        calls = [(*args, *each) for each in zip(self.answers, self.memories, strict=True)]
        return self.analysis(state, together(deepen, self.flag, calls, seconds, first_ends=True))

    def set_out(self, memory: Memory, answers: Any, past: Sequence[State], nodes: int | None) -> None:
        """Clear what a search writes, and put the game so far on the path."""
        for part in (memory.seen[0], memory.tally[0], *answers):
            for i in range(len(part)):
                part[i] = 0
        memory.tally[0][MOST] = nodes if nodes is not None else 1 << 60
        for i, state in enumerate(past[-4000:]):
            hashed = key(state)
            memory.path[0][i] = hashed
            memory.seen[0][hashed & SEEN - 1] += 1

    def analysis(self, state: State, ending: Ending) -> Analysis:
        """What the thread that came furthest has found."""
        furthest = max(range(self.threads), key=lambda i: int(self.answers[i][0][DEPTH]))
        answers, tally = self.answers[furthest], self.memories[furthest].tally[0]
        head = [int(word) for word in answers[0][:4]]
        nodes = sum(int(memory.tally[0][NODES]) for memory in self.memories)
        listed = [int(move) for move in answers[MOVES][: head[FOUND]]]
        length = int(answers[LINE][0])
        line = tuple(int(move) for move in answers[LINE][1 : 1 + length])
        sure = bool(head[SURE]) and self.facts.exact_key and not pending.answers(type(state))
        kinds = {EXACT: Kind.EXACT if sure else Kind.ESTIMATE, LOWER: Kind.LOWER, UPPER: Kind.UPPER}
        found = {
            move: self.valued(int(value), kinds.get(int(what), Kind.ESTIMATE))
            for move, value, what in zip(listed, answers[VALUES], answers[WHATS], strict=False)
        }
        best = line[:1] or tuple(listed[:1])
        value = self.valued(int(answers[VALUES][0]), Kind.EXACT if sure else Kind.ESTIMATE)
        stopped = bool(tally[STOP])
        depth, seconds, interrupted = head[DEPTH], ending.seconds, ending.interrupted
        return Analysis(value, best, line or best, found, nodes, seconds, depth, stopped, interrupted)

    def valued(self, value: int, kind: Kind) -> Value:
        """A value of the search in units of payoff."""
        if self.ages and abs(value) > PROVEN:
            return Value(1 if value > 0 else -1, kind, self.unit - abs(value))
        if self.facts.by_points or abs(value) > PROVEN:
            return Value(round(value / self.unit), kind)
        return Value(0, kind, share=1 / (1 + math.exp(-value / SCALE)))
