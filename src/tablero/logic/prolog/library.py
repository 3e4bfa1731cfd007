"""Clauses from a text, and the relations of a game as predicates."""

from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files

from ...core.texts import say
from .. import conecta4
from ..relations import Relations
from ..terms import Struct, Term, Var, walk
from .builtins import BUILTINS
from .engine import CONTROL, Builtin, Clause, Engine, Key, Pairs, copied
from .reading import Unreadable, read_program
from .writing import written

NINE = {
    "tableroInicial": 1, "ingresarFicha": 4, "columnaDisp": 2, "contenido": 3, "conecta4": 3, "empate": 1,
    "jugadaGanadora": 3, "jugadaSegura": 3, "jugadaDefinitiva": 3,
}  # fmt: skip
ANY_GAME = {
    "start": 1, "legal": 2, "move": 3, "turn": 2, "over": 1, "result": 3, "cell": 3, "winning_move": 2, "safe_move": 2,
    "forcing_move": 2, "value": 2, "best": 2,
}  # fmt: skip


def prelude() -> dict[Key, list[Clause]]:
    """The clauses that everybody has."""
    return clauses_of((files(__package__) / "prelude.pl").read_text(encoding="utf-8"), set())


def clauses_of(source: str, taken: set[Key]) -> dict[Key, list[Clause]]:
    """The clauses of a program, by name and number of arguments; Unreadable where one cannot be, or is `taken`."""
    found: dict[Key, list[Clause]] = {}
    for reading in read_program(source):
        clause = clause_of(reading.term)
        key = key_of(clause.head)
        if key in taken or key in CONTROL:
            text = "No permission to modify static procedure `{name}/{arity}'"
            raise Unreadable(say(text, name=key[0], arity=key[1]))
        found.setdefault(key, []).append(clause)
    return found


def clause_of(term: Term) -> Clause:
    """A term as a clause."""
    known = walk(term)
    if isinstance(known, Struct) and known.name == ":-" and len(known.args) == 2:
        return Clause(walk(known.args[0]), walk(known.args[1]))
    if isinstance(known, Struct) and known.name == ":-":
        raise Unreadable(say("Directives are not obeyed: {text}", text=written(known, most=1200)))
    return Clause(known, "true")


def key_of(head: Term) -> Key:
    if isinstance(head, Struct) and head.name not in (",", ";", "->"):
        return head.name, len(head.args)
    if isinstance(head, str):
        return head, 0
    raise Unreadable(say("`{text}' cannot be the head of a clause.", text=written(head, most=1200)))


def as_builtin(relation: Callable[..., Iterable[None]]) -> Builtin:
    """A relation as a predicate. It is asked about copies of its arguments, whose values are the answers."""

    def answer(engine: Engine, *args: Term) -> Iterator[Pairs]:
        fresh: dict[Var, Var] = {}
        own = [copied(arg, fresh) for arg in args]
        try:
            for _ in relation(*own):
                yield [(arg, copied(mine, {})) for arg, mine in zip(args, own, strict=True)]
        except TypeError as error:  # an argument of a kind that no one expected
            raise Unreadable(str(error)) from None

    return answer


def engine_for(game: Relations, seconds: float, show: Callable[[str], None]) -> Engine:
    """An engine that knows Prolog's own predicates, those of conecta 4, and the relations of a game."""
    known = dict(BUILTINS)
    for name, arity in NINE.items():
        known[name, arity] = as_builtin(getattr(conecta4, name))
    for name, arity in ANY_GAME.items():
        known[name, arity] = as_builtin(getattr(game, name))
    return Engine(known, prelude(), seconds, show)


def consult(engine: Engine, text: str) -> None:
    """Add the clauses of a program; its predicates stand in place of the prelude's."""
    engine.clauses.update(clauses_of(text, set(engine.builtins)))
