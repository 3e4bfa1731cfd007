"""tablero solve GAME."""

import json
import re
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ...core.errors import BadPosition, IllegalMove, TableroError
from ...core.texts import say
from ...face import OpenGame, Position, game
from ...search.analysis import Analysis, Kind
from ...search.book import Book, book_of
from ...search.solve import Solver
from ..cli import INTERRUPTED, WRONG
from ..progress import working
from .asked import position_of


class Line(NamedTuple):
    """A line of a file: a position as moves, and its value if it is known."""

    moves: str
    position: Position
    expected: int | None


def run(args: Namespace) -> int:
    """One position, or a file of them."""
    return solve_file(args) if args.file else solve_one(args)


def solve_one(args: Namespace) -> int:
    """The value in words, and every move that keeps it."""
    position = position_of(args)
    solver = Solver(position.state, book=book_for(args, position.game))
    with working(say("Solving {game}", game=position.game.name), lambda: f", {solver.tally[0] / 1e6:.0f} M nodes"):
        found = solver.solve(position.state, weak=args.weak, every=True)
    best = position.names(found.best)
    if args.json:
        print(json.dumps(row(position, args.moves, found, best)))
    else:
        print(position.text())
        print(in_words(position, found, args.weak))
        if best:
            print(say("best: {moves}", moves=", ".join(best)))
        print(say("{nodes} nodes, {seconds} s", nodes=found.nodes, seconds=f"{found.seconds:.3f}"))
    return INTERRUPTED if found.stopped else 0


def book_for(args: Namespace, opened: OpenGame) -> Book | None:
    """The game's opening book, unless it is not wanted."""
    return None if args.no_book else book_of(opened.rules)


def row(position: Position, moves: str, found: Analysis, best: object) -> dict[str, object]:
    """A position's result, as JSON gives it."""
    return {
        "game": position.game.name,
        "moves": moves or " ".join(position.history),
        "value": found.value.number,
        "kind": str(found.value.kind),
        "best": best,
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
    }


def in_words(position: Position, found: Analysis, weak: bool) -> str:
    """What the value says to the side to move."""
    rules, value = position.game.rules, found.value
    seat = rules.seat_name(position.turn if position.turn is not None else 0)
    if position.over:
        return rules.status(position.state)
    if value.kind is Kind.LOWER:
        return say("{seat} reaches {value} at least; stopped before more was proven.", seat=seat, value=value.number)
    if value.kind is Kind.UPPER:
        return say("{seat} reaches {value} at most; stopped before more was proven.", seat=seat, value=value.number)
    if value.number == 0:
        return say("A draw with best play.")
    score = "" if weak else f" ({value.number:+d})"
    text = "{seat} wins with best play{score}." if value.number > 0 else "{seat} loses against best play{score}."
    sure = "" if value.kind is Kind.EXACT else " " + say("(Its key is a hash, so this is all but certain.)")
    return say(text, seat=seat, score=score) + sure


def read(args: Namespace) -> Iterator[Line]:
    """The positions of a file; an error names its line."""
    opened = game(args.game)
    for number, text in enumerate(Path(args.file).read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        if text.strip() and not text.startswith("#"):
            try:
                yield line_of(opened.start(), text.strip())
            except TableroError as error:
                raise type(error)(f"{args.file}, {say('line {number}', number=number)}: {error}") from None


def line_of(start: Position, text: str) -> Line:
    """Moves and, behind the last space, their value: the last of two words, or what is no move there."""
    moves, _, last = text.rpartition(" ")
    if not moves or not re.fullmatch(r"[+-]?\d{1,6}", last):
        return Line(text, start.play(text), None)
    if len(text.split()) > 2 and is_move(start, moves, last):
        return Line(text, start.play(text), None)
    return Line(moves.strip(), start.play(moves), int(last))


def is_move(start: Position, moves: str, last: str) -> bool:
    try:
        start.play(moves).play(last)
    except (IllegalMove, BadPosition):
        return False
    return True


def solve_file(args: Namespace) -> int:
    """A line a position, each from a cleared table; wrong expectations are shown, and make the exit status 1."""
    lines, opened = list(read(args)), game(args.game)
    solver = Solver(opened.rules.start(), book=book_for(args, opened))
    wrong, nodes, seconds, done = 0, 0, 0.0, 0
    with working(say("Solving {file}", file=args.file), lambda: f", {done} / {len(lines)}"):
        for line in lines:
            solver.clear()
            found = solver.solve(line.position.state, weak=args.weak)
            if found.stopped:
                raise KeyboardInterrupt
            nodes, seconds, done = nodes + found.nodes, seconds + found.seconds, done + 1
            wrong += show_line(line, found, args)
    if not args.json:
        mean = 1000 * seconds / max(done, 1)
        print(
            say(
                "{done} positions, {wrong} wrong, mean {mean} ms and {nodes} nodes, {speed} M nodes/s",
                done=done,
                wrong=wrong,
                mean=f"{mean:.3f}",
                nodes=nodes // max(done, 1),
                speed=f"{nodes / max(seconds, 1e-9) / 1e6:.1f}",
            )
        )
    return WRONG if wrong else 0


def show_line(line: Line, found: Analysis, args: Namespace) -> bool:
    """Print a result; is it another than the one expected?"""
    best = line.position.names(found.best[:1])
    expected = line.expected
    if expected is not None and args.weak:
        expected = (expected > 0) - (expected < 0)
    wrong = expected is not None and expected != found.value.number
    if args.json:
        result = row(line.position, line.moves, found, best[0] if best else None)
        print(json.dumps({**result, **({"expected": expected} if wrong else {})}), flush=True)
    else:
        remark = "  " + say("WRONG: {expected} expected", expected=expected) if wrong else ""
        print(f"{line.moves} {found.value.number} {' '.join(best)}{remark}".rstrip())
    return wrong
