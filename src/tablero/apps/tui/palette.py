"""Colours of the board: on a dark screen, on a light one, and where there are only sixteen."""

from dataclasses import dataclass

from textual.app import App


@dataclass(frozen=True)
class Palette:
    """Backgrounds and inks, as #rrggbb."""

    ground: str  # around the board
    ink: str
    dim: str
    cell: str
    other_cell: str  # every second one, where the board is not checkered
    light_square: str
    dark_square: str
    start: str  # what a move may begin with
    target: str
    touched: str
    cursor: str
    last: str
    line: str
    seats: tuple[str, ...]
    paints: dict[str, str]


PAINTS = {
    "blue": "#2f6fd0",
    "yellow": "#e0b020",
    "red": "#d0463c",
    "black": "#101010",
    "teal": "#5fc9c9",
    "white": "#fbfbf6",
}

DARK = Palette(
    ground="#16181d",
    ink="#e6e6e6",
    dim="#7d8590",
    cell="#2e3440",
    other_cell="#363d4b",
    light_square="#d9c3a0",
    dark_square="#8a6246",
    start="#33463f",
    target="#2f6b4f",
    touched="#8a7a1f",
    cursor="#4468b8",
    last="#5a4a2a",
    line="#3f8f4f",
    seats=("#ff8a3d", "#4aa3ff", "#57c46a", "#d58bdc"),
    paints=PAINTS,
)

VGA = {"blue": "#0000ff", "yellow": "#ffff00", "red": "#ff0000"}
VGA |= {"black": "#000000", "teal": "#00ffff", "white": "#ffffff"}

SIXTEEN = Palette(  # each is exactly one of a terminal's sixteen colours
    ground="#000000",
    ink="#ffffff",
    dim="#c0c0c0",
    cell="#000080",
    other_cell="#000080",
    light_square="#c0c0c0",
    dark_square="#008000",
    start="#000080",
    target="#008080",
    touched="#808000",
    cursor="#800080",
    last="#800000",
    line="#808080",
    seats=("#ffff00", "#ff0000", "#00ff00", "#ff00ff"),
    paints=VGA,
)

LIGHT = Palette(
    ground="#f7f5f0",
    ink="#1c1c1c",
    dim="#777777",
    cell="#e7e2d6",
    other_cell="#ddd7c8",
    light_square="#f0dfc0",
    dark_square="#b08a62",
    start="#d6e6d6",
    target="#a9d8b0",
    touched="#f0df80",
    cursor="#9fbcf5",
    last="#f2d9a8",
    line="#8fd49a",
    seats=("#c2530a", "#0b5cbd", "#1d7a33", "#96309f"),
    paints=PAINTS,
)


def palette_of(app: App[int]) -> Palette:
    """The colours for the screen as it is."""
    if app.console.color_system in ("standard", "windows"):
        return SIXTEEN
    return DARK if app.current_theme.dark else LIGHT
