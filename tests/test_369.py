"""369: known constants, the mirror strategies, exact values; fast = naive."""

from collections.abc import Callable
from typing import cast

import pytest

import tablero
from tablero.core.chance import dice
from tablero.core.rng import below
from tablero.core.verbs import count, mirror, payoff, pick, play
from tablero.games.three_six_nine import ThreeSixNineGame
from tablero.games.three_six_nine.rules import ThreeSixNine, points, scoring_lines

from . import naive_369 as naive

# side: scoring lines, all points of any game
CONSTANTS = {3: (8, 8), 4: (14, 14), 5: (20, 20), 6: (26, 54), 7: (32, 72), 8: (38, 90), 9: (44, 168)}
NAMES = [f"369/{side}x{side}" for side in CONSTANTS] + [
    "369/contiguous",
    "369/6x6/contiguous",
    "369/7x7/contiguous/pie",
]
Player = Callable[[ThreeSixNineGame, ThreeSixNine, list[int]], int]


def named(name: str) -> ThreeSixNineGame:
    return cast(ThreeSixNineGame, tablero.game(name).rules)


@pytest.mark.parametrize("side", CONSTANTS)
def test_constants(side: int) -> None:
    lines, total = CONSTANTS[side]
    game = named(f"369/{side}x{side}")
    assert len(scoring_lines(side)) == lines
    assert game.state.payoff_limits == (-total, total)


def random_move(game: ThreeSixNineGame, state: ThreeSixNine, rng: list[int]) -> int:
    legal = game.legal(state)
    return legal[below(len(legal), rng)]


def greedy_move(game: ThreeSixNineGame, state: ThreeSixNine, rng: list[int]) -> int:
    """A cell that scores most now, ties at random."""
    legal = game.legal(state)
    most = max(points(state, move) for move in legal)
    best = [move for move in legal if points(state, move) == most]
    return best[below(len(best), rng)]


@pytest.mark.parametrize("name", NAMES)
def test_fast_is_naive(name: str) -> None:
    game = named(name)
    side, contiguous = game.state.side, game.state.contiguous
    for seed in range(12):
        state, rng, stones, scores = cast(ThreeSixNine, game.start()), dice(seed), set[naive.Cell](), [0, 0]
        while legal := game.legal(state):
            assert count(state, [0] * 90) == len(legal)
            move = pick(state, [0] * 90, list(rng))
            assert move == random_move(game, state, rng)
            if move < side * side:
                cell = (move % side, move // side)
                scores[state.turn] += naive.gain(side, stones, cell, contiguous)
                stones.add(cell)
            else:
                assert len(stones) == 1
            state = cast(ThreeSixNine, play(state, move))
            assert game.points(state) == tuple(scores)
            assert game.load(game.dump(state)) == state
        assert payoff(state, 0) == scores[0] - scores[1]
        if not contiguous:
            assert sum(scores) == CONSTANTS[side][1]


def mirrored(game: ThreeSixNineGame, state: ThreeSixNine, rng: list[int]) -> int:
    """Opposite to the one cell whose opposite is free; the centre while there is none."""
    last = game.state.side**2 - 1
    free = game.legal(state)
    alone = [cell for cell in free if last - cell not in free]
    return alone[0] if alone else last // 2


@pytest.mark.parametrize("other", [random_move, greedy_move])
@pytest.mark.parametrize(
    ("side", "seat", "scores"), [(9, 0, (88, 80)), (6, 1, (26, 28)), (7, 0, (34, 38)), (4, 1, (8, 6)), (8, 1, (44, 46))]
)
def test_mirror_strategies(side: int, seat: int, scores: tuple[int, int], other: Player) -> None:
    game = named(f"369/{side}x{side}")
    for seed in range(5):
        state, rng = cast(ThreeSixNine, game.start()), dice(seed)
        while not game.over(state):
            player = mirrored if state.turn == seat else other
            state = cast(ThreeSixNine, play(state, player(game, state, rng)))
        assert game.points(state) == scores


@pytest.mark.parametrize(("side", "value"), [(3, 4), (4, 0)])
def test_exact_values(side: int, value: int) -> None:
    assert naive.value(side) == value
    found = tablero.game(f"369/{side}x{side}").start().solve()
    assert (found.value.number, found.value.kind) == (value, tablero.Kind.EXACT)


@pytest.mark.slow
def test_exact_value_of_five_by_five() -> None:
    found = tablero.game("369/5x5").start().solve()
    assert (found.value.number, found.value.kind) == (4, tablero.Kind.EXACT)


def test_the_value_left_to_play_depends_on_the_stones_alone() -> None:
    game = tablero.game("369/3x3")
    for text, ahead in (("XXX/.../... 1-0 2", -1), ("XXX/.../... 0-1 2", 1)):
        assert (
            game.position(text).solve().value.number - ahead
            == game.position("XXX/.../... 1-0 2").solve().value.number + 1
        )


def test_eight_images_are_one() -> None:
    game = named("369/5x5")
    turned = {mirror(game.load(f"{rows} 0-0")) for rows in (
        "XX.../...../...../...../.....", "...XX/...../...../...../.....", "...../...../...../...../XX...",
        "...../...../...../...../...XX", "X..../X..../...../...../.....", "....X/....X/...../...../.....",
        "...../...../...../X..../X....", "...../...../...../....X/....X",
    )}  # fmt: skip
    assert len(turned) == 1


def test_words_add_up_in_any_order() -> None:
    names = {
        tablero.game(f"369/{words}").name
        for words in ("6x6/contiguous/pie", "pie/6×6/contiguous", "contiguous/pie/6x6")
    }
    assert names == {"369/6x6/contiguous/pie"}
    assert tablero.game("369/9x9").name == "369"


@pytest.mark.parametrize("word", ["5x6", "2x2", "10x10", "pies"])
def test_words_that_mean_nothing(word: str) -> None:
    with pytest.raises(tablero.UnknownGame):
        tablero.game(f"369/{word}")


def test_the_pie() -> None:
    second = tablero.game("369/5x5/pie").start().play("c3")
    assert "swap" in second.moves()
    third = second.play("swap")
    assert third.game.rules.scene(third.state).mover == 0
    assert "swap" not in third.moves()
    assert "swap" not in third.play("a1").moves()
    with pytest.raises(tablero.IllegalMove, match="only in reply to the first stone"):
        third.play("swap")
    assert tablero.game("369/3x3/pie").start().solve().value.number <= 4


@pytest.mark.parametrize(
    ("text", "said"),
    [("c3", "c3 is taken"), ("j1", "cells are a1 to i9"), ("swap", "only in reply"), ("", "'' is no cell")],
)
def test_why_a_move_is_not_legal(text: str, said: str) -> None:
    position = tablero.game("369").start().play("c3")
    with pytest.raises(tablero.IllegalMove, match=said):
        position.game.rules.parse(position.state, text)


def test_digits_are_column_and_row() -> None:
    game = named("369")
    assert game.format(game.start(), game.parse(game.start(), "35")) == "c5"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("XX./...", "is written like .../.../..."),
        ("XXX/.../...", "have brought 1 points; here are 0"),
        ("XX./.../... 0-0 2", "With 2 stones player 1 is to move"),
    ],
)
def test_positions_that_cannot_be(text: str, said: str) -> None:
    with pytest.raises(tablero.BadPosition, match=said):
        tablero.game("369/3x3").position(text)


def test_a_stone_brings_twelve_points_at_most() -> None:
    game = tablero.game("369/3x3/contiguous")
    assert game.position("X../.../... 6-6 2").dump() == "X../.../... 6-6 2"
    with pytest.raises(tablero.BadPosition, match="No game brings 13 points"):
        game.position("X../.../... 7-6 2")


def test_the_lines_that_just_scored_are_shown() -> None:
    position = tablero.game("369/4x4").start().play("a1 d1 b1")
    scene = position.game.rules.scene(position.state, position.steps[-1].before)
    assert scene.lines == {"a1", "b1", "d1"}
    assert scene.last == {"b1"}
    assert scene.scores == (1, 0)
    contiguous = tablero.game("369/4x4/contiguous").start().play("a1 d1 b1")
    assert contiguous.game.rules.scene(contiguous.state, contiguous.steps[-1].before).lines == set()
