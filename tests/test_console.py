"""The consoles: each program's transcript, typed through a pseudo-terminal; rubbish, Ctrl-C and small terminals."""

import builtins
import io
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablero.apps.cli import main
from tablero.core.texts import language
from tablero.play.library import Library

from .processes import ROOT, run
from .terminal import FOLDER, Terminal, clean
from .transcripts import SESSIONS, session


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    language("en")


@pytest.mark.parametrize("name", SESSIONS)
def test_the_transcript_is_as_it_was(name: str) -> None:
    text, status = session(name)
    assert status == 0
    assert text == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_transcript_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(SESSIONS)


@pytest.mark.parametrize("rows, columns", [(5, 20), (24, 80)])  # noqa: PT006
def test_ctrl_c_leaves_the_game_kept(data: object, rows: int, columns: int) -> None:
    terminal = Terminal(["play", "damas", "--ui", "console"], rows, columns)
    for keys in ("0\n", "0\n", "b3-c4\n", "\x03"):
        terminal.type(keys)
    assert terminal.end() == 130
    text = clean(terminal.text)
    assert "Left after: b3-c4" in text
    assert "It is kept: `tablero resume 1` goes on." in text
    assert "Traceback" not in text
    with Library() as library:
        assert library.load(1).record.moves == ("b3-c4",)


def test_ctrl_c_while_an_engine_thinks_ends_the_game_and_keeps_it() -> None:
    terminal = Terminal(["play", "connect4", "--ui", "console", "--seats", "human,mcts:seconds=60"])
    terminal.type("4\n")
    while "X . . .\nO to play" not in clean(terminal.text):
        terminal.read(0.2)
    for _ in range(20):
        terminal.read(0.1)
    os.write(terminal.fd, b"\x03")
    assert terminal.end() == 130
    assert "Left after: 4" in clean(terminal.text)


NASTY = ["", " ", ".", "..", "9" * 400, "-1", "0x1", "٣", "²", "\x00", "\x1b[A", "\x7f", "é", "💥", "a\tb", "1,2,3,4"]
NASTY += ["b3-c4", "a1", "1", "2", "3", "0", "?", "moves", "board", "rules", "undo", "save", "save /", "save \x00"]
NASTY += ["resign", "n", "y", "quit now", "hint hint", "(((", "{}", "{0}", "%s", "@p1", "swap", "b3:c4", "4" * 42]
GAMES = ["tictactoe", "369/3x3/pie", "damas", "connect4", "azul", "draughts", "examples/pig.py"]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.sampled_from(NASTY) | st.text(max_size=12), max_size=25))
def test_any_line_at_any_prompt_gets_an_answer_and_no_traceback(
    name: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = itertools.chain(["1", "1", "0", "0"], lines)

    def read(question: str = "") -> str:
        text = next(typed, None)
        if text is None:
            raise EOFError
        return text.replace("\n", " ")

    with monkeypatch.context() as patch:
        patch.setattr(builtins, "input", read)
        patch.setattr(sys, "stdout", io.StringIO())
        args = ["play", name, "--ui", "console"]
        people = [] if name in ("tictactoe", "369/3x3/pie", "damas") else ["--seats", ",".join(["human"] * seats(name))]
        assert main([*args, *people]) == 0


def seats(name: str) -> int:
    return 3 if name.endswith("pig.py") else 2


def test_bytes_that_are_no_text_are_no_trouble() -> None:
    args = ["play", "connect4", "--seats", "human,human", "--ui", "console"]
    command = [sys.executable, "-m", "tablero", *args]
    done = subprocess.run(command, input=b"4\n\xff\xfe\n5\n", capture_output=True, cwd=ROOT)
    assert done.returncode == 0
    assert b"Left after: 4 5" in done.stdout


def test_the_full_screen_is_not_shown_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "connect4", "--ui", "tui"]) == 2
    assert "The full screen needs a terminal; --ui console does not." in capsys.readouterr().err


def test_a_clock_is_shown_and_runs_out() -> None:
    terminal = Terminal(["play", "connect4", "--ui", "console", "--seats", "human,human", "--clock", "1/move"])
    terminal.type("4\n")
    terminal.wait()
    for _ in range(12):
        terminal.read(0.1)
    terminal.type("4\n")
    assert terminal.end() == 0
    text = clean(terminal.text)
    assert "X [1.0], column" in text
    assert "X wins: O ran out of time." in text


def test_a_draw_is_offered_to_a_person_and_to_an_engine() -> None:
    done = run("play", "connect4", "--seats", "human,human", "--ui", "console", stdin="4\ndraw\nno\ndraw\nwhat\nyes\n")
    assert "X declines." in done.stdout
    assert "Yes or no, please." in done.stdout
    assert "Draw: agreed." in done.stdout
    done = run("play", "connect4", "--seats", "human,random", "--ui", "console", stdin="4\ndraw\n")
    assert "O declines." in done.stdout


def test_hint_says_what_is_best_and_why() -> None:
    done = run("play", "connect4", "--seats", "human,human", "--ui", "console", stdin="1\n2\n1\n2\n1\n3\nhint\neval\n")
    assert "best: 1, wins" in done.stdout
    assert "X: wins" in done.stdout


def test_save_writes_a_record_and_touches_no_other_file(tmp_path: object) -> None:
    file = f"{tmp_path}/game.jsonl"
    typed = f"4\nsave {file}\nsave {file}\nsave /no/such/place\nsave\n"
    done = run("play", "connect4", "--seats", "human,human", "--ui", "console", stdin=typed)
    assert f"Saved: {file}" in done.stdout
    assert f"{file} is there already: name another file." in done.stdout
    assert "cannot be written: No such file or directory." in done.stdout
    assert "Name a file: save game.jsonl" in done.stdout
    assert run("replay", file).stdout.count("X to play") == 1
