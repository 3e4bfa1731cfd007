"""One's games: go on with those that are open, look at the others again."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import DataTable, Static

from ...core.errors import TableroError
from ...core.texts import printable, say
from ...play.exchange import lines_of, read_records
from ...play.library import Entry, Keeper, Library
from ...play.match import Match
from ...players.spec import HUMAN
from ..listing import row
from .dialogs import NO, Ask, yes_or_no
from .seating import sit_down


class LibraryScreen(Screen[None]):
    """A table of games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "app.pop_screen", show=False),
        Binding("o", "open", show=False),
        Binding("delete", "forget", show=False),
        Binding("t", "app.theme", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def compose(self) -> ComposeResult:
        yield Static(say("Your games"), id="title", markup=False)
        yield DataTable(cursor_type="row")
        yield Static(
            f"Enter {say('go on, or look again')}  [@click=screen.open]o {say('open a file')}[/]  "
            f"[@click=screen.forget]Del {say('forget')}[/]  [@click=app.pop_screen]Esc {say('back')}[/]",
            id="keys",
        )

    def on_mount(self) -> None:
        table = self.query_one(DataTable)
        table.add_columns("", say("game"), say("played"), say("moves"), say("result"), say("players"))
        self.fill()
        table.focus()

    def fill(self) -> None:
        """Every game, the last one first."""
        table = self.query_one(DataTable)
        table.clear()
        try:
            with Library() as library:
                self.entries = library.games()
        except TableroError as error:
            self.entries = []
            self.notify(str(error), severity="error", timeout=10, markup=False)
        for entry in self.entries:
            table.add_row(*map(Text, row(entry)))

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        entry = self.entries[event.cursor_row]
        try:
            match = entry.record.replay()
        except TableroError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        if match.over or HUMAN not in match.players:
            self.look_at(match)
        else:
            sit_down(self, match, Keeper(entry))

    def look_at(self, match: Match) -> None:
        """Look at a match again."""
        from .review import ReviewScreen

        self.app.push_screen(ReviewScreen(match))

    def action_open(self) -> None:
        self.app.push_screen(Ask(say("Which file of games?")), self.opened)

    def opened(self, name: str | None) -> None:
        """The first game of a file."""
        if not name:
            return
        wrong: list[str] = []
        try:
            match = next((record.replay() for record in read_records(lines_of(name), wrong.append)), None)
        except (TableroError, OSError, ValueError) as error:
            self.notify(printable(getattr(error, "strerror", None) or str(error)), severity="error", markup=False)
            return
        if match is None:
            text = wrong[0] if wrong else say("There is no game in {file}.", file=name)
            self.notify(printable(text), severity="error", markup=False)
        else:
            self.look_at(match)

    def action_forget(self) -> None:
        if self.entries:
            entry = self.entries[self.query_one(DataTable).cursor_row]
            question = say("Forget game {number}?", number=entry.id)
            self.app.push_screen(yes_or_no(question, first=NO), lambda answer: self.forgotten(entry, answer))

    def forgotten(self, entry: Entry, answer: int | None) -> None:
        if answer == 0:
            try:
                with Library() as library:
                    library.remove(entry.id)
            except TableroError as error:
                self.notify(str(error), severity="error", markup=False)
            self.fill()
