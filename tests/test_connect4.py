"""Connect 4: its rules, its sizes, and what is known of it."""

import itertools
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablero
from tablero.core.game import Game
from tablero.core.kinds import State
from tablero.core.verbs import bounds, mover, payoff, play
from tablero.games.connect4 import GAME
from tablero.search.solve import Solver

from .positions import random_line

PERFT = (7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572)
KNOWN = Path(__file__).parent / "data" / "connect4.txt"


def known(most: int | None = None) -> list[tuple[str, int]]:
    lines = [line.split() for line in KNOWN.read_text().splitlines() if not line.startswith("#")]
    return [(moves, int(value)) for moves, value in lines[:most]]


def test_perft() -> None:
    start = tablero.game("connect4").start()
    assert tuple(start.perft(depth) for depth in range(1, 10)) == PERFT


@pytest.mark.slow
def test_perft_10() -> None:
    assert tablero.game("connect4").start().perft(10) == 268_031_646


def test_known_values() -> None:
    game = tablero.game("conecta4")
    positions = game.positions([moves for moves, _ in known()])
    assert list(game.values(positions)) == [value for _, value in known()]
    assert list(game.values(positions, weak=True)) == [(v > 0) - (v < 0) for _, v in known()]


def test_a_cleared_table_gives_the_same() -> None:
    solver = Solver(GAME.start())
    for moves, value in known(20):
        solver.clear()
        state = GAME.follow(GAME.start(), moves)[-1].after
        assert solver.solve(state).value.number == value


def test_a_best_move_keeps_the_value() -> None:
    game = tablero.game("connect4")
    for moves, value in known(20):
        position = game.start().play(moves)
        found = position.solve()
        others = {after: -int(game.values([position.play(after)])[0]) for after in position.moves()}
        assert set(position.names(found.best)) == {move for move, worth in others.items() if worth == value}


def test_four_in_a_row_win_and_end_the_game() -> None:
    position = tablero.game("connect4").start().play("1213141")
    assert position.over
    assert position.payoffs == (18, -18)
    assert position.scene().lines == {"a3", "a4", "a5", "a6"}


def test_more_than_four_are_all_shown() -> None:
    position = tablero.game("connect4").position("......./......./......./......./OOO..../XXXXX.O")
    assert position.scene().lines == {"a6", "b6", "c6", "d6", "e6"}


def test_a_full_board_without_four_is_a_draw() -> None:
    text = "XXOOXXO/OOXXOOX/XXOOXXO/OOXXOOX/XXOOXXO/OOXXOOX"
    position = tablero.game("connect4").position(text)
    assert position.over
    assert position.payoffs == (0, 0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("......./......./......./......./X....../.......", "hangs in the air in column 1"),
        ("......./......./......./......./......./XX.....", "as many stones as O"),
        ("......./......./......./......./.......", "6 rows of 7 cells"),
        ("......./......./......./......./OOOO.../XXXX...", "Both sides"),
        ("......./......./......./......./......./?......", "no mark"),
    ],
)
def test_positions_that_cannot_be(text: str, reason: str) -> None:
    with pytest.raises(tablero.BadPosition, match=reason):
        tablero.game("connect4").position(text)


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("444444 4", "Column 4 is full"),
        ("8", "columns are 1 to 7"),
        ("0", "columns are 1 to 7"),
        ("x", "no column"),
        ("1212121 3", "the game is over"),
    ],
)
def test_why_a_move_is_illegal(moves: str, reason: str) -> None:
    with pytest.raises(tablero.IllegalMove, match=reason):
        tablero.game("connect4").start().play(moves)


@pytest.mark.parametrize("text", ["07", "9" * 5_000, "²", "٣"])
def test_a_column_is_one_digit(text: str) -> None:
    game = tablero.game("connect4").rules
    with pytest.raises(tablero.IllegalMove, match="is no column"):
        game.parse(game.start(), text)


@pytest.mark.parametrize("word", ["9x9", "0x3", "7x6x1", "7x6x8", "4x3x5", "999x1"])
def test_sizes_that_cannot_be_are_refused(word: str) -> None:
    with pytest.raises(tablero.UnknownGame, match=word):
        tablero.game(f"connect4/{word}")


@pytest.mark.parametrize("word", ["8x6", "7x7", "9x5", "9x5x5", "6x5", "10x5", "31x1x4"])
def test_other_sizes_play(word: str) -> None:
    game = tablero.game(f"connect4/{word}")
    end = game.start().play(" ".join(game.rules.format(a, m) for a, m in line_of(game.rules)))
    assert end.over


def line_of(rules: Game) -> list[tuple[State, int]]:
    states = random_line(rules, 5, 100)
    return [(a, next(m for m in rules.legal(a) if play(a, m) == b)) for a, b in itertools.pairwise(states)]


@pytest.mark.parametrize("word", ["4x4", "5x4", "4x5", "3x5x3", "5x3x4"])
def test_small_boards_are_solved_as_minimax_does(word: str) -> None:
    game = tablero.game(f"connect4/{word}")
    for seed in range(12):
        state = random_line(game.rules, seed, 6)[-1]
        position = tablero.Position(game, state)
        if not position.over:
            assert position.solve().value == position.minimax().value


def brute(state: State) -> int:
    legal = GAME.legal(state)
    if not legal:
        return payoff(state, mover(state))
    return max(-brute(play(state, move)) for move in legal)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9))
def test_bounds_hold(seed: int) -> None:
    for state in random_line(GAME, seed, 42)[36:]:
        low, high = bounds(state)
        assert low <= brute(state) <= high


@pytest.mark.parametrize("word", ["3x4x3", "4x3x3", "3x5x3", "5x3x3", "4x4x3", "7x2x3", "3x4x4"])
def test_bounds_hold_in_every_position_of_small_boards(word: str) -> None:
    game = tablero.game(f"connect4/{word}").rules
    values: dict[State, int] = {}

    def value(state: State) -> int:
        if state not in values:
            legal = game.legal(state)
            values[state] = max((-value(play(state, move)) for move in legal), default=0)
            if not legal:
                values[state] = payoff(state, mover(state))
        return values[state]

    value(game.start())
    tight = 0
    for state, exact in values.items():
        low, high = bounds(state)
        assert low <= exact <= high, game.dump(state)
        tight += low == high
    assert tight > len(values) // 4
