"""The library: every move is there once it is played, whatever happens; what is not ours is left as it was."""

import functools
import json
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tablero
from tablero.apps.cli import main
from tablero.play.library import Keeper, Library, NotKept, library_file
from tablero.play.match import Match

from .processes import ROOT, run


def match(line: str = "") -> Match:
    made = Match(tablero.game("connect4").rules, ("human", "human"))
    for text in line.split():
        made.play(made.game.parse(made.state, text))
    return made


def test_every_move_is_kept_as_it_is_played() -> None:
    made, keeper = match(), Keeper()
    keeper.keep(made)
    with Library() as library:
        assert library.games() == []  # nobody has moved yet
    for number, text in enumerate(["4", "4", "3"], 1):
        made.play(made.game.parse(made.state, text))
        keeper.keep(made)
        with Library() as library:
            assert len(library.load(1).record.moves) == number
    made.take_back()
    keeper.keep(made)
    made.play(made.game.parse(made.state, "5"))
    keeper.keep(made)
    made.resign(1)
    keeper.keep(made)
    with Library() as library:
        entry = library.load(1)
    assert entry.record.replay().line == ["4", "4", "5"]
    assert entry.finished


def test_a_game_of_engines_is_not_kept() -> None:
    assert main(["play", "tictactoe", "--seats", "random,random"]) == 0
    with Library() as library:
        assert library.games() == []


def test_a_killed_process_loses_nothing_and_resume_goes_on(data: Path) -> None:
    command = [sys.executable, "-m", "tablero", "play", "connect4", "--seats", "human,human", "--ui", "console"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True)
    assert process.stdin is not None
    process.stdin.write("4\n4\n3\n")
    process.stdin.flush()
    until = time.monotonic() + 60
    while time.monotonic() < until and kept_moves() < 3:
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert kept_moves() == 3
    done = run("resume", "--ui", "console", stdin="5\nboard\n", TABLERO_DATA=str(data))
    assert done.returncode == 0, done.stderr
    assert "Left after: 4 4 3 5" in done.stdout
    assert kept_moves() == 4


def kept_moves() -> int:
    if not library_file().exists():
        return 0
    with Library() as library:
        return sum(len(entry.record.moves) for entry in library.games())


def test_the_commands_of_the_library(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    keeper, finished = Keeper(), match("1 2 1 2 1 2 1")
    keeper.keep(finished)
    Keeper().keep(match("4"))
    assert main(["library"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["2", "1"]
    assert "1 won" in lines[2]
    assert main(["library", "--open", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == ["4"]
    file = tmp_path / "games.jsonl"
    assert main(["export", "--out", str(file)]) == 0
    assert len(file.read_text().splitlines()) == 2
    assert main(["import", str(file)]) == 0
    assert "2 games taken into the library." in capsys.readouterr().out
    assert main(["replay", "3"]) == 0
    assert "X wins." in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert main(["resume", "1"]) == 2
    assert "Game 1 is finished; `tablero replay 1` shows it." in capsys.readouterr().err
    assert main(["library", "--remove", "3"]) == 0
    assert main(["replay", "3"]) == 2
    assert "There is no game 3 in the library" in capsys.readouterr().err


def test_a_review_names_the_blunder(capsys: pytest.CaptureFixture[str]) -> None:
    made = Match(tablero.game("tictactoe").rules, ("human", "human"))
    for text in ["b2", "b1", "a1", "c3", "a2", "c2", "a3"]:
        made.play(made.game.parse(made.state, text))
    keeper = Keeper()
    keeper.keep(made)
    assert main(["replay", "1", "--review"]) == 0
    text = capsys.readouterr().out
    assert "2 O b1??: blunder (50 % → 0 %); better: " in text
    assert "7 X a3: best, wins (+3)" in text


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"not a database, but long enough to be looked at" * 40, "is damaged"), (b"\0" * 4096, "is damaged")],
)
def test_a_damaged_library_is_refused_and_left_as_it_was(data: Path, content: bytes, said: str) -> None:
    library_file().write_bytes(content)
    with pytest.raises(NotKept, match=said):
        Library()
    assert library_file().read_bytes() == content


def test_a_library_of_a_newer_make_or_of_others_is_refused() -> None:
    Library().close()
    with sqlite3.connect(library_file()) as base:
        base.execute("PRAGMA user_version = 7")
    base.close()
    before = library_file().read_bytes()
    with pytest.raises(NotKept, match="is of format 7, and known is 1: it was written by a newer tablero"):
        Library()
    assert library_file().read_bytes() == before
    library_file().unlink()
    with sqlite3.connect(library_file()) as base:
        base.execute("CREATE TABLE photos (name TEXT)")
    base.close()
    with pytest.raises(NotKept, match="is no library of tablero's"):
        Library()


def test_a_game_goes_on_where_the_library_cannot_be_written(data: Path) -> None:
    (data / "library.sqlite3").mkdir()
    done = run("play", "tictactoe", "--seats", "human,human", stdin="b2\n", TABLERO_DATA=str(data))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("The game is not being kept:") == 1
    assert "Traceback" not in done.stderr


def full(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_a_full_disk_is_told_once_and_what_was_missed_is_written_later(monkeypatch: pytest.MonkeyPatch) -> None:
    made, keeper = match("4"), Keeper()
    keeper.keep(made)
    assert keeper.library is not None
    monkeypatch.setattr(keeper.library, "insert", full)
    for text in ["1", "2", "3"]:
        made.play(made.game.parse(made.state, text))
        keeper.keep(made)
        assert ("database or disk is full" in keeper.heard()) == (text == "1")
    with Library() as library:
        assert library.load(1).record.moves == ("4",)
    monkeypatch.setattr(keeper.library, "insert", functools.partial(Library.insert, keeper.library))
    made.play(made.game.parse(made.state, "5"))
    keeper.keep(made)
    with Library() as library:
        assert library.load(1).record.moves == ("4", "1", "2", "3", "5")


def test_two_tables_at_one_game_are_told() -> None:
    made, first = match("4"), Keeper()
    first.keep(made)
    with Library() as library:
        second = Keeper(library.load(1))
    second.keep(match("4 5"))
    assert second.heard() == ""
    made.play(made.game.parse(made.state, "6"))  # as many moves, but another one
    first.keep(made)
    assert "is being played elsewhere as well" in first.heard()
    with Library() as library:
        assert library.load(1).record.moves == ("4", "5")


def test_a_keeper_of_an_old_entry_cuts_nothing_off() -> None:
    keeper = Keeper()
    keeper.keep(match("4 4"))
    with Library() as library:
        old = library.load(1)
    keeper.keep(match("4 4 3 3"))
    late = Keeper(old)
    late.keep(match("4 4 5"))
    assert "elsewhere" in late.heard()
    with Library() as library:
        assert library.load(1).record.moves == ("4", "4", "3", "3")


def test_a_game_forgotten_while_it_is_played_is_kept_anew() -> None:
    keeper = Keeper()
    keeper.keep(match("4"))
    with Library() as library:
        library.remove(1)
    keeper.keep(match("4 4"))
    assert keeper.heard() == ""
    with Library() as library:
        assert [entry.record.moves for entry in library.games()] == [("4", "4")]


def test_a_damaged_game_hides_no_other_and_can_be_forgotten(capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("4", "3"):
        Keeper().keep(match(line))
    with sqlite3.connect(library_file()) as base:
        base.execute("UPDATE games SET head = 'x' WHERE id = 1")
    base.close()
    assert main(["library"]) == 0
    said = capsys.readouterr()
    assert "Game 1 of" in said.err
    assert "is damaged" in said.err
    assert said.out.splitlines()[1].startswith("2 ")
    assert main(["library", "--remove", "1"]) == 0
    assert main(["replay", "99999999999999999999"]) == 2


def test_two_processes_write_to_one_library(data: Path) -> None:
    command = [sys.executable, "-m", "tablero", "play", "connect4", "--seats", "human,human", "--ui", "console"]
    line = "\n".join(["1", "1", "2", "2", "3", "3", "5", "5", "6", "6", "7", "7", "1", "1", "2", "2"]) + "\n"
    both = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True) for _ in range(2)
    ]
    for process in both:
        out, _ = process.communicate(line, timeout=120)
        assert process.returncode == 0
        assert "not being kept" not in out
    with Library() as library:
        assert [len(entry.record.moves) for entry in library.games()] == [16, 16]
