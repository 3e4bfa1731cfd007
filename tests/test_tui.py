"""The full screen, by keys and by clicks: every game, undo and redo, hints, clocks, review, small and large."""

import itertools
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from textual.pilot import Pilot
from textual.widgets import DataTable, Input, OptionList

import tablero
from tablero.apps.tui.board import BoardView
from tablero.apps.tui.dialogs import Ask, Choose
from tablero.apps.tui.game import GameScreen
from tablero.apps.tui.library import LibraryScreen
from tablero.apps.tui.palette import SIXTEEN
from tablero.apps.tui.picker import PickerScreen
from tablero.apps.tui.review import ReviewScreen
from tablero.apps.tui.threads import aside
from tablero.core.chance import dice
from tablero.core.rng import below
from tablero.core.texts import language
from tablero.play.library import Keeper, Library
from tablero.play.match import Match
from tablero.play.result import Reason

from .screens import FOLDER, PICTURES, match, picture, run, settled, table, text_of, touch, until
from .terminal import Terminal

KEYS = "enter right down enter h e u r f d escape x escape m 4 enter s escape l escape v escape t up enter"
PIG = str(Path(__file__).parents[1] / "examples" / "pig.py")


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    language("en")


@pytest.mark.parametrize("name", PICTURES)
def test_the_screen_looks_as_it_did(name: str) -> None:
    assert picture(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


# Playing.


def test_a_game_by_keyboard_alone_from_the_picker_to_its_end() -> None:
    async def drive(pilot: Pilot[int]) -> None:
        await pilot.press("end")  # tic-tac-toe
        await pilot.press("tab", "tab", "end")  # against a person
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen))
        game = pilot.app.screen
        assert isinstance(game, GameScreen)
        for keys in ("enter", "right enter", "left down enter", "right enter", "left down enter"):
            await pilot.press(*keys.split())
        assert game.match.line == ["a1", "b1", "a2", "b2", "a3"]
        await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
        assert "X wins." in text_of(pilot)

    run(PickerScreen(), drive)


def test_a_click_anywhere_in_a_column_drops_a_disc_there() -> None:
    game = table("connect4")

    async def drive(pilot: Pilot[int]) -> None:
        board = game.query_one(BoardView)
        assert board.placed is not None
        spots = [spot for spot in board.placed.spots if "4" in spot.names]
        assert len(spots) == 7  # six cells and a label
        for spot in (spots[1], spots[0]):
            left, above = board.origin
            await pilot.click(BoardView, offset=(left + spot.x + 1, above + spot.y))
        assert game.match.line == ["4", "4"]

    run(game, drive)


def test_draughts_show_where_a_piece_may_go_and_take_a_path() -> None:
    game = table("damas", line="b3-c4 c6-b5")

    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, "c4")
        assert game.touching.targets() == {"d5"}
        await pilot.press("escape")
        assert not game.touching.touched
        await touch(pilot, "c4", "e4")  # no place of this move
        assert game.touching.touched == ("c4",)
        await touch(pilot, "d5")
        assert game.match.line[-1] == "c4-d5"

    run(game, drive)


def test_stopping_a_capture_early_is_confirmed_by_touching_again() -> None:
    game = table("damas", start="W:Wa2:Bb3,d5")

    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, "a2", "c4")
        assert game.match.line == []
        assert "Touch it again to stop here, or go on." in text_of(pilot)
        await touch(pilot, "c4")
        assert game.match.line == ["a2xc4"]

    run(game, drive)


def two_ways(seed: int) -> tuple[Match, tuple[str, str]] | None:
    """A position of a random game in which two captures begin and end on the same squares; and these."""
    made = match("damas", "random", "random", seed=seed)
    made.players = ("human", "human")
    rng = dice(seed)
    while not made.over:
        game, state = made.game, made.state
        paths = [game.steps(state, move) for move in game.legal(state)]
        ends = [(path[0], path[-1]) for path in paths if len(path) > 2]
        if twice := next((each for each in ends if ends.count(each) > 1), None):
            return made, twice
        legal = game.legal(state)
        made.play(legal[below(len(legal), rng)])
    return None


def test_where_two_paths_have_the_same_ends_one_is_chosen() -> None:
    found = next(filter(None, map(two_ways, range(200))))
    made, (start, end) = found
    game = GameScreen(made, Keeper())
    played = len(made.line)

    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, start, end)
        await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
        await pilot.press("down", "enter")
        assert len(made.line) == played + 1

    run(game, drive)


def test_azul_is_touched_source_and_colour_first_and_then_the_line() -> None:
    game = table("azul", seed=1)

    async def drive(pilot: Pilot[int]) -> None:
        await settled(pilot)
        await touch(pilot, "1w")
        assert game.touching.touched == ("1w",)
        await touch(pilot, "p1-4.3")  # any place of the line
        assert game.match.line[-1] == "1w4"

    run(game, drive)


def test_a_game_without_a_board_is_played_from_a_list() -> None:
    game = table(PIG)

    async def drive(pilot: Pilot[int]) -> None:
        await settled(pilot)
        choices = game.query_one("#choices", OptionList)
        assert choices.display
        await pilot.press("down", "enter")
        await until(pilot, lambda: len(game.match.line) > 1)
        assert game.match.line[0] == "roll"

    run(game, drive)


def test_a_move_can_be_typed_and_a_wrong_one_is_told() -> None:
    game = table("connect4")

    async def drive(pilot: Pilot[int]) -> None:
        await pilot.press("m", *"9", "enter")
        await pilot.pause()
        assert "'9' is no column" in text_of(pilot)
        await pilot.press("m", "5", "enter")
        assert game.match.line == ["5"]

    run(game, drive)


def test_an_engine_answers_and_never_blocks_the_screen() -> None:
    game = table("connect4", "human", "mcts:seconds=2")
    beats: list[float] = []

    async def drive(pilot: Pilot[int]) -> None:
        pilot.app.set_interval(0.05, lambda: beats.append(time.perf_counter()) if len(game.match.line) == 1 else None)
        await touch(pilot, "4")
        await until(pilot, lambda: len(game.match.line) == 2)

    run(game, drive)
    gaps = [later - sooner for sooner, later in itertools.pairwise(beats)]
    assert len(gaps) > 20
    assert max(gaps) < 1


def test_undo_while_an_engine_thinks_takes_the_move_back_and_its_answer_is_not_heard() -> None:
    game = table("connect4", "human", "mcts:seconds=2")

    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, "4")
        await pilot.pause(0.3)
        await pilot.press("u")
        assert game.match.line == []
        await pilot.pause(2.5)
        assert game.match.line == []

    run(game, drive)


def test_undo_and_redo() -> None:
    game = table("connect4", "human", "greedy", seed=2)

    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, "4")
        await until(pilot, lambda: len(game.match.line) == 2)
        line = game.match.line
        await pilot.press("u")
        assert game.match.line == []
        await pilot.press("u")
        assert "There is no move of yours" in text_of(pilot)
        await pilot.press("r")
        assert game.match.line == line

    run(game, drive)


def test_hint_and_evaluation() -> None:
    game = table("tictactoe", line="b2 b1")

    async def drive(pilot: Pilot[int]) -> None:
        await pilot.press("h")
        await until(pilot, lambda: "best: " in text_of(pilot))
        assert game.hinted
        await pilot.press("e")
        await until(pilot, lambda: "X: wins" in text_of(pilot))
        await pilot.press("e")
        assert not game.query_one("#bar").display

    run(game, drive)


def test_flip_turns_a_checkered_board_and_no_other() -> None:
    async def drive(pilot: Pilot[int]) -> None:
        before = text_of(pilot)
        await pilot.press("f")
        await pilot.pause()
        lines = [line[:51].split() for line in text_of(pilot).splitlines()]
        assert ["h", "g", "f", "e", "d", "c", "b", "a"] in lines
        await pilot.press("f")
        await pilot.pause()
        assert text_of(pilot) == before

    run(table("damas"), drive)

    async def other(pilot: Pilot[int]) -> None:
        await pilot.press("f")
        await pilot.pause()
        assert "This board has no other side." in text_of(pilot)

    run(table("connect4"), other)


def test_resigning_and_draws_are_asked_about() -> None:
    game = table("connect4", line="4 4")

    async def drive(pilot: Pilot[int]) -> None:
        await pilot.press("x", "enter")  # No is chosen, unless one says Yes
        assert not game.match.over
        await pilot.press("d", "enter")
        assert game.match.result is not None
        assert game.match.result.reason is Reason.AGREED
        await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
        await pilot.press("escape", "u")
        await touch(pilot, "4", "4")
        await pilot.press("x", "up", "enter")
        assert game.match.result is not None
        assert game.match.result.winners == (1,)
        await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
        await pilot.press("escape", "u")  # who gave up goes on
        assert game.match.result is None
        assert game.match.line == ["4", "4", "4", "4"]

    run(game, drive)


def test_a_clock_runs_and_its_fall_ends_the_game() -> None:
    game = table("connect4", clock="1/move")

    async def drive(pilot: Pilot[int]) -> None:
        assert "1.0" in text_of(pilot) or "0." in text_of(pilot)
        await until(pilot, lambda: game.match.over, 5)
        assert game.match.result is not None
        assert game.match.result.reason is Reason.TIME
        assert "O wins: X ran out of time." in text_of(pilot)

    run(game, drive)


def test_every_move_is_in_the_library_and_the_library_goes_on_with_it() -> None:
    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, "4", "3")
        with Library() as library:
            assert library.load(1).record.moves == ("4", "3")
        await pilot.press("l")
        await until(pilot, lambda: isinstance(pilot.app.screen, LibraryScreen))
        assert pilot.app.screen.query_one(DataTable).row_count == 1
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen))
        await touch(pilot, "5")
        with Library() as library:
            assert library.load(1).record.moves == ("4", "3", "5")

    run(table("connect4"), drive)


def test_save_and_load_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, "4")
        for number in range(2):
            await pilot.press("s")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            pilot.app.screen.query_one(Input).value = str(file)
            await pilot.press("enter")
            await pilot.pause()
            await pilot.pause(0.2)
            assert ("already" in text_of(pilot)) == (number == 1)
        assert file.read_text().count("\n") == 1
        await pilot.press("l", "o")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        pilot.app.screen.query_one(Input).value = str(file)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReviewScreen))

    run(table("connect4"), drive)


# Looking back.


def test_a_review_walks_labels_and_tries_variations() -> None:
    review = ReviewScreen(match("tictactoe", line="b2 b1 a1 c3 a2 c2 a3"))

    async def drive(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: len(review.judged) == 7)
        assert "2 O b1??" in text_of(pilot)
        await pilot.press("home", "right", "right")
        assert review.here == 2
        await pilot.pause()
        assert "O b1??: blunder (50 % → 0 %); better: " in text_of(pilot)
        await pilot.press("b")
        assert review.variation is not None
        first = review.variation.line
        await pilot.press("b")
        assert review.variation.line[:1] == first
        assert len(review.variation.line) == 2
        await pilot.press("backspace", "backspace")
        assert review.variation is None
        await pilot.press("tab")
        await touch(pilot, "c3")
        assert review.variation is not None
        assert review.variation.line == ["c3"]
        await pilot.press("h")
        await until(pilot, lambda: "best: " in text_of(pilot))
        await pilot.press("p")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen))

    run(review, drive)


def test_a_finished_game_offers_its_review() -> None:
    async def drive(pilot: Pilot[int]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReviewScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(pilot.app.screen, PickerScreen))

    run(table("tictactoe", line="a1 b1 a2 b2 a3"), drive)


def test_a_review_that_is_left_while_moves_are_judged_is_no_trouble() -> None:
    async def drive(pilot: Pilot[int]) -> None:
        review = ReviewScreen(match("connect4", line="4 4 4 4 3 5 6 6"))
        await pilot.app.push_screen(review)
        await until(pilot, lambda: len(review.judged) > 0)
        await pilot.press("escape")
        late: list[str] = []
        aside(review, lambda tell: tell(lambda: late.append("heard")))  # its screen is gone
        await pilot.pause(0.5)
        assert isinstance(pilot.app.screen, GameScreen)
        assert not late

    run(table("connect4"), drive)


# Any terminal.


@pytest.mark.parametrize("name", ["connect4", "azul/4", "draughts/international", "tictactoe/12x4x4"])
@pytest.mark.parametrize("size", [(20, 5), (40, 12), (200, 60), (5, 3)])
def test_any_size_shows_something_and_takes_moves(name: str, size: tuple[int, int]) -> None:
    game = table(name)

    async def drive(pilot: Pilot[int]) -> None:
        await settled(pilot)
        for key in ("down", "right", "enter", "left", "up", "enter", "escape", "question_mark", "escape"):
            await pilot.press(key)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert game.query_one("#title").display
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert text_of(pilot)

    run(game, drive, size)


def test_light_dark_and_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    async def drive(pilot: Pilot[int]) -> None:
        before = pilot.app.export_screenshot()
        await pilot.press("t")
        await pilot.pause(0.2)
        assert pilot.app.export_screenshot() != before

    run(table("azul"), drive)
    monkeypatch.setenv("NO_COLOR", "1")

    async def look(pilot: Pilot[int]) -> None:
        assert "▗▄▄▄▖" in text_of(pilot)
        assert "╭───╮" in text_of(pilot)

    run(table("connect4", line="4 4"), look)


def test_sixteen_colours_are_enough() -> None:
    roles = ("cell", "target", "touched", "cursor", "last", "line", "dark_square", "light_square")
    shown = [Color.parse(getattr(SIXTEEN, role)).downgrade(ColorSystem.STANDARD) for role in roles]
    assert len(set(shown)) == len(roles)
    for seat in SIXTEEN.seats:
        assert Color.parse(seat).downgrade(ColorSystem.STANDARD) not in shown


def test_a_real_terminal_from_the_first_screen_to_the_last(data: Path) -> None:
    terminal = Terminal(["play", "connect4", "--seats", "human,human"], 24, 80, hushed=False, TERM="xterm-256color")
    terminal.see("Connect 4")
    terminal.see("X to play")
    os.write(terminal.fd, b"\r")
    terminal.see("O to play")
    os.write(terminal.fd, b"q")
    terminal.see("resume 1")
    os.write(terminal.fd, b"\r")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text
    with Library() as library:
        assert len(library.load(1).record.moves) == 1


@pytest.mark.parametrize("name", ["tictactoe", "369/4x4/pie", PIG])
def test_any_keys_do_no_harm(name: str) -> None:
    keys = KEYS.split()
    game = table(name, *(["human"] + ["greedy"] * (tablero.game(name).facts.seats - 1)))

    async def drive(pilot: Pilot[int]) -> None:
        for key in [*keys, *keys[1:]]:
            await pilot.press(key)

    run(game, drive)


def test_the_screen_speaks_spanish() -> None:
    language("es")

    async def drive(pilot: Pilot[int]) -> None:
        text = text_of(pilot)
        assert "¿a qué jugamos?" in text
        assert "Tres en raya" in text

    run(PickerScreen(), drive)


def test_ctrl_c_leaves_and_the_game_is_kept(data: Path) -> None:
    game = table("connect4")

    async def drive(pilot: Pilot[int]) -> None:
        await touch(pilot, "4")
        await pilot.press("ctrl+c")
        await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
        assert "tablero resume 1" in text_of(pilot)
        await pilot.press("enter")

    run(game, drive)
    assert os.listdir(data) == ["library.sqlite3"]
    with Library() as library:
        assert library.load(1).record.replay().line == ["4"]
