"""Tic-tac-toe: its rules, its sizes, and what is known of them."""

import pytest

import tablero
from tablero.core.kinds import State
from tablero.core.verbs import mirror, play
from tablero.games.tictactoe import GAME

PERFT = (9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872)


def positions() -> set[State]:
    seen, todo = {GAME.start()}, [GAME.start()]
    while todo:
        state = todo.pop()
        for move in GAME.legal(state):
            after = play(state, move)
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return seen


def canonical(state: State) -> tuple[str, ...]:
    """The least of all eight images of a square board, drawn."""
    rows = GAME.grid(state)
    images = []
    for _ in range(4):
        rows = ["".join(row) for row in zip(*rows[::-1], strict=True)]
        images += [tuple(rows), tuple(row[::-1] for row in rows)]
    return min(images)


def test_perft() -> None:
    start = tablero.game("tictactoe").start()
    assert tuple(start.perft(depth) for depth in range(1, 10)) == PERFT


def test_legal_positions_and_their_symmetries() -> None:
    seen = positions()
    assert len(seen) == 5_478
    assert len({canonical(state) for state in seen}) == 765
    assert all(canonical(mirror(state)) == canonical(state) for state in seen)


def test_the_whole_tree() -> None:
    found = tablero.game("tresenraya").start().minimax()
    assert found.nodes == 549_946
    assert found.value == tablero.Value(0)
    assert len(found.best) == 9


def test_games_to_the_end() -> None:
    ends = 0

    def walk(state: State) -> None:
        nonlocal ends
        legal = GAME.legal(state)
        ends += not legal
        for move in legal:
            walk(play(state, move))

    walk(GAME.start())
    assert ends == 255_168


def test_the_sooner_win_is_worth_more() -> None:
    position = tablero.game("tictactoe").start().play("a1 b1 a2 b2 a3")
    assert position.over
    assert position.payoffs == (5, -5)


@pytest.mark.parametrize(
    ("size", "value"),
    [("3x3x3", 0), ("3x4x3", 4), ("4x4x3", 8), ("4x4x4", 0), ("2x2x2", 2), ("4x3x3", 4), ("5x3x4", 0)],
)
def test_sizes_are_solved(size: str, value: int) -> None:
    start = tablero.game(f"tictactoe/{size}").start()
    found = start.solve(every=False)
    assert found.value.kind is tablero.Kind.EXACT
    assert (found.value.number > 0) == (value > 0)
    if size in ("2x2x2", "3x3x3"):
        assert found.value.number == value == start.minimax().value.number


@pytest.mark.parametrize("word", ["8x8x5", "3x3x4", "3x3x1", "0x3x3", "3x3x99", "99x99x3"])
def test_sizes_that_cannot_be_are_refused(word: str) -> None:
    with pytest.raises(tablero.UnknownGame, match=word):
        tablero.game(f"tictactoe/{word}")


def test_the_multiplication_sign_is_read_too() -> None:
    assert tablero.game("tictactoe/5×5×4").name == "tictactoe/5x5x4"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("xx./.../...", "as many stones as O or one more"),
        ("xxx/ooo/...", "Both sides have a row"),
        ("xxx/oo./o..", "a stone was set after it"),
        ("x../...", "3 rows of 3 cells"),
        ("x../.z./...", "'z' is no mark"),
        ("", "3 rows of 3 cells"),
    ],
)
def test_positions_that_cannot_be(text: str, reason: str) -> None:
    with pytest.raises(tablero.BadPosition, match=reason):
        tablero.game("tictactoe").position(text)


def test_two_rows_by_one_move_are_a_position() -> None:
    position = tablero.game("tictactoe").position("xxx/xoo/xoo")
    assert position.over
    assert position.payoffs == (1, -1)


@pytest.mark.parametrize(("text", "reason"), [("b2", "b2 is taken"), ("d1", "not a legal move"), ("", "not a legal")])
def test_why_a_move_is_illegal(text: str, reason: str) -> None:
    rules = tablero.game("tictactoe").rules
    state = tablero.game("tictactoe").start().play("b2").state
    with pytest.raises(tablero.IllegalMove, match=reason):
        rules.parse(state, text)
