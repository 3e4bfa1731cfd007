"""Races against other programs in one run: python bench/race.py [POSITIONS]

The peers are an optional extra: pip install -e '.[peers]'. POSITIONS is a file with a line a position of Connect 4, its
moves first. Both sides of a race work in turns, round by round, and are compared by the median of the rounds' ratios: a
machine's speed changes from minute to minute.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel
from bitbully import bitbully_core

import tablero
from tablero.search.solve import Solver

ROUNDS = 5
Work = Callable[[], float]  # does some work, and says how much of it is done a second


def race(name: str, unit: str, ours: Work, peer: str, theirs: Work) -> None:
    """Show both rates, and how many times faster we are."""
    ours()
    theirs()
    rounds = [(ours(), theirs()) for _ in range(ROUNDS)]
    mine, other = (statistics.median(column) for column in zip(*rounds, strict=True))
    times = statistics.median(a / b for a, b in rounds)
    print(f"{name}: {mine:,.0f} {unit}/s; {peer}: {other:,.0f}; {times:.1f} times as fast", flush=True)


def our_games(name: str, number: int) -> Work:
    start = tablero.game(name).start()
    return lambda: number / float(start.playouts(number).seconds)


def open_spiel_games(name: str, number: int) -> Work:
    """Random games by its C++, called for every move from Python."""
    game, rng = pyspiel.load_game(name), random.Random(1)

    def work() -> float:
        began = time.perf_counter()
        for _ in range(number):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        return number / (time.perf_counter() - began)

    return work


def our_values(lines: list[str]) -> tuple[Work, list[int]]:
    """Exact values, the table cleared before each, which is not counted; and what they are."""
    states = [position.state for position in tablero.game("connect4").positions(lines)]
    solver, values = Solver(states[0]), list[int]()

    def work() -> float:
        values.clear()
        seconds = 0.0
        for state in states:
            solver.clear()
            began = time.perf_counter()
            values.append(solver.solve(state).value.number)
            seconds += time.perf_counter() - began
        return len(states) / seconds

    return work, values


def bitbully_values(lines: list[str]) -> tuple[Work, list[int]]:
    """The same by BitBully, without its opening book."""
    solver, boards, values = bitbully_core.BitBullyCore(), list[Any](), list[int]()
    for line in lines:
        boards.append(bitbully_core.BoardCore())
        for column in line:
            boards[-1].play(int(column) - 1)

    def work() -> float:
        values.clear()
        seconds = 0.0
        for board in boards:
            solver.resetTranspositionTable()
            began = time.perf_counter()
            values.append(solver.mtdf(board, 0))
            seconds += time.perf_counter() - began
        return len(boards) / seconds

    return work, values


def random_lines(plies: int, number: int) -> list[str]:
    """Lines of play after which a game of Connect 4 goes on; the same each time."""
    rng, found, start = random.Random(1), list[str](), tablero.game("connect4").start()
    while len(found) < number:
        position = start
        for _ in range(plies):
            if not position.over:
                position = position.play(rng.choice(position.moves()))
        found += [] if position.over else ["".join(position.history)]
    return found


def main() -> None:
    given = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() if len(sys.argv) > 1 else random_lines(20, 100)
    lines = [line.split()[0] for line in given if line.strip()]
    ours, our_answers = our_values(lines)
    theirs, their_answers = bitbully_values(lines)
    race(f"Connect 4, {len(lines)} exact values", "positions", ours, "BitBully", theirs)
    if our_answers != their_answers:
        sys.exit("The values differ.")
    race(
        "Connect 4, random games",
        "games",
        our_games("connect4", 500_000),
        "OpenSpiel",
        open_spiel_games("connect_four", 2_000),
    )
    race(
        "tic-tac-toe, random games",
        "games",
        our_games("tictactoe", 500_000),
        "OpenSpiel",
        open_spiel_games("tic_tac_toe", 5_000),
    )


if __name__ == "__main__":
    main()
