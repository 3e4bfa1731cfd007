"""Minimax with a recorder, for those who want to see how it works: the tree, its values, what alpha-beta cuts and why.

Interpreted, and as plain as in a textbook; seat 0 wants the most, seat 1 the least."""

from dataclasses import dataclass, field

from ..core.errors import NotPossible
from ..core.facts import facts
from ..core.kinds import State
from ..core.legal import legal_moves
from ..core.texts import say
from ..core.verbs import material, mover, payoff, pending, play

MOST_NODES = 20_000
ENDLESS = 1 << 60


@dataclass
class Branch:
    """A position of the tree."""

    state: State
    move: int | None  # that led here; None at the root
    alpha: int  # what the seats have sure before it is looked at
    beta: int
    value: int = 0  # for seat 0, in payoffs, or in the units of the estimate
    over: bool = False  # the game is
    estimated: bool = False
    cut: int = 0  # moves that alpha-beta did not look at here
    children: list["Branch"] = field(default_factory=list)

    def nodes(self) -> int:
        """How many positions there are from here on."""
        return 1 + sum(child.nodes() for child in self.children)

    def best(self) -> "Branch | None":
        """The child whose value is this one's."""
        return next((child for child in self.children if child.value == self.value), None)


def trace(state: State, depth: int, *, alphabeta: bool = False) -> Branch:
    """The tree of minimax to a depth, with every value; with `alphabeta`, without what need not be looked at."""
    known = facts(type(state))
    if known.seats != 2 or pending.answers(type(state)):
        raise NotPossible(say("Minimax is for games of two seats without chance."))
    root = Branch(state, None, -ENDLESS, ENDLESS)
    grow(root, depth, alphabeta, [0], 100 if known.by_points else 1 << 20)
    return root


def grow(branch: Branch, depth: int, alphabeta: bool, count: list[int], unit: int) -> None:
    """Give a branch its children and its value."""
    count[0] += 1
    if count[0] > MOST_NODES:
        raise NotPossible(say("The tree has more than {number} positions: choose a smaller depth.", number=MOST_NODES))
    state = branch.state
    legal = legal_moves(state)
    if not legal:
        branch.value, branch.over = payoff(state, 0) * unit, True
        return
    if depth == 0:
        branch.value, branch.estimated = material(state, 0), True
        return
    highest = mover(state) == 0
    alpha, beta = branch.alpha, branch.beta
    branch.value = -ENDLESS if highest else ENDLESS
    for i, move in enumerate(legal):
        child = Branch(play(state, move), move, alpha, beta)
        branch.children.append(child)
        grow(child, depth - 1, alphabeta, count, unit)
        branch.value = max(branch.value, child.value) if highest else min(branch.value, child.value)
        if not alphabeta:
            continue
        alpha, beta = (max(alpha, branch.value), beta) if highest else (alpha, min(beta, branch.value))
        if alpha >= beta:
            branch.cut = len(legal) - i - 1
            break
