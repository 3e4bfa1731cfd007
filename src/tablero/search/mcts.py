"""Monte Carlo tree search: limits, threads, what is kept of the tree from move to move, and the answer."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..core.compiling import INTERPRETED, row, rows
from ..core.facts import facts
from ..core.kinds import State
from ..core.legal import legal_moves
from ..core.memory import raised, stop
from ..core.rng import MASK, mix
from ..core.verbs import key, pending, play
from .analysis import Analysis, Kind, Value
from .limits import Ending, together
from .tree import (
    COUNT,
    DEEPEST,
    FIRST,
    KNOWN_ROOTS,
    LOST,
    MADE,
    MOVE,
    ONE,
    OPEN,
    PROVEN,
    ROOT,
    SIZE,
    SUM,
    USED,
    VISITS,
    WON,
    Forest,
    Habits,
    grow,
    transplant,
)

DEFAULT_MEMORY = 256 << 20  # bytes of all trees together
ENDLESS = 1 << 40
CURIOSITY = 1.0
SURE = 300.0  # hundredths of an estimate that mean a game all but won


def floats(values: Sequence[float]) -> Any:
    return list(values) if INTERPRETED else np.array(values, np.float64)


class MCTS:
    """Searches positions of one State class. The tree goes on growing from one search to the next, where the game has
    gone on in it. One thread with one seed always does the same; several each grow a tree of their own."""

    def __init__(
        self,
        state: State,
        *,
        memory: int = DEFAULT_MEMORY,
        threads: int = 1,
        seed: int = 0,
        curiosity: float = CURIOSITY,
        estimates: bool = False,
    ) -> None:
        self.facts, self.threads, self.seed = facts(type(state)), threads, seed
        self.estimates, self.curiosity = estimates, curiosity
        self.size = max(memory // 8 // threads // SIZE, 64) * SIZE
        if INTERPRETED:
            self.size = min(self.size, 1 << 16)
        self.flag = row(1)
        self.forests = [self.forest(i) for i in range(threads)]
        self.root: State | None = None

    def forest(self, index: int) -> Forest:
        plies = min(self.facts.plies, 1000) + 64
        steps = [1.0, *range(1, KNOWN_ROOTS)]
        made = Forest(
            rows(1, self.size),
            rows(1, plies),
            rows(1, plies),
            rows(1, plies + 4096),
            rows(1, self.facts.most_moves + 1),
            rows(1, self.facts.seats),
            rows(1, 1),
            rows(1, 3),
            floats([n**-0.5 for n in steps]),
            floats([1.0 / n for n in steps]),
        )
        made.rng[0][0] = mix((self.seed + index) & MASK)
        return made

    def stop(self) -> None:
        """End a search that runs elsewhere, with what it has found."""
        stop(self.flag)

    def search(
        self,
        state: State,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        past: Sequence[State] = (),
    ) -> Analysis:
        """The best move after so many simulations, or so long a time; 10,000 where nothing is said. To come back to a
        position of `past` is a draw. Ctrl-C ends it early, with what was found."""
        if simulations is None and seconds is None:
            simulations = 10_000
        self.plant(state)
        known = past[-4000:]
        unit = int(SURE * 100) if self.facts.by_points else int(SURE)
        cyclic = self.facts.longest_game is None
        cap = self.facts.plies + 1
        habits = Habits(self.facts.seats, self.curiosity, cap, cyclic, self.estimates, unit, len(known))
        for forest in self.forests:
            forest.tally[0][MADE] = forest.tally[0][DEEPEST] = 0
            forest.seats[0][0] = -1
            for i, before in enumerate([*known, state]):
                forest.keys[0][i] = key(before)
        share = ENDLESS if simulations is None else -(-simulations // self.threads)
        calls = [(state, share, self.size, habits, forest) for forest in self.forests]
        ending = together(grow, self.flag, calls, seconds, first_ends=False)
        return self.analysis(state, ending, raised(self.flag))

    # The tree between searches.

    def plant(self, state: State) -> None:
        """Begin at this state: with the part of each tree that is below it, if it is there."""
        way = self.way_to(state)
        for forest in self.forests:
            root = self.walk(forest, way) if way is not None else None
            if root is None:
                nodes = forest.nodes[0]
                for word in range(SIZE):
                    nodes[word] = 0
                nodes[COUNT], forest.tally[0][USED] = OPEN, 1
            elif root != ROOT:
                used = int(forest.tally[0][USED])
                fresh, queue = row(used * SIZE), row(used)
                left = transplant(forest.nodes[0], root, fresh, queue)
                forest.nodes[0][: left * SIZE] = fresh[: left * SIZE]
                forest.tally[0][USED] = left
                forest.nodes[0][PROVEN] = 0
        self.root = state

    def way_to(self, state: State) -> list[int] | None:
        """The moves from the last root to this state, two at the most, and no chance; None where there is no way."""
        if self.root is None or pending(self.root):
            return None
        if self.root == state:
            return []
        for move in legal_moves(self.root):
            after = play(self.root, move)
            if after == state:
                return [move]
            if not pending(after):
                for reply in legal_moves(after):
                    if play(after, reply) == state:
                        return [move, reply]
        return None

    def walk(self, forest: Forest, way: list[int]) -> int | None:
        """The node at the end of a way; None where the tree does not reach."""
        nodes, at = forest.nodes[0], ROOT
        for move in way:
            found = [child for child in children(nodes, at) if nodes[child + MOVE] == move]
            if not found:
                return None
            at = found[0]
        return at if nodes[at + VISITS] else None

    # The answer.

    def analysis(self, state: State, ending: Ending, stopped: bool) -> Analysis:
        """Moves by their visits, in all trees together."""
        visits: dict[int, int] = {}
        sums: dict[int, int] = {}
        proven: dict[int, int] = {}
        for forest in self.forests:
            nodes = forest.nodes[0]
            for child in children(nodes, ROOT):
                move = int(nodes[child + MOVE])
                visits[move] = visits.get(move, 0) + int(nodes[child + VISITS])
                sums[move] = sums.get(move, 0) + int(nodes[child + SUM])
                proven[move] = max(proven.get(move, 0), int(nodes[child + PROVEN]))
        if not visits:
            legal = tuple(legal_moves(state))
            return Analysis(
                Value(0, Kind.ESTIMATE), legal[:1], legal[:1], stopped=stopped, interrupted=ending.interrupted
            )
        values = {move: self.valued(sums[move], visits[move], proven[move]) for move in visits}
        best = max(visits, key=lambda move: (proven[move] == WON, proven[move] != LOST, visits[move]))
        made = sum(int(forest.tally[0][MADE]) for forest in self.forests)
        deepest = max(int(forest.tally[0][DEEPEST]) for forest in self.forests)
        line = self.line(best)
        return Analysis(values[best], (best,), line, values, made, ending.seconds, deepest, stopped, ending.interrupted)

    def valued(self, total: int, visits: int, proven: int) -> Value:
        """A node's result: proven, or the share of games won."""
        if proven:
            number = {WON: 1, LOST: -1}.get(proven, 0)
            exact = self.facts.payoff_limits == (-1, 1) or number == 0
            return Value(number, Kind.EXACT if exact else Kind.LOWER if number > 0 else Kind.UPPER)
        return Value(0, Kind.ESTIMATE, share=(total / max(visits, 1) / ONE + 1) / 2)

    def line(self, best: int) -> tuple[int, ...]:
        """The moves most visited, one after the other, up to where chance comes."""
        nodes, state, found = self.forests[0].nodes[0], self.root, [best]
        at = next((child for child in children(nodes, ROOT) if nodes[child + MOVE] == best), ROOT)
        state = play(state, best) if state is not None else None
        while at != ROOT and state is not None and not pending(state) and len(found) < 30:
            here = [child for child in children(nodes, at) if nodes[child + VISITS]]
            if not here:
                break
            at = max(here, key=lambda child: (nodes[child + PROVEN] == WON, int(nodes[child + VISITS])))
            found.append(int(nodes[at + MOVE]))
            state = play(state, found[-1])
        return tuple(found)

    def visits(self) -> dict[int, int]:
        """How often each root move was tried."""
        nodes = self.forests[0].nodes[0]
        return {int(nodes[child + MOVE]): int(nodes[child + VISITS]) for child in children(nodes, ROOT)}


def children(nodes: Any, at: int) -> list[int]:
    """The places of a position's children."""
    number = int(nodes[at + COUNT])
    return [int(nodes[at + FIRST]) + i * SIZE for i in range(max(number, 0))]
