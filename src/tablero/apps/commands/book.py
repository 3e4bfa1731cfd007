"""tablero book GAME: make an opening book. What is done is kept, so it can be stopped and gone on with."""

import functools
import multiprocessing
import os
import signal
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from ...core.errors import NotPossible
from ...core.kinds import State
from ...core.registry import find
from ...core.texts import say
from ...search import book
from ...search.solve import Solver, refusal
from ..progress import working

CHUNK = 64  # positions at a time
Chunk = tuple[list[int], list[int]]  # keys and values


def run(args: Namespace) -> int:
    """Solve every position of the last ply, work out those before, and write the book."""
    game = find(args.game)
    if reason := refusal(game.start()):
        raise NotPossible(reason)
    if not game.facts.exact_key:
        raise NotPossible(say("{game} has no exact key, so a book of it could not be trusted.", game=game.name))
    out = Path(args.out or f"{game.id}.book")
    part = out.with_suffix(out.suffix + ".part")
    with working(say("Finding the positions of {game}", game=game.name)):
        found = book.layers(game.start(), args.plies)
    done = read_part(part, found[-1])
    total = len(found[-1])
    with working(say("Solving {game}", game=game.name), lambda: f", {len(done)} / {total}"), part.open("a") as file:
        for keys, values in solved(game.name, found[-1], done, args.workers):
            done.update(zip(keys, values, strict=True))
            file.writelines(f"{key} {value}\n" for key, value in zip(keys, values, strict=True))
            file.flush()
    data = book.pack(book.completed(found, done), {"game": game.name, "plies": args.plies})
    fresh = out.with_suffix(out.suffix + ".new")
    fresh.write_bytes(data)
    fresh.replace(out)
    part.unlink()
    print(say("{file}: {number} bytes", file=out, number=len(data)))
    return 0


def read_part(path: Path, layer: Mapping[int, State]) -> dict[int, int]:
    """What an earlier run has solved; a line that was not written to its end does not count."""
    done = {}
    for line in path.read_text().splitlines(keepends=True) if path.exists() else []:
        words = line.split()
        if line.endswith("\n") and len(words) == 2 and int(words[0]) in layer:
            done[int(words[0])] = int(words[1])
    return done


def solved(name: str, layer: Mapping[int, State], done: Mapping[int, int], workers: int) -> Iterator[Chunk]:
    """Chunk by chunk, as workers finish them: keys and values."""
    tasks = [(keys, [tuple(layer[key]) for key in keys]) for keys in book.wanted(layer, done, CHUNK)]
    with multiprocessing.get_context("spawn").Pool(workers or os.cpu_count(), deaf) as pool:
        yield from pool.imap_unordered(functools.partial(solve_chunk, name), tasks)


def deaf() -> None:
    """A worker leaves Ctrl-C to who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@functools.cache
def solver_of(name: str) -> Solver:
    """One a process: what it learns of one chunk it keeps for the next."""
    return Solver(find(name).start())


def solve_chunk(name: str, task: tuple[list[int], list[State]]) -> Chunk:
    """The keys of a chunk, and the values of its positions."""
    keys, states = task
    kind, solver = find(name).state, solver_of(name)
    return keys, [int(value) for value in solver.values([kind(*state) for state in states])]
