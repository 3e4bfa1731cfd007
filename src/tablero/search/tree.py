"""Monte Carlo tree search for every game: UCT with any number of seats, chance nodes, and results that are proven.

The tree is made of nodes of eight words, so that one fills a line of the processor's cache; the children of a position
stand side by side, those of a chance node are a list. A node counts its results for the seat that chose it. States
are not kept: they are played again on the way down.
"""

from typing import Any, NamedTuple

from ..core.compiling import inline, kernel
from ..core.kinds import Buffer, State
from ..core.memory import raised
from ..core.verbs import count, draw, evaluate, key, mover, moves, payoff, pending, play, resolve
from .playouts import one_game

VISITS, SUM, FIRST, COUNT, MOVE, PROVEN, NEXT = range(7)  # words of a node; FIRST: its first child, COUNT: how many
SIZE = 8
OPEN = -1  # COUNT of a node whose children have not been made
WON, DRAWN, LOST = 3, 2, 1  # PROVEN, for the seat that chose the node; 0: not known
USED, MADE, DEEPEST = 0, 1, 2  # places in the tally: nodes in use, simulations made, the deepest ply
ONE = 1 << 20  # a win in a node's SUM; a loss is -ONE
KNOWN_ROOTS = 1 << 14  # visits whose roots and reciprocals stand in tables
MOST_OUTCOMES = 48  # of a chance node; then one of these is taken again
ROOT = 0


class Forest(NamedTuple):
    """The arrays of one thread."""

    nodes: Any  # one row
    path: Any  # one row: nodes on the way down
    seats: Any  # one row: who chose each of them; -1: chance
    keys: Any  # one row: of the game so far and of the way down
    out: Any  # one row
    results: Any  # one row: by seat
    rng: Any  # one row
    tally: Any  # one row
    roots: Any  # 1/sqrt(n)
    parts: Any  # 1/n


class Habits(NamedTuple):
    """How to search."""

    seats: int
    curiosity: float
    cap: int  # moves after which a random game is broken off
    cyclic: bool
    estimates: bool  # leaves are judged by `evaluate`, not by a random game
    unit: int  # of an estimate, that means all but certain
    past: int  # keys of the game so far


@inline
def logarithm(number: int) -> float:
    """The natural logarithm of a number from 1 on, the same in Python and compiled, to six digits."""
    power = 0
    while number >> power + 1:
        power += 1
    y = (number / (1 << power) - 1.0) / (number / (1 << power) + 1.0)
    z = y * y
    return power * 0.6931471805599453 + 2.0 * y * (1.0 + z * (1.0 / 3.0 + z * (0.2 + z * (1.0 / 7.0 + z / 9.0))))


@inline
def inverse_root(visits: int, forest: Forest) -> float:
    """1 / sqrt(visits); in steps, where they are many."""
    scale = 1.0
    while visits >= KNOWN_ROOTS:
        visits >>= 2
        scale *= 0.5
    return float(forest.roots[visits] * scale)


@inline
def mean(nodes: Buffer, at: int, forest: Forest) -> float:
    """A node's result for who chose it, between -1 and 1."""
    visits = nodes[at + VISITS]
    if visits < KNOWN_ROOTS:
        return nodes[at + SUM] * float(forest.parts[visits]) / ONE
    return nodes[at + SUM] / visits / ONE


@inline
def chosen(nodes: Buffer, at: int, habits: Habits, forest: Forest) -> int:
    """The child to visit: one not yet visited, else the best mean with what curiosity adds."""
    first, n = nodes[at + FIRST], nodes[at + COUNT]
    doubt = habits.curiosity * logarithm(max(nodes[at + VISITS], 1)) ** 0.5
    best, choice = -1e9, first
    for i in range(n):
        child = first + i * SIZE
        if nodes[child + PROVEN] == WON:
            return child
        if nodes[child + VISITS] == 0:
            score = 1e6
        else:
            score = mean(nodes, child, forest) + doubt * inverse_root(nodes[child + VISITS], forest)
        if nodes[child + PROVEN] == LOST:
            score -= 1e8
        if score > best:
            best, choice = score, child
    return choice


@inline
def fresh(nodes: Buffer, at: int, move: int) -> None:
    """An empty node."""
    nodes[at + VISITS], nodes[at + SUM], nodes[at + FIRST], nodes[at + COUNT] = 0, 0, 0, OPEN
    nodes[at + MOVE], nodes[at + PROVEN], nodes[at + NEXT] = move, 0, 0


@inline
def expand(state: State, at: int, size: int, forest: Forest) -> bool:
    """Make a node's children; False where there is no room."""
    nodes, tally = forest.nodes[0], forest.tally[0]
    n = moves(state, forest.out[0])
    first = tally[USED] * SIZE
    if first + n * SIZE > size:
        return False
    nodes[at + FIRST], nodes[at + COUNT] = first, n
    tally[USED] += n
    for i in range(n):
        fresh(nodes, first + i * SIZE, forest.out[0][i])
    return True


@inline
def outcome_child(at: int, outcome: int, size: int, forest: Forest) -> Any:
    """The node of an outcome of chance: known, or made; -1 where there is no room, or enough are known."""
    nodes, tally = forest.nodes[0], forest.tally[0]
    child = nodes[at + FIRST]
    while child and nodes[child + MOVE] != outcome:
        child = nodes[child + NEXT]
    if child:
        return child
    child = tally[USED] * SIZE
    if child + SIZE > size or nodes[at + COUNT] >= MOST_OUTCOMES:
        return -1
    fresh(nodes, child, outcome)
    nodes[child + NEXT] = nodes[at + FIRST]
    nodes[at + FIRST], nodes[at + COUNT] = child, max(nodes[at + COUNT], 0) + 1
    tally[USED] += 1
    return child


@inline
def nth_outcome(at: int, index: int, forest: Forest) -> Any:
    """The index-th known outcome's node."""
    nodes = forest.nodes[0]
    child = nodes[at + FIRST]
    for _ in range(index):
        child = nodes[child + NEXT]
    return child


@inline
def came_back(state: State, depth: int, habits: Habits, forest: Forest) -> bool:
    """Has this position been on the way here, or in the game before it?"""
    keys, hashed = forest.keys[0], key(state)
    keys[habits.past + depth] = hashed
    for i in range(habits.past + depth - 1, -1, -1):  # noqa: SIM110
        if keys[i] == hashed:
            return True
    return False


@inline
def way_down(state: State, size: int, habits: Habits, forest: Forest) -> tuple[State, int, bool]:
    """From the root to a leaf: the position there, how deep, and whether it is a draw by repetition."""
    nodes, path, seats = forest.nodes[0], forest.path[0], forest.seats[0]
    at, depth = ROOT, 0
    path[0] = ROOT
    while depth < len(path) - 1:
        child = -1
        if pending(state):
            outcome = draw(state, forest.rng[0])
            child = outcome_child(at, outcome, size, forest)
            if child < 0 and nodes[at + COUNT] > 0:
                child = nth_outcome(at, outcome % nodes[at + COUNT], forest)
                outcome = nodes[child + MOVE]
            if child < 0:
                break
            seats[depth + 1] = -1
            state = resolve(state, outcome)
        else:
            if nodes[at + COUNT] == OPEN and (
                (nodes[at + VISITS] == 0 and depth > 0) or not expand(state, at, size, forest)
            ):
                break
            if nodes[at + COUNT] == 0:
                break
            child = chosen(nodes, at, habits, forest)
            seats[depth + 1] = mover(state)
            state = play(state, nodes[child + MOVE])
        depth += 1
        at = child
        path[depth] = at
        if habits.cyclic and came_back(state, depth, habits, forest):
            return state, depth, True
        if nodes[at + PROVEN] != 0:
            break
    return state, depth, False


@inline
def judge(state: State, at: int, who: int, drawn: bool, habits: Habits, forest: Forest) -> bool:
    """Write every seat's result from a leaf, which `who` chose; is the game over there?"""
    results = forest.results[0]
    known = forest.nodes[0][at + PROVEN]
    if drawn or known == DRAWN:
        for seat in range(habits.seats):
            results[seat] = 0
        return False
    if known != 0:
        results[who], results[1 - who] = (ONE, -ONE) if known == WON else (-ONE, ONE)
        return False
    if not pending(state) and count(state, forest.out[0]) == 0:
        for seat in range(habits.seats):
            won = payoff(state, seat)
            results[seat] = ONE if won > 0 else -ONE if won < 0 else 0
        return True
    if habits.estimates and not pending(state):
        for seat in range(habits.seats):
            value = min(max(evaluate(state, seat), -habits.unit), habits.unit)
            results[seat] = value * ONE // habits.unit
        return False
    end, made = one_game(state, habits.cap, forest.out[0], forest.rng[0])
    for seat in range(habits.seats):
        won = payoff(end, seat) if made < habits.cap else 0
        results[seat] = ONE if won > 0 else -ONE if won < 0 else 0
    return False


@inline
def way_up(depth: int, forest: Forest) -> None:
    """Every node on the way counts the result for who chose it."""
    nodes, path, seats = forest.nodes[0], forest.path[0], forest.seats[0]
    nodes[ROOT + VISITS] += 1
    for i in range(1, depth + 1):
        at = path[i]
        nodes[at + VISITS] += 1
        if seats[i] >= 0:
            nodes[at + SUM] += forest.results[0][seats[i]]


@inline
def prove(depth: int, forest: Forest) -> None:
    """A leaf where the game is over is proven; so is a node with a proven win to choose, or with nothing unproven."""
    nodes, path, seats = forest.nodes[0], forest.path[0], forest.seats[0]
    result = forest.results[0][seats[depth]]
    nodes[path[depth] + PROVEN] = WON if result > 0 else LOST if result < 0 else DRAWN
    for i in range(depth - 1, 0, -1):
        at, best, sure = path[i], 0, seats[i + 1] >= 0 and seats[i] >= 0
        if not sure:
            break
        for j in range(nodes[at + COUNT]):
            known = nodes[nodes[at + FIRST] + j * SIZE + PROVEN]
            if known == 0:
                sure = False
            best = max(best, known)
        if best != WON and not sure:
            break
        nodes[at + PROVEN] = best if seats[i] == seats[i + 1] else WON + LOST - best


@kernel
def grow(flag: Any, state: State, simulations: int, size: int, habits: Habits, forest: Forest) -> int:
    """Make the tree grow by so many simulations; how many were made."""
    tally = forest.tally[0]
    for made in range(simulations):
        if made & 15 == 0 and raised(flag):
            return made
        leaf, depth, drawn = way_down(state, size, habits, forest)
        at = forest.path[0][depth]
        over = judge(leaf, at, forest.seats[0][depth], drawn, habits, forest)
        way_up(depth, forest)
        if over and habits.seats == 2 and depth > 0 and forest.seats[0][depth] >= 0:
            prove(depth, forest)
        tally[MADE] += 1
        tally[DEEPEST] = max(tally[DEEPEST], depth)
    return simulations


@kernel
def transplant(old: Any, root: int, nodes: Any, queue: Any) -> int:
    """Copy the tree below a node, to make it a tree of its own; how many nodes it has."""
    for word in range(SIZE):
        nodes[word] = old[root + word]
    nodes[NEXT] = 0
    used, done, waiting = 1, 0, 1
    queue[0] = ROOT
    while done < waiting:
        at = queue[done]
        done += 1
        child, n = nodes[at + FIRST], nodes[at + COUNT]
        if n <= 0:
            continue
        linked = old[child + NEXT] != 0 or n == 1
        first = used * SIZE
        for i in range(n):
            place = used * SIZE
            for word in range(SIZE):
                nodes[place + word] = old[child + word]
            child = old[child + NEXT] if linked else child + SIZE
            nodes[place + NEXT] = place + SIZE if linked and i < n - 1 else 0
            queue[waiting] = place
            waiting += 1
            used += 1
        nodes[at + FIRST] = first
    return used
