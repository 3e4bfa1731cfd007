"""Whole games between simple players, compiled: move by move what the interpreted players of these names play."""

from typing import Any

from ..core.compiling import inline, kernel
from ..core.kinds import State
from ..core.memory import raised
from ..core.rng import MASK, below, mix
from ..core.verbs import count, draw, greed, mover, moves, payoff, pending, pick, play, resolve
from ..core.words import store

RANDOM, GREEDY = 0, 1
MOVES, ENDED, HEAD = 0, 1, 2  # of a result: how many moves, did it end? Then payoffs by seat, and the last position
OUT, TIED, SCRATCH, BUFFERS = 0, 1, 2, 3
WORST = -(1 << 62)


@inline
def greedy_move(state: State, own: bool, buffers: Any, rng: Any) -> int:
    """What looks best: by how the game ends, unless the game has a `greed` of its `own`, then by `greed`; any of
    equals. -1 where there is no move."""
    seat, n = mover(state), moves(state, buffers[OUT])
    best_end, best, tied = WORST, WORST, 0
    for i in range(n):
        move = buffers[OUT][i]
        end = 0
        if not own:
            after = play(state, move)
            if not pending(after) and count(after, buffers[SCRATCH]) == 0:
                end = payoff(after, seat)
        value = greed(state, move)
        if end > best_end or (end == best_end and value > best):
            best_end, best, tied = end, value, 0
        if end == best_end and value == best:
            buffers[TIED][tied] = move
            tied += 1
    return int(buffers[TIED][below(tied, rng)]) if n else -1


@kernel
def contests(
    flag: Any, start: State, first: int, number: int, seats: int, turning: bool, who: Any, own: bool, cap: int,
    buffers: Any, rngs: Any, results: Any,
) -> int:  # fmt: skip
    """Play a game a row of results, the i-th of all with the seed first + i, from i = number on; how many were played.

    A game that has not ended after `cap` steps is broken off.

    `who` says how each player plays; with `turning`, the players change seats from game to game."""
    for game in range(len(results)):
        if game & 15 == 0 and raised(flag):
            return game
        seed = mix(first + number + game & MASK)
        for seat in range(seats):
            rngs[seat][0] = mix(mix(seed ^ seat + 1))
        state, made, steps, ended = start, 0, 0, 0
        while steps < cap:
            if pending(state):
                rngs[seats][0] = mix(seed + steps & MASK)
                state = resolve(state, draw(state, rngs[seats]))
                steps += 1
                continue
            seat = mover(state)
            player = (seat + number + game) % seats if turning else seat
            if who[player] == RANDOM:
                move = pick(state, buffers[OUT], rngs[seat])
            else:
                move = greedy_move(state, own, buffers, rngs[seat])
            if move < 0:
                ended = 1
                break
            state = play(state, move)
            made, steps = made + 1, steps + 1
        results[game][MOVES], results[game][ENDED] = made, ended
        for seat in range(seats):
            results[game][HEAD + seat] = payoff(state, seat)
        store(state, results[game][HEAD + seats :])
    return len(results)
