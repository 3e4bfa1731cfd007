"""A Scene as text, plain or with the colours of a terminal."""

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


def draw_text(scene: Scene, *, colour: bool = False) -> str:
    """The whole scene: its panels, its notes, scores and status."""
    parts = [draw_panel(panel, scene, colour) for panel in scene.panels]
    parts.append("\n".join([*scene.notes, *scores(scene), scene.status]))
    return "\n".join(part for part in parts if part)


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
