"""Does a game keep the contract? One suite for every game, run by the tests and by `tablero check`.

Each check is given a sample: positions of seeded random games, played interpreted. It says in a sentence what is
broken, and where. Searching and compiled code are asked to agree with the rules as they stand.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .core.chance import dice, settle
from .core.compiling import INTERPRETED, row
from .core.errors import BadPosition, IllegalMove
from .core.game import Game
from .core.kinds import State
from .core.rng import below
from .core.verbs import (
    banked,
    bounds,
    candidates,
    count,
    draw,
    evaluate,
    greed,
    key,
    loud,
    material,
    mirror,
    mover,
    moves,
    payoff,
    pending,
    pick,
    play,
    promise,
    resolve,
)
from .core.words import restore, store, words
from .search.minimax import minimax
from .search.perft import perft
from .search.playouts import playouts
from .search.solve import Solver, refusal

LIMIT = 1 << 62
BRUTE = 3_000  # positions that a brute-force value may look at


class BrokenContract(AssertionError):
    """A promise of the contract that a game does not keep."""


@dataclass(frozen=True)
class Visit:
    """A position of a sample game: its state, its legal moves, and the line that led to it."""

    state: State
    legal: tuple[int, ...]
    line: str
    last: bool  # the game's end, or where it was broken off


@dataclass(frozen=True)
class Sample:
    """A game, and positions of it."""

    game: Game
    visits: tuple[Visit, ...]
    seed: int

    def decisions(self, most: int = 200) -> list[Visit]:
        """Positions with a move to make, spread over the sample."""
        found = [visit for visit in self.visits if visit.legal]
        return found[:: max(1, len(found) // most)]

    def ends(self) -> list[Visit]:
        return [visit for visit in self.visits if not visit.legal and not pending(visit.state)]


Check = Callable[[Sample], None]
CHECKS: dict[str, Check] = {}


def check(title: str) -> Callable[[Check], Check]:
    def give(function: Check) -> Check:
        CHECKS[title] = function
        return function

    return give


def expect(condition: object, text: str, visit: Visit | None = None) -> None:
    if not condition:
        where = f" (after: {visit.line or 'the start'})" if visit else ""
        raise BrokenContract(text + where)


def sample_of(game: Game, *, games: int = 20, seed: int = 0, cap: int = 400) -> Sample:
    """Positions of random games; each position once, those of a game's line in order."""
    visits: dict[State, Visit] = {}
    for number in range(games):
        rng = dice(seed + number)
        state, line = game.start(seed + number), list[str]()
        for ply in range(cap):
            legal = tuple(legal_moves(game, state))
            last = (not legal and not pending(state)) or ply == cap - 1
            visits.setdefault(state, Visit(state, legal, " ".join(line), last))
            if last:
                break
            if pending(state):
                outcome = draw(state, rng)
                line.append(f"@{game.format_outcome(state, outcome)}")
                state = resolve(state, outcome)
            else:
                move = legal[below(len(legal), rng)]
                line.append(game.format(state, move))
                state = play(state, move)
    return Sample(game, tuple(visits.values()), seed)


def legal_moves(game: Game, state: State) -> list[int]:
    out = [0] * game.facts.most_moves
    try:
        n = moves(state, out)
    except IndexError:
        raise BrokenContract(f"`moves` writes beyond the declared {game.facts.most_moves} moves: {state}") from None
    return out[:n]


def run(game: Game, *, games: int = 20, seed: int = 0) -> Iterator[tuple[str, str]]:
    """Each check's title, and what it found wrong: '' for nothing."""
    try:
        sample = sample_of(game, games=games, seed=seed)
    except BrokenContract as broken:
        yield "random games can be played", str(broken)
        return
    for title, function in CHECKS.items():
        try:
            function(sample)
            yield title, ""
        except BrokenContract as broken:
            yield title, str(broken)
        except KeyboardInterrupt:
            raise
        except Exception as error:
            yield title, f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error).strip() else ''}"


# The rules.


@check("states are ints, and stay as they are")
def _(sample: Sample) -> None:
    shape = None
    for visit in sample.visits:
        for word in words(visit.state):
            expect(type(word) is int and -LIMIT < word < LIMIT, f"a word is no int below 2**62: {word!r}", visit)
        here = [len(field) if isinstance(field, tuple) else 0 for field in visit.state]
        shape = shape or here
        expect(here == shape, f"the state changes its shape from {shape} to {here}", visit)


@check("moves are ints, once each, and can be played")
def _(sample: Sample) -> None:
    for visit in sample.visits:
        expect(len(set(visit.legal)) == len(visit.legal), "a move is listed twice", visit)
        for move in visit.legal:
            expect(type(move) is int and 0 <= move < LIMIT, f"a move is no int from 0 to 2**62: {move!r}", visit)
            after = play(visit.state, move)
            expect(type(after) is type(visit.state), f"`play` gives a {type(after).__qualname__}", visit)
        if visit.legal:
            seat = mover(visit.state)
            expect(0 <= seat < sample.game.facts.seats, f"`mover` names the seat {seat}", visit)


@check("chance has its turn alone, and draws what can be resolved")
def _(sample: Sample) -> None:
    for visit in sample.visits:
        if pending(visit.state):
            expect(not visit.legal, "there are moves although chance is pending", visit)
            outcome = draw(visit.state, dice(sample.seed))
            expect(type(outcome) is int, f"`draw` gives no int: {outcome!r}", visit)
            text = sample.game.format_outcome(visit.state, outcome)
            expect(text and " " not in text, f"the outcome {outcome} is written '{text}'", visit)
            expect(sample.game.outcome(visit.state, text) == outcome, f"'{text}' is read as another outcome", visit)
            expect(type(resolve(visit.state, outcome)) is type(visit.state), "`resolve` gives no such state", visit)


@check("games end as declared")
def _(sample: Sample) -> None:
    facts = sample.game.facts
    low, high = facts.payoff_limits
    expect(low <= high, f"payoff_limits {low}, {high} are the wrong way round")
    for visit in sample.visits:
        expect(len(visit.legal) <= facts.most_moves, f"{len(visit.legal)} moves, {facts.most_moves} declared", visit)
        if facts.longest_game is not None:
            made = sum(not text.startswith("@") for text in visit.line.split())
            expect(made <= facts.longest_game, f"a game lasts more than the {facts.longest_game} moves declared", visit)
    for visit in sample.ends():
        results = [payoff(visit.state, seat) for seat in range(facts.seats)]
        for result in results:
            expect(low <= result <= high, f"a payoff of {result} is not within {low} and {high}", visit)
        if facts.seats == 2:
            expect(sum(results) == 0, f"two seats' payoffs {results} do not add up to 0", visit)


# What people need.


@check("moves can be written and read")
def _(sample: Sample) -> None:
    game = sample.game
    for visit in sample.decisions():
        texts = {game.format(visit.state, move): move for move in visit.legal}
        expect(len(texts) == len(visit.legal), "two moves are written alike", visit)
        for text, move in texts.items():
            expect(game.parse(visit.state, text) == move, f"'{text}' is read as another move", visit)
            expect(not set(text) & set(" ,@"), f"the move '{text}' has a space, a comma or an @ in it", visit)
        try:
            game.parse(visit.state, "¿?")
        except IllegalMove as error:
            expect(str(error), "nothing is said about a move that makes no sense", visit)
        else:
            raise BrokenContract("a move that makes no sense is accepted")


@check("positions can be written and read")
def _(sample: Sample) -> None:
    game = sample.game
    for visit in sample.visits[:: max(1, len(sample.visits) // 200)]:
        text = game.dump(visit.state)
        expect("\n" not in text, "a position takes more than one line", visit)
        expect(game.load(text) == visit.state, f"'{text}' is read as another position", visit)
    for nonsense in ("", "¿?", "9" * 99):
        try:
            game.load(nonsense)
        except BadPosition as error:
            expect(str(error), "nothing is said about a position that makes no sense")
        else:
            raise BrokenContract(f"the position '{nonsense}' is accepted")


@check("scenes can be drawn, and steps tell moves apart")
def _(sample: Sample) -> None:
    from .view.svg import draw_svg
    from .view.text import draw_text

    game = sample.game
    for visit in sample.decisions(50) + sample.ends()[:5]:
        scene = game.scene(visit.state)
        cells = [cell.id for panel in scene.panels for cell in panel.cells]
        expect(len(set(cells)) == len(cells), "two cells of a scene have one id", visit)
        expect(draw_text(scene) and draw_svg(scene), "a scene is drawn as nothing", visit)
        steps = [game.steps(visit.state, move) for move in visit.legal]
        expect(len(set(steps)) == len(steps), "two moves have the same steps", visit)
        if scene.panels:
            for step in steps:
                expect(set(step) <= scene.ids(), f"a step of {step} is not in the scene", visit)


# Optional verbs against their defaults.


@check("loud moves are legal moves")
def _(sample: Sample) -> None:
    out = [0] * (sample.game.facts.most_moves + 1)
    for visit in sample.visits:
        if not pending(visit.state):
            found = out[: loud(visit.state, out)]
            expect(set(found) <= set(visit.legal), f"`loud` gives {found}, of which some are not legal", visit)
            expect(len(set(found)) == len(found), f"`loud` gives a move twice: {found}", visit)


@check("count and pick do as moves says")
def _(sample: Sample) -> None:
    out = [0] * (sample.game.facts.most_moves + 1)
    for visit in sample.visits:
        if pending(visit.state):
            continue
        expect(count(visit.state, out) == len(visit.legal), "`count` differs from `moves`", visit)
        picked = pick(visit.state, out, dice(7))
        expected = visit.legal[below(len(visit.legal), dice(7))] if visit.legal else -1
        expect(picked == expected, f"`pick` gives {picked}, the default {expected}", visit)


@check("keys tell positions apart as claimed")
def _(sample: Sample) -> None:
    known: dict[int, Visit] = {}
    exact = sample.game.facts.exact_key and not banked.answers(sample.game.state)
    for visit in sample.visits:
        hashed = key(visit.state)
        expect(0 <= hashed < LIMIT, f"a key is not within 0 and 2**62: {hashed}", visit)
        expect(hashed == key(type(visit.state)(*visit.state)), "equal states have two keys", visit)
        other = known.setdefault(hashed, visit)
        if exact:
            expect(other.state == visit.state, f"two states share the key {hashed}, which claims to be exact", visit)


@check("mirror keeps what matters")
def _(sample: Sample) -> None:
    for visit in sample.decisions(60):
        other = mirror(visit.state)
        expect(type(other) is type(visit.state), "`mirror` gives no such state", visit)
        expect(mirror(other) == other, "the mirror of a mirror is another", visit)
        expect(len(legal_moves(sample.game, other)) == len(visit.legal), "the mirror has other moves", visit)
        expect(bounds(other) == bounds(visit.state), "the mirror has other bounds", visit)
        if not pending.answers(type(visit.state)):
            mine, theirs = (sorted(below_each(sample.game, state)) for state in (visit.state, other))
            expect(mine == theirs, "the mirror's moves lead to positions with other numbers of moves", visit)


def below_each(game: Game, state: State) -> list[int]:
    """How many moves there are after each move."""
    return [len(legal_moves(game, play(state, move))) for move in legal_moves(game, state)]


@check("candidates drop only moves that lose at once")
def _(sample: Sample) -> None:
    out = [0] * (sample.game.facts.most_moves + 1)
    for visit in sample.decisions():
        low, high = bounds(visit.state)
        if low == high:
            continue
        kept = set(out[: candidates(visit.state, out)])
        expect(kept <= set(visit.legal), "`candidates` gives a move that is not legal", visit)
        for move in set(visit.legal) - kept:
            after = play(visit.state, move)
            replies = [play(after, reply) for reply in legal_moves(sample.game, after)]
            ends = [state for state in [after, *replies] if not pending(state) and not legal_moves(sample.game, state)]
            lost = any(payoff(state, mover(visit.state)) < 0 for state in ends)
            expect(lost, f"`candidates` drops {move}, which does not lose at once", visit)


@check("bounds hold, and solve finds the value, near the end")
def _(sample: Sample) -> None:
    game = sample.game
    if refusal(game.start(sample.seed)) is not None:
        return
    solver, tried, too_far = Solver(game.start(sample.seed)), 0, False
    for visit in reversed(sample.visits):  # back from the end of each game, until that is too far away
        if too_far and not visit.last:
            continue
        budget = [BRUTE]
        value = brute(game, visit.state, budget)
        too_far = value is None
        if value is None:
            continue
        low, high = bounds(visit.state)
        expect(low <= value <= high, f"the value is {value}, `bounds` says {low} to {high}", visit)
        found = solver.solve(visit.state, every=True)
        expect(found.value.number == value, f"the value is {value}, `solve` says {found.value}", visit)
        best = {move for move in visit.legal if signed(game, visit.state, move, budget) in (value, None)}
        expect(set(found.best) <= best, f"`solve` calls {set(found.best)} best, brute force {best}", visit)
        weak = solver.solve(visit.state, weak=True).value.number
        expect(weak == (value > 0) - (value < 0), f"the value is {value}, `solve --weak` says {weak}", visit)
        tried += 1
        if tried == 60:
            return
    expect(tried, "no position of the sample is near enough to the end to be solved by brute force")


def brute(game: Game, state: State, budget: list[int]) -> int | None:
    """The value for the side to move by the rules alone; None once the budget is spent."""
    budget[0] -= 1
    if budget[0] < 0:
        return None
    legal = legal_moves(game, state)
    if not legal:
        return payoff(state, mover(state))
    values = [signed(game, state, move, budget) for move in legal]
    known = [value for value in values if value is not None]
    return max(known) if len(known) == len(values) else None


def signed(game: Game, state: State, move: int, budget: list[int]) -> int | None:
    """The value of a move for who makes it."""
    after = play(state, move)
    value = brute(game, after, budget)
    if value is None:
        return None
    return value if mover(after) == mover(state) else -value


@check("promises and estimates are ints in their range")
def _(sample: Sample) -> None:
    facts = sample.game.facts
    scale = 100 * max(map(abs, facts.payoff_limits)) if facts.by_points else 1 << 20
    for visit in sample.decisions():
        for move in visit.legal:
            expect(type(promise(visit.state, move)) is int, "`promise` gives no int", visit)
            seen = greed(visit.state, move)
            expect(type(seen) is int and -LIMIT < seen < LIMIT, f"`greed` gives no int below 2**62: {seen!r}", visit)
        for seat in range(facts.seats):
            for asked in (evaluate, material):
                found = asked(visit.state, seat)
                inside = type(found) is int and abs(found) <= scale
                expect(inside, f"`{asked.__name__}` gives no int within {scale} either way: {found!r}", visit)
            expect(type(banked(visit.state, seat)) is int, "`banked` gives no int", visit)


# Compiled as interpreted.


@check("store and restore give the same state back")
def _(sample: Sample) -> None:
    for visit in sample.visits[:: max(1, len(sample.visits) // 100)]:
        kept = row(len(list(words(visit.state))))
        expect(store(visit.state, kept) == len(kept), "`store` says another number of words", visit)
        expect(restore(visit.state, [int(word) for word in kept]) == visit.state, "restored as another state", visit)


@check("random games are the same, interpreted and compiled")
def _(sample: Sample) -> None:
    if INTERPRETED:
        return
    facts = sample.game.facts
    for number in range(20):
        start = sample.game.start(sample.seed)
        compiled = playouts(start, 1, seed=sample.seed + number)
        end, made = interpreted_game(sample.game, start, dice(sample.seed + number))
        expect(compiled.moves == made, f"random game {number} has {compiled.moves} moves compiled, {made} interpreted")
        if made <= facts.plies:
            results = tuple(float(payoff(end, seat)) for seat in range(facts.seats))
            expect(
                compiled.mean_payoff == results,
                f"random game {number} ends otherwise: {compiled.mean_payoff}, {results}",
            )


def interpreted_game(game: Game, state: State, rng: list[int]) -> tuple[State, int]:
    """A random game as the playouts play it, by the verbs alone."""
    made, cap = 0, game.facts.plies + 1
    while made < cap:
        if pending(state):
            state = resolve(state, draw(state, rng))
            continue
        legal = legal_moves(game, state)
        if not legal:
            break
        state = play(state, legal[below(len(legal), rng)])
        made += 1
    return state, made


@check("perft is the same, interpreted and compiled")
def _(sample: Sample) -> None:
    start = sample.game.start(sample.seed)
    depth, width = 1, max(len(sample.visits[0].legal), 2)
    while width ** (depth + 1) <= 1_000 and depth < 6:
        depth += 1
    if pending.answers(type(start)):
        depth = 1  # the order in which chance is asked is the search's own
    expected = lines(sample.game, start, depth)
    found = perft(start, depth).nodes
    expect(found == expected, f"perft {depth} is {found} compiled, {expected} interpreted")
    if refusal(start) is None:
        shallow = minimax(start, 2)
        expect(set(shallow.best) <= set(legal_moves(sample.game, start)), "minimax finds a move that is not legal")


def lines(game: Game, state: State, depth: int) -> int:
    """Perft by the rules alone; chance by the draws of seed 0."""
    state, _ = settle(state, 0)
    legal = legal_moves(game, state)
    return len(legal) if depth == 1 else sum(lines(game, play(state, move), depth - 1) for move in legal)
