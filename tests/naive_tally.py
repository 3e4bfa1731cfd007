"""A simulation as one would do it by hand: matches one by one, sums in dictionaries."""

from collections import defaultdict

import tablero
from tablero.core.verbs import mover, payoff, pending, play
from tablero.play.match import Match, seat_seed
from tablero.players.engines import make


def naive_scores(name: str, specs: tuple[str, ...], games: int, seed: int) -> tuple[dict[int, float], dict[int, int]]:
    """Scores and payoffs by player, who change seats from game to game."""
    game = tablero.game(name).rules
    scores, payoffs = defaultdict[int, float](float), defaultdict[int, int](int)
    seats = len(specs)
    for number in range(games):
        seated = [(seat + number) % seats for seat in range(seats)]
        match = Match(game, [specs[player] for player in seated], seed=seed + number)
        players = [make(match.players[seat], game, seat_seed(seed + number, seat)) for seat in range(seats)]
        state = game.start()
        while pending(state) or game.legal(state):
            if pending(state):
                match.settle()
                state = match.state
            else:
                state = play(state, players[mover(state)].choose([state]))
                match.play(next(move for move in game.legal(match.state) if play(match.state, move) == state))
        results = [payoff(state, seat) for seat in range(seats)]
        winners = [seat for seat in range(seats) if results[seat] == max(results)]
        for seat, player in enumerate(seated):
            payoffs[player] += results[seat]
            scores[player] += (seat in winners) / len(winners)
    return dict(scores), dict(payoffs)
