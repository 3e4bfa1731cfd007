"""Opening books: made, kept, gone on with, believed by the solver; the one that is shipped is right."""

import random
from pathlib import Path

import pytest

import tablero
from tablero.apps.cli import main
from tablero.core.verbs import key, mirror
from tablero.search.book import Book, book_of, completed, layers, pack, unpack
from tablero.search.solve import Solver

GAME = tablero.game("connect4/4x4").rules


@pytest.fixture(scope="module")
def small() -> Book:
    found = layers(GAME.start(), 4)
    solver = Solver(GAME.start())
    last = {known: solver.solve(state).value.number for known, state in found[-1].items()}
    return unpack(pack(completed(found, last), {"game": GAME.name, "plies": 4}))


def test_a_book_knows_every_value_up_to_its_last_ply(small: Book) -> None:
    solver = Solver(GAME.start())
    for layer in layers(GAME.start(), 4):
        for state in layer.values():
            assert small.value(state) == solver.solve(state).value.number
    deeper = next(iter(layers(GAME.start(), 5)[-1].values()))
    assert small.value(deeper) is None


@pytest.mark.parametrize("weak", [False, True])
@pytest.mark.parametrize("every", [False, True])
def test_the_solver_says_the_same_with_a_book(small: Book, weak: bool, every: bool) -> None:
    with_book, without = Solver(GAME.start(), book=small), Solver(GAME.start())
    for layer in layers(GAME.start(), 5):
        for state in list(layer.values())[:40]:
            quick, slow = with_book.solve(state, weak=weak, every=every), without.solve(state, weak=weak, every=every)
            assert quick.value == slow.value
            if every:
                assert set(quick.best) == set(slow.best)
            else:
                assert set(quick.best) <= set(without.solve(state, weak=weak, every=True).best)


def test_keys_and_values_come_back_as_they_were() -> None:
    values = {0: -128, 5: 127, 1 << 40: 0, (1 << 61) + 3: -1}
    book = unpack(pack(values, {"game": "x"}))
    assert dict(zip(map(int, book.keys), map(int, book.values), strict=True)) == values
    assert book.about == {"game": "x", "positions": 4}


@pytest.mark.parametrize("damage", [lambda data: b"", lambda data: data[:-5], lambda data: data.replace(b"1", b"9", 1)])
def test_a_damaged_book_is_refused(small: Book, damage: "object") -> None:
    data = pack({1: 1, 2: 2}, {"game": "x"})
    with pytest.raises(tablero.BadRecord, match="no book of tablero"):
        unpack(damage(data))  # type: ignore[operator]


def test_making_a_book_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = layers(GAME.start(), 3)
    known = next(iter(found[-1]))
    whole, part = tmp_path / "a.book", tmp_path / "b.book.part"
    head = '{"game": "connect4/4x4", "plies": 3}'
    part.write_text(f"{head}\n{known} 0\n{known} 1")  # the last line was cut off
    args = ["book", "connect4/4x4", "--plies", "3", "--workers", "1", "--out"]
    assert main([*args, str(whole)]) == 0
    assert main([*args, str(tmp_path / "b.book")]) == 0
    assert not part.exists()
    one, other = unpack(whole.read_bytes()), unpack((tmp_path / "b.book").read_bytes())
    assert len(one.keys) == len(other.keys) == sum(map(len, found))
    assert str(len(whole.read_bytes())) in capsys.readouterr().out


def test_begun_work_on_another_book_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part = tmp_path / "a.book.part"
    part.write_text('{"game": "connect4", "plies": 8}\n')
    assert main(["book", "connect4/4x4", "--plies", "3", "--out", str(tmp_path / "a.book")]) == 2
    assert "is not begun work on this book" in capsys.readouterr().err
    assert part.read_text() == '{"game": "connect4", "plies": 8}\n'


def test_a_game_that_cannot_be_solved_gets_no_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "azul"]) == 2
    assert "chance" in capsys.readouterr().err


def test_the_book_that_is_shipped_is_right() -> None:
    """A sample of its last layer against the solver without a book."""
    game = tablero.game("connect4").rules
    book = book_of(game)
    assert book is not None
    assert len(game.book_data() or b"") < 3 << 20
    assert book.value(game.start()) == 1
    rng, solver, seen = random.Random(3), Solver(game.start()), 0
    while seen < 8:
        position = tablero.game("connect4").start()
        for _ in range(6):
            position = position.play(rng.choice(position.moves()))
        if not position.over:
            assert book.value(position.state) == solver.solve(position.state).value.number
            assert key(mirror(position.state)) in book.keys
            seen += 1
