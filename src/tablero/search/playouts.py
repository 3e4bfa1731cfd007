"""Many random games, and how they ended."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.compiling import inline, interruptible, kernel, prepare, row, rows
from ..core.facts import facts
from ..core.kinds import State
from ..core.memory import raised
from ..core.rng import MASK, mix
from ..core.verbs import draw, payoff, pending, pick, play, resolve
from ..core.words import restore
from .batch import stored

GAMES, MOVES, SHARED = 0, 1, 2  # places in the tally; then wins by seat, then the sum of payoffs by seat
HEAD = 3


@inline
def one_game(state: State, cap: int, out: Any, rng: Any) -> tuple[State, int]:
    """The end of a random game, and its moves; after `cap` of them it is broken off."""
    made = 0
    while made < cap:
        if pending(state):
            state = resolve(state, draw(state, rng))
            continue
        move = pick(state, out, rng)
        if move < 0:
            break
        state = play(state, move)
        made += 1
    return state, made


@kernel
def random_games(
    flag: Any, state: State, first: int, games: int, seats: int, cap: int, out: Any, rng: Any, tally: Any
) -> int:
    """Play `games` games, the i-th from the seed first + i, and add their results to the tally; how many."""
    for game in range(games):
        if game & 255 == 0 and raised(flag):
            return game
        rng[0] = mix(first + game & MASK)
        end, made = one_game(state, cap, out, rng)
        tally[GAMES] += 1
        tally[MOVES] += made
        winners = 0
        for seat in range(seats):
            result = 0 if made == cap else payoff(end, seat)
            tally[HEAD + seats + seat] += result
            if result > 0:
                winners += 1
                tally[HEAD + seat] += 1
        if winners != 1:
            tally[SHARED] += 1
            for seat in range(seats):
                if winners and payoff(end, seat) > 0:
                    tally[HEAD + seat] -= 1
    return games


@kernel
def random_games_each(
    flag: Any, like: State, batch: Any, first: int, games: int, seats: int, cap: int, out: Any, rng: Any, tallies: Any
) -> int:
    """The same from each stored state, into a tally of its own; the i-th state's games go on where its seeds end."""
    for i in range(len(batch)):
        begin = first + i * games
        random_games(flag, restore(like, batch[i]), begin, games, seats, cap, out, rng, tallies[i])
        if raised(flag):
            return i
    return len(batch)


@dataclass(frozen=True, slots=True)
class Playouts:
    """How random games ended. A game is won by the one seat with a payoff above 0; else it is `shared`."""

    games: int
    moves: int
    seconds: float
    wins: tuple[int, ...]
    shared: int
    mean_payoff: tuple[float, ...]
    stopped: bool = False


def playouts(state: State, games: int, *, seed: int = 0) -> Playouts:
    """Play this many random games from a state; game i is the same for the same seed + i, wherever it is played.

    Ctrl-C ends it early, with the games played so far."""
    known = facts(type(state))
    flag, out, rng, tally = row(1), row(known.most_moves + 1), row(1), row(HEAD + 2 * known.seats)
    args = state, seed & MASK, games, known.seats, cap_of(state), out, rng, tally
    prepare(random_games, flag, *args)
    began = time.perf_counter()
    interruptible(random_games, flag, *args)
    return summary(tally, known.seats, time.perf_counter() - began, raised(flag))


def playouts_each(states: Sequence[State], games: int, *, seed: int = 0) -> list[Playouts]:
    """Random games from each of many positions, in one call."""
    if not states:
        return []
    known = facts(type(states[0]))
    flag, out, rng = row(1), row(known.most_moves + 1), row(1)
    tallies = rows(len(states), HEAD + 2 * known.seats)
    args = states[0], stored(states), seed & MASK, games, known.seats, cap_of(states[0]), out, rng, tallies
    prepare(random_games_each, flag, *args)
    began = time.perf_counter()
    interruptible(random_games_each, flag, *args)
    if raised(flag):
        raise KeyboardInterrupt
    each = (time.perf_counter() - began) / len(states)
    return [summary(tally, known.seats, each, False) for tally in tallies]


def cap_of(state: State) -> int:
    """More moves than a game can have, or the number after which one is broken off."""
    return facts(type(state)).plies + 1


def summary(tally: Any, seats: int, seconds: float, stopped: bool) -> Playouts:
    games = int(tally[GAMES])
    wins = tuple(int(tally[HEAD + seat]) for seat in range(seats))
    means = tuple(int(tally[HEAD + seats + seat]) / max(games, 1) for seat in range(seats))
    return Playouts(games, int(tally[MOVES]), seconds, wins, int(tally[SHARED]), means, stopped)
