"""Parametric variants: State classes made from facts, each once, under a name that can be found again."""

import sys
from typing import Any, TypeVar, cast

S = TypeVar("S", bound=tuple[Any, ...])


def variant(base: type[S], name: str, **given: object) -> type[S]:
    """A subclass of a State class with these facts, of this name in its module.

    A module whose classes are made so defines `__getattr__(name)`, so that another process finds them by name."""
    module = sys.modules[base.__module__]
    if name in module.__dict__:
        return cast(type[S], module.__dict__[name])
    body = {"__slots__": (), "__module__": base.__module__, "__qualname__": name, **given}
    made = cast(type[S], type(name, (base,), body))
    setattr(module, name, made)
    return made
