"""tablero play [GAME]."""

import sys
from argparse import Namespace

from ...core.texts import say
from ...face import OpenGame, game, games
from ...players.engines import opponent_for
from ..console import Left, choose_game, seats_of, sit

DEMONSTRATION = "tictactoe"


def run(args: Namespace) -> int:
    """A game between a person and the machine; with no one at a terminal, a short one between two engines."""
    alone = not sys.stdin.isatty() and not args.game and not args.seats
    try:
        opened = game(args.game or DEMONSTRATION) if args.game or alone or args.seats else choose_game(games())
    except Left:
        return 0
    if alone:
        print(say("Nobody is at a terminal: two engines play."))
    specs = seats_of(args.seats or default_seats(opened, alone), opened.facts.seats)
    return sit(opened, specs, args.seed, args.limit)


def default_seats(opened: OpenGame, alone: bool) -> str:
    """A person first, then good opponents; or two engines."""
    other = opponent_for(opened.rules)
    return ",".join([other if alone else "human", *["random" if alone else other] * (opened.facts.seats - 1)])
