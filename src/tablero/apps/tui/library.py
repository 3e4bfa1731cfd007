"""One's games: go on with those that are open, look at the others again."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import DataTable, Static

from ...core.errors import TableroError
from ...core.texts import say
from ...play.exchange import read_records
from ...play.library import Entry, Keeper, Library
from ...play.match import Match
from ..listing import row
from .dialogs import Ask, yes_or_no


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
        table.add_columns("", say("game"), say("players"), say("moves"), say("result"), say("played"))
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
            table.add_row(*row(entry))

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        entry = self.entries[event.cursor_row]
        try:
            match = entry.record.replay()
        except TableroError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.open_match(match, entry.id)

    def open_match(self, match: Match, number: int | None) -> None:
        """Go on with it, if it is open and ours; else look at it again."""
        from .game import GameScreen
        from .review import ReviewScreen

        if match.over or number is None:
            self.app.push_screen(ReviewScreen(match))
        else:
            self.app.switch_screen(GameScreen(match, Keeper(game=number)))

    def action_open(self) -> None:
        self.app.push_screen(Ask(say("Which file of games?")), self.opened)

    def opened(self, name: str | None) -> None:
        """The first game of a file."""
        if not name:
            return
        wrong: list[str] = []
        try:
            lines = Path(name).expanduser().read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
            match = next((record.replay() for record in read_records(lines, wrong.append)), None)
        except (TableroError, OSError, ValueError) as error:
            self.notify(str(error), severity="error", markup=False)
            return
        if match is None:
            text = wrong[0] if wrong else say("There is no game in {file}.", file=name)
            self.notify(text, severity="error", markup=False)
        else:
            self.open_match(match, None)

    def action_forget(self) -> None:
        if self.entries:
            entry = self.entries[self.query_one(DataTable).cursor_row]
            question = say("Forget game {number}?", number=entry.id)
            self.app.push_screen(yes_or_no(question), lambda answer: self.forgotten(entry, answer))

    def forgotten(self, entry: Entry, answer: int | None) -> None:
        if answer == 0:
            try:
                with Library() as library:
                    library.remove(entry.id)
            except TableroError as error:
                self.notify(str(error), severity="error", markup=False)
            self.fill()
