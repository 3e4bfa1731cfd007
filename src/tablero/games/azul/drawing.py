"""What a game of Azul looks like: a table of tiles, and a board a seat."""

from ...core.scene import Cell, Panel, Piece
from ...core.texts import say
from .board import FLOOR_SPACES, MARKER, ROWS, floor_taken
from .notation import source_name
from .position import Azul
from .positions import lines_of, wall_letters
from .rules import source_tiles
from .tiles import COLOURS, LETTERS, TILES, letters, number_of

PAINT = ("blue", "yellow", "red", "black", "white")
WALL = ROWS + 1  # the column where the wall begins


def colour_names() -> tuple[str, ...]:
    return say("blue"), say("yellow"), say("red"), say("black"), say("white")


def tile(colour: int, mark: str = "") -> Piece:
    return Piece(mark or LETTERS[colour].upper(), colour_names()[colour], shape="tile", colour=PAINT[colour])


def ghost(colour: int) -> Piece:
    """A place that waits for a colour."""
    return Piece(
        LETTERS[colour], say("a place for {colour}", colour=colour_names()[colour]), shape="ghost", colour=PAINT[colour]
    )


def supply(state: Azul) -> Panel:
    """A row a factory, and one for the centre; how many tiles there are of each colour."""
    kind, cells = type(state), []
    for source in range(state.shops + 1):
        name = source_name(kind, source)
        for colour in range(COLOURS):
            number = number_of(source_tiles(state, source), colour)
            piece = tile(colour, str(number)) if number else None
            cells.append(Cell(f"{name}{LETTERS[colour]}", colour, source, piece))
    marker = Piece("*", say("first player's marker"), shape="tile") if state.centre >= MARKER else None
    cells.append(Cell("marker", COLOURS, state.shops, marker))
    names = tuple(source_name(kind, source) for source in range(state.shops + 1))
    return Panel(COLOURS + 1, state.shops + 1, tuple(cells), tuple(LETTERS), names, title=say("Factories and centre"))


def board(state: Azul, seat: int, title: str) -> Panel:
    """Lines at the left, the wall at the right, the floor below."""
    cells, name = [], f"p{seat + 1}"
    for row, (colour, number) in enumerate(lines_of(state, seat)):
        for i in range(row + 1):
            id = f"{name}-{row + 1}" if i == 0 else f"{name}-{row + 1}.{i + 1}"
            cells.append(Cell(id, ROWS - 1 - i, row, tile(colour) if i < number else None))
    for row, on_row in enumerate(wall_letters(state, seat)):
        for column, letter in enumerate(on_row):
            piece = tile(LETTERS.index(letter)) if letter != "." else None
            if piece is None and not state.grey:
                piece = ghost((column - row) % COLOURS)
            cells.append(Cell(f"{name}-w{row + 1}{column + 1}", WALL + column, row, piece))
    floor = state.floors[seat]
    pieces = [Piece("*", say("first player's marker"), shape="tile")] if floor >= MARKER else []
    pieces += [tile(LETTERS.index(letter)) for letter in letters(floor & TILES)]
    for i in range(FLOOR_SPACES):
        id = f"{name}-f" if i == 0 else f"{name}-f.{i + 1}"
        cost = state.floor_costs[i + 1] - state.floor_costs[i]
        cells.append(Cell(id, i, ROWS + 1, pieces[i] if i < floor_taken(floor) else None, label=f"-{cost}"))
    labels = (*(str(row + 1) for row in range(ROWS)), "", "f")
    return Panel(WALL + COLOURS, ROWS + 2, tuple(cells), (), labels, title=title)
