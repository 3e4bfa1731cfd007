"""Pig, for three: roll as often as you like and bank the sum, but a 1 takes it all. Chance, and turns that repeat."""

from typing import NamedTuple

from tablero.core import (
    Buffer,
    Game,
    State,
    below,
    draw,
    mover,
    moves,
    payoff,
    pending,
    play,
    put,
    resolve,
)

HOLD, ROLL = 0, 1


class Pig(NamedTuple):
    scores: tuple[int, ...] = (0, 0, 0)
    turn: int = 0
    pot: int = 0  # rolled in this turn and not yet banked
    rolling: int = 0

    goal = 50
    seats = 3
    most_moves = 2


@moves.of(Pig)
def _(state: Pig, out: Buffer) -> int:
    if state.rolling or max(state.scores) >= state.goal:
        return 0
    out[0], out[1] = HOLD, ROLL
    return 2


@play.of(Pig)
def _(state: Pig, move: int) -> Pig:
    if move == ROLL:
        return Pig(state.scores, state.turn, state.pot, 1)
    scores = put(state.scores, state.turn, state.scores[state.turn] + state.pot)
    return Pig(scores, (state.turn + 1) % 3, 0, 0)


@pending.of(Pig)
def _(state: Pig) -> bool:
    return state.rolling == 1


@draw.of(Pig)
def _(state: Pig, rng: Buffer) -> int:
    return 1 + below(6, rng)


@resolve.of(Pig)
def _(state: Pig, outcome: int) -> Pig:
    if outcome == 1:
        return Pig(state.scores, (state.turn + 1) % 3, 0, 0)
    return Pig(state.scores, state.turn, state.pot + outcome, 0)


@mover.of(Pig)
def _(state: Pig) -> int:
    return state.turn


@payoff.of(Pig)
def _(state: Pig, seat: int) -> int:
    return 1 if state.scores[seat] >= state.goal else -1


class PigGame(Game):
    """Moves are words."""

    def format(self, state: State, move: int) -> str:
        return "roll" if move == ROLL else "hold"


GAME = PigGame("pig", Pig, titles={"en": "Pig", "es": "El cerdo", "pt": "O porco"})
