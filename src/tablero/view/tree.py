"""A tree of moves and values as SVG: up-pointing nodes take the highest, down-pointing ones the lowest."""

from dataclasses import dataclass
from xml.sax.saxutils import escape

from .svg import style

WIDE, HIGH, MARGIN, SIZE = 46, 76, 30, 15


@dataclass(frozen=True)
class Tree:
    """A node, with what is written at it."""

    name: str  # the move that leads here
    value: str
    seat: int  # who moves; -1: nobody, it is a leaf
    below: tuple["Tree", ...]
    chosen: int = -1  # which of those below gives the value
    cut: int = 0  # moves not looked at

    def leaves(self) -> int:
        """How wide it is."""
        return max(1, sum(child.leaves() for child in self.below) + (1 if self.cut else 0))

    def height(self) -> int:
        return 1 + max((child.height() for child in self.below), default=0)


def draw_tree(tree: Tree, title: str, *, theme: str = "auto") -> str:
    """The tree as an SVG document."""
    width, height = tree.leaves() * WIDE + 2 * MARGIN, tree.height() * HIGH + MARGIN + 20
    parts = draw(tree, MARGIN, 50)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img"><title>{escape(title)}</title><style>{style(theme)}'
        ".tb-edge{stroke:var(--tb-faint);stroke-width:1}.tb-chosen{stroke:var(--tb-ink);stroke-width:3}</style>"
        f'<rect class="tb-paper" width="{width}" height="{height}" rx="8"/>'
        f'<text class="tb-name" x="{MARGIN}" y="24">{escape(title)}</text>{"".join(parts)}</svg>\n'
    )


def middle(tree: Tree, left: int) -> int:
    return left + tree.leaves() * WIDE // 2


def draw(tree: Tree, left: int, top: int) -> list[str]:
    """The node in the middle above its own, with lines to them."""
    x, parts, at = middle(tree, left), list[str](), left
    for i, child in enumerate(tree.below):
        end = middle(child, at)
        kind = "tb-chosen" if i == tree.chosen else "tb-edge"
        parts.append(f'<line class="{kind}" x1="{x}" y1="{top + SIZE}" x2="{end}" y2="{top + HIGH - SIZE}"/>')
        parts.append(label(child.name, (x + 2 * end) // 3, top + HIGH * 2 // 3))
        parts += draw(child, at, top + HIGH)
        at += child.leaves() * WIDE
    if tree.cut:
        end = at + WIDE // 2
        ends = f'x1="{x}" y1="{top + SIZE}" x2="{end}" y2="{top + HIGH - 24}"'
        parts.append(f'<line class="tb-edge" stroke-dasharray="3 4" {ends}/>')
        parts.append(label(f"✂ {tree.cut}", end, top + HIGH - 8))
    at_side = 0 if tree.seat < 0 else SIZE + 12
    return [*parts, shape(tree, x, top), label(tree.value, x + at_side, top + 4)]


def shape(tree: Tree, x: int, y: int) -> str:
    """A triangle that points up or down, or a box for a leaf."""
    if tree.seat < 0:
        return f'<rect class="tb-cell" x="{x - 18}" y="{y - 11}" width="36" height="22" rx="4"/>'
    d = SIZE if tree.seat == 0 else -SIZE
    return f'<path class="tb-s{tree.seat}" d="M{x - SIZE} {y + d}L{x + SIZE} {y + d}L{x} {y - d}z"/>'


def label(text: str, x: int, y: int) -> str:
    return f'<text class="tb-label" x="{x}" y="{y}">{escape(text)}</text>'
