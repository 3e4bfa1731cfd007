"""What is known without being told: terms, numbers, lists. An answer is pairs of terms that are the same."""

import functools
from collections.abc import Callable, Iterator
from typing import Any

from ..terms import CELL, NIL, Struct, Term, Text, Trail, Var, chain, items_of, undo, unify, walk
from .arithmetic import evaluated
from .engine import Builtin, Engine, Key, Pairs
from .errors import unbound, wrong_kind
from .writing import written

HOLDS: Pairs = ()
BUILTINS: dict[Key, Builtin] = {}


def builtin(name: str, arity: int) -> Callable[[Builtin], Builtin]:
    """A decorator: this is the predicate of such a name."""

    def give(function: Builtin) -> Builtin:
        BUILTINS[name, arity] = function
        return function

    return give


def test(name: str, arity: int, holds: Callable[..., bool]) -> None:
    """A predicate that holds or does not, and binds nothing."""

    def answer(engine: Engine, *args: Term) -> Iterator[Pairs]:
        if holds(*args):
            yield HOLDS

    BUILTINS[name, arity] = answer


# Terms.


@builtin("=", 2)
def _(engine: Engine, one: Term, other: Term) -> Iterator[Pairs]:
    yield [(one, other)]


def can_unify(one: Term, other: Term) -> bool:
    trail: Trail = []
    try:
        return unify(one, other, trail)
    finally:
        undo(trail)


def rank(term: Term) -> tuple[Any, ...]:
    """Terms in their standard order: variables, numbers, texts, atoms, compound ones."""
    term = walk(term)
    if isinstance(term, Var):
        return (0, term.number)
    if isinstance(term, int | float):
        return (1, term, isinstance(term, int))
    if isinstance(term, Text):
        return (2, str(term))
    if isinstance(term, str):
        return (3, term)
    if isinstance(term, Struct):
        return (4, len(term.args), term.name, *map(rank, term.args))
    return (5, id(term))


test("\\=", 2, lambda one, other: not can_unify(one, other))
test("==", 2, lambda one, other: rank(one) == rank(other))
test("\\==", 2, lambda one, other: rank(one) != rank(other))
test("@<", 2, lambda one, other: rank(one) < rank(other))
test("@>", 2, lambda one, other: rank(one) > rank(other))
test("@=<", 2, lambda one, other: rank(one) <= rank(other))
test("@>=", 2, lambda one, other: rank(one) >= rank(other))
test("var", 1, lambda term: isinstance(walk(term), Var))
test("nonvar", 1, lambda term: not isinstance(walk(term), Var))
test("atom", 1, lambda term: isinstance(walk(term), str) and not isinstance(walk(term), Text))
test("number", 1, lambda term: isinstance(walk(term), int | float))
test("integer", 1, lambda term: isinstance(walk(term), int))
test("float", 1, lambda term: isinstance(walk(term), float))
test("atomic", 1, lambda term: not isinstance(walk(term), Struct | Var))
test("compound", 1, lambda term: isinstance(walk(term), Struct))
test("is_list", 1, lambda term: items_of(term) is not None)


@builtin("=..", 2)
def _(engine: Engine, term: Term, parts: Term) -> Iterator[Pairs]:
    known = walk(term)
    if isinstance(known, Struct):
        yield [(parts, chain([known.name, *known.args]))]
    elif not isinstance(known, Var):
        yield [(parts, chain([known]))]
    else:
        items = items_of(parts)
        if not items or isinstance(walk(items[0]), Var):
            raise unbound()
        yield [(term, Struct(walk(items[0]), *items[1:]) if len(items) > 1 else items[0])]


# Numbers.


@builtin("is", 2)
def _(engine: Engine, value: Term, expression: Term) -> Iterator[Pairs]:
    yield [(value, evaluated(expression))]


test("=:=", 2, lambda one, other: evaluated(one) == evaluated(other))
test("=\\=", 2, lambda one, other: evaluated(one) != evaluated(other))
test("<", 2, lambda one, other: evaluated(one) < evaluated(other))
test(">", 2, lambda one, other: evaluated(one) > evaluated(other))
test("=<", 2, lambda one, other: evaluated(one) <= evaluated(other))
test(">=", 2, lambda one, other: evaluated(one) >= evaluated(other))


def whole(term: Term) -> int:
    """A number that has to be known."""
    known = walk(term)
    if isinstance(known, Var):
        raise unbound()
    if type(known) is not int:
        raise wrong_kind("integer", known)
    return known


@builtin("between", 3)
def _(engine: Engine, low: Term, high: Term, number: Term) -> Iterator[Pairs]:
    first, end, given = whole(low), walk(high), walk(number)
    last = None if end in ("inf", "infinite") else whole(high)
    if not isinstance(given, Var):
        if first <= whole(given) and (last is None or whole(given) <= last):
            yield HOLDS
        return
    while last is None or first <= last:
        yield [(number, first)]
        first += 1


@builtin("succ", 2)
def _(engine: Engine, one: Term, other: Term) -> Iterator[Pairs]:
    if isinstance(walk(one), Var):
        if whole(other) > 0:
            yield [(one, whole(other) - 1)]
    else:
        yield [(other, whole(one) + 1)]


# Lists.


@builtin("length", 2)
def _(engine: Engine, items: Term, number: Term) -> Iterator[Pairs]:
    known, rest = open_list(items)
    if rest == NIL and not isinstance(rest, Text):
        yield [(number, known)]
    elif isinstance(rest, Var):
        given = walk(number)
        if not isinstance(given, Var):
            if whole(given) >= known:
                yield [(rest, chain(Var() for _ in range(whole(given) - known)))]
            return
        more = 0
        while True:
            yield [(rest, chain(Var() for _ in range(more))), (number, known + more)]
            more += 1


def open_list(term: Term) -> tuple[int, Term]:
    """How many items a list is known to have, and what it goes on with."""
    number, term = 0, walk(term)
    while isinstance(term, Struct) and term.name == CELL:
        number, term = number + 1, walk(term.args[1])
    return number, term


def nth(first: int, engine: Engine, index: Term, items: Term, item: Term) -> Iterator[Pairs]:
    known, given = items_of(items), walk(index)
    if known is None:
        raise unbound()
    if isinstance(given, Var):
        for place, each in enumerate(known):
            yield [(item, each), (index, place + first)]
    elif 0 <= whole(given) - first < len(known):
        yield [(item, known[whole(given) - first])]


BUILTINS["nth0", 3] = functools.partial(nth, 0)
BUILTINS["nth1", 3] = functools.partial(nth, 1)


def sorted_list(items: Term, distinct: bool) -> list[Term]:
    known = items_of(items)
    if known is None:
        raise unbound()
    ordered = sorted(known, key=rank)
    if not distinct:
        return ordered
    return [each for place, each in enumerate(ordered) if not place or rank(each) != rank(ordered[place - 1])]


@builtin("sort", 2)
def _(engine: Engine, items: Term, ordered: Term) -> Iterator[Pairs]:
    yield [(ordered, chain(sorted_list(items, True)))]


@builtin("msort", 2)
def _(engine: Engine, items: Term, ordered: Term) -> Iterator[Pairs]:
    yield [(ordered, chain(sorted_list(items, False)))]


# What is shown.


def shown(quoted: bool, end: str, engine: Engine, term: Term) -> Iterator[Pairs]:
    engine.show(written(term, quoted, 1200) + end)
    yield HOLDS


BUILTINS["write", 1] = functools.partial(shown, False, "")
BUILTINS["print", 1] = functools.partial(shown, True, "")
BUILTINS["writeln", 1] = functools.partial(shown, False, "\n")


@builtin("nl", 0)
def _(engine: Engine) -> Iterator[Pairs]:
    engine.show("\n")
    yield HOLDS
