"""Prolog's notation: what is read, answered and written; the same as SWI-Prolog, where that is at hand."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.apps.cli import main
from tablero.core.errors import TableroError
from tablero.logic.prolog.library import consult, engine_for
from tablero.logic.prolog.prompt import answers
from tablero.logic.prolog.reading import Unreadable, read_program, read_query
from tablero.logic.prolog.writing import written
from tablero.logic.relations import relations

from . import swi
from .processes import run

CONNECT4 = relations("connect4")
PROGRAM = """\
p(1). p(2). p(3).            % facts
q(X) :- p(X), X > 1, !.
len([], 0).
len([_|T], N) :- len(T, M), N is M + 1.
fact(0, 1) :- !.
fact(N, F) :- M is N - 1, fact(M, G), F is N * G.
nat(0).
nat(N) :- nat(M), N is M + 1.
max(X, Y, X) :- X >= Y, !.
max(_, Y, Y).
loop :- loop.
/* a comment
   over two lines */
casa('Ana María', "texto").
t(X) :- ( X > 2 -> Y = grande ; X =:= 2 -> Y = dos ; Y = chico ), w(Y).
w(_).
s(X) :- member(X, [a, b, c]), \\+ X = b.
"""


def told(goal: str, most: int = 10, program: str = PROGRAM, seconds: float = 5) -> list[str]:
    """The answers of a goal, as the prompt shows them; `;` where there are more than are asked for."""
    shown: list[str] = []
    engine = engine_for(CONNECT4, seconds, shown.append)
    consult(engine, program)
    found = []
    for text, more in answers(engine, read_query(goal), CONNECT4.game):
        found.append("".join(shown) + text)
        shown.clear()
        if len(found) == most and more:
            return [*found, ";"]
    return found


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ("p(X)", ["X = 1", "X = 2", "X = 3"]),
        ("p(2)", ["true"]),
        ("p(4)", []),
        ("q(X)", ["X = 2"]),
        ("len([a, b, c], N)", ["N = 3"]),
        ("fact(20, F)", ["F = 2432902008176640000"]),
        ("nat(N), N > 2", ["N = 3", ";"]),
        ("max(3, 5, M)", ["M = 5"]),
        ("s(X)", ["X = a", "X = c"]),
        ("t(3)", ["true"]),
        ("X = f(Y), Y = 2", ["X = f(2),\nY = 2"]),
        ("X = Y", ["X = Y"]),
        ("X = [1, 2|T], T = [3]", ["X = [1, 2, 3],\nT = [3]"]),
        ("append(X, Y, [1])", ["X = [],\nY = [1]", "X = [1],\nY = []", ";"]),
        ("append([[1], [2, 3], []], L)", ["L = [1, 2, 3]"]),
        ("member(X, [a, b]), X \\= a", ["X = b"]),
        ("member(f(X), [f(1), g(2), f(3)])", ["X = 1", "X = 3"]),
        ("between(1, 3, X), X =\\= 2", ["X = 1", "X = 3"]),
        ("length(L, 2), L = [a|_]", ["L = [a, _]"]),
        ("nth0(I, [a, b], E)", ["I = 0,\nE = a", "I = 1,\nE = b"]),
        ("nth1(2, [a, b], E)", ["E = b"]),
        ("findall(X-Y, (p(X), p(Y), X < Y), L)", ["L = [1-2, 1-3, 2-3]"]),
        ("forall(p(X), X < 4)", ["true"]),
        ("forall(p(X), X < 3)", []),
        ("once(p(X))", ["X = 1"]),
        ("\\+ p(7), \\+ \\+ p(1)", ["true"]),
        ("(p(X), X > 1 -> true ; X = none)", ["X = 2"]),
        ("(fail ; X = 1 ; X = 2)", ["X = 1", "X = 2"]),
        ("(p(X), X >= 2, ! ; X = 9)", ["X = 2"]),
        ("call(max, 1, 2, M)", ["M = 2"]),
        ("maplist(max(2), [1, 3], L)", ["L = [2, 3]"]),
        ("X is 7 // 2 + 7 mod 3 - -1", ["X = 5"]),
        ("X is 7 / 2, Y is 4 / 2, Z is -7 // 2, W is -7 mod 3", ["X = 3.5,\nY = 2,\nZ = -3,\nW = 2"]),
        ("X is 2 ** 10, Y is max(3, abs(-4))", ["X = 1024,\nY = 4"]),
        ("1 =:= 1.0, 1 \\== 1.0, a @< b, f(a) @> z", ["true"]),
        ("f(a, B) =.. L, T =.. [g, 1]", ["L = [f, a, _],\nT = g(1)"]),
        ("msort([b, 2, a, 1.0, f(x)], L)", ["L = [1.0, 2, a, b, f(x)]"]),
        ("sort([c, a, b, a], L)", ["L = [a, b, c]"]),
        ("reverse([1, 2, 3], L), last(L, X), sum_list(L, S)", ["L = [3, 2, 1],\nX = 1,\nS = 6"]),
        ("atom(a), number(3), is_list([a]), var(X), compound(f(x))", ["true"]),
        ("casa(N, T)", ["N = 'Ana María',\nT = \"texto\""]),
        ("write(hola), nl, writeln('Ana'), print('Ana')", ["hola\nAna\n'Ana'true"]),
        ("X = 'it''s', Y = [], Z = 'a b', W = -, V = a- -1", ["X = 'it\\'s',\nY = [],\nZ = 'a b',\nW = -,\nV = a- -1"]),
        ("X = (a :- b, c ; d -> e)", ["X = (a:-b, c;d->e)"]),
        ("X = 1 - (2 - 3) * 4", ["X = 1-(2-3)*4"]),
    ],
)
def test_goals(goal: str, expected: list[str]) -> None:
    got = told(goal, most=len([each for each in expected if each != ";"]) or 3)
    assert [blank(text) for text in got] == expected


def blank(text: str) -> str:
    """An answer in which unbound variables have no names."""
    return re.sub(r"_G?[A-Za-z]*\d+", "_", text)


def test_long_lists_and_deep_recursion() -> None:
    assert told("findall(X, between(1, 20000, X), L), len(L, N), sum_list(L, S), length(L, N)")[0].endswith(
        "N = 20000,\nS = 200010000"
    )


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("foo(1)", "Unknown procedure: foo/1"),
        ("X is Y + 1", "Arguments are not sufficiently instantiated"),
        ("X is foo + 1", "Type error: `evaluable' expected, found `foo'"),
        ("X is 1 / 0", "Arithmetic: division by zero"),
        ("X is 2 ** (10 ** 9)", "Arithmetic: undefined"),
        ("call(1)", "Type error: `callable' expected, found `1'"),
        ("nat(N), fail", "limit exceeded"),
        ("loop", "limit exceeded"),
    ],
)
def test_errors_are_sentences(goal: str, said: str) -> None:
    with pytest.raises(TableroError, match=said):
        told(goal, seconds=1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("f(a", r"line 1, column 4: expected '\)'"),
        ("tableroInicial(T),\ncontenido(T, [2, 4, F", r"line 2, column 22: expected '\]'"),
        ("p(X) q(X)", "line 1, column 6: expected"),
        ("X = @", "line 1, column 5: '@' has no place here"),
        ("", "line 1, column 1: expected a term"),
        ("X = 'open", "line 1, column 5: ''' has no place here"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read_query(text)


@given(st.text(alphabet="abXY_ ()[]|,.;:-!\\+=<>'\"012\n%fi", max_size=40))
@settings(max_examples=300)
def test_any_text_is_read_or_told(text: str) -> None:
    try:
        reading = read_query(text)
    except Unreadable as error:
        assert str(error)
        return
    again = written(reading.term, True, 1200)
    assert again


def test_what_is_written_can_be_read_again() -> None:
    for reading in read_program(PROGRAM):
        text = written(reading.term, True, 1200)
        again = written(read_query(text).term, True, 1200)
        assert re.sub(r"\b_\w*", "_", again) == re.sub(r"\b_\w*", "_", text)


def test_own_clauses_and_what_they_may_not_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = tmp_path / "rules.pl"
    rules.write_text("central(T, F) :- contenido(T, [6, 4], F).\n")
    assert main(["query", "--consult", str(rules), "tableroInicial(T), ingresarFicha(T, 4, b, S), central(S, F)"]) == 0
    assert capsys.readouterr().out.endswith("F = b.\n")
    for text, said in (
        ("atom(x).", "No permission to modify static procedure `atom/1'"),
        ("p(X :- q.", "line 1, column 5: expected"),
        (":- initialization(main).", "Directives are not obeyed"),
        ("3 :- p.", "cannot be the head"),
    ):
        rules.write_text(text)
        assert main(["query", "--consult", str(rules), "true"]) == 2
        assert f"{rules}: " in (error := capsys.readouterr().err)
        assert said in error


# The assignment, typed as it stands.


@pytest.mark.parametrize(
    ("goal", "last"),
    [
        ("?- tableroInicial(T), ingresarFicha(T, 3, a, T2), contenido(T2, [6,3], F).", "F = a."),
        ("?- tableroInicial(T),columnaDisp(T,6).", "[-, -, -, -, -, -, -]]."),
        ("?- tableroInicial(T),contenido(T,[2,4],F).", "F = -."),
        ("?- tableroInicial(T),conecta4(T,F,L).", "false."),
    ],
)
def test_the_assignments_questions(goal: str, last: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["query", goal]) == (1 if last == "false." else 0)
    assert capsys.readouterr().out.strip().endswith(last)


def test_a_prompt_with_several_lines_more_answers_and_a_board() -> None:
    typed = "tableroInicial(T),\n  ingresarFicha(T, 3, a, T2).\n:draw T2\nmember(X, [1, 2, 3]).\n;\n\nfoo(.\nhalt.\n"
    done = run("query", stdin=typed)
    assert done.returncode == 0
    assert "   . . X . . . .\nO to play" in done.stdout
    assert "X = 1 X = 2 .\n" in done.stdout
    assert "X = 3" not in done.stdout
    assert "line 1, column 5: expected a term" in done.stderr


def test_relations_of_any_game_at_the_prompt(capsys: pytest.CaptureFixture[str]) -> None:
    goal = "start(S), move(S, b2, S2), turn(S2, P), value(S2, V), cell(S2, C, 'X')"
    assert main(["query", "--game", "tictactoe", goal]) == 0
    assert capsys.readouterr().out == "S = '.../.../...',\nS2 = '.../.X./...',\nP = 1,\nV = 0,\nC = b2.\n"
    assert main(["query", "--game", "tictactoe", "winning_move('XX./OO./...', M)"]) == 0
    assert capsys.readouterr().out == "M = c1.\n"
    assert main(["query", "--game", "tictactoe", "legal('XX/OO', M)"]) == 2
    assert "A position of tictactoe is" in capsys.readouterr().err


def test_a_file_written_by_nobody_is_not_touched(tmp_path: Path) -> None:
    with pytest.raises(TableroError, match="Unknown procedure: open/3"):
        told(f"open('{tmp_path}/x', write, S)")
    assert list(tmp_path.iterdir()) == []


# Against SWI-Prolog itself, whose answers are kept.


def test_the_kept_answers_are_to_the_goals_that_are_asked() -> None:
    assert list(swi.kept()) == swi.GOALS


@pytest.mark.parametrize("goal", swi.GOALS)
def test_answers_are_those_of_swi_prolog(goal: str) -> None:
    reading = read_query(goal)
    names = swi.names(goal)
    engine = engine_for(CONNECT4, 5, lambda text: None)
    got = []
    for _ in engine.solve(reading.term):
        pairs = ", ".join(f"{name}={written(reading.variables[name], most=699)}" for name in names) or "true"
        got.append(plain(f"[{pairs}]"))
    assert got == [plain(answer) for answer in swi.kept()[goal]]


def plain(text: str) -> str:
    """Without what is a matter of taste."""
    return blank(text.replace(" ", "").replace("'", ""))
