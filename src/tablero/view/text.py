"""A Scene as text, plain or with the colours of a terminal."""

import itertools
import re

from ..core.scene import Cell, Panel, Scene

COLOURS = ("38;5;208", "38;5;39", "38;5;41", "38;5;176")  # one a seat: orange, blue, green, pink
PAINTS = {
    "white": "39",
    "blue": "38;5;33",
    "yellow": "38;5;220",
    "red": "38;5;203",
    "black": "38;5;245",
    "teal": "38;5;80",
}
LAST, LINE, DIM = "1", "1;7", "2"
WIDE, GAP = 79, 3  # columns of the whole, and between panels that stand side by side
CODES = re.compile(r"\x1b\[[0-9;]*m")


def draw_text(scene: Scene, *, colour: bool = False) -> str:
    """The whole scene: its panels, side by side where there is room, its notes, scores and status."""
    parts = shelves([draw_panel(panel, scene, colour).splitlines() for panel in scene.panels])
    parts.append("\n".join([*scene.notes, *scores(scene), scene.status]))
    return "\n".join(part for part in parts if part)


def shelves(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines from left to right, and further down where the line is full."""
    found, shelf = [], list[list[str]]()
    for block in blocks:
        if shelf and sum(map(width, [*shelf, block])) + GAP * len(shelf) > WIDE:
            found.append(beside(shelf))
            shelf = []
        shelf.append(block)
    return [*found, beside(shelf)] if shelf else found


def width(block: list[str]) -> int:
    """Columns of its longest line, as they are seen."""
    return max((len(CODES.sub("", line)) for line in block), default=0)


def beside(blocks: list[list[str]]) -> str:
    """Blocks side by side."""
    wide = [width(block) for block in blocks]
    lines = []
    for row in itertools.zip_longest(*blocks, fillvalue=""):
        padded = (line + " " * (w - len(CODES.sub("", line))) for line, w in zip(row, wide, strict=True))
        lines.append((" " * GAP).join(padded).rstrip())
    return "\n".join(lines)


def scores(scene: Scene) -> list[str]:
    if not scene.scores:
        return []
    return ["  ".join(f"{name}: {score}" for name, score in zip(scene.seats, scene.scores, strict=True))]


def draw_panel(panel: Panel, scene: Scene, colour: bool) -> str:
    """One grid: labels above and at the left, a mark a cell."""
    at = {(cell.column, cell.row): cell for cell in panel.cells}
    wide = max((len(label) for label in panel.row_labels), default=0)
    marks = [cell.piece.mark for cell in panel.cells if cell.piece]
    size = max([1, *map(len, (*panel.column_labels, *marks))])
    bar = "|" if panel.ruled else " "
    lines = [panel.title] if panel.title else []
    if panel.column_labels:
        lines.append(" " * (wide + 2) + bar + bar.join(label.rjust(size) for label in panel.column_labels) + bar)
    for r in range(panel.rows):
        label = panel.row_labels[r] if panel.row_labels else ""
        row = [mark(at.get((c, r)), size, panel, scene, colour) for c in range(panel.columns)]
        lines.append(f" {label.rjust(wide)} {bar}{bar.join(row)}{bar}")
    return "\n".join(line.rstrip() for line in lines)


def mark(cell: Cell | None, size: int, panel: Panel, scene: Scene, colour: bool) -> str:
    """What stands on a cell, in its colour, as wide as all of its panel."""
    if cell is None:
        return " " * size
    shown = (cell.piece.mark if cell.piece else " " if panel.ruled else ".").rjust(size)
    if not colour:
        return shown
    codes = []
    if not cell.piece or cell.piece.shape == "ghost":
        codes.append(DIM)
    elif cell.piece.colour in PAINTS:
        codes.append(PAINTS[cell.piece.colour])
    elif 0 <= cell.piece.seat < len(COLOURS):
        codes.append(COLOURS[cell.piece.seat])
    if cell.id in scene.lines:
        codes.append(LINE)
    elif cell.id in scene.last:
        codes.append(LAST)
    return f"\x1b[{';'.join(codes)}m{shown}\x1b[0m" if codes else shown
