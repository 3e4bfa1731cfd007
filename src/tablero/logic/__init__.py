"""Games as relations: what is given is checked, what is open is enumerated.

    from tablero.logic import Var, relations

    game, M = relations("connect4"), Var()
    for _ in game.legal(position, M):
        print(M.value)

A relation is a generator. While it stands at an answer, variables have their values; then they lose them again. So
`for` loops one inside the other are a conjunction, as in Prolog."""

from .relations import Relations, relations
from .terms import Struct, Term, Text, Var, answers, unified, variables

__all__ = ["Relations", "Struct", "Term", "Text", "Var", "answers", "relations", "unified", "variables"]
