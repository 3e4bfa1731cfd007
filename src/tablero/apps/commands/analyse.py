"""tablero analyse GAME."""

import json
from argparse import Namespace

from ...core.texts import say
from ...face import Position
from ...search.analysis import Analysis, Value
from ..cli import INTERRUPTED
from ..progress import working
from .asked import position_of

SHOWN = 8  # moves, at most


def run(args: Namespace) -> int:
    """The best move, what it is worth in words, how it goes on, and the other moves."""
    position = position_of(args)
    with working(say("Thinking about {game}", game=position.game.name)):
        found = position.analyse(player=args.player, seconds=args.seconds)
    if args.json:
        print(json.dumps(row(position, args, found)))
    else:
        print(position.text())
        for line in report(position, found):
            print(line)
    return INTERRUPTED if found.interrupted else 0


def row(position: Position, args: Namespace, found: Analysis) -> dict[str, object]:
    """An analysis, as JSON gives it."""
    points = position.game.facts.by_points
    return {
        "game": position.game.name,
        "moves": args.moves or " ".join(position.history),
        "best": position.names(found.best)[0],
        "value": found.value.number,
        "kind": str(found.value.kind),
        "plies": found.value.plies,
        "share": None if found.value.share is None else round(found.value.share, 4),
        "words": found.value.words(by_points=points),
        "line": names_of_line(position, found),
        "root": {name: value.words(by_points=points) for name, value in rooted(position, found).items()},
        "nodes": found.nodes,
        "depth": found.depth,
        "seconds": round(found.seconds, 6),
    }


def names_of_line(position: Position, found: Analysis) -> list[str]:
    """The line in the game's notation, as far as it can be played."""
    names = []
    for move in found.line:
        if move not in position.game.rules.legal(position.state):
            break
        names.append(position.names([move])[0])
        position = position.play_move(move)
    return names


def rooted(position: Position, found: Analysis) -> dict[str, Value]:
    """What each root move is worth, by its name."""
    return dict(zip(position.names(found.moves), found.moves.values(), strict=True))


def report(position: Position, found: Analysis) -> list[str]:
    """The analysis in lines of text."""
    points = position.game.facts.by_points
    best = position.names(found.best[:1])[0]
    lines = [say("best: {move}, {value}", move=best, value=found.value.words(by_points=points))]
    lines.append(say("line: {moves}", moves=" ".join(names_of_line(position, found)[:12])))
    others = [(name, value) for name, value in rooted(position, found).items() if name != best]
    shown = ", ".join(f"{name} {value.words(by_points=points)}" for name, value in others[:SHOWN])
    if shown:
        lines.append(say("others: {moves}", moves=shown + (" …" if len(others) > SHOWN else "")))
    work = {"nodes": found.nodes, "depth": found.depth, "seconds": f"{found.seconds:.2f}"}
    lines.append(say("{nodes} nodes, depth {depth}, {seconds} s", **work))
    return lines
