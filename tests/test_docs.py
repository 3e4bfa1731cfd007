"""What the documents say is so: their commands run, their Python answers as printed, their example is the example."""

import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import tablero
from tablero.apps.cli import main
from tablero.play.library import Keeper
from tablero.play.match import Match

from . import pictures
from .processes import ROOT

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMANDS = sorted(
    {
        command
        for path in DOCUMENTS
        for command in re.findall(r"(?:^\s*\$ |`)(tablero [^`\n]+)", path.read_text(), re.MULTILINE)
        if not re.search(r"COMMAND|--help|--file|/$", command)
    }
)
LONG = ("tablero warm", "tablero bench", "tablero play")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_in_documents(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


@pytest.mark.parametrize("command", [command for command in COMMANDS if not command.startswith(LONG)])
def test_commands_in_documents(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    os.symlink(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    three_games()
    (tmp_path / "game.pdn").write_text('[GameType "21"]\n\n1. 11-15 23-19 *\n')
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert main(shlex.split(command, comments=True)[1:]) == 0
    assert capsys.readouterr().out


def three_games() -> None:
    """A library as one has it: a finished game, one that goes on, one of draughts."""
    for name, line, ended in (("tictactoe", "b2 b1 a1", True), ("connect4", "4 4", False), ("damas", "b3-c4", True)):
        made = Match(tablero.game(name).rules, ("human", "human"))
        for text in line.split():
            made.play(made.game.parse(made.state, text))
        if ended:
            made.agree()
        Keeper().keep(made)


def test_there_are_commands_to_try() -> None:
    assert len(COMMANDS) > 10


def test_the_first_screen_is_what_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    shown = re.search(r"\$ (tablero solve .*)\n((?:.*\n)*?)```", (ROOT / "README.md").read_text())
    assert shown
    main(shlex.split(shown[1])[1:])
    assert capsys.readouterr().out.startswith(shown[2])


def test_the_guide_shows_the_example_whole() -> None:
    example = (ROOT / "examples" / "nim.py").read_text()
    assert example in (ROOT / "docs" / "add-a-game.md").read_text()
    assert len(example.splitlines()) <= 40


def test_no_machine_paths_stand_in_the_project() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    for name in listed.stdout.split():
        text = (ROOT / name).read_bytes()
        assert b"/" + b"work/" not in text, name
        assert b"/" + b"root/" not in text, name


@pytest.mark.parametrize("path", pictures.wanted())
def test_drawings_are_as_they_are_drawn_now(path: str) -> None:
    assert (ROOT / "docs" / path).read_text(encoding="utf-8") == pictures.draw(pictures.wanted()[path])


def test_every_drawing_is_shown_somewhere() -> None:
    assert {path.name for path in (ROOT / "docs" / "pictures").iterdir()} == {
        Path(path).name for path in pictures.wanted()
    }
