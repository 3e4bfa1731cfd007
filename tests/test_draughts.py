"""Draughts: the move generator against known counts and against its naive twin; notation."""

from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablero
from tablero.core.bits import place, popcount
from tablero.core.chance import dice
from tablero.core.legal import legal_moves
from tablero.core.rng import below
from tablero.core.verbs import count, pick, play
from tablero.games.draughts.board import bit_of, squares_in_play, turned
from tablero.games.draughts.rules import CAPTURED, CROWNED, LOWEST, Draughts
from tablero.games.draughts.variants import VARIANTS

from . import naive_draughts as naive

TABLE = Path(__file__).parent / "data" / "draughts_perft.txt"
NAMES = sorted(set(VARIANTS) - {"checkers"})


def known() -> dict[str, list[int]]:
    lines = [line.split() for line in TABLE.read_text().splitlines() if not line.startswith("#")]
    return {name: [int(leaves) for leaves in counts] for name, *counts in lines}


@pytest.mark.parametrize("name", NAMES)
def test_perft(name: str) -> None:
    start = tablero.game(f"draughts/{name}").start()
    expected = [leaves for leaves in known()[name] if leaves < 5_000_000]
    assert [start.perft(depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_deep_perft(name: str) -> None:
    start, expected = tablero.game(f"draughts/{name}").start(), known()[name]
    assert [start.perft(depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("name", NAMES)
def test_the_naive_twin_counts_the_same(name: str) -> None:
    rules = naive.VARIANTS[name]
    assert naive.perft(rules, naive.start(rules), 4) == known()[name][3]


# The naive twin, on random positions.


def squares(kind: type[Draughts]) -> dict[int, naive.Square]:
    """Column and row of each bit of seat 0's view, as the naive twin counts them."""
    last = 2 * kind.half - 1
    return {bit_of(c, r, kind.half): (last - c if kind.mirrored else c, r) for c, r in squares_in_play(kind.half)}


def random_position(kind: type[Draughts], seed: int) -> Draughts:
    """Pieces anywhere, half of them kings; few or many."""
    rng, at = dice(seed), list(squares(kind))
    number = 2 + below(len(at) // 2 + 4, rng)
    mine = theirs = kings = 0
    for _ in range(number):
        bit = 1 << at.pop(below(len(at), rng))
        side, king = below(2, rng), below(2, rng)
        back = kind.far_row if side == 0 else turned(kind.far_row, kind.half)
        mine, theirs = (mine | bit, theirs) if side == 0 else (mine, theirs | bit)
        kings |= bit if king or bit & back else 0
    return kind(mine, theirs, kings, below(2, rng))


def for_twin(state: Draughts) -> naive.Position:
    """The position as the naive twin holds it."""
    mine, theirs, kings = state.mine, state.theirs, state.kings
    if state.turn:
        mine, theirs = turned(theirs, state.half), turned(mine, state.half)
        kings = turned(kings, state.half)
    pieces = {}
    for bit, square in squares(type(state)).items():
        for seat, side in enumerate((mine, theirs)):
            if side >> bit & 1:
                pieces[square] = naive.MARKS[seat][kings >> bit & 1]
    return pieces, state.turn


def move_for_twin(state: Draughts, move: int) -> naive.Move:
    """A move as the naive twin writes it."""
    at = squares(type(state))

    def place_of(bit: int) -> naive.Square:
        return at[place(turned(1 << bit, state.half))] if state.turn else at[bit]

    start, target, taken = move & 63, move >> 6 & 63, move >> CAPTURED << LOWEST
    captured = frozenset(place_of(bit) for bit in range(64) if taken >> bit & 1)
    king = bool(state.kings >> start & 1 | move >> CROWNED & 1)
    return place_of(start), place_of(target), captured, king


@pytest.mark.parametrize("name", NAMES)
def test_fast_is_naive(name: str) -> None:
    kind, rules = VARIANTS[name], naive.VARIANTS[name]
    for seed in range(1_500):
        state = random_position(kind, seed)
        legal = legal_moves(state)
        expected = naive.legal(rules, for_twin(state))
        found = {move_for_twin(state, move): move for move in legal}
        assert len(found) == len(legal)
        assert set(found) == expected
        for twin, move in list(found.items())[:3]:
            assert for_twin(cast(Draughts, play(state, move))) == naive.play(rules, for_twin(state), twin)


@pytest.mark.parametrize("name", NAMES)
def test_counting_and_picking_are_moving(name: str) -> None:
    out = [0] * 300
    for seed in range(3_000):
        state = random_position(VARIANTS[name], seed)
        legal = legal_moves(state)
        assert count(state, out) == len(legal)
        expected = legal[below(len(legal), dice(seed))] if legal else -1
        assert pick(state, out, dice(seed)) == expected


@given(st.sampled_from(NAMES), st.integers(0, 10**9))
def test_fen_is_read_as_it_is_written(name: str, seed: int) -> None:
    game = tablero.game(f"draughts/{name}").rules
    state = random_position(VARIANTS[name], seed)
    if popcount(state.mine) <= popcount(state.set_up) and popcount(state.theirs) <= popcount(state.set_up):
        assert game.load(game.dump(state)) == state


@given(st.sampled_from(NAMES), st.integers(0, 10**9))
def test_moves_are_read_as_they_are_written(name: str, seed: int) -> None:
    game = tablero.game(f"draughts/{name}").rules
    state = random_position(VARIANTS[name], seed)
    legal = legal_moves(state)
    if len(legal) < 60:
        assert [game.parse(state, game.format(state, move)) for move in legal] == legal
        assert len({game.steps(state, move) for move in legal}) == len(legal)
