"""Relations over any game: positions, moves, seats, what wins.

A position is a State (or a Position of the Python face, or its text), a move its text, a seat its number from 0, a
cell its id, what stands on it its mark, '-' for nothing. Moves come in the order of the game's rules. Where a position
is open, all that play can reach from the first one are tried, those with fewer moves first, each once; chance brings
what seed 0 brings."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from ..core import registry
from ..core.chance import settle
from ..core.errors import IllegalMove, NotPossible
from ..core.game import Game
from ..core.kinds import State
from ..core.texts import say
from ..core.verbs import mover, payoff, pending, play
from .terms import Term, Var, all_unified, unified, walk

EMPTY = "-"


def relations(name: str) -> "Relations":
    """The relations of a game, by its name."""
    return Relations(registry.find(name))


class Relations:
    """Every relation is a generator of answers: see the package's text."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver: Any = None

    # Positions.

    def positions(self, term: Term) -> Iterator[State]:
        """The position that is given; or every reachable one that fits, which the term is bound to meanwhile."""
        given = state_of(term)
        if isinstance(given, str):
            given = self.game.load(given)
        if isinstance(given, self.game.state):
            yield cast(State, given)
        elif isinstance(given, Var):
            for state in self.reachable():
                for _ in unified(term, state):
                    yield state

    def reachable(self) -> Iterator[State]:
        """Every position that play can reach, by the number of moves."""
        layer = {self.settled(self.game.start()): None}
        seen: set[State] = set()
        while layer:
            following: dict[State, None] = {}
            for state in layer:
                if state not in seen:
                    seen.add(state)
                    yield state
                    for move in self.game.legal(state):
                        following[self.settled(play(state, move))] = None
            layer = following

    def settled(self, state: State) -> State:
        """The position once chance has had its turn."""
        return settle(state, 0)[0]

    def move_of(self, state: State, term: Term) -> list[int]:
        """The legal moves that a term may be: the one that it says, or all, where it is open."""
        given = walk(term)
        if isinstance(given, Var):
            return self.game.legal(state)
        try:
            return [self.game.parse(state, str(given))]
        except IllegalMove:
            return []

    def chosen(self, S: Term, M: Term, good: Callable[[State, int], bool]) -> Iterator[None]:
        """Moves of a position for which something holds."""
        for state in self.positions(S):
            for move in self.move_of(state, M):
                if good(state, move):
                    yield from unified(M, self.text(state, move, M))

    def text(self, state: State, move: int, M: Term) -> Term:
        """A move as it is told; as it was given, where it was given another way (a number, a longer form)."""
        given = walk(M)
        return self.game.format(state, move) if isinstance(given, Var) else given

    # The relations.

    def start(self, S: Term) -> Iterator[None]:
        """S is the first position."""
        yield from unified_state(S, self.game.start())

    def legal(self, S: Term, M: Term) -> Iterator[None]:
        """M is a legal move in S."""
        yield from self.chosen(S, M, lambda state, move: True)

    def move(self, S: Term, M: Term, S2: Term) -> Iterator[None]:
        """S2 is the position after the move M in S."""
        for state in self.positions(S):
            for move in self.move_of(state, M):
                for _ in unified(M, self.text(state, move, M)):
                    yield from unified_state(S2, play(state, move))

    def turn(self, S: Term, P: Term) -> Iterator[None]:
        """It is the turn of seat P in S."""
        for state in self.positions(S):
            if not pending(state) and not self.game.over(state):
                yield from unified(P, int(mover(state)))

    def over(self, S: Term) -> Iterator[None]:
        """The game is over in S."""
        for state in self.positions(S):
            if self.game.over(state):
                yield

    def result(self, S: Term, P: Term, R: Term) -> Iterator[None]:
        """The game is over in S, and seat P has the payoff R."""
        for state in self.positions(S):
            if self.game.over(state):
                for seat in range(self.game.facts.seats):
                    yield from all_unified([(P, seat), (R, int(payoff(state, seat)))])

    def cell(self, S: Term, C: Term, X: Term) -> Iterator[None]:
        """The cell C of S holds X."""
        for state in self.positions(S):
            for panel in self.game.scene(state).panels:
                for each in panel.cells:
                    yield from all_unified([(C, each.id), (X, each.piece.mark if each.piece else EMPTY)])

    # Tactics.

    def winning_move(self, S: Term, M: Term) -> Iterator[None]:
        """M wins at once."""
        yield from self.chosen(S, M, self.wins)

    def safe_move(self, S: Term, M: Term) -> Iterator[None]:
        """After M nobody else can win at once."""
        yield from self.chosen(S, M, self.safe)

    def forcing_move(self, S: Term, M: Term) -> Iterator[None]:
        """M does not win at once, and its player wins on the next turn whatever comes between."""
        yield from self.chosen(S, M, self.forces)

    def won(self, state: State, seat: int) -> bool:
        """Is the game over, and won by this seat?"""
        return self.game.over(state) and payoff(state, seat) > 0

    def wins(self, state: State, move: int) -> bool:
        return self.won(play(state, move), mover(state))

    def safe(self, state: State, move: int) -> bool:
        seat, after = mover(state), play(state, move)
        if pending(after) or self.game.over(after) or mover(after) == seat:
            return True
        return not any(self.wins(after, reply) for reply in self.game.legal(after))

    def forces(self, state: State, move: int) -> bool:
        seat, after = mover(state), play(state, move)
        if pending(after) or self.game.over(after) or mover(after) == seat:
            return False
        return all(self.answered(play(after, reply), seat) for reply in self.game.legal(after))

    def answered(self, state: State, seat: int) -> bool:
        """Does this seat, whose turn it is, win at once?"""
        if pending(state) or self.game.over(state) or mover(state) != seat:
            return False
        return any(self.wins(state, move) for move in self.game.legal(state))

    # Exact values.

    @property
    def solver(self) -> Any:
        """The solver; NotPossible where the game has none."""
        if self._solver is None:
            from ..search.book import book_of
            from ..search.solve import Solver

            self._solver = Solver(self.game.start(), book=book_of(self.game))
        return self._solver

    def value(self, S: Term, V: Term) -> Iterator[None]:
        """V is the exact value of S for the side to move."""
        for state in self.positions(S):
            yield from unified(V, self.solved(state).value.number)

    def best(self, S: Term, M: Term) -> Iterator[None]:
        """M keeps the exact value of S."""
        for state in self.positions(S):
            if not self.game.over(state):
                yield from self.among(state, M, self.solved(state).best)

    def among(self, state: State, M: Term, moves: Sequence[int]) -> Iterator[None]:
        """Those of these moves that a term may be."""
        yield from self.chosen(state, M, lambda _, move: move in moves)

    def solved(self, state: State) -> Any:
        found = self.solver.solve(state, every=True)
        if found.interrupted:
            raise KeyboardInterrupt
        if found.stopped:
            raise NotPossible(say("The search was stopped."))
        return found


def state_of(term: Term) -> Term:
    """The State of a term; that of a Position, where one is given."""
    given = walk(term)
    return getattr(given, "state", given)


def unified_state(term: Term, state: State) -> Iterator[None]:
    """Once, while a term is this position."""
    given = state_of(term)
    if isinstance(given, Var):
        yield from unified(given, state)
    elif given == state:
        yield
