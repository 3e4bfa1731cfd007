"""The searches against each other, against tables of the past, and against themselves interpreted."""

import json
from pathlib import Path

import numpy as np
import pytest

import tablero
from tablero.core.compiling import kernel
from tablero.search import alphabeta, deepen, tree
from tablero.search import minimax as minimax_module
from tablero.search import perft as perft_module
from tablero.search import playouts as playouts_module
from tablero.search import solve as solve_module
from tablero.search.solve import Solver

from .positions import random_line
from .processes import python

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_divide_adds_up() -> None:
    state = tablero.game("connect4").start().play("44").state
    whole, parts = perft_module.perft(state, 4), perft_module.perft(state, 4, divide=True)
    assert whole.nodes == parts.nodes == sum(parts.divide.values())
    assert len(parts.divide) == 7


def test_perft_at_depth_0_and_beyond_the_end() -> None:
    start = tablero.game("tictactoe").start()
    assert start.perft(0) == 1
    assert start.perft(10) == 0
    assert start.play("a1 b1 a2 b2 a3").perft(1) == 0


def test_perft_through_chance_goes_by_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "short.py"
    path.write_text((EXAMPLES / "pig.py").read_text().replace("goal = 50", "goal = 6"))
    start = tablero.game(str(path)).start()
    counts = [perft_module.perft(start.state, 8, seed=seed).nodes for seed in (1, 1, 2, 3)]
    assert counts[0] == counts[1]
    assert len(set(counts)) > 1


def test_playouts_are_the_same_for_the_same_seed_however_they_are_dealt() -> None:
    start = tablero.game("connect4").start()
    whole = start.playouts(300, seed=5)
    parts = [start.playouts(100, seed=5 + 100 * i) for i in range(3)]
    assert whole.wins == tuple(sum(part.wins[seat] for part in parts) for seat in (0, 1))
    assert whole.moves == sum(part.moves for part in parts)
    assert start.playouts(300, seed=6).wins != whole.wins


def test_playouts_of_many_positions() -> None:
    game = tablero.game("connect4")
    positions = game.positions(["444", "1", "1212121"])
    found = game.playouts(positions, 200, seed=1)
    assert found[0].wins == positions[0].playouts(200, seed=1).wins
    assert found[1].wins == positions[1].playouts(200, seed=201).wins
    assert found[2].wins == (200, 0)
    assert game.playouts([], 5) == []


def test_random_games_end_as_chance_would_have_it() -> None:
    found = tablero.game("tictactoe").start().playouts(200_000, seed=1)
    shares = [count / found.games for count in (*found.wins, found.shared)]
    assert shares == pytest.approx([737 / 1260, 121 / 420, 8 / 63], abs=0.004)
    assert found.mean_payoff[0] == -found.mean_payoff[1]


def test_three_seats_share_random_games_of_pig() -> None:
    found = tablero.game(str(EXAMPLES / "pig.py")).start().playouts(2_000)
    assert sum(found.wins) == 2_000
    assert found.wins[0] > found.wins[2] > 400


def test_minimax_to_a_depth_estimates_and_proves() -> None:
    position = tablero.game("connect4").start().play("1213141"[:-1])
    found = position.minimax(3)
    assert position.names(found.best) == ["1"]
    assert found.value == tablero.Value(18, tablero.Kind.LOWER)
    assert tablero.game("connect4").start().minimax(3).value.kind is tablero.Kind.ESTIMATE


@pytest.mark.parametrize("name", ["tictactoe", "tictactoe/3x4x3", "connect4/4x4", "connect4/5x3x3", "nim"])
def test_solve_is_minimax(name: str) -> None:
    game = tablero.game(str(EXAMPLES / "nim.py") if name == "nim" else name)
    solver = Solver(game.rules.start())
    for seed in range(10):
        for state in random_line(game.rules, seed, 42)[4::3]:
            plain, found = minimax_module.minimax(state), solver.solve(state, every=True)
            assert found.value == plain.value
            assert set(found.best) == set(plain.best)


def test_solving_many_is_solving_each() -> None:
    game = tablero.game("connect4/5x4")
    positions = [tablero.Position(game, state) for seed in range(20) for state in random_line(game.rules, seed, 20)[6:]]
    expected = [position.solve(every=False).value.number for position in positions]
    assert list(game.values(positions)) == expected
    assert list(game.values([])) == []


def test_the_table_grows_and_knows_what_it_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_module, "FIRST_SIZE", 4 << 8)
    game = tablero.game("connect4/6x5")
    small = Solver(game.rules.start())
    start = game.start().play("1").state
    value = small.solve(start).value
    assert len(small.memory.table[0]) > solve_module.FIRST_SIZE
    tight = Solver(game.rules.start(), memory=1)
    assert tight.solve(start).value == value
    assert len(tight.memory.table[0]) == solve_module.FIRST_SIZE
    nodes = small.solve(start).nodes
    assert nodes < 1_000


def test_games_that_cannot_be_solved_are_refused_with_a_reason() -> None:
    with pytest.raises(tablero.NotPossible, match="this game has 3"):
        tablero.game(str(EXAMPLES / "pig.py")).start().solve()
    with pytest.raises(tablero.NotPossible, match="two seats without chance"):
        tablero.game(str(EXAMPLES / "pig.py")).start().minimax(2)


def test_no_literal_reaches_a_kernel() -> None:
    game = tablero.game("tictactoe")
    game.start().solve()
    game.start().minimax()
    game.start().perft(3)
    game.start().playouts(1)
    game.start().analyse(player="mcts:simulations=10")
    for name in ("tictactoe", str(EXAMPLES / "pig.py")):
        tablero.game(name).start().analyse(player="alphabeta:depth=2")
    kernels = [
        value
        for module in (solve_module, minimax_module, perft_module, playouts_module, alphabeta, deepen, tree)
        for value in vars(module).values()
        if hasattr(value, "signatures")
    ]
    assert len(kernels) > 8
    for function in kernels:
        for signature in function.signatures:
            assert not any("Literal" in str(part) for part in signature), function


def test_a_kernel_may_not_allocate() -> None:
    @kernel
    def greedy(n: int) -> int:
        return int(np.zeros(n).sum())

    with pytest.raises(Exception, match="returning of array"):
        greedy(3)


INTERPRETED = """
import json, tablero
from tablero.search.perft import perft
found = {}
for name in ("tictactoe", "connect4/4x4", "examples/nim.py", "examples/pig.py"):
    game = tablero.game(name)
    start = game.start(3)
    played = start.playouts(20, seed=3)
    row = [perft(start.state, 3, seed=2).nodes, played.wins, played.moves]
    if game.facts.seats == 2:
        late = start.play({"tictactoe": "b2 a1", "connect4/4x4": "22113"}.get(name, "1 2"))
        solved = late.solve()
        row += [str(solved.value), solved.best, solved.nodes, late.minimax(4).nodes]
        row += [[int(value) for value in game.values([late, late])]]
    found[name] = row
print(json.dumps(found))
"""


def test_every_search_is_the_same_interpreted_and_compiled() -> None:
    compiled = python("-c", INTERPRETED)
    interpreted = python("-c", INTERPRETED, NUMBA_DISABLE_JIT="1")
    assert interpreted.returncode == compiled.returncode == 0, interpreted.stderr + compiled.stderr
    assert json.loads(interpreted.stdout) == json.loads(compiled.stdout)
