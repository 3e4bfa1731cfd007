"""tablero play [GAME]."""

import os
import secrets
import sys
from argparse import Namespace

from ...core.errors import NotPossible
from ...core.texts import say
from ...face import OpenGame, game, games
from ...play.clock import read_clock
from ...players.engines import opponent_for
from ...players.spec import HUMAN
from ..console.choosing import choose_game
from ..console.program import Wishes
from ..console.programs import program_of
from ..console.talk import Left
from ..seats import seats_of

DEMONSTRATION = "tictactoe"


def run(args: Namespace) -> int:
    """A game between a person and the machine; with no one at a terminal, a short one between two engines."""
    alone = not sys.stdin.isatty() and not args.game and not args.seats
    clock = read_clock(args.clock)
    opened = game(args.game) if args.game else None
    seats = seats_of(args.seats, opened.facts.seats) if args.seats and opened else []
    if args.seats and not opened:
        raise NotPossible(say("Name the game as well: tablero play GAME --seats …"))
    if full_screen(args.ui):
        from ..tui.app import play

        return play(opened, tuple(seats), seed_of(args, seats), clock, args.limit)
    if alone:
        print(say("Nobody is at a terminal: two engines play."))
        opened = game(DEMONSTRATION)
        seats = demonstration(opened)
    try:
        opened = opened or choose_game(games())
    except Left:
        return 0
    wishes = Wishes(tuple(seats), seed_of(args, seats), clock, args.limit)
    return program_of(opened.rules, wishes).run()


def seed_of(args: Namespace, seats: list[str]) -> int:
    """The seed that is asked for; else another one each time, unless engines play among themselves."""
    if args.seed is not None:
        return int(args.seed)
    return 0 if seats and HUMAN not in seats else secrets.randbelow(1 << 31)


def demonstration(opened: OpenGame) -> list[str]:
    """Who plays where nobody watches."""
    return [opponent_for(opened.rules), *["random"] * (opened.facts.seats - 1)]


def full_screen(ui: str) -> bool:
    """Is the full screen wanted and possible? NotPossible where it is asked for and cannot be."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "", "dumb")
    if ui == "tui" and not terminal:
        raise NotPossible(say("The full screen needs a terminal; --ui console does not."))
    return terminal and ui != "console"
