"""Alpha-beta for every game: iterative deepening over a shared table, null windows, reductions, chance by samples.

The values of a node are those of its side: the searching seat's, or that of all others together, who are taken to
play against it (with two seats that is the other one). A value is in `unit`s of payoff; in games that rank no wins,
a proven result loses 1 for every move that it is away.

    depth      moves to look ahead; 0 asks for an estimate, once nothing is loud
    ply        moves from the root
    tricks     what may be done beyond the textbook: see below
"""

from typing import Any, NamedTuple

from ..core.compiling import inline, kernel
from ..core.kinds import Buffer, State
from ..core.memory import handle, lane, raised
from ..core.rng import MASK, mix
from ..core.verbs import (
    banked,
    bounds,
    candidates,
    count,
    draw,
    evaluate,
    key,
    loud,
    mirror,
    mover,
    moves,
    payoff,
    pending,
    play,
    promise,
    resolve,
)

FAR = 1 << 50
UNIT = 1 << 21  # one of payoff, where estimates are no parts of a payoff; these stay below 2**20
PROVEN = UNIT - (1 << 13)  # a value beyond is a result that was seen, or nearly so
PLIES = 120  # the deepest ply that is looked at
REDUCE, SETTLE, PROVE = 1, 2, 4  # tricks: late moves less deep; loud moves further; `bounds` and `candidates`
EVERY_TRICK = REDUCE | SETTLE | PROVE
NODES, STOP, MOST, GUESSES, NOW = range(5)  # in the tally: nodes, why to stop, nodes allowed, estimates used, depth
LOWER, UPPER, EXACT = 1, 2, 3  # what a kept value is
TOLD, LEFT = 1, 2  # why to stop: from outside or by a limit; another thread has finished this depth
HABITS = 1 << 12  # moves whose success is remembered, a side
BUSY = 1 << 12  # places for moves that a thread is looking at; then come:
DONE, DONE_MOVE, DONE_VALUE = BUSY, BUSY + 1, BUSY + 2  # the deepest depth finished, its best move, its value
NOWHERE = 1023  # for the place of a move that is not there
SEEN = 1 << 10
MULTIPLIER = 0x1E3779B97F4A7C15


class Rules(NamedTuple):
    """What a search goes by."""

    root: int  # the seat that asks
    seats: int
    unit: int
    ages: bool  # a win is worth more the nearer it is
    cyclic: bool
    samples: int
    tricks: int
    threads: int


class Known(NamedTuple):
    """What can be said of a position before its moves are looked at."""

    enough: bool  # the value will do
    value: int
    first: int  # the place of the move that was best before; -1 if there is none


class Memory(NamedTuple):
    """The arrays of one thread; `table`, `busy` and the flag are shared by all."""

    table: Any  # one row
    busy: Any  # one row: moves that a thread is looking at, the deepest depth finished, its move, its value
    out: Any  # moves, a row a ply
    scores: Any
    places: Any  # where each move stands in the game's own order
    rng: Any  # a word a ply
    lines: Any  # the best line from each ply, its length first
    killers: Any  # two moves a ply
    habits: Any  # one row
    path: Any  # one row: keys of the game so far, and of the line
    seen: Any  # one row: how often keys of such an end are in the path
    tally: Any  # one row


class Desk(NamedTuple):
    """The same as words; recursive kernels take them so."""

    size: int
    width: int
    begun: int  # where the root's key stands in the path
    length: int  # of the path
    table: int
    busy: int
    out: int
    scores: int
    places: int
    rng: int
    lines: int
    killers: int
    habits: int
    path: int
    seen: int
    tally: int
    flag: int


@inline
def desk_of(flag: Any, begun: int, memory: Memory) -> Desk:
    return Desk(
        len(memory.table[0]),
        len(memory.out[0]),
        begun,
        len(memory.path[0]),
        handle(memory.table),
        handle(memory.busy),
        handle(memory.out),
        handle(memory.scores),
        handle(memory.places),
        handle(memory.rng),
        handle(memory.lines),
        handle(memory.killers),
        handle(memory.habits),
        handle(memory.path),
        handle(memory.seen),
        handle(memory.tally),
        handle(flag),
    )


# The table: a key, and a word with what is known. Threads share it without locks: the key is stored mixed with the
# word, so that a torn pair is taken for a stranger.
#
#     sure | place of the move, 10 bits | depth, 8 bits | what the value is, 2 bits | value + 2**36, 37 bits
#
# It is sure if no estimate went into it.

ZERO = 1 << 36


@inline
def entry_at(hashed: int, size: int) -> int:
    return ((hashed * MULTIPLIER & MASK) >> 24 & (size // 2 - 1)) * 2


@inline
def packed(value: int, what: int, depth: int, index: int, sure: bool) -> int:
    return int(sure) << 57 | (index & 1023) << 47 | min(max(depth, 0), 255) << 39 | what << 37 | value + ZERO


@inline
def hashed_of(state: State, rules: Rules) -> int:
    """The key under which a position's value is kept: with two seats, one for all that a symmetry makes equal."""
    if rules.seats == 2:
        return key(mirror(state))
    return (key(state) ^ mix(rules.root + 1)) & MASK


@inline
def settled_part(state: State, rules: Rules) -> int:
    """What of a value is not kept, since the key leaves it out."""
    return banked(state, mover(state)) * rules.unit if rules.seats == 2 else 0


@inline
def kept_value(hashed: int, tied: int, depth: int, desk: Desk) -> tuple[int, int, int, int]:
    """A kept value, what it is (0: of no use at this depth), the place of the best move (-1: none), and is it sure?"""
    table, at = lane(desk.table, 0, desk.size), entry_at(hashed, desk.size)
    mixed, word = table[at], table[at + 1]
    if word == 0 or mixed ^ word != hashed:
        return 0, 0, -1, 0
    sure = word >> 57 & 1
    what = word >> 37 & 3 if sure or word >> 39 & 255 >= depth else 0
    return (word & (1 << 37) - 1) - ZERO + tied, what, word >> 47 & 1023, sure


@inline
def keep(hashed: int, word: int, desk: Desk) -> None:
    table, at = lane(desk.table, 0, desk.size), entry_at(hashed, desk.size)
    table[at], table[at + 1] = hashed ^ word, word


# Pieces of a node.


@inline
def proven(state: State, rules: Rules) -> tuple[int, int]:
    """Limits of the value, where the game gives them."""
    if rules.seats != 2 or rules.ages:
        return -FAR, FAR
    low, high = bounds(state)
    return low * rules.unit, high * rules.unit


@inline
def listed(state: State, out: Buffer, rules: Rules) -> int:
    """The moves to look at."""
    n = candidates(state, out) if rules.tricks & PROVE else 0
    return n if n else moves(state, out)


@inline
def reduction(depth: int, order: int, rules: Rules) -> int:
    """How much less deep a late move is looked at first."""
    if not rules.tricks & REDUCE or depth < 3 or order < 3:
        return 0
    return 2 if depth >= 6 and order >= 8 else 1


@inline
def side_of(state: State, rules: Rules) -> int:
    """1 for the seat that asks, -1 for the others."""
    return 1 if mover(state) == rules.root else -1


@inline
def estimate(state: State, side: int, out: Buffer, tally: Buffer, rules: Rules) -> int:
    """The value where nothing is looked at any more."""
    if count(state, out) == 0:
        return side * payoff(state, rules.root) * rules.unit
    tally[GUESSES] += 1
    return side * evaluate(state, rules.root)


@inline
def aged(value: int, rules: Rules) -> int:
    """A value one move further away."""
    if not rules.ages:
        return value
    return value - 1 if value > PROVEN else value + 1 if value < -PROVEN else value


@inline
def grown(value: int, rules: Rules) -> int:
    """What becomes at most this value by ageing."""
    if not rules.ages:
        return value
    return value + 1 if value >= PROVEN else value - 1 if value <= -PROVEN else value


@inline
def told_to_stop(desk: Desk, tally: Buffer) -> bool:
    tally[NODES] += 1
    if tally[NODES] & 1023 == 0 and (raised(desk.flag) or tally[NODES] >= tally[MOST]):
        tally[STOP] |= TOLD
    if tally[NODES] & 1023 == 0 and lane(desk.busy, 0, BUSY + 3)[DONE] >= tally[NOW]:
        tally[STOP] |= LEFT
    return tally[STOP] != 0


@inline
def habit(move: int, side: int) -> int:
    """Where a move's success is remembered."""
    return ((move * MULTIPLIER & MASK) >> 50) % HABITS + (HABITS if side > 0 else 0)


@inline
def rate(state: State, out: Buffer, n: int, ply: int, first: int, side: int, desk: Desk) -> None:
    """What each move promises: the kept one most, then by the game's word, killers and habits."""
    scores, places = lane(desk.scores, ply, desk.width), lane(desk.places, ply, desk.width)
    killers, habits = lane(desk.killers, ply, 2), lane(desk.habits, 0, 2 * HABITS)
    for i in range(n):
        score = promise(state, out[i]) << 24
        if out[i] == killers[0] or out[i] == killers[1]:
            score += 1 << 23
        scores[i], places[i] = score + habits[habit(out[i], side)], i
    if 0 <= first < n:
        scores[first] = 1 << 60


@inline
def bring_best(out: Buffer, order: int, n: int, ply: int, desk: Desk) -> int:
    """Swap the most promising of the rest into its place, and give it."""
    scores, best = lane(desk.scores, ply, desk.width), order
    for j in range(order + 1, n):
        if scores[j] > scores[best]:
            best = j
    scores[order], scores[best] = scores[best], scores[order]
    swap(out, order, best, ply, desk)
    return out[order]


@inline
def swap(out: Buffer, one: int, other: int, ply: int, desk: Desk) -> None:
    """Two moves change places in the list."""
    places = lane(desk.places, ply, desk.width)
    out[one], out[other] = out[other], out[one]
    places[one], places[other] = places[other], places[one]


@inline
def remember(move: int, depth: int, ply: int, side: int, desk: Desk) -> None:
    """A move has refuted what led here."""
    killers, habits = lane(desk.killers, ply, 2), lane(desk.habits, 0, 2 * HABITS)
    if killers[0] != move:
        killers[0], killers[1] = move, killers[0]
    at = habit(move, side)
    habits[at] += depth * depth
    if habits[at] > 1 << 22:
        for i in range(2 * HABITS):
            habits[i] //= 2


@inline
def write_line(desk: Desk, ply: int, move: int) -> None:
    """The best line from here: this move, and the best line after it."""
    here, below = lane(desk.lines, ply, PLIES + 2), lane(desk.lines, ply + 1, PLIES + 2)
    here[0], here[1] = below[0] + 1, move
    for i in range(below[0]):
        here[2 + i] = below[1 + i]


@inline
def stood_before(state: State, ply: int, desk: Desk) -> bool:
    """Put a position at the end of the path; has it been there before?"""
    path, seen = lane(desk.path, 0, desk.length), lane(desk.seen, 0, SEEN)
    hashed, end = key(state), desk.begun + ply
    path[end] = hashed
    seen[hashed & SEEN - 1] += 1
    if seen[hashed & SEEN - 1] > 1:
        for i in range(end):
            if path[i] == hashed:
                return True
    return False


@inline
def leave(ply: int, desk: Desk) -> None:
    """Take the position at the end off the path."""
    path, seen = lane(desk.path, 0, desk.length), lane(desk.seen, 0, SEEN)
    seen[path[desk.begun + ply] & SEEN - 1] -= 1


@kernel
def settled_value(state: State, alpha: int, beta: int, ply: int, rules: Rules, desk: Desk) -> int:
    """An estimate, once nothing is loud; where other moves can be made as well, no worse than an estimate now."""
    tally, out = lane(desk.tally, 0, 5), lane(desk.out, ply, desk.width)
    lane(desk.lines, ply, PLIES + 2)[0] = 0
    if told_to_stop(desk, tally):
        return alpha
    side, best = side_of(state, rules), -FAR
    n = loud(state, out) if rules.tricks & SETTLE and ply < PLIES else 0
    if n == 0:
        return estimate(state, side, out, tally, rules)
    scores = lane(desk.scores, ply, desk.width)
    if n < count(state, scores):
        tally[GUESSES] += 1
        best = side * evaluate(state, rules.root)
    rate(state, out, n, ply, int(-1), side, desk)
    for i in range(n):
        if best >= beta:
            break
        child = play(state, bring_best(out, i, n, ply, desk))
        low, high = grown(max(alpha, best), rules), grown(beta, rules)
        if pending(child):
            tally[GUESSES] += 1
            value = side * evaluate(child, rules.root)
        elif side_of(child, rules) == side:
            value = aged(settled_value(child, low, high, ply + 1, rules, desk), rules)
        else:
            value = aged(-settled_value(child, -high, -low, ply + 1, rules, desk), rules)
        best = max(best, value)
    return best


@inline
def known(state: State, depth: int, alpha: int, beta: int, hashed: int, tied: int, rules: Rules, desk: Desk) -> Known:
    """What can be said of a position before its moves are looked at."""
    if rules.tricks & PROVE:
        low, high = proven(state, rules)
        if low >= beta or low == high:
            return Known(True, low, -1)
        if high <= alpha:
            return Known(True, high, -1)
    value, what, first, sure = kept_value(hashed, tied, depth, desk)
    if what == EXACT or (what == LOWER and value >= beta) or (what == UPPER and value <= alpha):
        lane(desk.tally, 0, 5)[GUESSES] += 1 - sure
        return Known(True, value, first)
    return Known(False, 0, first)


@inline
def sampled(child: State, sample: int, rng: Buffer) -> State:
    """The position once chance has had its turn, for the sample of this number."""
    rng[0] = mix((key(child) + sample) & MASK)
    while pending(child):
        child = resolve(child, draw(child, rng))
    return child


@inline
def put_off(i: int, deferred: int, mark: int, ply: int, out: Buffer, desk: Desk) -> bool:
    """Is another thread looking at this move? Then it comes later, with the place where it stood."""
    if i == 0 or lane(desk.busy, 0, BUSY + 3)[mark & BUSY - 1] != mark:
        return False
    swap(out, i, deferred, ply, desk)
    lane(desk.scores, ply, desk.width)[deferred] = i
    return True


@kernel
def value_of(state: State, depth: int, alpha: int, beta: int, ply: int, rules: Rules, desk: Desk) -> int:
    """The value of a position for its side, if it is between alpha and beta; else a bound of it, beyond them.

    Once the tally says stop, it means nothing."""
    if depth <= 0 or ply >= PLIES:
        return settled_value(state, alpha, beta, ply, rules, desk)
    tally, out = lane(desk.tally, 0, 5), lane(desk.out, ply, desk.width)
    lane(desk.lines, ply, PLIES + 2)[0] = 0
    if told_to_stop(desk, tally):
        return alpha
    side, hashed, tied = side_of(state, rules), hashed_of(state, rules), settled_part(state, rules)
    seen = known(state, depth, alpha, beta, hashed, tied, rules, desk)
    if seen.enough:
        return seen.value
    n = listed(state, out, rules)
    if n == 0:
        return side * payoff(state, rules.root) * rules.unit
    if rules.cyclic and stood_before(state, ply, desk):
        leave(ply, desk)
        tally[GUESSES] += 1
        return 0
    guesses = tally[GUESSES]
    busy, places = lane(desk.busy, 0, BUSY + 3), lane(desk.places, ply, desk.width)
    scores = lane(desk.scores, ply, desk.width)
    rate(state, out, n, ply, seen.first, side, desk)
    best, best_place, deferred = -FAR, NOWHERE, 0
    shared = rules.threads > 1 and depth > 2
    for i in range(2 * n):
        if i >= n + deferred:
            break
        move = bring_best(out, i, n, ply, desk) if i < n else out[i - n]
        mark = (hashed ^ move * MULTIPLIER) & MASK
        if shared and i < n and put_off(i, deferred, mark, ply, out, desk):
            deferred += 1
            continue
        child = play(state, move)
        if pending(child):
            total = 0
            for sample in range(rules.samples):
                chosen = sampled(child, sample, lane(desk.rng, ply, 1))
                total += side_of(chosen, rules) * value_of(chosen, depth - 1, int(-FAR), int(FAR), ply + 1, rules, desk)
            value = side * (total // rules.samples)
            tally[GUESSES] += 1
        else:
            sign = side_of(child, rules) * side
            left = depth if n == 1 and rules.tricks & REDUCE else depth - 1
            less = reduction(depth, i if i < n else scores[i - n], rules)
            low, high = grown(max(alpha, best), rules), grown(beta, rules)
            if shared:
                busy[mark & BUSY - 1] = mark
            value = low + 1
            if i > 0:  # is it better at all?
                null = low if sign > 0 else -low - 1
                value = sign * value_of(child, left - less, null, null + 1, ply + 1, rules, desk)
                if less and value > low:
                    value = sign * value_of(child, left, null, null + 1, ply + 1, rules, desk)
            if i == 0 or low < value < high:
                if sign > 0:
                    value = value_of(child, left, low, high, ply + 1, rules, desk)
                else:
                    value = -value_of(child, left, -high, -low, ply + 1, rules, desk)
            value = aged(value, rules)
            if shared:
                busy[mark & BUSY - 1] = 0
        if tally[STOP] != 0:
            break
        if value > best:
            best = value
            if value > alpha:
                best_place = places[i if i < n else i - n]
                write_line(desk, ply, move)
        if best >= beta:
            remember(move, depth, ply, side, desk)
            break
    if rules.cyclic:
        leave(ply, desk)
    if tally[STOP] == 0:
        what = LOWER if best >= beta else EXACT if best > alpha else UPPER
        keep(hashed, packed(best - tied, what, depth, best_place, tally[GUESSES] == guesses), desk)
    return best
