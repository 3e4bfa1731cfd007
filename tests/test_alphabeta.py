"""Alpha-beta against the textbook, against itself in threads and interpreted; limits, repetitions, chance."""

import threading
import time
from pathlib import Path

import pytest

import tablero
from tablero.core.chance import dice
from tablero.core.kinds import State
from tablero.core.legal import legal_moves
from tablero.core.rng import below
from tablero.core.verbs import evaluate, mover, payoff, play
from tablero.search.alphabeta import EVERY_TRICK, UNIT
from tablero.search.analysis import Analysis, Kind
from tablero.search.deepen import AlphaBeta

from .processes import same_interpreted

EXAMPLES = Path(__file__).parents[1] / "examples"
NAMES = ["tictactoe", "connect4", "369/4x4", "draughts", "damas", str(EXAMPLES / "nim.py")]


def textbook(state: State, depth: int, unit: int) -> int:
    """Negamax for two seats, for the side to move."""
    here = legal_moves(state)
    if not here:
        return payoff(state, mover(state)) * unit
    if depth == 0:
        return evaluate(state, mover(state))
    values = []
    for move in here:
        child = play(state, move)
        value = textbook(child, depth - 1, unit)
        values.append(value if mover(child) == mover(state) else -value)
    return max(values)


def position(name: str, seed: int, most: int, least: int = 0) -> State:
    """After a random number of random moves, where the game is not over."""
    rng, state = dice(seed), tablero.game(name).rules.start()
    for _ in range(least + below(most - least, rng)):
        here = legal_moves(state)
        if not here:
            break
        after = play(state, here[below(len(here), rng)])
        state = after if legal_moves(after) else state
    return state


@pytest.mark.parametrize("name", NAMES, ids=lambda name: Path(name).name)
def test_without_tricks_it_is_minimax(name: str) -> None:
    game = tablero.game(name)
    unit = 100 if game.facts.by_points else UNIT
    for seed in range(8):
        state = position(name, seed, 12)
        for depth in (1, 2, 3):
            search = AlphaBeta(state, memory=1 << 20, tricks=0)
            search.search(state, depth=depth)
            found, expected = int(search.answers[0][2][0]), textbook(state, depth, unit)
            if search.ages and abs(expected) >= UNIT:
                found = UNIT if found > 0 else -UNIT
            assert found == expected


@pytest.mark.parametrize(("name", "plies"), [("connect4", 28), ("369/4x4", 6)])
def test_with_every_trick_a_search_to_the_end_is_exact(name: str, plies: int) -> None:
    for seed in range(6):
        state = position(name, seed, plies + 4, plies)
        expected = tablero.game(name).position(tablero.game(name).rules.dump(state)).solve().value.number
        found = AlphaBeta(state, memory=1 << 20, tricks=EVERY_TRICK).search(state)
        assert (found.value.number, found.value.kind) == (expected, Kind.EXACT)


def test_threads_come_to_the_same_value() -> None:
    start = tablero.game("connect4").start().play("4444").state
    values = set()
    for threads in (1, 2, 3):
        values.add(AlphaBeta(start, threads=threads, tricks=0).search(start, depth=8).value.number)
    assert len(values) == 1
    state = tablero.game("369/4x4").start().play("a1 b2 c3 d4").state
    assert AlphaBeta(state, threads=2).search(state).value.number == AlphaBeta(state).search(state).value.number


@pytest.mark.parametrize(
    ("text", "number", "plies", "words"),
    [
        ("W:W18:B14", 1, 1, "wins in 1"),  # 18x9
        ("B:W22:B13", -1, 2, "loses in 2"),  # 13-17 22x13
        ("B:W14,26:B9", 1, 3, "wins in 3"),  # 9x18 26-23 18x27
        ("B:W18,22:B1", -1, 4, "loses in 4"),  # 1-6 18-14 6-9 14x5, or 6-10 14x7
    ],
)
def test_a_win_and_a_loss_are_told_with_their_distance(text: str, number: int, plies: int, words: str) -> None:
    game = tablero.game("draughts")
    found = AlphaBeta(game.start().state).search(game.position(text).state, depth=8).value
    assert (found.number, found.plies, found.words()) == (number, plies, words)


def test_a_repetition_is_a_draw() -> None:
    """Two kings against one may go for ever; who comes back to a position gets nothing for it."""
    game = tablero.game("draughts")
    state = game.position("B:BK1,K2:WK32,K31").state
    before = [play(play(state, move), reply) for move in legal_moves(state) for reply in legal_moves(play(state, move))]
    free = AlphaBeta(state, tricks=0).search(state, depth=3)
    bound = AlphaBeta(state, tricks=0).search(state, depth=3, past=[*before, state])
    assert bound.value.number == 0
    assert bound.value.share == 0.5
    assert free.value.share != 0.5


def test_limits_of_nodes_and_time() -> None:
    start = tablero.game("draughts").start().state
    search = AlphaBeta(start)
    search.search(start, depth=1)
    few = search.search(start, nodes=20_000)
    assert few.stopped
    assert few.nodes <= 22_000
    began = time.perf_counter()
    found = search.search(start, seconds=0.3)
    assert 0.25 < time.perf_counter() - began < 1.0
    assert found.best
    assert found.depth > 3


def test_a_stop_from_outside_is_heeded_within_50_ms_with_the_best_so_far() -> None:
    start = tablero.game("draughts").start().state
    search = AlphaBeta(start)
    search.search(start, depth=1)
    delays = []
    for _ in range(3):
        answers: list[Analysis] = []
        thread = threading.Thread(target=lambda kept=answers: kept.append(search.search(start)))
        thread.start()
        time.sleep(0.2)
        asked = time.perf_counter()
        search.stop()
        thread.join()
        delays.append(time.perf_counter() - asked)
        assert answers[0].stopped
        assert answers[0].best[0] in legal_moves(start)
        assert answers[0].nodes > 10_000
    assert min(delays) < 0.05  # of three: other programs run here, too


def test_three_seats_and_chance() -> None:
    position = tablero.game(str(EXAMPLES / "pig.py")).start()
    found = AlphaBeta(position.state).search(position.state, depth=4)
    assert found.best[0] in legal_moves(position.state)
    assert found.value.kind is Kind.ESTIMATE
    again = AlphaBeta(position.state).search(position.state, depth=4)
    assert (again.value, again.nodes) == (found.value, found.nodes)


def test_interpreted_and_compiled_are_the_same() -> None:
    code = (
        "import tablero; from tablero.search.deepen import AlphaBeta\n"
        "for name, depth in (('connect4', 3), ('draughts', 3), ('369/4x4', 2), ('azul', 2)):\n"
        "    state = tablero.game(name).start(1).settle().state\n"
        "    found = AlphaBeta(state, memory=1 << 16).search(state, depth=depth)\n"
        "    print(name, found.value, found.nodes, found.line, found.depth)\n"
    )
    same_interpreted(code)
