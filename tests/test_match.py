"""A match: what may happen in it, clocks, how it ends, what can be taken back."""

import pytest

import tablero
from tablero.core.errors import IllegalMove, NotPossible
from tablero.play.clock import Clock, read_clock
from tablero.play.match import Match
from tablero.play.result import Reason, in_words


def match(name: str, *players: str, line: str = "", seed: int = 0, clock: str = "none") -> Match:
    """A match in which these moves have been played."""
    made = Match(tablero.game(name).rules, players or ("human", "human"), seed=seed, clock=read_clock(clock))
    for text in line.split():
        while made.pending:
            made.settle()
        made.play(made.game.parse(made.state, text))
    return made


def ending(made: Match) -> str:
    assert made.result is not None
    return in_words(made.names, made.result)


@pytest.mark.parametrize(
    ("name", "line", "winners", "text"),
    [
        ("tictactoe", "a1 b1 a2 b2 a3", (0,), "X wins."),
        ("tictactoe", "b2 a1 c3 c1 b1 b3 a2 c2 a3", (0, 1), "Draw."),
        ("connect4", "1 2 1 2 1 2 1", (0,), "X wins."),
    ],
)
def test_the_rules_end_it(name: str, line: str, winners: tuple[int, ...], text: str) -> None:
    made = match(name, line=line)
    assert made.result is not None
    assert (made.result.winners, made.result.reason, ending(made)) == (winners, Reason.RULES, text)
    assert made.turn is None
    with pytest.raises(IllegalMove):
        made.play(0)


def test_a_repetition_ends_it_with_its_reason() -> None:
    start = tablero.game("damas").position("W:WKa2:BKh7").state
    made = Match(tablero.game("damas").rules, ("human", "human"), start=start)
    for text in ["a2-b3", "h7-g8", "b3-a2", "g8-h7"] * 2:
        made.play(made.game.parse(made.state, text))
    assert made.result is not None
    assert made.result.reason is Reason.HISTORY
    assert made.result.score(0) == made.result.score(1) == 0.5
    assert ending(made) == "Draw: the same position 3 times."


def test_who_resigns_has_lost_and_the_others_share_the_victory() -> None:
    two = match("connect4", line="4")
    two.resign(1)
    assert ending(two) == "X wins: O resigned."
    three = match("azul/3", "human", "human", "human")
    three.resign(0)
    assert three.result is not None
    assert [three.result.score(seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert ending(three) == "Shared: Player 2, Player 3: Player 1 resigned."


def test_an_agreed_draw() -> None:
    made = match("connect4", line="4")
    made.agree()
    assert ending(made) == "Draw: agreed."


@pytest.mark.parametrize(
    ("text", "spent", "left"),
    [
        ("none", [100.0], None),
        ("10/move", [3.0, 9.0], 10),
        ("60", [10.0, 20.0], 30),
        ("5m+3s", [10.0, 20.0], 276),
        ("1.5m+0", [], 90),
        ("1h", [], 3600),
        ("300h", [], 1_080_000),
        ("1234.567", [], 1234.567),
    ],
)
def test_clocks(text: str, spent: list[float], left: float | None) -> None:
    assert read_clock(text).left(spent) == left
    assert read_clock(str(read_clock(text))) == read_clock(text)


@pytest.mark.parametrize("text", ["soon", "-3", "10/game", "1e9", "5m+", "٣", "0+3", "9" * 50])
def test_what_is_no_clock(text: str) -> None:
    with pytest.raises(NotPossible, match="is no clock: write none, 10/move, or"):
        read_clock(text)


def test_who_takes_too_long_has_lost_by_time() -> None:
    made = match("connect4", line="4 4", clock="10+1")
    made.play(made.game.parse(made.state, "4"), 10.5)  # one second more for the first move
    assert not made.over
    assert made.left(0) == pytest.approx(1.5)
    made.play(made.game.parse(made.state, "1"), 11.5)
    assert ending(made) == "X wins: O ran out of time."
    assert made.line == ["4", "4", "4"]


def test_an_engine_takes_a_part_of_what_its_clock_leaves() -> None:
    assert Clock(a_move=10).share(10) == 8
    assert Clock(bank=300, increment=3).share(200) == pytest.approx(0.8 * 13)
    assert Clock(bank=300, increment=30).share(2) <= 0.8 * 2


def test_undo_goes_to_ones_last_decision_and_redo_back() -> None:
    made = match("connect4", "human", "greedy", line="4 4 3 3")
    here = [True, False]
    assert made.steps_to_take_back(here) == 2
    for _ in range(2):
        made.take_back()
    assert made.line == ["4", "4"]
    assert made.steps_to_put_back(here) == 2
    for _ in range(2):
        made.put_back()
    assert made.line == ["4", "4", "3", "3"]


def test_undo_never_passes_chance_nor_a_person_elsewhere() -> None:
    azul = match("azul", "human", "greedy")
    while azul.pending:
        azul.settle()
    assert azul.steps_to_take_back([True, False]) == 0
    far = match("connect4", "human", "human", line="4 4")
    assert far.steps_to_take_back([True, False]) == 0
    assert far.steps_to_take_back([True, True]) == 1


def test_taking_back_revives_a_match_that_was_over() -> None:
    made = match("tictactoe", line="a1 b1 a2 b2 a3")
    made.take_back()
    assert made.turn == 0
    assert not made.over


def test_chance_depends_on_the_seed_and_on_how_much_was_played_alone() -> None:
    one, other = match("azul", "human", "human", seed=5), match("azul", "human", "human", seed=5)
    for made in (one, other):
        while made.pending:
            made.settle()
    assert one.state == other.state
    assert one.state == tablero.game("azul").start(5).settle().state
    assert one.state != tablero.game("azul").start(6).settle().state
    assert tablero.game("azul").start(5).settle().history == one.line
