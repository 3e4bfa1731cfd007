"""Simulations: the same games, compiled or not, with one worker or two; gone on with after a stop."""

import csv
import json
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import tablero
from tablero.apps.cli import main
from tablero.core.errors import BadRecord
from tablero.play.ledger import Ledger
from tablero.play.simulation import Plan, Quick, checked, is_quick, quickly, simulate, slowly, stacked, width
from tablero.play.tally import mean, share, standings

from .naive_tally import naive_scores
from .processes import ROOT

PIG = str(ROOT / "examples" / "pig.py")
COMPILED = [
    ("connect4", ("random", "greedy")),
    ("tictactoe/4x4x3", ("greedy", "greedy")),
    ("369/5x5", ("greedy", "random")),
    ("azul/3", ("greedy", "random", "greedy")),
    (PIG, ("greedy", "random", "random")),
]


@pytest.mark.parametrize(("name", "players"), COMPILED)
def test_compiled_games_are_those_of_the_interpreted_players(name: str, players: tuple[str, ...]) -> None:
    plan = Plan(name, players, seed=7)
    game = checked(plan)
    assert is_quick(plan, game)
    expected = slowly(plan, game, range(12))
    got = Quick(plan, game).played(range(12))
    assert (got == expected).all()
    assert (Quick(plan, game).played(range(5, 12)) == expected[5:]).all()


@pytest.mark.parametrize(("name", "players"), COMPILED[:2])
def test_standings_are_what_one_counts_by_hand(name: str, players: tuple[str, ...]) -> None:
    plan = Plan(name, players, seed=3)
    found = standings(plan, slowly(plan, checked(plan), range(9)))
    scores, payoffs = naive_scores(name, players, 9, seed=3)
    for player, standing in enumerate(found):
        assert standing.score.value == pytest.approx(scores[player] / 9)
        assert standing.payoff.value == pytest.approx(payoffs[player] / 9)
        assert standing.won + standing.shared + standing.lost == 9


def test_draughts_are_played_with_their_draws_and_so_not_compiled() -> None:
    plan = Plan("damas", ("random", "random"), seed=1)
    assert not is_quick(plan, checked(plan))
    found = stacked(list(simulate(plan, 0, 3, 1)), checked(plan))
    assert found.shape == (3, width(checked(plan)))


@pytest.mark.parametrize("players", [("greedy", "random"), ("minimax:depth=1", "random")])
def test_the_answer_is_the_same_whatever_the_number_of_workers(players: tuple[str, ...]) -> None:
    plan = Plan("connect4", players, seed=11)
    game = checked(plan)
    assert (stacked(list(simulate(plan, 0, 8, 2)), game) == stacked(list(simulate(plan, 0, 8, 1)), game)).all()


def test_chunks_of_any_size_are_the_same_games() -> None:
    plan = Plan("tictactoe", ("random", "random"))
    game = checked(plan)
    games = Quick(plan, game)
    whole = stacked(list(quickly(games, 0, 5000)), game)
    assert len(whole) == 5000
    assert (whole[4990:] == games.played(range(4990, 5000))).all()


def test_intervals() -> None:
    assert share(0.5, 100).low == pytest.approx(0.4038, abs=1e-4)  # Wilson's, by hand
    assert share(1.0, 20).high == 1
    assert share(1.0, 20).low == pytest.approx(0.8389, abs=1e-4)
    values = np.array([1.0, 2, 3, 4])
    assert mean(values).value == 2.5
    assert mean(values).margin == pytest.approx(1.959964 * math.sqrt(5 / 3) / 2)


def out(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    assert main(["simulate", *args]) == status
    return capsys.readouterr().out


def test_the_report_names_players_scores_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "azul/3", "--seats", "greedy,random,random", "--games", "30", "--seed", "2")
    lines = text.splitlines()
    assert lines[0].startswith("azul/3: 30 games, ")
    assert "95 %" in lines[1]
    assert lines[2].startswith("1  greedy  100.0 %  88.6–100.0")
    assert lines[-1].startswith("by seat: Player 1 ")


def test_json_is_one_object_on_stdout_alone(capsys: pytest.CaptureFixture[str]) -> None:
    row = json.loads(out(capsys, "connect4", "--seats", "random,random", "--games", "200", "--json"))
    assert (row["games"], row["compiled"], len(row["players"]), len(row["seats"])) == (200, True, 2, 2)
    assert sum(player["won"] for player in row["players"]) + row["players"][0]["shared"] == 200
    again = json.loads(out(capsys, "connect4", "--seats", "random,random", "--games", "200", "--json"))
    assert again["players"] == row["players"]


def test_verbose_tells_every_move_and_the_points(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "azul/3", "--seats", "greedy,greedy,greedy", "--games", "1", "--verbose", "--seed", "4")
    assert "factory 7 gets " in text
    assert " from factory " in text
    assert "has completed row" in text
    assert "Round 2 begins." in text
    end = text.splitlines()[-4:]
    points = [int(line.split(": ")[1].split()[0]) for line in end[:3]]
    assert points == sorted(points, reverse=True)
    single = tablero.game("azul/3").start(4).play(end[3].removeprefix("Moves: "))
    assert single.over


def test_the_first_game_of_a_seed_is_the_game_that_play_plays(capsys: pytest.CaptureFixture[str]) -> None:
    simulated = out(capsys, "connect4", "--seats", "greedy,random", "--games", "1", "--verbose", "--seed", "9")
    assert main(["play", "connect4", "--seats", "greedy,random", "--seed", "9"]) == 0
    assert simulated.splitlines()[-1] == capsys.readouterr().out.splitlines()[-2]


@pytest.mark.parametrize("ending", ["jsonl", "csv"])
def test_a_stopped_simulation_goes_on_with_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str
) -> None:
    args = ["connect4", "--seats", "greedy,random", "--seed", "5", "--games"]
    whole, part = tmp_path / f"whole.{ending}", tmp_path / f"part.{ending}"
    first = out(capsys, *args, "60", "--out", str(whole))
    out(capsys, *args, "25", "--out", str(part))
    part.write_text(part.read_text()[:-7])  # a kill cut the last line off
    again = out(capsys, *args, "60", "--out", str(part))
    assert part.read_text() == whole.read_text()
    assert first.splitlines()[1:] == again.splitlines()[1:]
    out(capsys, *args, "60", "--out", str(part))
    assert part.read_text() == whole.read_text()


def test_a_killed_simulation_loses_no_whole_line(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "games.jsonl"
    args = ["simulate", "damas", "--seats", "random,random", "--games", "200", "--workers", "1", "--out", str(file)]
    process = subprocess.Popen([sys.executable, "-m", "tablero", *args], cwd=ROOT)
    until = time.monotonic() + 60
    while time.monotonic() < until and (not file.exists() or file.read_text().count("\n") < 5):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = file.read_text().count("\n") - 1
    assert 4 <= there < 200
    plan = Plan("draughts/libre", ("random", "random"))
    kept = Ledger(file, plan, width(checked(plan))).resume()
    assert len(kept) == there
    assert (kept == slowly(plan, checked(plan), range(there))).all()


def test_csv_is_read_by_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.csv"
    out(capsys, "369/5x5", "--seats", "greedy,random", "--games", "4", "--out", str(file))
    rows = list(csv.DictReader(line for line in file.read_text().splitlines() if not line.startswith("#")))
    assert [row["game"] for row in rows] == ["0", "1", "2", "3"]
    assert [row["seat_1"] for row in rows] == ["0", "1", "0", "1"]
    assert {int(row["points_1"]) + int(row["points_2"]) for row in rows} == {20}


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text.replace('"seed": 5', '"seed": 6'), "holds something else than this simulation"),
        (lambda text: "my diary\n", "holds something else than this simulation"),
        (lambda text: text.replace('"game": 2', '"game": 3'), "line 4: this is no result of game 2"),
        (lambda text: text.replace('"moves"', '"mvoes"', 1), "line 2: this is no result of game 0"),
    ],
)
def test_a_file_of_something_else_is_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: object, said: str
) -> None:
    file = tmp_path / "games.jsonl"
    args = ["connect4", "--seats", "greedy,random", "--seed", "5", "--games", "5", "--out", str(file)]
    out(capsys, *args)
    damaged = damage(file.read_text())  # type: ignore[operator]
    file.write_text(damaged)
    assert main(["simulate", *args]) == 2
    assert said in capsys.readouterr().err
    assert file.read_text() == damaged


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["connect4", "--seats", "human,random"], "People cannot sit in a simulation."),
        (["connect4", "--seats", "random"], "This game has 2 seats; --seats names 1."),
        (["azul", "--seats", "heuristic,random"], "has no rule of thumb"),
    ],
)
def test_mistakes_get_a_sentence(capsys: pytest.CaptureFixture[str], args: list[str], said: str) -> None:
    assert main(["simulate", *args]) == 2
    assert said in capsys.readouterr().err


def test_a_player_that_breaks_down_loses_its_games_and_no_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "mine.py"
    own.write_text("class Mine:\n    def choose(self, turn):\n        raise ValueError\n")
    row = json.loads(out(capsys, "connect4", "--seats", f"{own},random", "--games", "6", "--workers", "2", "--json"))
    assert [player["won"] for player in row["players"]] == [0, 6]


def test_a_player_that_kills_its_process_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.py"
    own.write_text("import os\n\nclass Mine:\n    def choose(self, turn):\n        os._exit(9)\n")
    assert main(["simulate", "connect4", "--seats", f"{own},random", "--games", "6", "--workers", "2"]) == 2
    assert "A process that played games has died" in capsys.readouterr().err


def test_ctrl_c_says_how_far_it_came_and_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    args = ["simulate", "damas", "--seats", "random,random", "--games", "100000", "--workers", "2", "--out", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tablero", *args], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    until = time.monotonic() + 60
    while time.monotonic() < until and (not file.exists() or file.read_text().count("\n") < 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    text, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in error
    assert f"the same command goes on with {file}" in error
    assert text.startswith("draughts/libre: ")


def test_a_ledger_of_another_shape_is_told(tmp_path: Path) -> None:
    plan = Plan("connect4", ("random", "random"))
    file = tmp_path / "games.jsonl"
    ledger = Ledger(file, plan, 6)
    ledger.resume()
    file.write_text(ledger.head + '{"game": 0, "moves": 9, "reason": "rules", "seats": [0, 1], "won": [1]}\n')
    with pytest.raises(BadRecord, match="line 2: this is no result of game 0"):
        ledger.resume()
