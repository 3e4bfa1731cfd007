"""Nim with one heap: take one to three, who takes the last one wins. A whole game in one file."""

from typing import NamedTuple

from tablero.core import Buffer, Game, key, mover, moves, payoff, play


class Nim(NamedTuple):
    left: int = 21
    turn: int = 0
    most_moves, longest_game, exact_key = 3, 21, True


@moves.of(Nim)
def _(state: Nim, out: Buffer) -> int:
    out[0], out[1], out[2] = 1, 2, 3
    return min(3, state.left)


@play.of(Nim)
def _(state: Nim, move: int) -> Nim:
    return Nim(state.left - move, 1 - state.turn)


@mover.of(Nim)
def _(state: Nim) -> int:
    return state.turn


@payoff.of(Nim)
def _(state: Nim, seat: int) -> int:
    return -1 if seat == state.turn else 1


@key.of(Nim)
def _(state: Nim) -> int:
    return 2 * state.left + state.turn


GAME = Game("nim", Nim, titles={"en": "Nim", "es": "Nim", "pt": "Nim"})
