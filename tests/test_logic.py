"""Games as relations: every example of the assignment, every mode, and the same answers by hand and compiled."""

import random
import time
from collections.abc import Callable, Iterator

import pytest

import tablero
from tablero.core.kinds import State
from tablero.logic import Struct, Var, answers, relations, unified, variables
from tablero.logic.conecta4 import (
    MARKS,
    START,
    columnaDisp,
    conecta4,
    contenido,
    dropped,
    empate,
    free,
    ingresarFicha,
    jugadaDefinitiva,
    jugadaGanadora,
    jugadasDefinitivas,
    jugadaSegura,
    tableroInicial,
    term_of,
    winner,
)
from tablero.logic.terms import NIL, chain, ground, items_of, unify, value_of


def board(text: str) -> list[list[str]]:
    """A board as it is drawn; rows that are left out above are empty."""
    rows = [line.split() for line in text.strip().splitlines()]
    return [["-"] * 7 for _ in range(6 - len(rows))] + rows


# Terms.


def test_unification_binds_and_lets_go() -> None:
    X, Y = variables("X Y")
    for _ in unified([1, X, Struct("f", Y)], [1, "a", Struct("f", X)]):
        assert (X.value, Y.value) == ("a", "a")
    assert X.value is X
    assert not list(unified(Struct("f", X, 1), Struct("f", 2, X)))
    assert X.value is X


def test_lists_are_chains_with_an_open_end() -> None:
    X, R = variables("X R")
    for _ in unified([1, 2, 3], chain([X], R)):
        assert (X.value, R.value) == (1, [2, 3])
    assert items_of(chain([1], R)) is None
    assert value_of(NIL) == []
    assert not ground([1, X])
    trail: list[Var] = []
    assert not unify(1, True, trail)  # what is no number is no 1
    assert not unify("1", 1, trail)


# The nine predicates: the assignment's examples. (Two of its printed boards have seven rows; six are right.)


def test_tableroInicial() -> None:
    T = Var()
    assert answers(tableroInicial(T), T) == [board("")]
    assert len(board("")) == 6


def test_ingresarFicha() -> None:
    T, T2, T3 = variables("T T2 T3")
    found = [T2.value for _ in tableroInicial(T) for _ in ingresarFicha(T, 3, "a", T2)]
    assert found == [board("- - a - - - -")]
    found = [
        T3.value for _ in tableroInicial(T) for _ in ingresarFicha(T, 5, "a", T2) for _ in ingresarFicha(T2, 5, "b", T3)
    ]
    assert found == [board("- - - - b - -\n- - - - a - -")]


def test_columnaDisp() -> None:
    T, C = variables("T C")
    assert [C.value for _ in tableroInicial(T) for _ in columnaDisp(T, C)] == [1, 2, 3, 4, 5, 6, 7]
    assert [True for _ in tableroInicial(T) for _ in columnaDisp(T, 6)] == [True]


def test_contenido() -> None:
    T, T2, F = variables("T T2 F")
    assert [F.value for _ in tableroInicial(T) for _ in contenido(T, [2, 4], F)] == ["-"]
    found = [F.value for _ in tableroInicial(T) for _ in ingresarFicha(T, 3, "a", T2) for _ in contenido(T2, [6, 3], F)]
    assert found == ["a"]


WON = board("- - - - b - -\n- - a - b - -\n- - a - b - -\nb a a a b - -")


def test_conecta4() -> None:
    F, L, T = variables("F L T")
    assert answers(conecta4(WON, F, L), F, L) == [("b", [[3, 5], [4, 5], [5, 5], [6, 5]])]
    assert [True for _ in tableroInicial(T) for _ in conecta4(T, F, L)] == []


def test_conecta4_names_all_of_a_longer_row_and_every_row() -> None:
    L = Var()
    assert answers(conecta4(board("a a a a a - -"), "a", L), L) == [[[6, column] for column in range(1, 6)]]
    both = board("a - - - - - -\nb a - - - - -\nb b a - - - -\na a a a b - -")
    assert answers(conecta4(both, "a", L), L) == [
        [[6, 1], [6, 2], [6, 3], [6, 4]],
        [[3, 1], [4, 2], [5, 3], [6, 4]],
    ]


def test_empate() -> None:
    full = [list("aabbaab"), list("bbaabba")] * 3
    assert len(list(empate(full))) == int(winner(tuple(map(tuple, full))) is None) == 1
    assert not list(empate(board("")))
    assert not list(empate(board("a a a a - - -")))


def test_jugadaGanadora() -> None:
    C = Var()
    three = board("- - a - b - -\n- - a - b - -\nb a a a b - -")
    assert answers(jugadaGanadora(three, "b", C), C) == [5]
    assert answers(jugadaGanadora(board("- - a - b - -\nb a a a b - -"), "b", C), C) == []


def test_jugadaSegura() -> None:
    C = Var()
    drawn = board("- a - - - - -\na b a - - - -\na b b a - b -")
    assert answers(jugadaSegura(drawn, "b", C), C) == [2, 3, 4, 5, 6, 7]


def test_jugadaDefinitiva() -> None:
    C, T = variables("C T")
    drawn = board("- - - - - - a\n- - - a - - a\n- - - b a b b\na a b b a b b")
    assert answers(jugadaDefinitiva(drawn, "a", C), C) == [5]
    assert answers(jugadaDefinitiva(drawn, "b", C), C) == []
    assert [True for _ in tableroInicial(T) for _ in jugadaDefinitiva(T, "a", C)] == []


# Modes.


def test_the_mark_and_the_column_may_be_open_and_the_board_before_too() -> None:
    T, C, F = variables("T C F")
    after = board("- - - - b - -\nb - - - a - -")
    assert answers(ingresarFicha(T, C, F, after), C, F) == [(1, "b"), (5, "b")]
    assert answers(ingresarFicha(T, 5, F, after), T) == [board("b - - - a - -")]
    assert answers(ingresarFicha(T, C, "a", after), C) == []
    assert len(answers(ingresarFicha(board(""), C, F, T), C, F)) == 14


def test_what_is_given_is_checked() -> None:
    assert len(list(ingresarFicha(board(""), 3, "a", board("- - a - - - -")))) == 1
    assert not list(ingresarFicha(board(""), 3, "a", board("- - b - - - -")))
    assert not list(ingresarFicha(board(""), 8, "a", Var()))
    assert not list(columnaDisp([["x"] * 7] * 6, 1))
    assert not list(columnaDisp("no board", 1))
    assert not list(jugadaGanadora(WON, "b", Var()))  # the game is over


def test_open_boards_come_in_the_order_of_their_discs_each_once() -> None:
    T, C = variables("T C")
    seen: list[list[list[str]]] = []
    for _ in columnaDisp(T, 1):
        seen.append(T.value)
        if len(seen) == 80:
            break
    discs = [sum(cell != "-" for row in each for cell in row) for each in seen]
    assert discs == sorted(discs)
    assert discs.count(1) == 14
    assert len({str(each) for each in seen}) == 80
    partly = [["-"] * 7 for _ in range(5)] + [["-", "-", "a", C, "-", "-", "-"]]
    assert next(C.value for _ in columnaDisp(partly, 1)) == "-"


# Random boards, by hand and compiled.


def random_boards(number: int, seed: int) -> Iterator[tuple[tuple[tuple[str, ...], ...], str]]:
    """Boards that nobody has won, after random moves, and whose turn it is."""
    rng = random.Random(seed)
    while number:
        made, mark = START, "a"
        for _ in range(rng.randrange(6, 34)):
            columns = free(made)
            if not columns or winner(made):
                break
            made, mark = dropped(made, rng.choice(columns), mark), MARKS[1 - MARKS.index(mark)]
        if winner(made) is None and free(made):
            yield made, mark
            number -= 1


def test_predicates_and_relations_and_the_compiled_batch_agree() -> None:
    game, C, M = relations("connect4"), Var(), Var()
    pairs: list[tuple[Callable[..., Iterator[None]], Callable[..., Iterator[None]]]] = [
        (jugadaGanadora, game.winning_move),
        (jugadaSegura, game.safe_move),
        (jugadaDefinitiva, game.forcing_move),
    ]
    seen = 0
    for made, mark in random_boards(60, 1):
        state = game.game.load("/".join("".join(row) for row in made).replace("-", "."))
        for predicate, relation in pairs:
            by_hand = answers(predicate(term_of(made), mark, C), C)
            assert [str(column) for column in by_hand] == answers(relation(state, M), M)
        assert jugadasDefinitivas([term_of(made)], mark) == [answers(jugadaDefinitiva(term_of(made), mark, C), C)]
        seen += bool(by_hand)
    assert seen > 3


def test_ten_thousand_boards_in_a_second() -> None:
    made = [term_of(each) for each, _ in random_boards(400, 2)] * 25
    jugadasDefinitivas(made[:2], "a")  # compiles
    began = time.perf_counter()
    found = jugadasDefinitivas(made, "a")
    assert time.perf_counter() - began < 3  # 1 s on a quiet machine
    assert found[:400] == found[400:800]
    assert sum(map(bool, found)) > 25


# Any game.


def test_relations_of_tic_tac_toe() -> None:
    game = relations("tictactoe")
    S, S2, M, P, R, V = variables("S S2 M P R V")
    start = answers(game.start(S), S)[0]
    assert answers(game.legal(start, M), M) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    after = answers(game.move(start, "b2", S2), S2)[0]
    assert answers(game.turn(after, P), P) == [1]
    assert answers(game.cell(after, "b2", V), V) == ["X"]
    assert len(answers(game.cell(after, V, "-"), V)) == 8
    assert not list(game.over(after))
    late = tablero.game("tictactoe").start().play("a1 b1 a2 b2")
    assert answers(game.winning_move(late, M), M) == ["a3"]
    assert answers(game.value(late, V), V) == [5]
    assert answers(game.best(late, M), M) == ["a3"]
    over = late.play("a3")
    assert len(list(game.over(over))) == 1
    assert answers(game.result(over, P, R), P, R) == [(0, 5), (1, -5)]


def test_open_positions_are_all_that_play_reaches() -> None:
    game, S, M = relations("tictactoe"), Var(), Var()
    assert len(answers(game.over(S), S)) == 958  # of 5,478
    assert len(set(answers(game.legal(S, "b2"), S))) == len(answers(game.legal(S, "b2"), S))
    state: State = tablero.game("tictactoe").start().play("b2 a1").state
    before = [(value, M.value) for _ in game.move(S, M, state) for value in [S.value]]
    assert [move for _, move in before] == ["a1"]


@pytest.mark.parametrize("name", ["369/3x3", "damas", "azul", "examples/nim.py", "examples/pig.py"])
def test_relations_of_every_game(name: str) -> None:
    game = relations(name)
    S, M, P, C, X = variables("S M P C X")
    state = tablero.game(name).start().settle().state
    legal = answers(game.legal(state, M), M)
    assert legal == tablero.game(name).start().settle().moves()
    assert len(answers(game.move(state, legal[0], S), S)) == 1
    assert len(answers(game.turn(state, P), P)) == 1
    assert len(answers(game.cell(state, C, X), C)) == len({*answers(game.cell(state, C, X), C)})
    for relation in (game.winning_move, game.safe_move, game.forcing_move):
        assert set(answers(relation(state, M), M)) <= set(legal)
