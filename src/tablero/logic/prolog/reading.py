"""Text to terms."""

import functools
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken, VisitError

from ...core.errors import TableroError
from ...core.texts import say
from ..terms import NIL, Struct, Term, Text, Var, chain

LONGEST = 1 << 20  # of a text that is read
ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", "'": "'", '"': '"', "a": "\a", "b": "\b", "0": "\0", "\n": ""}
NAMES = {"END": "'.'", "RPAR": "')'", "LPAR": "'('", "RSQB": "']'", "LSQB": "'['", "COMMA": "','", "VBAR": "'|'"}
FIRST_NAMED = ("RPAR", "RSQB", "COMMA", "END")  # what is told as expected, the likeliest first


class Unreadable(TableroError):
    """A text that is no Prolog; it says where: line 2, column 14."""


class Reading(NamedTuple):
    """A term as it was read, with its named variables in the order of the text."""

    term: Term
    variables: dict[str, Var]


class Terms(Transformer[Token, Any]):
    """Makes terms of what was parsed; variables of one name are one, within a query or a clause."""

    def __init__(self) -> None:
        super().__init__()
        self.named: dict[str, Var] = {}

    def variable(self, parts: list[Token]) -> Var:
        name = str(parts[0])
        return Var("_") if name == "_" else self.named.setdefault(name, Var(name))

    def integer(self, parts: list[Token]) -> int:
        return int(parts[0][:4000])

    def decimal(self, parts: list[Token]) -> float:
        return float(parts[0])

    def string(self, parts: list[Token]) -> Text:
        return Text(unescaped(str(parts[0]), '"'))

    def atom(self, parts: list[Token]) -> str:
        return str(parts[0])

    def quoted(self, parts: list[Token]) -> str:
        return unescaped(str(parts[0]), "'")

    def compound(self, parts: list[Any]) -> Struct:
        return Struct(str(parts[0]), *parts[1])

    def quoted_compound(self, parts: list[Any]) -> Struct:
        return Struct(unescaped(str(parts[0]), "'"), *parts[1])

    def arguments(self, parts: list[Any]) -> list[Any]:
        return parts

    def empty(self, parts: list[Any]) -> str:
        return NIL

    def listing(self, parts: list[Any]) -> Term:
        return chain(parts[0])

    def partial(self, parts: list[Any]) -> Term:
        return chain(parts[0], parts[1])

    def infix(self, parts: list[Any]) -> Struct:
        return Struct(str(parts[1]), parts[0], parts[2])

    def conjunction(self, parts: list[Any]) -> Struct:
        return Struct(",", *parts)

    def prefix(self, parts: list[Any]) -> Struct:
        return Struct(str(parts[0]), parts[1])

    def negative(self, parts: list[Any]) -> Term:
        return -parts[1] if type(parts[1]) in (int, float) else Struct("-", parts[1])


def unescaped(text: str, quote: str) -> str:
    """What stands between the quotes."""
    made, rest = [], iter(text[1:-1].replace(quote * 2, quote))
    for mark in rest:
        made.append(ESCAPES.get(following, following) if mark == "\\" and (following := next(rest, "")) else mark)
    return "".join(made)


@functools.cache
def parser(start: str) -> Lark:
    """The parser of queries, or of programs."""
    grammar = (files(__package__) / "grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", start=start, propagate_positions=False, maybe_placeholders=False)


def read_query(text: str) -> Reading:
    """The goal of a query; `?-` and the full stop may be left out. Unreadable says where it is wrong."""
    terms = Terms()
    (term,) = [part for part in built(terms, parsed("query", text)).children if not isinstance(part, Token)]
    return Reading(term, terms.named)


def read_program(text: str) -> Iterator[Reading]:
    """Every clause of a text."""
    for clause in parsed("program", text).children:
        if not isinstance(clause, Token):
            terms = Terms()
            yield Reading(built(terms, clause), terms.named)
        elif clause.type != "END":
            terms = Terms()
            yield Reading(str(clause), terms.named)


def built(terms: Terms, tree: Any) -> Any:
    try:
        return terms.transform(tree)
    except (VisitError, RecursionError) as error:
        raise Unreadable(say("This is nested too deep.")) from error


def parsed(start: str, text: str) -> Any:
    """The tree of a text."""
    if len(text) > LONGEST:
        raise Unreadable(say("This text is too long: {number} characters at the most.", number=LONGEST))
    try:
        return parser(start).parse(text)
    except UnexpectedInput as error:
        raise Unreadable(what_is_wrong(error, text)) from None
    except RecursionError:
        raise Unreadable(say("This is nested too deep.")) from None


def what_is_wrong(error: UnexpectedInput, text: str) -> str:
    """Where, and what would be right."""
    line, column = error.line, error.column
    if isinstance(error, UnexpectedEOF) or (isinstance(error, UnexpectedToken) and error.token.type == "$END"):
        lines = text.rstrip().split("\n")
        line, column = len(lines), len(lines[-1]) + 1
    place = {"line": line, "column": column}
    expected: set[str] = getattr(error, "accepts", None) or getattr(error, "allowed", None) or set()
    wanted = [NAMES[name] for name in FIRST_NAMED if name in expected]
    if isinstance(error, UnexpectedCharacters) and not wanted:
        mark = text[error.pos_in_stream] if error.pos_in_stream is not None else "?"
        return say("line {line}, column {column}: '{mark}' has no place here", mark=mark, **place)
    if wanted:
        return say("line {line}, column {column}: expected {what}", what=f" {say('or')} ".join(wanted[:2]), **place)
    return say("line {line}, column {column}: expected a term", **place)
