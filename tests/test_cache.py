"""Compiled code on disk: found again, never stale, and no harm where it cannot be kept."""

import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from tablero.core import cache

from .processes import ROOT, python, run

ASK = """
import sys, tablero
from tablero.search import perft
print(tablero.game(sys.argv[1]).start().perft(3), len(perft.perft_kernel._cache.hits), *tablero.core.cache.complaints())
"""


def ask(name: str, folder: Path, path: Path | None = None) -> list[str]:
    """perft, cache hits and complaints, as a process of its own has them; `path` is where it finds the package."""
    env = {"TABLERO_CACHE": str(folder), **({"PYTHONPATH": str(path)} if path else {})}
    done = python("-c", ASK, name, **env)  # type: ignore[arg-type]
    assert done.returncode == 0, done.stderr
    return done.stdout.split(maxsplit=2)


def test_a_second_process_finds_what_the_first_compiled(tmp_path: Path) -> None:
    assert ask("tictactoe", tmp_path) == ["504", "0"]
    assert ask("tictactoe", tmp_path) == ["504", "1"]
    assert ask("connect4/5x4", tmp_path)[1] == "0"
    assert ask("connect4/5x4", tmp_path)[1] == "1"


def test_every_kernel_survives_a_second_process(tmp_path: Path) -> None:
    for _ in range(2):
        for name, value in (("tictactoe", 0), ("examples/nim.py", 1)):
            done = run("solve", name, "--json", TABLERO_CACHE=str(tmp_path))
            assert done.returncode == 0, done.stderr
            assert f'"value": {value}' in done.stdout


def test_searches_survive_a_second_process(tmp_path: Path) -> None:
    answers = []
    for _ in range(2):
        for name, player in (("examples/nim.py", "alphabeta:depth=6"), ("examples/pig.py", "alphabeta:depth=4")):
            done = run("analyse", name, "--player", player, TABLERO_CACHE=str(tmp_path))
            assert done.returncode == 0, done.stderr
            answers.append(done.stdout.splitlines()[-4:-1])
        done = run("analyse", "examples/pig.py", "--player", "mcts:simulations=300", TABLERO_CACHE=str(tmp_path))
        assert done.returncode == 0, done.stderr
        answers.append(done.stdout.splitlines()[-4:-1])
    assert answers[:3] == answers[3:]


def test_a_damaged_file_is_compiled_anew(tmp_path: Path) -> None:
    ask("tictactoe", tmp_path)
    for path in cache_files(tmp_path):
        path.write_bytes(path.read_bytes()[:100])
    assert ask("tictactoe", tmp_path) == ["504", "0"]
    for path in cache_files(tmp_path):
        path.write_bytes(path.read_bytes()[:-1] + b"?")
    assert ask("tictactoe", tmp_path) == ["504", "0"]
    assert ask("tictactoe", tmp_path) == ["504", "1"]


def cache_files(folder: Path) -> list[Path]:
    found = [path for path in folder.rglob("*") if path.is_file()]
    assert found
    return found


def test_a_changed_source_of_the_package_is_another_cache(tmp_path: Path) -> None:
    copy = tmp_path / "tablero"
    shutil.copytree(ROOT / "src" / "tablero", copy, ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "cache"
    assert ask("tictactoe", folder, tmp_path) == ["504", "0"]
    assert ask("tictactoe", folder, tmp_path) == ["504", "1"]
    rules = copy / "core" / "grid.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    assert ask("tictactoe", folder, tmp_path) == ["504", "0"]
    assert len(list(folder.iterdir())) == 2


def test_a_change_of_one_game_or_of_a_screen_leaves_the_code_of_others_as_it_is(tmp_path: Path) -> None:
    copy = tmp_path / "tablero"
    shutil.copytree(ROOT / "src" / "tablero", copy, ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "cache"
    assert ask("tictactoe", folder, tmp_path) == ask("369/3x3", folder, tmp_path) == ["504", "0"]
    for changed in (copy / "games" / "tictactoe" / "rules.py", copy / "view" / "text.py"):
        changed.write_text(changed.read_text() + "\n# changed\n")
    assert ask("tictactoe", folder, tmp_path) == ["504", "0"]
    assert ask("369/3x3", folder, tmp_path) == ["504", "1"]


@pytest.mark.skipif(sys.platform == "win32", reason="folders are made unwritable otherwise there")
def test_a_folder_that_cannot_be_written_is_told_and_does_no_harm(tmp_path: Path) -> None:
    folder = tmp_path / "a file"
    folder.write_text("")
    number, hits, said = ask("tictactoe", folder / "below")
    assert (number, hits) == ("504", "0")
    assert said.startswith("Compiled code cannot be kept in ")
    done = run("perft", "tictactoe", "2", TABLERO_CACHE=str(folder / "below"))
    assert done.returncode == 0
    assert done.stderr.count("TABLERO_CACHE can name another folder.") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_and_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: object, path: Path, content: bytes) -> None:
        Path("/dev/full").write_bytes(content)

    monkeypatch.setattr(cache.KernelCache, "write", full)
    monkeypatch.setattr(cache, "home", lambda: tmp_path / "home")
    monkeypatch.setenv("TABLERO_CACHE", str(tmp_path))
    kept = cache.KernelCache(ask)
    cache.complaints()

    class Library:
        has_dynamic_globals = False

    class Result:
        library, codegen = Library, type("Codegen", (), {"magic_tuple": staticmethod(lambda: ("here",))})

        def _reduce(self) -> tuple[str]:
            return ("code",)

    kept.save_overload((), Result())
    said = cache.complaints()
    assert len(said) == 1
    assert "No space left on device" in said[0]


def test_a_package_folder_that_cannot_be_written_is_no_matter(tmp_path: Path) -> None:
    copy = tmp_path / "tablero"
    shutil.copytree(ROOT / "src" / "tablero", copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [copy, *copy.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        assert ask("tictactoe", tmp_path / "cache", tmp_path)[0] == "504"
    finally:
        for path in [copy, *copy.rglob("*")]:
            path.chmod(0o755)


def test_old_folders_are_cleared_away(tmp_path: Path) -> None:
    old, other, foreign = tmp_path / ("a" * 16), tmp_path / ("b" * 16), tmp_path / "photos"
    for folder in (old, other, foreign):
        folder.mkdir()
    long_ago = time.time() - 40 * 86400
    os.utime(old, (long_ago, long_ago))
    os.utime(foreign, (long_ago, long_ago))
    ask("tictactoe", tmp_path)
    assert not old.exists()
    assert other.exists()
    assert foreign.exists()


def test_a_state_of_the_main_script_is_not_kept(tmp_path: Path) -> None:
    script = tmp_path / "game.py"
    text = (ROOT / "examples" / "nim.py").read_text()
    script.write_text(text + "\nfrom tablero.search.perft import perft\nprint(perft(Nim(), 3).nodes)\n")
    done = python(str(script), TABLERO_CACHE=str(tmp_path / "cache"))
    assert done.stdout.strip() == "27", done.stderr
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
