"""Where games come from, and what is said when one cannot be had."""

import sys
from importlib import metadata
from pathlib import Path

import pytest

import tablero
from tablero.core import registry

NIM = (Path(__file__).parents[1] / "examples" / "nim.py").read_text()


def test_games_are_found_by_id_alias_and_variant() -> None:
    assert tablero.game("connect4").name == "connect4"
    assert tablero.game("Conecta4").name == "connect4"
    assert tablero.game("tresenraya/4x4x4").name == "tictactoe/4x4x4"
    assert tablero.game("connect4/7x6").name == "connect4"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("conect4", "Did you mean connect4"),
        ("tictacto", "Did you mean tictactoe"),
        ("", "There is no game ''"),
        ("connect4/seven", "has no variant 'seven'"),
        ("./absent.py", "absent.py cannot be read: No such file"),
    ],
)
def test_unknown_names_are_told_and_near_ones_suggested(name: str, said: str) -> None:
    with pytest.raises(tablero.UnknownGame, match=said):
        tablero.game(name)


def test_a_game_comes_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "nim.py").write_text(NIM)
    game = tablero.game(str(tmp_path / "nim.py"))
    assert game.start().moves() == ["1", "2", "3"]
    assert type(game.start().state).__module__ in sys.modules


def test_a_changed_file_is_another_game(tmp_path: Path) -> None:
    path = tmp_path / "nim.py"
    path.write_text(NIM)
    before = tablero.game(str(path)).start().solve()
    path.write_text(NIM.replace("left: int = 21", "left: int = 20"))
    after = tablero.game(str(path)).start().solve()
    assert (before.value.number, after.value.number) == (1, -1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def (:", "SyntaxError"),
        ("x = 1\ny = undefined\n", "broken.py, line 2: NameError"),
        ("import does_not_exist", "ModuleNotFoundError"),
        ("x = 1", "defines no GAME"),
        ("GAME = 3", "defines no GAME"),
        (NIM.replace("@mover.of(Nim)", "@payoff.of(int)").replace("@payoff.of(Nim)", "@mover.of(int)"), "broken.py"),
        (NIM.replace("most_moves, longest_game, exact_key = 3, 21, True", "pass"), "does not say `most_moves`"),
    ],
)
def test_a_broken_file_gets_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text)
    with pytest.raises(tablero.BadGame, match=said) as caught:
        tablero.game(str(path))
    assert len(str(caught.value).splitlines()) == 1
    with pytest.raises(tablero.BadGame):
        tablero.game(str(path))


def test_a_missing_verb_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mute.py"
    path.write_text(NIM[: NIM.index("@mover.of")] + 'GAME = Game("mute", Nim)\n')
    with pytest.raises(tablero.BadGame, match="no body for mover, payoff"):
        tablero.game(str(path))


def test_games_of_other_packages_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tablero_nim_package.py").write_text(NIM)
    monkeypatch.syspath_prepend(str(tmp_path))
    point = metadata.EntryPoint("nim", "tablero_nim_package", registry.GROUP)
    broken = metadata.EntryPoint("gone", "tablero_gone_package", registry.GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [broken, point])
    registry.known.cache_clear()
    try:
        assert tablero.game("nim").start().solve().value.number == 1
        assert tablero.game("connect4").name == "connect4"
    finally:
        registry.known.cache_clear()
