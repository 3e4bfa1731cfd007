"""Goals solved one answer at a time: a list of goals still to be proved, and a stack of what else there is to try."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ...core.texts import say
from ..terms import CELL, Struct, Term, Trail, Var, chain, undo, unify, walk
from .errors import PrologError, TooMuch, unbound, unknown, wrong_kind

Pairs = Iterable[tuple[Term, Term]]  # terms that are the same in an answer
Builtin = Callable[..., Iterable[Pairs]]  # its arguments; an answer after the other
Key = tuple[str, int]
DEEPEST, SECONDS = 200_000, 30.0


class Clause(NamedTuple):
    """A head that holds if its body does."""

    head: Term
    body: Term


class Goals(NamedTuple):
    """What is to be proved, from here on."""

    goal: Term
    barrier: int  # how high the stack was when the clause was entered: what a cut goes down to
    depth: int
    rest: "Goals | None"


class Choice:
    """What else may be tried. `left` tells whether there is more; the trail goes back to `height` first."""

    height: int
    left = True

    def go(self, engine: "Engine") -> "Goals | None":
        """What is to be proved by the next way; FAILED, where that does not work."""
        raise NotImplementedError


class Other(Choice):
    """The other branch of a disjunction."""

    def __init__(self, height: int, goals: Goals) -> None:
        self.height, self.goals = height, goals

    def go(self, engine: "Engine") -> "Goals | None":
        self.left = False
        return self.goals


class Clauses(Choice):
    """The clauses whose heads may fit a goal."""

    def __init__(self, height: int, goals: Goals, known: list[Clause], barrier: int) -> None:
        self.height, self.goals, self.barrier = height, goals, barrier
        self.known = iter([clause for clause in known if may_fit(clause.head, walk(goals.goal))])
        self.ahead = next(self.known, None)
        self.left = self.ahead is not None

    def go(self, engine: "Engine") -> "Goals | None":
        if self.ahead is None:
            return FAILED
        head, body = renamed(self.ahead)
        self.ahead = next(self.known, None)
        self.left = self.ahead is not None
        if not unify(head, self.goals.goal, engine.trail):
            return FAILED
        rest, depth = self.goals.rest, self.goals.depth
        return rest if body == "true" else Goals(body, self.barrier, depth + 1, rest)


class Answers(Choice):
    """The answers of a builtin; it is always one ahead, to know whether there are more."""

    def __init__(self, height: int, rest: "Goals | None", found: Iterator[Pairs]) -> None:
        self.height, self.rest, self.found = height, rest, found
        self.ahead = next(found, None)
        self.left = self.ahead is not None

    def go(self, engine: "Engine") -> "Goals | None":
        if self.ahead is None:
            return FAILED
        pairs = self.ahead
        self.ahead = next(self.found, None)
        self.left = self.ahead is not None
        return self.rest if all(unify(one, other, engine.trail) for one, other in pairs) else FAILED


class Engine:
    """Solves goals by builtins and by clauses. Limits are told as errors, not met as silence."""

    def __init__(
        self,
        builtins: dict[Key, Builtin],
        clauses: dict[Key, list[Clause]],
        seconds: float = SECONDS,
        show: Callable[[str], None] = lambda text: None,
    ) -> None:
        self.builtins, self.clauses, self.seconds, self.show = builtins, clauses, seconds, show
        self.trail: Trail = []

    def solve(self, goal: Term, depth: int = 0) -> Iterator[bool]:
        """Each answer, as the bindings that stand while the generator waits; True where there may be another one."""
        trail, stack = self.trail, list[Choice]()
        begin, until = len(trail), time.monotonic() + self.seconds
        goals: Goals | None = Goals(goal, 0, depth, None)
        steps = 0
        try:
            while True:
                steps += 1
                if steps & 255 == 0 and time.monotonic() > until:
                    raise TooMuch(say("Time limit exceeded: {seconds} s", seconds=f"{self.seconds:g}"))
                if goals is None:
                    yield bool(stack)
                    until = time.monotonic() + self.seconds
                    goals = self.back(stack)
                else:
                    goals = self.step(goals, stack)
                if goals is FAILED:
                    goals = self.back(stack)
                if goals is OUT:
                    return
        finally:
            undo(trail, begin)

    def back(self, stack: list[Choice]) -> "Goals | None":
        """What is to be proved by the latest choice that is left; OUT where there is none."""
        while stack:
            choice = stack[-1]
            undo(self.trail, choice.height)
            following = choice.go(self)
            if not choice.left:
                stack.pop()
            if following is not FAILED:
                return following
        return OUT

    # One goal.

    def step(self, goals: Goals, stack: list[Choice]) -> "Goals | None":
        """Prove the first goal; what is to be proved then, or FAILED."""
        goal = walk(goals.goal)
        if goals.depth > DEEPEST:
            raise TooMuch(say("Stack limit exceeded: {number} calls deep", number=DEEPEST))
        if isinstance(goal, Var):
            raise unbound()
        if not isinstance(goal, str | Struct):
            raise wrong_kind("callable", goal)
        name, args = (goal, ()) if isinstance(goal, str) else (goal.name, goal.args)
        control = CONTROL.get((name, len(args)))
        if control:
            return control(self, args, goals, stack)
        builtin = self.builtins.get((name, len(args)))
        if builtin:
            stack.append(Answers(len(self.trail), goals.rest, iter(builtin(self, *args))))
            return FAILED
        known = self.clauses.get((name, len(args)))
        if known is None:
            raise unknown(name, len(args))
        stack.append(Clauses(len(self.trail), goals, known, len(stack)))
        return FAILED

    def once(self, goal: Term, depth: int) -> bool:
        """Is there an answer? Its bindings are gone afterwards."""
        for _ in self.solve(goal, depth):
            return True
        return False


FAILED = Goals("fail", 0, 0, None)  # to be told by `is`
OUT = Goals("halt", 0, 0, None)


def renamed(clause: Clause) -> tuple[Term, Term]:
    """A clause with variables of its own."""
    fresh: dict[Var, Var] = {}
    return copied(clause.head, fresh), copied(clause.body, fresh)


def copied(term: Term, fresh: dict[Var, Var]) -> Term:
    """A term with other variables in place of its unbound ones."""
    items: list[Term] = []
    term = walk(term)
    while isinstance(term, Struct) and term.name == CELL:  # long lists are no deep ones
        items.append(copied(term.args[0], fresh))
        term = walk(term.args[1])
    if isinstance(term, Var):
        end: Term = fresh.setdefault(term, Var(term.name))
    elif isinstance(term, Struct):
        end = Struct(term.name, *[copied(arg, fresh) for arg in term.args])
    else:
        end = term
    return chain(items, end) if items else end


def may_fit(head: Term, goal: Term) -> bool:
    """Do first arguments leave it possible that a head fits?"""
    if not isinstance(head, Struct) or not isinstance(goal, Struct):
        return True
    one, other = walk(head.args[0]), walk(goal.args[0])
    if isinstance(one, Var) or isinstance(other, Var):
        return True
    if isinstance(one, Struct) and isinstance(other, Struct):
        return one.name == other.name and len(one.args) == len(other.args)
    return type(one) is type(other) and bool(one == other)


# Control.

Control = Callable[[Engine, tuple[Term, ...], Goals, list[Choice]], "Goals | None"]


def conjunction(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    _, barrier, depth, rest = goals
    return Goals(args[0], barrier, depth, Goals(args[1], barrier, depth, rest))


def disjunction(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    _, barrier, depth, rest = goals
    either = walk(args[0])
    height = len(stack)
    stack.append(Other(len(engine.trail), Goals(args[1], barrier, depth, rest)))
    if isinstance(either, Struct) and (either.name, len(either.args)) == ("->", 2):
        condition, then = either.args
        committed = Goals(Struct("$cut", height), 0, depth, Goals(then, barrier, depth, rest))
        return Goals(condition, height + 1, depth, committed)
    return Goals(either, barrier, depth, rest)


def if_then(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    _, barrier, depth, rest = goals
    height = len(stack)
    committed = Goals(Struct("$cut", height), 0, depth, Goals(args[1], barrier, depth, rest))
    return Goals(args[0], height, depth, committed)


def cut(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    del stack[goals.barrier :]
    return goals.rest


def cut_to(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    del stack[args[0] :]
    return goals.rest


def call(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    """A goal with more arguments; a cut in it stays in it."""
    goal = walk(args[0])
    if len(args) > 1:
        if isinstance(goal, Struct):
            goal = Struct(goal.name, *goal.args, *args[1:])
        elif isinstance(goal, str):
            goal = Struct(goal, *args[1:])
        else:
            raise unbound() if isinstance(goal, Var) else wrong_kind("callable", goal)
    return Goals(goal, len(stack), goals.depth + 1, goals.rest)


def once(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    height = len(stack)
    return Goals(args[0], height, goals.depth + 1, Goals(Struct("$cut", height), 0, goals.depth, goals.rest))


def negation(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    return FAILED if engine.once(args[0], goals.depth + 1) else goals.rest


def forall(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    counter = Struct(",", args[0], Struct("\\+", args[1]))
    return FAILED if engine.once(counter, goals.depth + 1) else goals.rest


def findall(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    found = [copied(args[0], {}) for _ in engine.solve(args[1], goals.depth + 1)]
    return goals.rest if unify(args[2], chain(found), engine.trail) else FAILED


def true(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    return goals.rest


def fail(engine: Engine, args: tuple[Term, ...], goals: Goals, stack: list[Choice]) -> Goals | None:
    return FAILED


CONTROL: dict[Key, Control] = {
    (",", 2): conjunction,
    (";", 2): disjunction,
    ("->", 2): if_then,
    ("!", 0): cut,
    ("$cut", 1): cut_to,
    ("once", 1): once,
    ("\\+", 1): negation,
    ("not", 1): negation,
    ("forall", 2): forall,
    ("findall", 3): findall,
    ("true", 0): true,
    ("fail", 0): fail,
    ("false", 0): fail,
    **{("call", arity): call for arity in range(1, 9)},
}

__all__ = ["CONTROL", "Builtin", "Clause", "Engine", "Key", "Pairs", "PrologError", "copied"]
