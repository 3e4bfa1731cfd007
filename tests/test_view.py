"""Boards drawn: as text, with colours, and as SVG."""

import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablero
from tablero.core.scene import Cell, Panel, Piece, Scene
from tablero.view.svg import THEMES, draw_svg
from tablero.view.text import draw_text

SVG = "{http://www.w3.org/2000/svg}"


def test_tictactoe_is_drawn_as_its_console_draws_it() -> None:
    position = tablero.game("tictactoe").start().play("b2 c3")
    assert str(position) == "   |a|b|c|\n 1 | | | |\n 2 | |X| |\n 3 | | |O|\nX to play"


def test_connect4_is_drawn_with_its_columns_numbered() -> None:
    lines = str(tablero.game("connect4").start().play("443")).splitlines()
    assert lines[0] == "   1 2 3 4 5 6 7"
    assert lines[5:7] == ["   . . . O . . .", "   . . X X . . ."]
    assert lines[7] == "O to play"


def test_the_end_is_announced() -> None:
    assert str(tablero.game("tictactoe").start().play("a1 b1 a2 b2 a3")).endswith("X wins")
    assert str(tablero.game("tictactoe").position("xox/xxo/oxo")).endswith("Draw")


def test_colours_mark_seats_and_the_last_move() -> None:
    text = tablero.game("connect4").start().play("44").text(colour=True)
    assert "\x1b[38;5;208mX\x1b[0m" in text
    assert "\x1b[38;5;39;1mO\x1b[0m" in text
    assert "\x1b" not in tablero.game("connect4").start().play("44").text()


@pytest.mark.parametrize("theme", THEMES)
def test_svg_is_well_formed_titled_and_described(theme: str) -> None:
    position = tablero.game("connect4").start().play("1213141")
    root = ElementTree.fromstring(position.svg(theme=theme))
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == "Connect 4"
    description = root.findtext(f"{SVG}desc") or ""
    assert "X a6" in description
    assert description.endswith("X wins")
    assert len(root.findall(f".//{SVG}rect[@class='tb-line']")) == 4
    assert len(root.findall(f".//{SVG}rect[@class='tb-cell']")) == 42


def test_seats_differ_in_shape() -> None:
    root = ElementTree.fromstring(tablero.game("connect4").start().play("12").svg())
    hollow = [shape for shape in root.iter(f"{SVG}circle") if "tb-hollow" in shape.attrib["class"]]
    filled = [shape for shape in root.iter(f"{SVG}circle") if "tb-hollow" not in shape.attrib["class"]]
    assert (len(hollow), len(filled)) == (1, 1)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="light, dark, auto"):
        tablero.game("connect4").start().svg(theme="pink")


def test_a_notebook_gets_the_drawing() -> None:
    assert tablero.game("tictactoe").start()._repr_svg_().startswith("<svg")


@given(st.text(max_size=20), st.text(alphabet=st.characters(exclude_categories=["Cc", "Cs"]), max_size=3))
def test_any_text_is_escaped(title: str, mark: str) -> None:
    title = "".join(c for c in title if c.isprintable())
    cells = (Cell("a1", 0, 0, Piece(mark, mark, 2, "tile")), Cell("b1", 1, 0, Piece("K", "king", 1, "king"), dark=True))
    panel = Panel(2, 1, cells, ("a", "b"), ("1",), title=title)
    scene = Scene(title, (panel,), ("one", "two"), "status", 0, (3, 4), notes=("<note>",))
    root = ElementTree.fromstring(draw_svg(scene))
    assert root.findtext(f"{SVG}title") == title
    assert "one: 3  two: 4" in draw_text(scene)


def test_a_game_without_a_grid_shows_its_fields() -> None:
    position = tablero.game("examples/nim.py").start()
    assert str(position).splitlines() == ["left: 21", "turn: 0", "Player 1 to play"]
    assert "left: 21" in position.svg()
