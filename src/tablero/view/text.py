"""A Scene as text, plain or with the colours of a terminal."""

from ..core.scene import Cell, Panel, Scene

COLOURS = ("38;5;208", "38;5;39", "38;5;41", "38;5;176")  # one a seat: orange, blue, green, pink
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
    size = max((len(label) for label in panel.column_labels), default=1)
    bar = "|" if panel.ruled else " "
    lines = [panel.title] if panel.title else []
    if panel.column_labels:
        lines.append(" " * (wide + 2) + bar + bar.join(label.rjust(size) for label in panel.column_labels) + bar)
    for r in range(panel.rows):
        label = panel.row_labels[r] if panel.row_labels else ""
        marks = [" " * (size - 1) + mark(at.get((c, r)), panel, scene, colour) for c in range(panel.columns)]
        lines.append(f" {label.rjust(wide)} {bar}{bar.join(marks)}{bar}")
    return "\n".join(line.rstrip() for line in lines)


def mark(cell: Cell | None, panel: Panel, scene: Scene, colour: bool) -> str:
    """One character for what stands on a cell, in its seat's colour."""
    if cell is None:
        return " "
    shown = cell.piece.mark if cell.piece else " " if panel.ruled else "."
    if not colour:
        return shown
    codes = []
    if cell.piece and 0 <= cell.piece.seat < len(COLOURS):
        codes.append(COLOURS[cell.piece.seat])
    elif not cell.piece:
        codes.append(DIM)
    if cell.id in scene.lines:
        codes.append(LINE)
    elif cell.id in scene.last:
        codes.append(LAST)
    return f"\x1b[{';'.join(codes)}m{shown}\x1b[0m" if codes else shown
