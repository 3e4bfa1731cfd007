"""What goes wrong while a goal is solved."""

from ...core.errors import TableroError
from ...core.texts import say
from ..terms import Term
from .writing import written


class PrologError(TableroError):
    """A goal that makes no sense: an unknown predicate, an argument that is missing or of the wrong kind."""


class TooMuch(PrologError):
    """A limit of depth or of time was reached."""


def unbound() -> PrologError:
    """An argument that has to be known is not."""
    return PrologError(say("Arguments are not sufficiently instantiated"))


def wrong_kind(kind: str, term: Term) -> PrologError:
    """An argument of another kind than is wanted."""
    return PrologError(say("Type error: `{kind}' expected, found `{term}'", kind=kind, term=written(term)))


def unknown(name: str, arity: int) -> PrologError:
    """A predicate that nobody has told of."""
    return PrologError(say("Unknown procedure: {name}/{arity}", name=name, arity=arity))
