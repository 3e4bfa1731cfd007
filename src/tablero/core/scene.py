"""Scene: one description of the board for every screen. Plain data; whoever draws it knows no game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on a cell."""

    mark: str  # one character, for text
    name: str  # for those who hear the board
    seat: int = -1  # whose colour it bears; -1: nobody's
    shape: str = "disc"  # disc, cross, ring, king, tile; ghost: where a tile may come
    colour: str = ""  # white, black, blue, yellow, red, teal, where it is not its seat's


@dataclass(frozen=True, slots=True)
class Cell:
    """A place of the board, at a column and a row of its panel, counted from the top left."""

    id: str  # a.2 is a part of a: who touches it touches a
    column: int
    row: int
    piece: Piece | None = None
    dark: bool = False  # of a checkered board
    label: str = ""  # what is printed on the board itself


@dataclass(frozen=True, slots=True)
class Panel:
    """A grid of cells: the board, or a part of it (a player's own board, a supply). A label is an id as well."""

    columns: int
    rows: int
    cells: tuple[Cell, ...]
    column_labels: tuple[str, ...] = ()
    row_labels: tuple[str, ...] = ()
    title: str = ""
    ruled: bool = False  # lines between cells


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a screen shows of a position."""

    title: str
    panels: tuple[Panel, ...]
    seats: tuple[str, ...]  # what each seat is called
    status: str  # whose turn it is, or how the game ended
    mover: int = -1  # the seat to move; -1: nobody
    scores: tuple[int, ...] = ()  # by seat, where the game has points
    last: frozenset[str] = frozenset()  # ids that the last move changed
    lines: frozenset[str] = frozenset()  # ids that decided the game
    notes: tuple[str, ...] = ()  # more lines of text

    def ids(self) -> set[str]:
        """Every id that a step may name."""
        found: set[str] = set()
        for panel in self.panels:
            found.update(cell.id for cell in panel.cells)
            found.update(panel.column_labels)
            found.update(panel.row_labels)
        return found
