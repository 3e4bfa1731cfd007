"""Where the panels of a scene come to stand on a screen, and how large their cells are."""

from dataclasses import dataclass

from ...core.scene import Cell, Panel, Scene
from .shapes import SIZES

GAP = 2  # columns between panels


@dataclass(frozen=True)
class Spot:
    """A place on the screen that can be touched."""

    names: tuple[str, ...]  # what it may be called: a cell's id, what it is a part of, the labels of its column and row
    x: int
    y: int
    wide: int
    high: int
    cell: Cell | None = None  # None: a label
    shade: bool = False  # every second cell
    checkered: bool = False

    def holds(self, x: int, y: int) -> bool:
        """Is this point in it?"""
        return self.x <= x < self.x + self.wide and self.y <= y < self.y + self.high


@dataclass(frozen=True)
class Layout:
    """Spots and texts of a scene, for cells of one size."""

    size: tuple[int, int]
    wide: int
    high: int
    spots: tuple[Spot, ...]
    texts: tuple[tuple[int, int, str], ...]  # column, row, text: titles
    squares: tuple[tuple[int, int, int, int], ...]  # light squares of checkered boards

    def at(self, x: int, y: int) -> Spot | None:
        """The spot at a point, if there is one."""
        return next((spot for spot in self.spots if spot.holds(x, y)), None)


def laid_out(scene: Scene, wide: int, high: int) -> Layout:
    """The layout with the largest cells that fit; with the smallest, where none do."""
    made = None
    for size in SIZES:
        made = place(scene, wide, size)
        if made.wide <= wide and made.high <= high:
            break
    assert made is not None
    return made


def margins(panel: Panel) -> tuple[int, int]:
    """Columns left of a panel's cells, rows above."""
    labels = max((len(label) for label in panel.row_labels), default=0)
    return labels + (labels > 0), bool(panel.title) + bool(panel.column_labels)


def place(scene: Scene, wide: int, size: tuple[int, int]) -> Layout:
    """Panels from left to right, and further down where the line is full."""
    spots: list[Spot] = []
    texts: list[tuple[int, int, str]] = []
    squares: list[tuple[int, int, int, int]] = []
    x = y = line = most = 0
    if not scene.panels:
        texts = [(0, row, note) for row, note in enumerate(scene.notes)]
        line, most = len(texts), max((len(note) for note in scene.notes), default=0)
    for panel in scene.panels:
        left, above = margins(panel)
        needs = max(left + panel.columns * size[0], len(panel.title))
        if x and x + needs > wide:
            x, y, line = 0, y + line + 1, 0
        if panel.title:
            texts.append((x, y, panel.title))
        spots += spots_of(panel, x, y, size)
        if any(cell.dark for cell in panel.cells):
            squares += light_squares(panel, x + left, y + above, size)
        line = max(line, above + panel.rows * size[1])
        x += needs + GAP
        most = max(most, x - GAP)
    return Layout(size, most, y + line, tuple(spots), tuple(texts), tuple(squares))


def spots_of(panel: Panel, x: int, y: int, size: tuple[int, int]) -> list[Spot]:
    """The labels and the cells of a panel whose corner is there."""
    left, above = margins(panel)
    wide, high = size
    found = [
        Spot((label,), x + left + c * wide, y + above - 1, wide, 1)
        for c, label in enumerate(panel.column_labels)
        if label
    ]
    found += [
        Spot((label,), x, y + above + r * high + (high - 1) // 2, left, 1)
        for r, label in enumerate(panel.row_labels)
        if label
    ]
    for cell in panel.cells:
        names = [cell.id, cell.id.partition(".")[0]]
        names += panel.column_labels[cell.column : cell.column + 1] + panel.row_labels[cell.row : cell.row + 1]
        place = x + left + cell.column * wide, y + above + cell.row * high
        shade = (cell.column + cell.row) % 2 == 1
        found.append(Spot(tuple(filter(None, names)), *place, wide, high, cell, shade, cell.dark))
    return found


def light_squares(panel: Panel, x: int, y: int, size: tuple[int, int]) -> list[tuple[int, int, int, int]]:
    """The squares of a checkered board on which nothing ever stands."""
    there = {(cell.column, cell.row) for cell in panel.cells}
    free = ((c, r) for c in range(panel.columns) for r in range(panel.rows) if (c, r) not in there)
    return [(x + c * size[0], y + r * size[1], *size) for c, r in free]
