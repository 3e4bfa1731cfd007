"""The command line: what each command prints, and what is said of mistakes."""

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablero
from tablero.apps.cli import main
from tablero.apps.yardstick import measure
from tablero.core.compiling import heeding_ctrl_c

from .processes import ROOT, run


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def out(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    assert main(args) == status
    return capsys.readouterr().out


def err(capsys: pytest.CaptureFixture[str], *args: str, status: int = 2) -> str:
    assert main(args) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "games")
    assert "connect4   Connect 4" in text
    assert "also tresenraya" in text
    assert "Conecta 4" in out(capsys, "games", "--lang", "es")


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_rules_put_in_the_facts(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    text = out(capsys, "rules", "connect4/9x5x5", "--lang", lang)
    assert "9" in text
    assert "{" not in text


def test_show_draws_and_gives_the_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    text = out(capsys, "show", "connect4", "--moves", "44", "--svg", str(path))
    position = text.splitlines()[-1]
    assert ElementTree.fromstring(path.read_text()).tag.endswith("svg")
    assert position in out(capsys, "show", "connect4", "--position", position)
    assert out(capsys, "show", "connect4", "--svg", "-").startswith("<svg")


@pytest.mark.parametrize("moves", ["4 4 3", "4,4,3", "443", " 4, 43 "])
def test_moves_are_read_apart_or_together(capsys: pytest.CaptureFixture[str], moves: str) -> None:
    assert "...O..." in out(capsys, "show", "connect4", "--moves", moves)


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "perft", "connect4", "3", "--divide")
    assert text.startswith("1: 49\n2: 49\n")
    assert "343 lines of 3 moves" in text
    row = json.loads(out(capsys, "perft", "tictactoe", "5", "--json"))
    assert (row["game"], row["depth"], row["nodes"]) == ("tictactoe", 5, 15120)
    assert set(row) == {"game", "depth", "nodes", "seconds"}
    assert json.loads(out(capsys, "perft", "tictactoe", "1", "--moves", "b2", "--json"))["nodes"] == 8


def test_playouts(capsys: pytest.CaptureFixture[str]) -> None:
    row = json.loads(out(capsys, "playouts", "tictactoe", "--games", "1000", "--seed", "3", "--json"))
    assert set(row) == {"game", "games", "moves", "seconds", "results"}
    assert sum(row["results"]["wins"]) + row["results"]["shared"] == 1000
    again = json.loads(out(capsys, "playouts", "tictactoe", "--games", "1000", "--seed", "3", "--json"))
    assert again["results"] == row["results"]
    assert "drawn or shared" in out(capsys, "playouts", "tictactoe", "--games", "10")


def test_solve(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "solve", "connect4", "--moves", "275255254523")
    assert "X loses against best play (-7).\nbest: 5\n" in text
    row = json.loads(out(capsys, "solve", "connect4", "--moves", "275255254523", "--json"))
    assert set(row) == {"game", "moves", "value", "kind", "best", "nodes", "seconds"}
    assert (row["value"], row["kind"], row["best"]) == (-7, "exact", ["5"])
    weak = json.loads(out(capsys, "solve", "connect4", "--moves", "275255254523", "--weak", "--json"))
    assert weak["value"] == -1
    assert "X wins" in out(capsys, "solve", "connect4", "--moves", "1213141")
    assert "A draw with best play." in out(capsys, "solve", "tictactoe")


def test_solve_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "positions.txt"
    path.write_text("# known\n275255254523 -7\n\n2252576253462244111563365343671351441\n4 4 1 1 7 7 2 2 4 3 5 6 1\n")
    text = out(capsys, "solve", "connect4", "--file", str(path))
    assert text.startswith("275255254523 -7 5\n2252576253462244111563365343671351441 -1 ")
    assert "3 positions, 0 wrong" in text
    path.write_text("275255254523 -6\n2252576253462244111563365343671351441 -1\n")
    text = out(capsys, "solve", "connect4", "--file", str(path), status=1)
    assert "275255254523 -7 5  WRONG: -6 expected" in text
    rows = [
        json.loads(line)
        for line in out(capsys, "solve", "connect4", "--file", str(path), "--json", status=1).splitlines()
    ]
    assert rows[0]["expected"] == -6
    assert rows[1]["best"].isdigit()
    out(capsys, "solve", "connect4", "--file", str(path), "--weak")


def test_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "nim keeps the contract." in out(capsys, "check", str(ROOT / "examples" / "nim.py"))
    path = tmp_path / "broken.py"
    path.write_text((ROOT / "examples" / "nim.py").read_text().replace("return -1 if", "return -2 if"))
    text = out(capsys, "check", str(path), status=1)
    assert "FAIL" in text
    assert "breaks the contract in" in text


def test_warm_and_bench(capsys: pytest.CaptureFixture[str]) -> None:
    assert "tictactoe: ready" in out(capsys, "warm", "tictactoe")
    row = json.loads(out(capsys, "bench", "--only", "tictactoe random", "--json"))
    assert set(row) == {"name", "unit", "value", "y", "at_180"}
    assert row["value"] > 0.5
    assert measure(3) > 10


BAD = [
    (["show", "conect4"], "Did you mean connect4, conecta4?"),
    (["show", "connect4", "--moves", "48"], "'8' is no column: columns are 1 to 7."),
    (["show", "connect4", "--position", "xx"], "A position of connect4 is 6 rows of 7 cells"),
    (["show", "tictactoe", "--svg", "/nowhere/board.svg"], "/nowhere/board.svg: No such file or directory"),
    (["solve", "connect4", "--file", "/nowhere/positions"], "/nowhere/positions: No such file or directory"),
    (["solve", "examples/pig.py"], "this game has 3"),
    (["check", "/nowhere/game.py"], "cannot be read"),
    (["play", "connect4", "--seats", "human"], "This game has 2 seats; --seats names 1."),
    (["play", "connect4", "--seats", "perfekt,random"], "Did you mean perfect?"),
    (["play", "connect4", "--seats", "minimax:dept=3,random"], "minimax has no option 'dept'; it has: depth."),
    (["play", "connect4", "--seats", "minimax:depth=x,random"], "'x' is no value for depth"),
    (["bench", "--only", "chess"], "No figure has 'chess' in its name."),
]


@pytest.mark.parametrize(
    ("args", "said"), BAD, ids=lambda value: " ".join(value[:3]) if isinstance(value, list) else ""
)
def test_mistakes_get_one_sentence(capsys: pytest.CaptureFixture[str], args: list[str], said: str) -> None:
    assert said in err(capsys, *args)


def test_a_bad_line_of_a_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "positions.txt"
    path.write_text("44\n\n48\n")
    assert main(["solve", "connect4", "--file", str(path)]) == 2
    assert f"{path}, line 3: '8' is no column" in capsys.readouterr().err
    path.write_bytes(b"\xff\xfe\x00 3\n")
    assert main(["solve", "connect4", "--file", str(path)]) == 2


@pytest.mark.parametrize(
    "args", [[], ["nonsense"], ["perft", "connect4", "-1"], ["playouts", "connect4", "--games", "0"]]
)
def test_usage_errors_exit_with_2(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(args)
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("tablero: ")
    assert said.endswith("--help` says more.\n")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "command",
    ["games", "play", "resume", "simulate", "library", "replay", "export", "import", "perft", "solve", "warm"],
)
def test_every_help_has_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert f"example:\n  tablero {command}" in capsys.readouterr().out


def test_help_imports_neither_numba_nor_numpy() -> None:
    code = "import sys, tablero.apps.cli as c\ntry: c.main(['--help'])\nexcept SystemExit: pass\n"
    code += "assert not {'numba', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_a_game_between_engines_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["play", "connect4", "--seats", "minimax:depth=2,random", "--seed", "5"]
    first = out(capsys, *args)
    assert first == out(capsys, *args)
    assert "X wins" in first
    assert first != out(capsys, *args[:-1], "6")


def test_pig_is_played_by_three(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "play", "examples/pig.py", "--seats", "random,random,random", "--seed", "1")
    assert "Chance: " in text
    assert "wins" in text


def test_a_person_plays_undoes_and_leaves() -> None:
    typed = "?\nmoves\nzz\n11-15\nundo\nundo\n11-15\n11-15\nboard\nquit\n"
    done = run("play", "draughts", "--seats", "human,random", "--seed", "2", stdin=typed)
    assert done.returncode == 0
    assert "undo     take back" in done.stdout
    assert "11-16, 10-15, 9-14, 12-16, 11-15, 10-14, 9-13" in done.stdout
    assert "'zz' is no move: write the squares" in done.stdout
    assert "There is no move of yours to take back." in done.stdout
    assert "No piece stands on 11." in done.stdout
    assert "Left after: 11-15 " in done.stdout


def test_a_person_meets_another_game_each_time_unless_a_seed_is_given(data: Path) -> None:
    chance = []
    for more in ([], [], ["--seed", "7"], ["--seed", "7"]):
        done = run("play", "azul", "--seats", "human,greedy", *more, TABLERO_DATA=str(data))
        chance.append(done.stdout.split("Left after:")[1].splitlines()[0])
    assert chance[0] != chance[1]
    assert chance[2] == chance[3]


def test_the_end_of_input_leaves_the_game() -> None:
    done = run("play", "tictactoe", "--seats", "human,random", stdin="b2\n")
    assert done.returncode == 0
    assert "Left after: b2" in done.stdout


def test_with_nobody_there_two_engines_play() -> None:
    done = run("play")
    assert done.returncode == 0
    assert "two engines play" in done.stdout
    assert "wins" in done.stdout or "Draw" in done.stdout


def test_a_reader_who_goes_away_is_no_matter() -> None:
    command = f"{shlex.quote(sys.executable)} -m tablero perft connect4 3 --divide | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=ROOT)
    assert done.stdout == "1: 49\n"
    assert "Traceback" not in done.stderr


def interrupted(args: list[str], after: float, **env: str) -> tuple[int, str, str, float]:
    """A command, Ctrl-C after a while: its status, what it said, and how long it took to stop."""
    given = {**os.environ, "LC_ALL": "C.UTF-8", **env}
    process = subprocess.Popen(
        [sys.executable, "-m", "tablero", *args], stdout=-1, stderr=-1, text=True, cwd=ROOT, env=given
    )
    time.sleep(after)
    process.send_signal(signal.SIGINT)
    began = time.monotonic()
    text, error = process.communicate(timeout=60)
    return process.returncode, text, error, time.monotonic() - began


@pytest.mark.parametrize(
    "args",
    [
        ["perft", "connect4", "16"],
        ["solve", "connect4", "--no-book"],
        ["playouts", "connect4", "--games", "10000000000"],
    ],
)
def test_ctrl_c_stops_a_search(args: list[str]) -> None:
    main(["warm", "connect4"])
    status, text, error, seconds = interrupted(args, 2.5)
    assert status == 130
    assert "Traceback" not in error
    assert seconds < 1.5
    if args[0] == "solve":
        assert "stopped before more was proven" in text, error
    if args[0] == "playouts":
        assert "M games/s" in text


def test_ctrl_c_in_a_compilation_leaves_nothing_broken(tmp_path: Path) -> None:
    status, _, error, _ = interrupted(["solve", "tictactoe"], 2.0, TABLERO_CACHE=str(tmp_path))
    assert status == 130
    assert "Traceback" not in error
    assert not list(tmp_path.rglob("writing-*"))
    assert run("solve", "tictactoe", TABLERO_CACHE=str(tmp_path)).returncode == 0


def test_ctrl_c_that_the_compiler_swallows_comes_back() -> None:
    def swallow() -> None:
        with heeding_ctrl_c(), contextlib.suppress(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(1)

    with pytest.raises(KeyboardInterrupt):
        swallow()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


TEXT = st.text(max_size=30)


@settings(max_examples=150)
@given(TEXT)
def test_any_text_for_a_game_a_move_or_a_position_gets_a_sentence(text: str) -> None:
    game = tablero.game("connect4")
    for ask in (tablero.game, game.position, game.start().play, tablero.game("examples/pig.py").start().play):
        try:
            ask(text)
        except tablero.TableroError as error:
            assert str(error)


@settings(max_examples=100)
@given(st.lists(st.text(alphabet="xXoO.-_ab/ z", max_size=9), max_size=7))
def test_any_position_is_refused_or_read(rows: list[str]) -> None:
    for name in ("tictactoe", "connect4/3x3x3"):
        game = tablero.game(name)
        try:
            position = game.position("/".join(rows))
        except tablero.BadPosition as error:
            assert str(error)
        else:
            assert game.position(position.dump()) == position


@settings(max_examples=60)
@given(st.text(alphabet="1234567 ,@-+x\n#", max_size=60))
def test_any_file_of_positions_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "positions.txt"
    path.write_text(text)
    assert main(["solve", "connect4/3x3x3", "--file", str(path), "--weak"]) in (0, 1, 2)


def test_a_game_that_goes_round_ends_in_a_draw_with_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "damas", "--seats", "random,random", "--seed", "4"]) == 0
    assert "\nDraw: the same position 3 times.\n" in capsys.readouterr().out
