"""tablero explain GAME: how minimax finds its move."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from ...core.game import Game
from ...core.texts import say
from ...core.verbs import mover
from ...search.trace import Branch, trace
from ...view.tree import Tree, draw_tree
from .asked import position_of


def run(args: Namespace) -> int:
    """The tree in text, and what was cut; a drawing of it, if asked for."""
    position = position_of(args)
    game = position.game.rules
    root = trace(position.state, args.depth, alphabeta=args.alphabeta)
    print(position.text())
    print()
    for line in lines(game, root):
        print(line)
    print()
    for line in summary(game, root, args):
        print(line)
    if args.svg:
        Path(args.svg).write_text(draw_tree(tree_of(game, root), game.title), encoding="utf-8")
    return 0


def lines(game: Game, branch: Branch, before: str = "") -> Iterator[str]:
    """A line a position, those below it further to the right."""
    if branch.move is None:
        yield label(game, branch, "")
    for i, child in enumerate(branch.children):
        last = i == len(branch.children) - 1 and not branch.cut
        name = game.format(branch.state, child.move or 0)
        mark = "  *" if child is branch.best() else ""
        yield f"{before}{'└' if last else '├'}─ {label(game, child, name)}{mark}"
        yield from lines(game, child, before + ("   " if last else "│  "))
    if branch.cut:
        yield f"{before}└─ {why_cut(game, branch)}"


def label(game: Game, branch: Branch, name: str) -> str:
    """A position: the move, its value, and what that is."""
    value = number(game, branch.value)
    if branch.over:
        what = say("the game is over")
    elif branch.estimated:
        what = say("estimate")
    else:
        seat = mover(branch.state)
        what = (
            say("{seat} takes the highest", seat=game.seat_name(0))
            if seat == 0
            else say("{seat} takes the lowest", seat=game.seat_name(1))
        )
    return f"{name} {value}  ({what})".strip()


def number(game: Game, value: int) -> str:
    """A value as the tree shows it: results in payoffs, estimates as they are."""
    unit = 100 if game.facts.by_points else 1 << 20
    if value and value % unit == 0:
        return f"{value // unit:+d}"
    return "0" if value == 0 else f"{value:+d}"


def why_cut(game: Game, branch: Branch) -> str:
    """Why the rest was not looked at."""
    highest = mover(branch.state) == 0
    bound = number(game, branch.beta if highest else branch.alpha)
    here = number(game, branch.value)
    text = (
        "… {cut} cut: {seat} has {here} here at least, and the other has {bound} elsewhere"
        if highest
        else "… {cut} cut: {seat} has {here} here at most, and the other has {bound} elsewhere"
    )
    return say(text, cut=branch.cut, seat=game.seat_name(mover(branch.state)), here=here, bound=bound)


def summary(game: Game, root: Branch, args: Namespace) -> Iterator[str]:
    """The move, the value, and what alpha-beta saved."""
    best = root.best()
    if best is not None and best.move is not None:
        move = game.format(root.state, best.move)
        yield say("best: {move}, {value}", move=move, value=number(game, root.value))
    nodes = root.nodes()
    if args.alphabeta:
        whole = trace(root.state, args.depth).nodes()
        share = 100 * (whole - nodes) // whole
        yield say("{nodes} positions; minimax looks at {whole}: {share} % saved", nodes=nodes, whole=whole, share=share)
    else:
        yield say("{nodes} positions", nodes=nodes)


def tree_of(game: Game, branch: Branch, name: str = "") -> Tree:
    """What there is to draw."""
    below = [tree_of(game, child, game.format(branch.state, child.move or 0)) for child in branch.children]
    seat = -1 if branch.over or branch.estimated else mover(branch.state)
    best = branch.best()
    chosen = branch.children.index(best) if best is not None else -1
    return Tree(name, number(game, branch.value), seat, tuple(below), chosen, branch.cut)
