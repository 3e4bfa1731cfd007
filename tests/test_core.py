"""Verbs, random numbers, shared rules: what every game stands on."""

from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablero.core import bits, words
from tablero.core.bits import nth, place, popcount, put
from tablero.core.compiling import kernel, row
from tablero.core.errors import BadGame
from tablero.core.facts import facts
from tablero.core.rng import below, mix
from tablero.core.verbs import count, key, mover, moves, play, verb

WORDS = st.integers(0, (1 << 62) - 1)


class Fields(NamedTuple):
    one: int
    many: tuple[int, ...]
    last: int


class Mixed(Fields):
    """A state of every shape that there may be."""

    most_moves = 1
    width = 5
    table = (3, 1, 2)
    flying = True


class Narrow(Mixed):
    width = 2
    flying = False


@moves.of(Mixed)
def _(state: Mixed, out: list[int]) -> int:
    return 0


@kernel
def draws(rng: object, n: int, out: object) -> None:
    for i in range(len(out)):  # type: ignore[arg-type]
        out[i] = below(n, rng)  # type: ignore[index,arg-type]


@kernel
def machine(value: int, index: int) -> tuple[int, int, int]:
    return popcount(value), place(value), nth(value, index)


@kernel
def replaced(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return put(items, index, value)


@kernel
def kept(state: Mixed, buffer: object) -> tuple[Mixed, int, int]:
    n = words.store(state, buffer)  # type: ignore[arg-type]
    return words.restore(state, buffer), n, words.fold(state)  # type: ignore[arg-type,return-value]


@kernel
def fact(state: Mixed) -> int:
    total: int = 100 if state.flying else 0
    for item in state.table:
        total += item
    return total + 1000 * state.width


@given(WORDS, st.integers(1, 1 << 31))
def test_random_numbers_are_the_same_compiled(seed: int, n: int) -> None:
    rng, out = np.array([seed]), row(20)
    draws(rng, n, out)
    cell = [seed]
    assert [int(x) for x in out] == [below(n, cell) for _ in range(20)]
    assert int(rng[0]) == cell[0]


def test_random_numbers_fill_their_range_evenly() -> None:
    cell, seen = [mix(3)], [0] * 10
    for _ in range(20_000):
        seen[below(10, cell)] += 1
    assert all(1_850 < number < 2_150 for number in seen)


@given(WORDS.filter(bool), st.data())
def test_machine_instructions_are_what_they_replace(value: int, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, value.bit_count() - 1))
    assert machine(value, index) == (bits.popcount(value), bits.place(value), bits.nth(value, index))
    assert bin(value)[2:][::-1].index("1") == bits.place(value)


@given(st.lists(WORDS, min_size=4, max_size=4), st.integers(0, 3), WORDS)
def test_put_replaces_one_entry(items: list[int], index: int, value: int) -> None:
    expected = tuple(value if i == index else item for i, item in enumerate(items))
    assert put(tuple(items), index, value) == replaced(tuple(items), index, value) == expected


@given(WORDS, st.tuples(WORDS, WORDS, WORDS), WORDS)
def test_a_state_is_stored_and_restored(one: int, many: tuple[int, int, int], last: int) -> None:
    state = Mixed(one, many, last)
    buffer = row(5)
    assert kept(state, buffer) == (state, 5, words.fold(state))
    assert words.restore(state, [int(word) for word in buffer]) == state


def test_named_facts_are_read_compiled_by_the_class() -> None:
    state, narrow = Mixed(0, (0,), 0), Narrow(0, (0,), 0)
    assert fact(state) == 5106
    assert fact(narrow) == 2006


def test_state_classes_of_one_bare_name_are_told_apart() -> None:
    def make() -> type:
        class Twin(NamedTuple):
            word: int

        return Twin

    first, second = make(), make()
    first.__qualname__, second.__qualname__ = "one.Twin", "two.Twin"
    moves.of(first)(lambda state, out: 0)
    moves.of(second)(lambda state, out: 0)
    assert first.__name__ != second.__name__


def test_a_body_with_other_arguments_is_refused() -> None:
    with pytest.raises(TypeError, match=r"play takes \(state, move\), not \(state\)"):
        play.of(Mixed)(lambda state: state)


def test_a_body_given_twice_is_refused() -> None:
    with pytest.raises(TypeError, match="given twice"):
        moves.of(Mixed)(lambda state, out: 0)


def test_a_missing_verb_is_named() -> None:
    with pytest.raises(TypeError, match="Mixed has no body for the verb 'mover'"):
        mover(Mixed(0, (0,), 0))


def test_defaults_serve_every_state() -> None:
    state = Mixed(1, (2,), 3)
    assert count(state, [0]) == 0
    assert key(state) == words.fold(state)


def test_a_verb_of_one_s_own() -> None:
    @verb
    def worth(state: Mixed) -> int:
        """What it is worth."""
        raise NotImplementedError

    @worth.of(Mixed)
    def _(cls: type[Mixed]) -> object:
        doubled: int = 2 * cls.width

        def body(state: Mixed) -> int:
            return doubled

        return body

    assert worth(Mixed(0, (0,), 0)) == 10
    assert worth(Narrow(0, (0,), 0)) == 4


def test_most_moves_must_be_declared() -> None:
    class Silent(NamedTuple):
        word: int

    with pytest.raises(BadGame, match="does not say `most_moves`"):
        facts(Silent)
