"""Answers as SWI-Prolog's prompt shows them."""

from collections.abc import Iterator, Mapping
from typing import cast

from ...core.game import Game
from ...core.kinds import State
from ..conecta4 import board_of
from ..terms import Struct, Term, Var, chain, items_of, walk
from .engine import Engine
from .reading import Reading
from .writing import written


def answers(engine: Engine, reading: Reading, game: Game) -> Iterator[tuple[str, bool]]:
    """Each answer in text, and whether there may be another one."""
    for more in engine.solve(reading.term):
        yield bindings(reading.variables, game), more


def bindings(variables: Mapping[str, Var], game: Game) -> str:
    """What the variables stand for; `true` where there is nothing to say. Those of one value stand together."""
    named = {name: var for name, var in variables.items() if not name.startswith("_")}
    lines, unbound = [], dict[int, list[str]]()
    for name, var in named.items():
        end = walk(var)
        if isinstance(end, Var):
            unbound.setdefault(end.number, []).append(name)
        else:
            lines.append(f"{name} = {written(told(end, game), most=699)}")
    lines += [" = ".join(names) for names in unbound.values() if len(names) > 1]
    return ",\n".join(lines) or "true"


def told(term: Term, game: Game) -> Term:
    """A term in which positions stand as their text."""
    term = walk(term)
    if isinstance(term, game.state):
        return game.dump(cast(State, term))
    if isinstance(term, Struct):
        items = items_of(term)
        if items is not None:
            return chain([told(item, game) for item in items])
        return Struct(term.name, *[told(arg, game) for arg in term.args])
    return term


def position_of(term: Term, game: Game) -> tuple[Game, State] | None:
    """The position that a term is, to be drawn: a State, its text, or a board of conecta 4; None where it is none."""
    from ...core import registry

    known = walk(term)
    if isinstance(known, game.state):
        return game, cast(State, known)
    if isinstance(known, str):
        return game, game.load(known)
    board = board_of(known)
    if board is None:
        return None
    four = registry.find("connect4")
    return four, four.load("/".join("".join(row) for row in board))
