"""tablero analyse GAME."""

import json
from argparse import Namespace

from ...core.texts import say
from ...face import Position
from ...play.advice import in_words
from ...search.analysis import Analysis
from ..cli import INTERRUPTED
from ..progress import working
from .asked import position_of

SHOWN = 8  # moves, at most


def run(args: Namespace) -> int:
    """The best move, what it is worth in words, how it goes on, and the other moves."""
    position = position_of(args)
    with working(say("Thinking about {game}", game=position.game.name)):
        found = position.analyse(player=args.player, seconds=args.seconds, seed=args.seed)
    if args.json:
        print(json.dumps(row(position, args, found)))
    else:
        print(position.text())
        for line in report(position, found):
            print(line)
    return INTERRUPTED if found.interrupted else 0


def row(position: Position, args: Namespace, found: Analysis) -> dict[str, object]:
    """An analysis, as JSON gives it."""
    advice = in_words(position.game.rules, position.state, found)
    return {
        "game": position.game.name,
        "moves": args.moves or " ".join(position.history),
        "best": advice.best,
        "value": found.value.number,
        "kind": str(found.value.kind),
        "plies": found.value.plies,
        "share": None if found.value.share is None else round(found.value.share, 4),
        "words": advice.value,
        "line": advice.line,
        "root": dict(advice.root),
        "nodes": found.nodes,
        "depth": found.depth,
        "seconds": round(found.seconds, 6),
    }


def report(position: Position, found: Analysis) -> list[str]:
    """The analysis in lines of text."""
    advice = in_words(position.game.rules, position.state, found)
    lines = [say("best: {move}, {value}", move=advice.best, value=advice.value)]
    lines.append(say("line: {moves}", moves=" ".join(advice.line[:12])))
    shown = ", ".join(f"{name} {value}" for name, value in advice.others[:SHOWN])
    if shown:
        lines.append(say("others: {moves}", moves=shown + (" …" if len(advice.others) > SHOWN else "")))
    work = {"nodes": found.nodes, "depth": found.depth, "seconds": f"{found.seconds:.2f}"}
    lines.append(say("{nodes} nodes, depth {depth}, {seconds} s", **work))
    return lines
