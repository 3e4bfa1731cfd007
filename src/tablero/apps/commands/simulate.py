"""tablero simulate GAME."""

import json
import sys
import time
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...core.errors import NotPossible
from ...core.game import Game
from ...core.texts import say
from ...play.engines import Engines
from ...play.ledger import Ledger
from ...play.result import Reason
from ...play.simulation import REASONS, Plan, Results, checked, is_quick, play_out, row_of, simulate, stacked, width
from ...play.tally import Mean, Share, by_seat, standings
from ..cli import INTERRUPTED
from ..console.manner import begun
from ..listing import table
from ..progress import Bar, working
from ..seats import seats_of, usual_seats


def run(args: Namespace) -> int:
    """Play the games, then say how the players did."""
    from ...core import registry

    game = registry.find(args.game)
    specs = seats_of(args.seats or usual_seats(game), game.facts.seats)
    plan = Plan(game.address, tuple(specs), args.seed, not args.fixed, args.limit)
    with working(say("Preparing {game}", game=game.name)):
        game = checked(plan)
    began = time.perf_counter()
    if args.verbose and args.out:
        raise NotPossible(say("--verbose tells the games, and --out writes them down: choose one."))
    if args.verbose:
        found, stopped = told(plan, game, args.games)
    else:
        found, stopped = counted(plan, game, args)
    seconds = time.perf_counter() - began
    if args.json:
        print(json.dumps(row(plan, game, found, seconds)))
    elif not args.verbose or args.games > 1:
        print("\n".join(report(plan, game, found, seconds)))
    if stopped and args.out and not args.verbose:
        print(say("Stopped; the same command goes on with {file}.", file=args.out), file=sys.stderr)
    return INTERRUPTED if stopped else 0


def counted(plan: Plan, game: Game, args: Namespace) -> tuple[Results, bool]:
    """The results of all games, those in the file included; and whether Ctrl-C came before the end."""
    ledger = Ledger(Path(args.out), plan, width(game)) if args.out else None
    chunks = [ledger.resume()[: args.games]] if ledger else []
    done, stopped = sum(map(len, chunks)), False
    label = say("{game}: games", game=game.name)
    with Bar(label, args.games, done) as bar:
        try:
            for results in simulate(plan, done, args.games, args.workers):
                if ledger:
                    ledger.add(done, results)
                chunks.append(results)
                done += len(results)
                bar.reach(done)
        except KeyboardInterrupt:
            stopped = True
    return stacked(chunks, game), stopped


def told(plan: Plan, game: Game, games: int) -> tuple[Results, bool]:
    """The same, one after the other, every step told."""
    rows: list[Any] = []
    stopped = False
    try:
        for number in range(games):
            match = plan.match(game, number)
            teller = begun(match, number + 1, games)
            play_out(match, Engines(match, plan.limit), teller.told)
            teller.end()
            rows.append([row_of(match)])
    except KeyboardInterrupt:
        stopped = True
    return stacked(rows, game), stopped


# What is said.


def row(plan: Plan, game: Game, found: Results, seconds: float) -> dict[str, Any]:
    """All of it, as JSON."""
    return {
        "game": game.name,
        "games": len(found),
        "seed": plan.seed,
        "seconds": round(seconds, 3),
        "moves": int(found[:, 0].sum()),
        "compiled": is_quick(plan, game),
        "reasons": reasons(found),
        "players": [asdict(standing) for standing in standings(plan, found)],
        "seats": [asdict(share) for share in by_seat(plan, found)],
    }


def report(plan: Plan, game: Game, found: Results, seconds: float) -> list[str]:
    """A table of the players, and the seats below it."""
    number = len(found)
    speed = say("{games} games, {seconds} s, seed {seed}", games=number, seconds=f"{seconds:.1f}", seed=plan.seed)
    lines = [f"{game.name}: {speed}"]
    if not number:
        return lines
    head = ["", say("player"), say("score"), "95 %", say("won"), say("shared"), say("lost")]
    points = bool(game.points(game.start()))
    head.append(say("points") if points else say("payoff"))
    rows = [head]
    for place, each in enumerate(standings(plan, found), 1):
        mean = each.points if each.points is not None else each.payoff
        rows.append([str(place), each.player, *in_percent(each.score), str(each.won), str(each.shared), str(each.lost)])
        rows[-1].append(with_margin(mean, signed=not points))
    lines += table(rows)
    seats = (f"{game.seat_name(seat)} {in_percent(each)[0]}" for seat, each in enumerate(by_seat(plan, found)))
    lines.append(say("by seat: {shares}", shares=", ".join(seats)))
    forfeits = reasons(found).get(str(Reason.FORFEIT), 0)
    if forfeits:
        lines.append(say("{number} games ended by forfeit: --verbose tells why.", number=forfeits))
    return lines


def reasons(found: Results) -> dict[str, int]:
    """How many games ended for which reason."""
    counted = {str(reason): int((found[:, 1] == place).sum()) for place, reason in enumerate(REASONS)}
    return {reason: number for reason, number in counted.items() if number}


def in_percent(share: Share) -> tuple[str, str]:
    return f"{100 * share.value:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def with_margin(mean: Mean, signed: bool) -> str:
    return f"{mean.value:+.2f} ± {mean.margin:.2f}" if signed else f"{mean.value:.1f} ± {mean.margin:.1f}"
