"""Verbs: what any game can be asked, answered by the class of the state it is asked about.

No Numba in here: a game can be imported, asked and tested interpreted in 30 ms. `compiling.py` teaches Numba every
verb when the first kernel is wanted.
"""
# mypy: disable-error-code="empty-body"

import functools
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, cast

from .facts import facts
from .kinds import Buffer, State
from .rng import below
from .words import fold

P = ParamSpec("P")
R = TypeVar("R", covariant=True)
Body = TypeVar("Body", bound=Callable[..., Any])


class Verb(Protocol, Generic[P, R]):
    """A function whose body is chosen by the class of its first argument, interpreted or compiled alike."""

    __name__: str

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...
    def of(self, cls: type) -> Callable[[Body], Body]:
        """A decorator that gives this verb a body for states of `cls` and of its subclasses."""

    def default(self, body: Body) -> Body:
        """A decorator for the body of an optional verb: slow, but right for every game."""

    def choose(self, *args: Any) -> Callable[..., Any] | None:
        """The body for the Numba types of the arguments, or None where the first is no state."""

    def answers(self, cls: type) -> bool:
        """Does this class give a body of its own, beyond the default?"""


ALL: list[Verb[..., Any]] = []
RULES: list[Callable[..., Any]] = []
TEACHERS: list[Callable[[Callable[..., Any]], object]] = []  # Numba's, once it is there


def distinct(cls: type) -> None:
    """Make the bare name of a state class, and of each subclass to come, unlike any other.

    Numba tells NamedTuple types apart by it: two that share a name would share machine code."""
    name = f"{cls.__module__}.{cls.__qualname__}".replace(".", "_")
    if cls.__name__ != name:
        cls.__name__ = name
        cls.__init_subclass__ = classmethod(distinct)  # type: ignore[assignment]
    variants: list[type] = cls.__subclasses__()
    for variant in variants:
        distinct(variant)


def verb(prototype: Callable[P, R]) -> Verb[P, R]:
    """Make a verb of a prototype.

    A state class gives it a body with `@verb.of(StateClass)`; `@verb.default` gives the one that serves all others. A
    body is the function itself, or a function of `cls` that makes it, for what can be prepared once a class."""
    names = list(inspect.signature(prototype).parameters)
    bodies: dict[type, Callable[..., Any]] = {}

    @functools.cache
    def body(cls: type) -> Callable[..., Any] | None:
        found = next((bodies[base] for base in getattr(cls, "__mro__", ()) if base in bodies), None)
        return cast(Callable[..., Any], found(cls)) if found and takes_class(found) else found

    text, first = ", ".join(names), names[0]
    scope: dict[str, Any] = {"body": body, "bare": bare, "missing": functools.partial(missing, prototype.__name__)}
    exec(
        f"def call({text}): return (body(type({first})) or missing({first}))({text})\n"
        f"def choose({text}):\n"
        f"    return bare(body({first}.instance_class)) if hasattr({first}, 'instance_class') else None",
        scope,
    )
    call: Any = functools.wraps(prototype)(scope["call"])

    def of(cls: type) -> Callable[[Body], Body]:
        def give(function: Body) -> Body:
            given = list(inspect.signature(function).parameters)
            if given not in (names, ["cls"]):
                raise TypeError(f"{prototype.__name__} takes ({text}), not ({', '.join(given)})")
            if cls in bodies:
                raise TypeError(f"{prototype.__name__} of {cls.__qualname__} is given twice")
            if cls is not object:
                distinct(cls)
            bodies[cls] = function
            body.cache_clear()
            return function

        return give

    call.of = of
    call.default = of(object)
    call.choose = scope["choose"]
    call.answers = lambda cls: any(base in bodies for base in cls.__mro__ if base is not object)
    made = cast(Verb[P, R], call)
    ALL.append(made)
    return made


def rule(function: Body) -> Body:
    """A decorator for a function that bodies of verbs call: interpreted as it stands, compiled along with them."""
    RULES.append(function)
    for teach in TEACHERS:
        teach(function)
    return function


def takes_class(function: Callable[..., Any]) -> bool:
    return list(inspect.signature(function).parameters) == ["cls"]


@functools.cache
def bare(body: Callable[..., Any] | None) -> Callable[..., Any] | None:
    """The same function without annotations, which Numba would compare with the verb's."""
    if body is None:
        return None
    return FunctionType(body.__code__, body.__globals__, body.__name__, body.__defaults__, body.__closure__)


def missing(name: str, state: object) -> Callable[..., Any]:
    raise TypeError(f"{type(state).__qualname__} has no body for the verb '{name}': give it one with @{name}.of(...)")


# What a game must answer.


@verb
def moves(state: State, out: Buffer) -> int:
    """Write every legal move into out, once each; how many. 0 when the game is over or chance is pending."""


@verb
def play(state: State, move: int) -> State:
    """The state after a legal move; the one given is untouched."""


@verb
def mover(state: State) -> int:
    """The seat to move. No meaning while chance is pending."""


@verb
def payoff(state: State, seat: int) -> int:
    """The result for a seat, once the game is over: its sign says who won, its size ranks results."""


# What it may answer; each default is right, but slow.


@verb
def pending(state: State) -> bool:
    """Is it chance's turn?"""


@verb
def draw(state: State, rng: Buffer) -> int:
    """An outcome of chance, as an int that a record can keep and a test can choose."""


@verb
def resolve(state: State, outcome: int) -> State:
    """The state after that outcome."""


@verb
def count(state: State, out: Buffer) -> int:
    """How many moves there are, for counting leaves in bulk; out is scratch."""


@verb
def pick(state: State, out: Buffer, rng: Buffer) -> int:
    """A random move, the one at `below(n, rng)` of the n that `moves` gives; -1 where there is none. Out is scratch."""


@verb
def key(state: State) -> int:
    """A hash below 2**62, without what `banked` says. The class claims `exact_key` if no two states share one."""


@verb
def mirror(state: State) -> State:
    """One and the same state for all that equal this one but for a symmetry of the game; its value is the same."""


@verb
def candidates(state: State, out: Buffer) -> int:
    """Write the moves but for those that provably lose at once (to the opponent's next move); how many.

    Asked only where `bounds` leaves the value open."""


@verb
def promise(state: State, move: int) -> int:
    """The higher, the earlier a search tries the move."""


@verb
def loud(state: State, out: Buffer) -> int:
    """Write the moves that settle something at once, as captures do; how many. A search does not trust an estimate
    while there are any: it looks at these further, and at all other moves as one, the estimate, if there are others."""


@verb
def bounds(state: State) -> tuple[int, int]:
    """Proven limits of the value for the mover, at the end and before it: low <= value <= high."""


@verb
def evaluate(state: State, seat: int) -> int:
    """An estimate of the value for a seat: in hundredths of a payoff where the class says `by_points`, else any
    number within 2**20 either way, which stays below every proven result."""


@verb
def material(state: State, seat: int) -> int:
    """An estimate as simple as can be, in the units of `evaluate`: what textbook minimax goes by."""


@verb
def greed(state: State, move: int) -> int:
    """What a player sees in a move who looks no further than that, and does not see that the game is over."""


@verb
def banked(state: State, seat: int) -> int:
    """Payoff already settled for a seat, independent of what comes."""


@pending.default
def _(state: State) -> bool:
    return False


@draw.default
def _(state: State, rng: Buffer) -> int:
    return 0


@resolve.default
def _(state: State, outcome: int) -> State:
    return state


@count.default
def _(state: State, out: Buffer) -> int:
    return moves(state, out)


@pick.default
def _(state: State, out: Buffer, rng: Buffer) -> int:
    n = moves(state, out)
    return out[below(n, rng)] if n else -1


@key.default
def _(state: State) -> int:
    return fold(state)


@mirror.default
def _(state: State) -> State:
    return state


@candidates.default
def _(state: State, out: Buffer) -> int:
    return moves(state, out)


@loud.default
def _(state: State, out: Buffer) -> int:
    return 0


@promise.default
def _(state: State, move: int) -> int:
    return 0


@bounds.default
def _(cls: type) -> Callable[[State], tuple[int, int]]:
    low, high = facts(cls).payoff_limits

    def body(state: State) -> tuple[int, int]:
        return low, high

    return body


@evaluate.default
def _(state: State, seat: int) -> int:
    return 0


@material.default
def _(state: State, seat: int) -> int:
    return evaluate(state, seat)


@greed.default
def _(state: State, move: int) -> int:
    return evaluate(play(state, move), mover(state))


@banked.default
def _(state: State, seat: int) -> int:
    return 0
