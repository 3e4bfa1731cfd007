"""Many games between players: game i is the match of the seed S + i, whatever the number of workers."""

import functools
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core import registry
from ..core.compiling import interruptible, prepare, row, rows
from ..core.errors import NotPossible
from ..core.game import Game
from ..core.memory import raised
from ..core.texts import say
from ..core.verbs import greed
from ..core.words import restore, words
from ..players.engines import make
from ..players.spec import HUMAN
from ..search.contest import BUFFERS, ENDED, GREEDY, HEAD, MOVES, RANDOM, contests
from .engines import Engines
from .match import LONGEST, Match
from .result import Reason

QUICK = {"random": RANDOM, "greedy": GREEDY}  # players that are compiled
REASONS = tuple(Reason)
CHUNK = 1 << 11  # compiled games at a time, at first
MOST_WORKERS = 64
LONG = 0.2  # seconds after which a chunk is long enough
Results = Any  # an array of int64, a row a game: moves, reason, then by seat: won or not, payoff, points (if any)


@dataclass(frozen=True)
class Plan:
    """All that the results depend on."""

    game: str  # an address
    players: tuple[str, ...]
    seed: int = 0
    turning: bool = True  # the players change seats from game to game
    limit: float | None = None  # seconds a move

    def seating(self, number: int) -> list[int]:
        """Which player sits in each seat, in a game of this number."""
        there = len(self.players)
        return [(seat + number * self.turning) % there for seat in range(there)]

    def match(self, game: Game, number: int) -> Match:
        """The match of this number, before it begins."""
        return Match(game, [self.players[player] for player in self.seating(number)], seed=self.seed + number)


def checked(plan: Plan) -> Game:
    """The game of a plan; UnknownGame or NotPossible where it makes no sense."""
    game = registry.find(plan.game)
    if len(plan.players) != game.facts.seats:
        text = "This game has {number} seats; --seats names {given}."
        raise NotPossible(say(text, number=game.facts.seats, given=len(plan.players)))
    for spec in plan.players:
        if spec == HUMAN:
            raise NotPossible(say("People cannot sit in a simulation."))
        make(spec, game, 0)
    return game


def is_quick(plan: Plan, game: Game) -> bool:
    """Can the whole games be compiled? Not with players that think, nor where draws depend on history or the start on
    the seed."""
    starts = {game.start(seed) for seed in (plan.seed, plan.seed + 1, 12345)}
    return all(spec in QUICK for spec in plan.players) and type(game).ending is Game.ending and len(starts) == 1


def play_out(match: Match, engines: Engines, heard: Callable[[], None] = lambda: None) -> Match:
    """Play a match to its end; `heard` is called after every step."""
    while not match.over:
        before = len(match.played)
        if match.pending:
            match.settle()
        else:
            engines.move(match)
        if len(match.played) > before:
            heard()
    return match


# Results.


def width(game: Game) -> int:
    """How many columns results have."""
    seats = game.facts.seats
    return 2 + 2 * seats + (seats if game.points(game.start()) else 0)


def row_of(match: Match) -> list[int]:
    """The result of a match."""
    assert match.result is not None
    won = [int(seat in match.result.winners) for seat in range(match.seats)]
    payoffs = match.result.payoffs or (0,) * match.seats
    made = sum(each.seat is not None for each in match.played)
    return [made, REASONS.index(match.result.reason), *won, *payoffs, *match.game.points(match.state)]


def slowly(plan: Plan, game: Game, numbers: range) -> Results:
    """The results of games by the players as they are."""
    matches = (plan.match(game, number) for number in numbers)
    return np.array([row_of(play_out(match, Engines(match, plan.limit))) for match in matches], np.int64)


class Quick:
    """Games of compiled players; buffers are kept from chunk to chunk."""

    def __init__(self, plan: Plan, game: Game) -> None:
        known = game.facts
        self.plan, self.game, self.start = plan, game, game.start(plan.seed)
        self.flag, self.who = row(1), row(known.seats)
        for player, spec in enumerate(plan.players):
            self.who[player] = QUICK[spec]
        self.fixed = (
            bool(greed.answers(game.state)),
            LONGEST,
            rows(BUFFERS, known.most_moves + 1),
            rows(known.seats + 1, 1),
        )
        self.played(range(0))  # compiles

    def played(self, numbers: range) -> Results:
        """Their results."""
        seats, plan = self.game.facts.seats, self.plan
        found = rows(len(numbers), HEAD + seats + len(list(words(self.start))))
        known = self.start, plan.seed, numbers.start, seats, plan.turning, self.who
        if not numbers:
            prepare(contests, self.flag, *known, *self.fixed, found)
            return np.zeros((0, width(self.game)), np.int64)
        interruptible(contests, self.flag, *known, *self.fixed, found)
        if raised(self.flag):
            raise KeyboardInterrupt
        return self.results(np.array(found, np.int64))

    def results(self, found: Results) -> Results:
        """What the kernel wrote, in the shape of results."""
        seats = self.game.facts.seats
        made, ended = found[:, MOVES : MOVES + 1], found[:, ENDED : ENDED + 1]
        payoffs = found[:, HEAD : HEAD + seats] * ended
        won = (payoffs == payoffs.max(axis=1, keepdims=True)).astype(np.int64)
        reasons = np.where(ended == 1, REASONS.index(Reason.RULES), REASONS.index(Reason.HISTORY))
        parts = [made, reasons, won, payoffs]
        if self.game.points(self.start):
            last = (restore(self.start, list(map(int, each))) for each in found[:, HEAD + seats :])
            parts.append(np.array([self.game.points(state) for state in last], np.int64))
        return np.hstack(parts)


# Running.


def simulate(plan: Plan, first: int, games: int, workers: int = 0) -> Iterator[Results]:
    """The results of the games from number `first` up to `games`, in their order, some at a time.

    Workers 0: one a processor for players that think; one for compiled games, which are soon over."""
    game = checked(plan)
    quick = is_quick(plan, game)
    workers = workers or (1 if quick else os.cpu_count() or 1)
    if workers > 1 and games - first > 1:
        size = max(1, min(CHUNK, (games - first) // (4 * workers))) if quick else 1
        chunks = [range(at, min(at + size, games)) for at in range(first, games, size)]
        yield from spread(plan, chunks, min(workers, len(chunks), MOST_WORKERS))
    elif quick:
        yield from quickly(Quick(plan, game), first, games)
    else:
        yield from (slowly(plan, game, range(number, number + 1)) for number in range(first, games))


def spread(plan: Plan, chunks: Iterable[range], workers: int) -> Iterator[Results]:
    """The results of chunks, in their order, worked on by processes; NotPossible where one of these dies."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), deaf)
    waiting: deque[Future[Results]] = deque()
    finished = False
    try:
        for numbers in chunks:
            waiting.append(pool.submit(chunk_of, plan, numbers))
            if len(waiting) > 4 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        finished = True
    except BrokenProcessPool:
        raise NotPossible(say("A process that played games has died: a player may have ended it.")) from None
    finally:
        if not finished:  # what is being played is of no use; and nothing is cancelled, or the pool's thread complains
            for process in multiprocessing.active_children():
                process.terminate()
        pool.shutdown(wait=finished)


def quickly(games: Quick, first: int, last: int) -> Iterator[Results]:
    """Chunks that grow for as long as each is soon over."""
    size = CHUNK
    while first < last:
        began, numbers = time.perf_counter(), range(first, min(first + size, last))
        yield games.played(numbers)
        first = numbers.stop
        if time.perf_counter() - began < LONG / 2:
            size *= 2


def deaf() -> None:
    """A worker leaves Ctrl-C to who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@functools.cache
def quick_of(plan: Plan) -> Quick | None:
    """A worker's compiled games of a plan; None where they are not compiled."""
    game = registry.find(plan.game)
    return Quick(plan, game) if is_quick(plan, game) else None


def chunk_of(plan: Plan, numbers: range) -> Results:
    """A worker's task."""
    quick = quick_of(plan)
    return quick.played(numbers) if quick else slowly(plan, registry.find(plan.game), numbers)


def stacked(chunks: Sequence[Results], game: Game) -> Results:
    """All results in one array."""
    return np.vstack(chunks) if chunks else np.zeros((0, width(game)), np.int64)
