"""A scene painted onto lines of coloured text."""

from collections.abc import Set
from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style

from ...core.scene import Piece, Scene
from .layout import Layout, Spot
from .palette import SIXTEEN, Palette
from .shapes import LETTER, drawn


@dataclass(frozen=True)
class Marks:
    """What stands out on the board, by names of places."""

    targets: Set[str] = frozenset()
    touched: tuple[str, ...] = ()
    cursor: Spot | None = None
    hint: tuple[str, ...] = ()


class Canvas:
    """Characters with their styles."""

    def __init__(self, wide: int, high: int, style: Style) -> None:
        self.wide, self.high = wide, high
        self.cells = [[(" ", style)] * wide for _ in range(high)]

    def write(self, x: int, y: int, text: str, style: Style) -> None:
        """Write from there on; what lies outside is cut off."""
        if 0 <= y < self.high:
            for i, mark in enumerate(text):
                if 0 <= x + i < self.wide:
                    self.cells[y][x + i] = (mark, style)

    def lines(self) -> list[list[Segment]]:
        """Each line in runs of one style."""
        made = []
        for row in self.cells:
            runs: list[Segment] = []
            for mark, style in row:
                if runs and runs[-1].style is style:
                    runs[-1] = Segment(runs[-1].text + mark, style)
                else:
                    runs.append(Segment(mark, style))
            made.append(runs)
        return made


def paint(scene: Scene, layout: Layout, marks: Marks, palette: Palette) -> list[list[Segment]]:
    """All panels of the scene, on as many lines as the layout has."""
    canvas = Canvas(layout.wide, layout.high, Style(bgcolor=palette.ground))
    for x, y, text in layout.texts:
        canvas.write(x, y, text, Style(color=palette.ink, bgcolor=palette.ground, bold=True))
    empty = Style(bgcolor=palette.light_square)
    for x, y, wide, high in layout.squares:
        for row in range(high):
            canvas.write(x, y + row, " " * wide, empty)
    for spot in layout.spots:
        if spot.cell is None:
            paint_label(canvas, spot, marks, palette)
        else:
            paint_cell(canvas, spot, scene, layout.size, marks, palette)
    return canvas.lines()


def is_target(spot: Spot, marks: Marks) -> bool:
    """May it be touched next? A cell of a column that may is no target itself: the label shows it."""
    names = spot.names[:1] if spot.cell is None else spot.names[:2]
    return any(name in marks.targets for name in names)


def paint_label(canvas: Canvas, spot: Spot, marks: Marks, palette: Palette) -> None:
    """The label of a column or a row."""
    here = spot is marks.cursor
    target = is_target(spot, marks)
    hinted = spot.names[0] in marks.hint
    ground = palette.cursor if here else palette.line if hinted else palette.ground
    style = Style(color=palette.ink if target or here else palette.dim, bgcolor=ground, bold=target)
    canvas.write(spot.x, spot.y, spot.names[0].center(spot.wide), style)


def paint_cell(canvas: Canvas, spot: Spot, scene: Scene, size: tuple[int, int], marks: Marks, palette: Palette) -> None:
    """A cell, and what stands on it."""
    cell = spot.cell
    assert cell is not None
    ground = background(spot, scene, marks, palette)
    piece = cell.piece
    if piece is not None:
        style = ink(piece, ground, palette, ground in (palette.cell, palette.other_cell, palette.start, palette.last))
        rows = drawn(piece, size)
    elif is_target(spot, marks):
        style, rows = Style(color=palette.ink, bgcolor=ground), centred("·", size)
    else:
        style, rows = Style(color=palette.dim, bgcolor=ground), centred(cell.label[-2:] or " ", size)
    for row, text in enumerate(rows):
        canvas.write(spot.x, spot.y + row, text, style)
    middle = (size[1] - 1) // 2
    sides = "[]" if spot is marks.cursor else "()" if spot.names[0] in marks.touched else ""
    if sides:
        edge = Style(color=palette.ink, bgcolor=ground, bold=True)
        canvas.write(spot.x, spot.y + middle, sides[0], edge) if size[0] > 2 else None
        canvas.write(spot.x + size[0] - 1, spot.y + middle, sides[1], edge)


def centred(text: str, size: tuple[int, int]) -> tuple[str, ...]:
    """A text of one or two marks in the middle of a cell."""
    if len(text) == 1:
        return tuple(row.replace("?", text) for row in LETTER[size])
    return tuple(text.center(size[0])[: size[0]] if i == (size[1] - 1) // 2 else " " * size[0] for i in range(size[1]))


def background(spot: Spot, scene: Scene, marks: Marks, palette: Palette) -> str:
    """The colour of a cell: what matters most about it."""
    cell = spot.cell
    assert cell is not None
    usual = palette.dark_square if cell.dark else palette.other_cell if spot.shade else palette.cell
    for given, colour in (
        (spot is marks.cursor, palette.cursor),
        (cell.id in marks.touched, palette.touched),
        (cell.id in scene.lines, palette.line),
        (cell.id in marks.hint, palette.line),
        (bool(marks.touched) and is_target(spot, marks), palette.target),
        (cell.id in scene.last, palette.last),
        (cell.piece is not None and not cell.dark and is_target(spot, marks), palette.start),
    ):
        if given:
            return colour
    return usual


def ink(piece: Piece, ground: str, palette: Palette, plain: bool) -> Style:
    """A piece's colour; a tile fills its cell, unless that stands out for another reason; a ghost is faint."""
    own = palette.paints.get(piece.colour)
    if piece.shape == "tile" and own and plain:
        light = piece.colour in ("yellow", "teal", "white")
        return Style(color="#101010" if light else "#ffffff", bgcolor=own, bold=True)
    if piece.shape == "ghost":
        faint = own is None or piece.colour == "black" or palette is SIXTEEN
        return Style(color=palette.dim if faint else own, bgcolor=ground)
    colour = own or (palette.seats[piece.seat % len(palette.seats)] if piece.seat >= 0 else palette.ink)
    return Style(color=colour, bgcolor=ground, bold=True)
