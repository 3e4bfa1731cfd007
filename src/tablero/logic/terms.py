"""Terms with variables, and unification.

A term is an int, an atom (a str), a float, a Text, a State (which no one looks into), a Var, or a Struct: a name and
its arguments. A list is a chain of Structs, as in Prolog; Python lists stand for them wherever terms are taken."""

import itertools
from collections.abc import Iterable, Iterator
from typing import Any

Term = Any
Trail = list["Var"]
CELL, NIL = "[|]", "[]"
_numbers = itertools.count(1)


class Var:
    """A variable: unbound, or bound to a term for as long as an answer stands."""

    __slots__ = ("bound", "name", "number", "value_")

    def __init__(self, name: str = "") -> None:
        self.number = next(_numbers)
        self.name = name
        self.bound = False
        self.value_: Term = None

    @property
    def value(self) -> Term:
        """What it stands for now, as a Python value; itself, while it is unbound."""
        return value_of(self)

    def __repr__(self) -> str:
        return f"{self.name or '_G' + str(self.number)}" + (f"={self.value!r}" if self.bound else "")


class Struct:
    """A name with arguments: ficha(a, 3)."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, *args: Term) -> None:
        self.name, self.args = name, args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and self.name == other.name and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.name, self.args))

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(map(repr, self.args))})"


class Text(str):
    """A double-quoted text, which is no atom."""

    __slots__ = ()


def variables(names: str) -> list[Var]:
    """Fresh variables with these names, apart by spaces."""
    return [Var(name) for name in names.split()]


def walk(term: Term) -> Term:
    """What a term stands for, as far as its outside goes; a Python list as the chain that it means."""
    while isinstance(term, Var) and term.bound:
        term = term.value_
    return chain(term) if isinstance(term, list) else term


def chain(items: Iterable[Term], rest: Term = NIL) -> Term:
    """The list of these items; `rest` is what it goes on with."""
    made = rest
    for item in reversed(list(items)):
        made = Struct(CELL, item, made)
    return made


def items_of(term: Term) -> list[Term] | None:
    """The items of a list; None where it is none, or its end is open."""
    found, term = [], walk(term)
    while isinstance(term, Struct) and term.name == CELL and len(term.args) == 2:
        found.append(term.args[0])
        term = walk(term.args[1])
    return found if term == NIL and not isinstance(term, Text) else None


def value_of(term: Term) -> Term:
    """A term as a Python value: lists become lists, variables what they are bound to."""
    term = walk(term)
    if isinstance(term, Struct):
        items = items_of(term)
        return Struct(term.name, *map(value_of, term.args)) if items is None else [value_of(item) for item in items]
    return [] if isinstance(term, str) and not isinstance(term, Text) and term == NIL else term


def ground(term: Term) -> bool:
    """Is there no unbound variable in it?"""
    todo = [term]
    while todo:
        term = walk(todo.pop())
        if isinstance(term, Var):
            return False
        if isinstance(term, Struct):
            todo.extend(term.args)
    return True


# Unification.


def bind(var: Var, term: Term, trail: Trail) -> None:
    """Bind a variable, and remember it."""
    var.value_, var.bound = term, True
    trail.append(var)


def undo(trail: Trail, down_to: int = 0) -> None:
    """Unbind what was bound since."""
    while len(trail) > down_to:
        var = trail.pop()
        var.bound, var.value_ = False, None


def unify(one: Term, other: Term, trail: Trail) -> bool:
    """Make two terms the same by binding variables, which the trail remembers; False where they cannot be. What was
    bound on the way stays bound then: the caller undoes it."""
    todo = [(one, other)]
    while todo:
        left, right = map(walk, todo.pop())
        if left is right:
            continue
        if isinstance(left, Var):
            bind(left, right, trail)
        elif isinstance(right, Var):
            bind(right, left, trail)
        elif isinstance(left, Struct) and isinstance(right, Struct):
            if left.name != right.name or len(left.args) != len(right.args):
                return False
            todo.extend(reversed(list(zip(left.args, right.args, strict=True))))
        elif type(left) is not type(right) or left != right:
            return False
    return True


def unified(one: Term, other: Term) -> Iterator[None]:
    """Once, while the two terms are the same; never, where they cannot be."""
    trail: Trail = []
    try:
        if unify(one, other, trail):
            yield
    finally:
        undo(trail)


def all_unified(pairs: Iterable[tuple[Term, Term]]) -> Iterator[None]:
    """Once, while the terms of each pair are the same."""
    trail: Trail = []
    try:
        if all(unify(one, other, trail) for one, other in pairs):
            yield
    finally:
        undo(trail)


def answers(relation: Iterable[None], *variables: Var) -> list[Any]:
    """All answers of a relation: the values of the variables, a tuple each; of one variable, its values."""
    found = []
    for _ in relation:
        values = tuple(var.value for var in variables)
        found.append(values[0] if len(values) == 1 else values)
    return found
