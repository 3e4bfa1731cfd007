"""Monte Carlo tree search: what it finds, what it proves, that it does the same again, and when it stops."""

import threading
import time
from pathlib import Path

import pytest

import tablero
from tablero.search.analysis import Kind
from tablero.search.mcts import MCTS

from .processes import same_interpreted

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_it_does_the_same_again_for_the_same_seed() -> None:
    start = tablero.game("connect4").start().play("4455").state
    found = [MCTS(start, seed=seed, memory=1 << 22) for seed in (3, 3, 4)]
    for search in found:
        search.search(start, simulations=2_000)
    assert found[0].visits() == found[1].visits()
    assert found[0].visits() != found[2].visits()
    assert sum(found[0].visits().values()) == 2_000


def test_golden_visits() -> None:
    start = tablero.game("tictactoe").start().play("b2").state
    search = MCTS(start, seed=1, memory=1 << 20)
    search.search(start, simulations=500)
    visits = {tablero.game("tictactoe").rules.format(start, move): number for move, number in search.visits().items()}
    assert sum(visits.values()) == 500
    assert visits == {"a1": 47, "b1": 27, "c1": 13, "a2": 30, "c2": 24, "a3": 26, "b3": 60, "c3": 273}


@pytest.mark.parametrize(
    ("game", "moves", "best"),
    [
        ("tictactoe", "b2 a1 c1", "a3"),  # the only move that does not lose
        ("connect4", "4455", "3"),  # two open ends
        ("connect4", "435363", "3"),
    ],
)
def test_it_finds_the_only_move(game: str, moves: str, best: str) -> None:
    position = tablero.game(game).start().play(moves)
    found = MCTS(position.state, seed=2, memory=1 << 22).search(position.state, simulations=3_000)
    expected = position.solve()
    if len(expected.best) == 1:
        assert found.best == expected.best
    assert found.best[0] in expected.best


def test_a_found_win_is_exact() -> None:
    position = tablero.game("tictactoe").start().play("a1 a2 b1 b2")
    found = MCTS(position.state, memory=1 << 20).search(position.state, simulations=200)
    assert position.names(found.best) == ["c1"]
    assert found.value.number == 1
    assert found.value.kind in (Kind.EXACT, Kind.LOWER)
    nim = tablero.game(str(EXAMPLES / "nim.py")).start().play("1 3 2 2 2 2 2")
    proven = MCTS(nim.state, memory=1 << 20).search(nim.state, simulations=2_000)
    assert proven.value.kind is Kind.EXACT
    assert proven.value.number == nim.solve().value.number


def test_the_tree_is_kept_where_the_game_goes_on_in_it() -> None:
    position = tablero.game("connect4").start()
    search = MCTS(position.state, memory=1 << 24, seed=1)
    search.search(position.state, simulations=5_000)
    after = position.play("4 4")
    search.search(after.state, simulations=1)
    assert sum(search.visits().values()) > 100
    elsewhere = position.play("1 1 1 1")
    search.search(elsewhere.state, simulations=1)
    assert sum(search.visits().values()) <= 1


def test_a_full_tree_does_not_grow_further() -> None:
    position = tablero.game("connect4").start()
    search = MCTS(position.state, memory=1 << 13)
    found = search.search(position.state, simulations=3_000)
    assert found.nodes == 3_000
    assert found.best


def test_chance_and_three_seats() -> None:
    position = tablero.game(str(EXAMPLES / "pig.py")).position("48,40,40,0,0,0")  # two points are missing
    held = MCTS(position.state, memory=1 << 22).search(position.state, simulations=3_000)
    assert position.names(held.best) == ["roll"]
    assert held.value.kind is Kind.ESTIMATE


def test_threads_share_the_work() -> None:
    position = tablero.game("connect4").start()
    found = MCTS(position.state, threads=2, memory=1 << 24).search(position.state, simulations=4_000)
    assert found.nodes == 4_000
    assert position.names(found.best) == ["4"]


def test_it_stops_when_told_and_when_time_is_over() -> None:
    position = tablero.game("draughts").start()
    search = MCTS(position.state, memory=1 << 24)
    search.search(position.state, simulations=10)
    began = time.perf_counter()
    assert search.search(position.state, seconds=0.2).best
    assert 0.15 < time.perf_counter() - began < 1.0
    delays = []
    for _ in range(3):
        thread = threading.Thread(target=lambda: search.search(position.state, simulations=10**9))
        thread.start()
        time.sleep(0.2)
        asked = time.perf_counter()
        search.stop()
        thread.join()
        delays.append(time.perf_counter() - asked)
    assert min(delays) < 0.05  # of three: other programs run here, too


def test_interpreted_and_compiled_are_the_same() -> None:
    code = (
        "import tablero; from tablero.search.mcts import MCTS\n"
        "for name in ('tictactoe', 'connect4/4x4', 'examples/pig.py'):\n"
        "    state = tablero.game(name).start(1).settle().state\n"
        "    search = MCTS(state, memory=1 << 18, seed=5)\n"
        "    found = search.search(state, simulations=300)\n"
        "    print(name, sorted(search.visits().items()), found.value, found.line)\n"
    )
    same_interpreted(code)
