"""The other side of the board."""

from dataclasses import replace

from ..core.scene import Panel, Scene


def can_flip(scene: Scene) -> bool:
    """Does a board of this scene have another side? Checkered ones do."""
    return any(cell.dark for panel in scene.panels for cell in panel.cells)


def flipped(scene: Scene) -> Scene:
    """The scene as who sits opposite sees its checkered boards."""
    return replace(scene, panels=tuple(turned(panel) for panel in scene.panels))


def turned(panel: Panel) -> Panel:
    """A checkered panel upside down; any other as it is."""
    if not any(cell.dark for cell in panel.cells):
        return panel
    cells = (
        replace(cell, column=panel.columns - 1 - cell.column, row=panel.rows - 1 - cell.row) for cell in panel.cells
    )
    labels = panel.column_labels[::-1], panel.row_labels[::-1]
    return replace(panel, cells=tuple(cells), column_labels=labels[0], row_labels=labels[1])
