"""Pieces drawn with characters, in several sizes of cells."""

from ...core.scene import Piece

# By size of the cell (columns, rows): the rows of the drawing; ? stands for the piece's mark.
SOLID = {
    (11, 5): ("   ▄▄▄▄▄   ", "  ███████  ", "  ███████  ", "  ███████  ", "   ▀▀▀▀▀   "),
    (7, 3): (" ▗▄▄▄▖ ", " █████ ", " ▝▀▀▀▘ "),
    (5, 2): ("▗▄▄▄▖", "▝▀▀▀▘"),
    (4, 2): ("▗▄▄▖", "▝▀▀▘"),
    (3, 1): (" ● ",),
    (2, 1): ("● ",),
}
HOLLOW = {
    (11, 5): ("  ╭─────╮  ", "  │     │  ", "  │     │  ", "  │     │  ", "  ╰─────╯  "),
    (7, 3): (" ╭───╮ ", " │   │ ", " ╰───╯ "),
    (5, 2): ("╭───╮", "╰───╯"),
    (4, 2): ("╭──╮", "╰──╯"),
    (3, 1): (" ○ ",),
    (2, 1): ("○ ",),
}
SOLID_KING = {
    (11, 5): ("  ▙▄▟█▙▄▟  ", "  ███████  ", "  ███████  ", "  ███████  ", "   ▀▀▀▀▀   "),
    (7, 3): (" ▙▟█▙▟ ", " █████ ", " ▝▀▀▀▘ "),
    (5, 2): ("▙▟█▙▟", "▝▀▀▀▘"),
    (4, 2): ("▙▟▙▟", "▝▀▀▘"),
    (3, 1): (" ♛ ",),
    (2, 1): ("♛ ",),
}
CROSS = {
    (11, 5): ("   ╲   ╱   ", "    ╲ ╱    ", "     ╳     ", "    ╱ ╲    ", "   ╱   ╲   "),
    (7, 3): ("  ╲ ╱  ", "   ╳   ", "  ╱ ╲  "),
    (5, 2): (" ╲ ╱ ", " ╱ ╲ "),
    (4, 2): (" ╲╱ ", " ╱╲ "),
    (3, 1): (" X ",),
    (2, 1): ("X ",),
}
LETTER = {
    (11, 5): ("           ", "           ", "     ?     ", "           ", "           "),
    (7, 3): ("       ", "   ?   ", "       "),
    (5, 2): ("  ?  ", "     "),
    (4, 2): (" ?  ", "    "),
    (3, 1): (" ? ",),
    (2, 1): ("? ",),
}
SIZES = tuple(SOLID)


def drawn(piece: Piece, size: tuple[int, int]) -> tuple[str, ...]:
    """The rows of a piece, for a cell of this size."""
    shapes = {"disc": SOLID, "king": SOLID_KING, "ring": HOLLOW, "cross": CROSS}
    rows = shapes.get(piece.shape, LETTER)[size]
    return tuple(row.replace("?", piece.mark[:1]) for row in rows)
