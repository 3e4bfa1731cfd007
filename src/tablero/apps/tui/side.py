"""Beside the board: who plays, points, clocks, the evaluation; and the moves."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...core.texts import say
from ...play.clock import clock_text
from ...play.match import Match
from ..seats import called
from .palette import Palette

FULL, HALF = "█", "▌"
BAR = 22


def players(match: Match, spent: float, palette: Palette, wide: int) -> Text:
    """A line a seat: whose turn it is, its name and player, its points, its clock."""
    scene = match.game.scene(match.state, match.before)
    text = Text()
    for seat, name in enumerate(match.names):
        turn = match.turn == seat
        colour = palette.seats[seat % len(palette.seats)]
        left = match.left(seat)
        parts = [str(scene.scores[seat])] if scene.scores else []
        parts += [clock_text(left - (spent if turn else 0))] if left is not None else []
        end = "  ".join(parts)
        player = called(match.players[seat])
        label = f"{'▶' if turn else ' '} {name}"
        room = wide - len(label) - len(end) - 2
        shown = f" {player[: room - 1]}" if room > 4 else ""
        text.append(label, style=f"bold {colour}" if turn else colour)
        text.append(shown.ljust(room) if room > 0 else " ", style=palette.dim)
        text.append(f" {end}\n", style="bold")
    return text


def bar(chance: float | None, name: str, value: str, palette: Palette) -> Text:
    """The evaluation for a seat, as a bar and in words; nothing known: an empty one."""
    text = Text()
    if chance is not None:
        filled = round(chance * BAR)
        text.append(FULL * filled, style=palette.seats[0])
        text.append(FULL * (BAR - filled) + "\n", style=palette.seats[1])
    text.append((f"{name}: {value}" if value else "…"), style=palette.dim)
    return text


def curve(chances: Sequence[float | None], here: int, wide: int, high: int, palette: Palette) -> Text:
    """The chances of the first seat, step by step, as columns; the one of this step stands out."""
    marks = " ▁▂▃▄▅▆▇█"
    text = Text()
    if not chances:
        return text
    wide = min(wide, 3 * len(chances))
    columns = [i * len(chances) // wide for i in range(wide)]
    mine = max(0, here - 1)
    for row in range(high - 1, -1, -1):
        for place in columns:
            chance = chances[place]
            level = 0 if chance is None else max(0, min(8, round(chance * high * 8) - row * 8))
            style = (
                f"bold {palette.ink} on {palette.cursor}" if place == mine else f"{palette.seats[0]} on {palette.cell}"
            )
            text.append(marks[level], style=style)
        text.append("\n" if row else "")
    return text


def label_of(match: Match, place: int, mark: str = "") -> str:
    """A step in the list of moves."""
    each = match.played[place]
    who = say("Chance") if each.seat is None else match.name(each.seat)
    return f"{place + 1:3} {who} {each.step.text.removeprefix('@')}{mark}"


class MoveList(OptionList):
    """Every step of the match; the one shown is marked."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.shown: list[str] = []

    def tell(self, labels: Sequence[str], here: int | None = None) -> None:
        """Show these steps, and go to one of them (the last one)."""
        same = len(self.shown) <= len(labels) and list(labels[: len(self.shown)]) == self.shown
        with self.prevent(OptionList.OptionHighlighted):
            if not same:
                self.clear_options()
                self.shown = []
            self.add_options([Option(label) for label in labels[len(self.shown) :]])
            self.shown = list(labels)
            self.highlighted = (len(labels) - 1 if here is None else here) if labels else None
