"""Arrows point one way: who may import whom, read from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablero

SOURCES = Path(tablero.__file__).parent
MAY = {
    "core": {"core"},
    "games": {"core", "games"},
    "search": {"core", "search"},
    "view": {"core", "view"},
    "players": {"core", "search", "players"},
    "play": {"core", "search", "players", "play"},
    "logic": {"core", "search", "players", "logic"},
    "face": {"core", "search", "view", "players", "face"},
    "conformance": {"core", "search", "view", "conformance"},
    "apps": {"core", "search", "view", "players", "play", "logic", "face", "conformance", "version", "apps"},
}
SCREENS_AND_FILES = {"sqlite3", "curses", "textual", "argparse", "socket"}


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, as an absolute name."""
    package = ["tablero", *path.relative_to(SOURCES).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            base = package[: -node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{name.name}" for name in node.names)


def layer(path: Path) -> str:
    return path.relative_to(SOURCES).parts[0].removesuffix(".py")


@pytest.mark.parametrize("name", MAY)
def test_a_layer_imports_only_what_lies_below_it(name: str) -> None:
    seen = 0
    for path in SOURCES.rglob("*.py"):
        if layer(path) != name:
            continue
        seen += 1
        for module in imports(path):
            parts = module.split(".")
            if parts[0] == "tablero" and len(parts) > 1 and (SOURCES / parts[1]).exists():
                assert parts[1] in MAY[name], f"{path.relative_to(SOURCES)} imports {module}"
    assert seen


def test_core_games_and_search_know_nothing_of_screens_and_databases() -> None:
    for path in SOURCES.rglob("*.py"):
        if layer(path) in ("core", "games", "search"):
            assert not {module.split(".")[0] for module in imports(path)} & SCREENS_AND_FILES, path


def test_a_game_imports_no_other_game() -> None:
    for path in (SOURCES / "games").rglob("*.py"):
        own = path.relative_to(SOURCES / "games").parts[0]
        for module in imports(path):
            parts = module.split(".")
            if parts[:2] == ["tablero", "games"] and len(parts) > 2:
                assert parts[2] == own, f"{path.relative_to(SOURCES)} imports {module}"


def test_games_and_verbs_do_not_import_numba() -> None:
    for path in SOURCES.rglob("*.py"):
        if layer(path) == "games" or path.name in ("verbs.py", "game.py", "registry.py"):
            assert not any(module.split(".")[0] in ("numba", "numpy") for module in imports(path)), path


def test_no_module_is_longer_than_600_lines() -> None:
    for path in SOURCES.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 600, path
