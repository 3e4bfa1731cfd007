"""What stands behind `is`, and in comparisons of numbers."""

import math
import operator
from collections.abc import Callable

from ...core.texts import say
from ..terms import Struct, Term, Var, walk
from .errors import PrologError, unbound, wrong_kind

Number = int | float
LARGEST = 1 << 4096  # of a number that is worked out
CONSTANTS: dict[str, Number] = {"pi": math.pi, "e": math.e, "inf": math.inf}


def evaluated(term: Term) -> Number:
    """The number that an expression is worth."""
    term = walk(term)
    if isinstance(term, Var):
        raise unbound()
    if type(term) in (int, float):
        return term  # type: ignore[no-any-return]
    if isinstance(term, str) and term in CONSTANTS:
        return CONSTANTS[term]
    if isinstance(term, Struct):
        found = FUNCTIONS.get((term.name, len(term.args)))
        if found:
            return limited(worked_out(found, [evaluated(arg) for arg in term.args]))
        raise PrologError(say("Arithmetic: there is no {name}/{arity}", name=term.name, arity=len(term.args)))
    raise wrong_kind("evaluable", term)


def worked_out(function: Callable[..., Number], values: list[Number]) -> Number:
    try:
        return function(*values)
    except ZeroDivisionError:
        raise PrologError(say("Arithmetic: division by zero")) from None
    except (TypeError, ValueError, OverflowError):
        raise PrologError(say("Arithmetic: undefined")) from None


def limited(value: Number) -> Number:
    if isinstance(value, int) and abs(value) > LARGEST:
        raise PrologError(say("Arithmetic: the number is too large"))
    return value


def divided(left: Number, right: Number) -> Number:
    """Whole where it comes out even, as in SWI-Prolog."""
    if isinstance(left, int) and isinstance(right, int) and left % right == 0:
        return left // right
    return left / right


def cut_off(left: int, right: int) -> int:
    """Towards zero."""
    return int(whole(left) // whole(right) if (left < 0) == (right < 0) else -(-whole(left) // whole(right)))


def whole(value: Number) -> int:
    if not isinstance(value, int):
        raise wrong_kind("integer", value)
    return value


def power(left: Number, right: Number) -> Number:
    if isinstance(left, int) and isinstance(right, int) and abs(left) > 1 and right > 4096:
        raise OverflowError
    return left**right


FUNCTIONS: dict[tuple[str, int], Callable[..., Number]] = {
    ("+", 2): operator.add,
    ("-", 2): operator.sub,
    ("*", 2): operator.mul,
    ("/", 2): divided,
    ("//", 2): cut_off,
    ("mod", 2): lambda a, b: whole(a) % whole(b),
    ("rem", 2): lambda a, b: whole(a) - cut_off(a, b) * b,
    ("**", 2): power,
    ("^", 2): power,
    ("min", 2): min,
    ("max", 2): max,
    ("-", 1): operator.neg,
    ("+", 1): operator.pos,
    ("abs", 1): abs,
    ("sign", 1): lambda a: (a > 0) - (a < 0),
    ("sqrt", 1): math.sqrt,
    ("truncate", 1): math.trunc,
    ("round", 1): round,
    ("floor", 1): math.floor,
    ("ceiling", 1): math.ceil,
}
