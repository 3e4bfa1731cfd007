"""The board on the screen: painted from a Scene, touched by mouse and keyboard."""

from collections.abc import Set
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...core.scene import Scene
from .layout import Layout, Spot, laid_out
from .painting import Marks, paint
from .palette import Palette, palette_of

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class BoardView(ScrollView, can_focus=True):
    """Shows a scene; says which place was touched."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in DIRECTIONS),
        Binding("enter,space", "touch", show=False),
        Binding("escape", "let_go", show=False),
    ]

    class Touched(Message):
        """A place was touched: all that it may be called."""

        def __init__(self, names: tuple[str, ...]) -> None:
            super().__init__()
            self.names = names

    class LetGo(Message):
        """Nothing is to be touched any more."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.placed: Layout | None = None
        self.marks = Marks()
        self.cursor = ""  # the first name of the place under it
        self.moved = False  # by the person; until then it goes to where a move can begin
        self.lines: list[list[Segment]] = []

    @property
    def palette(self) -> Palette:
        """The colours for the screen as it is."""
        return palette_of(self.app)

    def show(
        self, scene: Scene, targets: Set[str] = frozenset(), touched: tuple[str, ...] = (), hint: tuple[str, ...] = ()
    ) -> None:
        """Show a scene, and what of it can be touched."""
        self.scene, self.marks = scene, Marks(targets, touched, None, hint)
        self.lay()

    def lay(self) -> None:
        """Find the largest cells that fit, and paint."""
        if self.scene is None or not self.size.width:
            return
        outer = self.container_size if self.container_size.width else self.size
        self.placed = laid_out(self.scene, outer.width, outer.height)
        self.virtual_size = Size(self.placed.wide, self.placed.high)
        if not self.moved or self.spot() is None:
            self.land()
        self.repaint()

    def repaint(self) -> None:
        """Paint anew, where the cursor is now."""
        if self.scene is None or self.placed is None:
            return
        spot = self.spot() if self.has_focus else None
        marks = Marks(self.marks.targets, self.marks.touched, spot, self.marks.hint)
        self.lines = paint(self.scene, self.placed, marks, self.palette)
        self.refresh()

    def spot(self) -> Spot | None:
        """The place under the cursor."""
        if self.placed is None:
            return None
        named = [spot for spot in self.placed.spots if spot.names[0] == self.cursor]
        return next((spot for spot in named if spot.cell is not None), named[0] if named else None)

    @property
    def origin(self) -> tuple[int, int]:
        """Where the board's corner is: in the middle, if there is room."""
        assert self.placed is not None
        return max(0, (self.size.width - self.placed.wide) // 2), max(0, (self.size.height - self.placed.high) // 2)

    def render_line(self, y: int) -> Strip:
        ground = self.palette.ground
        blank = Strip.blank(self.size.width, Style(bgcolor=ground))
        if self.placed is None:
            return blank
        left, above = self.origin
        row = y - above + int(self.scroll_offset.y)
        if not 0 <= row < len(self.lines):
            return blank
        before = Segment(" " * left, Style(bgcolor=ground))
        strip = Strip([before, *self.lines[row]]).crop(int(self.scroll_offset.x))
        return strip.adjust_cell_length(self.size.width, Style(bgcolor=ground))

    # What a person does.

    def under(self, event: events.MouseEvent) -> Spot | None:
        """The place under the mouse."""
        if self.placed is None:
            return None
        left, above = self.origin
        return self.placed.at(event.x - left + int(self.scroll_offset.x), event.y - above + int(self.scroll_offset.y))

    def on_click(self, event: events.Click) -> None:
        self.focus()
        if spot := self.under(event):
            self.cursor, self.moved = spot.names[0], True
            self.post_message(self.Touched(spot.names))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self.under(event)
        if spot and spot.names[0] != self.cursor and self.has_focus:
            self.cursor, self.moved = spot.names[0], True
            self.repaint()

    def action_touch(self) -> None:
        self.moved = True
        if spot := self.spot():
            self.post_message(self.Touched(spot.names))

    def action_let_go(self) -> None:
        self.post_message(self.LetGo())

    def action_go(self, key: str) -> None:
        """The cursor to the nearest place in a direction."""
        if self.placed is None:
            return
        here = self.spot()
        self.moved = True
        if here is None:
            self.land()
            self.repaint()
            return
        dx, dy = DIRECTIONS[key]

        def far(spot: Spot) -> float:
            x = spot.x + spot.wide / 2 - here.x - here.wide / 2
            y = 2 * (spot.y + spot.high / 2 - here.y - here.high / 2)  # lines are twice as high as columns are wide
            along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            return along + 3 * aside if along > 0 else float("inf")

        spots = [spot for spot in self.placed.spots if spot.cell is not None]
        best = min(spots, key=far, default=here)
        if far(best) < float("inf"):
            self.cursor = best.names[0]
            self.scroll_to_region(Region(best.x, best.y, best.wide, best.high), animate=False)
            self.repaint()

    def land(self) -> None:
        """The cursor to a place that can be touched, or to the middle."""
        if self.placed is None:
            return
        cells = [spot for spot in self.placed.spots if spot.cell is not None]
        wanted = [spot for spot in cells if set(spot.names) & self.marks.targets]
        if cells:
            self.cursor = (wanted or cells)[0].names[0]

    def on_focus(self) -> None:
        if self.spot() is None:
            self.land()
        self.repaint()

    def on_blur(self) -> None:
        self.repaint()

    def on_resize(self) -> None:
        self.lay()
