"""tablero book GAME: make an opening book. What is done is kept, so it can be stopped and gone on with."""

import functools
import json
import multiprocessing
import os
import re
import signal
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from ...core.errors import BadRecord, NotPossible
from ...core.kinds import State
from ...core.registry import find
from ...core.texts import say
from ...search import book
from ...search.solve import Solver, refusal
from ..progress import working

CHUNK = 64  # positions at a time


def run(args: Namespace) -> int:
    """Solve every position of the last ply, work out those before, and write the book."""
    game = find(args.game)
    if reason := refusal(game.start()):
        raise NotPossible(reason)
    if not game.facts.exact_key:
        raise NotPossible(say("{game} has no exact key, so a book of it could not be trusted.", game=game.name))
    out = Path(args.out or f"{game.name.replace('/', '-')}.book")
    about = {"game": game.name, "plies": args.plies}
    part = out.with_suffix(out.suffix + ".part")
    with working(say("Finding the positions of {game}", game=game.name)):
        found = book.layers(game.start(), args.plies)
    done = read_part(part, about, found[-1])
    total = len(found[-1])
    replace(part, "".join([json.dumps(about) + "\n", *lines_of(done)]).encode())
    with working(say("Solving {game}", game=game.name), lambda: f", {len(done)} / {total}"), part.open("a") as file:
        for chunk in solved(game.name, found[-1], done, args.workers):
            done.update(chunk)
            file.writelines(lines_of(chunk))
            file.flush()
    data = book.pack(book.completed(found, done), about)
    replace(out, data)
    part.unlink()
    print(say("{file}: {number} bytes", file=out, number=len(data)))
    return 0


def lines_of(values: Mapping[int, int]) -> list[str]:
    """As the file of begun work has them."""
    return [f"{key} {value}\n" for key, value in values.items()]


def replace(path: Path, data: bytes) -> None:
    """Write a file so that there is always a whole one."""
    fresh = path.with_suffix(path.suffix + ".new")
    fresh.write_bytes(data)
    fresh.replace(path)


def read_part(path: Path, about: Mapping[str, object], layer: Mapping[int, State]) -> dict[int, int]:
    """What an earlier run has solved; a line that was not written to its end does not count. BadRecord where the file
    is of another book, or of none."""
    if not path.exists():
        return {}
    head, *lines = path.read_text(errors="replace").splitlines(keepends=True) or [""]
    if head and head.strip() != json.dumps(about):
        text = "{file} is not begun work on this book ({about}): name another file with --out, or remove it."
        raise BadRecord(say(text, file=path, about=json.dumps(about)))
    done = {}
    for line in lines:
        if (found := re.fullmatch(r"(\d{1,19}) (-?\d{1,3})\n", line)) and int(found[1]) in layer:
            done[int(found[1])] = int(found[2])
    return done


def solved(name: str, layer: Mapping[int, State], done: Mapping[int, int], workers: int) -> Iterator[dict[int, int]]:
    """Chunk by chunk, as workers finish them: values by key."""
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


def solve_chunk(name: str, task: tuple[list[int], list[State]]) -> dict[int, int]:
    """The values of a chunk's positions, by key."""
    keys, states = task
    kind, solver = find(name).state, solver_of(name)
    return dict(zip(keys, map(int, solver.values([kind(*state) for state in states])), strict=True))
