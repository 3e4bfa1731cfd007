"""tablero bench: the figures, each beside the yardstick of the same moment."""

import json
import statistics
import time
from argparse import Namespace
from collections.abc import Callable
from typing import NamedTuple

from ...core.chance import dice
from ...core.errors import UnknownGame, near
from ...core.game import Game
from ...core.kinds import State
from ...core.registry import find
from ...core.rng import below
from ...core.texts import say
from ...core.verbs import play
from ...play.simulation import Plan, simulate
from ...search.deepen import AlphaBeta
from ...search.mcts import MCTS
from ...search.minimax import minimax
from ...search.perft import perft
from ...search.playouts import playouts
from ...search.solve import Solver
from ..progress import working
from ..yardstick import measure

ROUNDS, STANDARD = 7, 180.0  # a quiet machine's Y, at which figures are given


class Figure(NamedTuple):
    """What is measured: `work` does some of it, and says how much."""

    name: str
    unit: str
    work: Callable[[], float]


def figures() -> list[Figure]:
    """Every figure that `tablero bench` knows."""
    tictactoe, connect4, draughts, stones = map(find, ("tictactoe", "connect4", "draughts", "369"))
    azul = find("azul")
    deep, tree = AlphaBeta(draughts.start()), MCTS(connect4.start())
    middle, solver = late_positions(connect4, 20, 40), Solver(connect4.start())

    def solve_middle() -> float:
        for state in middle:
            solver.clear()
            solver.solve(state)
        return len(middle)

    return [
        Figure(
            "tictactoe minimax, whole tree",
            "M nodes/s",
            lambda: sum(minimax(tictactoe.start()).nodes for _ in range(20)) / 1e6,
        ),
        Figure("tictactoe random games", "M games/s", lambda: playouts(tictactoe.start(), 1_000_000).games / 1e6),
        Figure("connect4 random games", "M games/s", lambda: playouts(connect4.start(), 500_000).games / 1e6),
        Figure("connect4 perft 9", "M leaves/s", lambda: perft(connect4.start(), 9).nodes / 1e6),
        Figure("connect4 exact, 20 discs, cleared table", "positions/s", solve_middle),
        *(draughts_perft(name, depth) for name, depth in DRAUGHTS.items()),
        Figure("draughts/english random games", "M games/s", lambda: playouts(draughts.start(), 100_000).games / 1e6),
        Figure("369 random games", "M games/s", lambda: playouts(stones.start(), 100_000).games / 1e6),
        Figure(
            "369/4x4 exact", "boards/s", lambda: bool(Solver(find("369/4x4").start()).solve(find("369/4x4").start()))
        ),
        Figure("draughts/english alphabeta, depth 13", "M nodes/s", lambda: searched(draughts.start(), deep)),
        Figure("connect4 mcts, one random game each", "M games/s", lambda: grown(connect4.start(), tree)),
        Figure("azul random games", "M games/s", lambda: playouts(azul.start(), 50_000).games / 1e6),
        simulated("azul", "greedy", 10_000),
        simulated("connect4", "random", 1_000_000),
    ]


def simulated(name: str, player: str, games: int) -> Figure:
    """A simulation of a player against itself, results and all."""
    plan = Plan(name, (player, player))
    return Figure(f"{name} simulated, {player}", "k games/s", lambda: sum(map(len, simulate(plan, 0, games, 1))) / 1e3)


def searched(state: State, search: AlphaBeta) -> float:
    """Millions of nodes of a search from nothing."""
    search.clear()
    return search.search(state, depth=13).nodes / 1e6


def grown(state: State, search: MCTS) -> float:
    """Millions of simulations of a new tree."""
    search.root = None
    return search.search(state, simulations=200_000).nodes / 1e6


DRAUGHTS = {
    "english": 10,
    "italian": 10,
    "spanish": 10,
    "russian": 9,
    "brazilian": 9,
    "pool": 9,
    "international": 9,
    "libre": 9,
}


def draughts_perft(name: str, depth: int) -> Figure:
    """Leaves counted in bulk, from the start."""
    start = find(f"draughts/{name}").start()
    return Figure(f"draughts/{name} perft {depth}", "M leaves/s", lambda: perft(start, depth).nodes / 1e6)


def late_positions(game: Game, plies: int, number: int) -> list[State]:
    """Positions of random games after this many moves, the same each time."""
    found: list[State] = []
    seed = 0
    while len(found) < number:
        rng, state, seed = dice(seed), game.start(), seed + 1
        for _ in range(plies):
            legal = game.legal(state)
            if not legal:
                break
            state = play(state, legal[below(len(legal), rng)])
        else:
            found += [state] if game.legal(state) else []
    return found


def run(args: Namespace) -> None:
    """A line a figure: raw, Y, and as it were at Y = 180. Medians of rounds, Y taken before and after each."""
    chosen = [figure for figure in figures() if args.only.casefold() in figure.name]
    if not chosen:
        names = [figure.name for figure in figures()]
        text = say("No figure has '{name}' in its name.", name=args.only)
        raise UnknownGame(text + near(args.only, names) + " " + say("There are: {names}.", names="; ".join(names)))
    for figure in chosen:
        with working(say("Measuring {name}", name=figure.name)):
            raw, y, scaled = take(figure)
        if args.json:
            row = {"name": figure.name, "unit": figure.unit, "value": round(raw, 3), "y": round(y, 1)}
            print(json.dumps({**row, "at_180": round(scaled, 3)}), flush=True)
        else:
            print(f"{figure.name:42} {raw:10.2f} {figure.unit:11}  Y {y:5.0f}   at Y = 180: {scaled:.2f}", flush=True)


def take(figure: Figure) -> tuple[float, float, float]:
    """Median figure, median Y, median of the figure scaled to Y = 180."""
    figure.work()
    rows = []
    for _ in range(ROUNDS):
        before = measure(5)
        began = time.perf_counter()
        amount = figure.work()
        rate = amount / (time.perf_counter() - began)
        y = (before + measure(5)) / 2
        rows.append((rate, y, rate / y * STANDARD))
    raw, y, scaled = (statistics.median(column) for column in zip(*rows, strict=True))
    return raw, y, scaled
