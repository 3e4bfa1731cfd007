"""What to play, against whom, who begins: a screen of lists."""

import importlib
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, OptionList, Static

from ...core import registry
from ...core.errors import TableroError
from ...core.game import Game
from ...core.texts import say
from ...core.verbs import pending as pending_verb
from ...play.clock import Clock, read_clock
from ...play.library import Keeper
from ...play.match import Match
from ...players.spec import HUMAN
from .dialogs import Read
from .seating import sit_down
from .threads import Tell, aside

OPPONENTS = (
    ("best", "the best there is"),
    ("greedy", "looks one move ahead"),
    ("random", "plays anything"),
    ("heuristic", "by a rule of thumb"),
    ("minimax:depth=3", "three moves ahead"),
    ("mcts:seconds=1", "plays out random games"),
    ("alphabeta:seconds=1", "searches deep"),
    (HUMAN, "a person at this screen"),
)
ME_FIRST, ME_LAST, NOBODY = range(3)


class PickerScreen(Screen[None]):
    """Four lists: game, variant, opponent, seat; and a button."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("l", "library", show=False),
        Binding("t", "app.theme", show=False),
        Binding("question_mark", "help", show=False),
        Binding("escape", "back", show=False),
        Binding("q,ctrl+c", "app.quit", show=False),
    ]

    def __init__(
        self, game: Game | None = None, *, seed: int = 0, clock: Clock | None = None, limit: float | None = None
    ) -> None:
        super().__init__()
        self.games = list(registry.known())
        if game is not None and game.file:
            self.games.append(registry.from_file(Path(game.file)))
        self.wanted, self.seed, self.clock, self.limit = game, seed, clock or Clock(), limit
        self.opponents: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(say("tablero: what shall we play?"), id="title", markup=False)
        with Horizontal(id="lists"):
            for name, caption in (
                ("game", say("Game")),
                ("variant", say("Variant")),
                ("opponent", say("Opponent")),
                ("seat", say("You are")),
            ):
                with Vertical(classes="column"):
                    yield Static(caption, classes="caption", markup=False)
                    yield OptionList(id=name, markup=False)
        yield Static(id="status", markup=False)
        with Horizontal(classes="fields"):
            yield Input(id="words", placeholder=say("variant: 6x6/pie"), max_length=60)
            yield Input(str(self.clock) if self.clock.runs else "", id="clock", placeholder=say("clock: 5m+3s"))
            yield Button(say("Play"), id="play", variant="success")
        yield Static(
            f"[@click=screen.start]Enter {say('Play')}[/]  Tab {say('next list')}  "
            f"[@click=screen.library]l {say('your games')}[/]  [@click=app.theme]t {say('light or dark')}[/]  "
            f"[@click=app.quit]q {say('leave')}[/]",
            id="keys",
        )

    def on_mount(self) -> None:
        games = self.query_one("#game", OptionList)
        games.add_options([game.title for game in self.games])
        wanted = self.wanted and (self.wanted.id, self.wanted.file)
        place = next((i for i, game in enumerate(self.games) if (game.id, game.file) == wanted), 0)
        with self.prevent(OptionList.OptionHighlighted):
            games.highlighted = place
        self.fill(self.games[place])
        if self.wanted is not None and self.wanted.variant:
            self.query_one("#words", Input).value = self.wanted.variant
        games.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "game":
            self.query_one("#words", Input).value = ""
            self.fill(self.games[event.option_index])
        elif event.option_list.id == "variant":
            self.fill_seats()
        elif event.option_list.id == "opponent":
            spec = self.opponents[event.option_index]
            text = dict(OPPONENTS)[spec]
            self.query_one("#status", Static).update(f"{spec.partition(':')[0]}: {say(text)}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_start()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.action_start()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.action_start()

    def fill(self, game: Game) -> None:
        """The lists for a game."""
        variants = self.query_one("#variant", OptionList)
        variants.clear_options()
        variants.add_options([say("(usual)"), *game.variants])
        variants.highlighted = 0
        fits = game.rule_of_thumb(game.start()) is not None
        plain = game.facts.seats == 2 and not pending_verb.answers(game.state)
        left_out = {"heuristic": not fits, "minimax:depth=3": not plain}
        known = [(spec, text) for spec, text in OPPONENTS if not left_out.get(spec)]
        self.opponents = [spec for spec, _ in known]
        opponents = self.query_one("#opponent", OptionList)
        opponents.clear_options()
        opponents.add_options([spec.partition(":")[0] for spec in self.opponents])
        opponents.highlighted = 0
        self.fill_seats()

    def fill_seats(self) -> None:
        seats = self.query_one("#seat", OptionList)
        chosen = seats.highlighted or 0
        try:
            game = self.chosen()
        except TableroError:
            return
        seats.clear_options()
        seats.add_options([game.seat_name(0), game.seat_name(game.facts.seats - 1), say("(look on)")])
        seats.highlighted = chosen

    def chosen(self) -> Game:
        """The game and variant that are chosen; UnknownGame where there is no such variant."""
        game = self.games[self.query_one("#game", OptionList).highlighted or 0]
        if words := self.query_one("#words", Input).value:
            return game.with_words([word for word in words.split("/") if word])
        variant = self.query_one("#variant", OptionList).highlighted or 0
        return game.with_word(list(game.variants)[variant - 1]) if variant else game

    def action_start(self) -> None:
        """Begin the match."""
        try:
            game, clock = self.chosen(), read_clock(self.query_one("#clock", Input).value)
        except TableroError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        spec = self.opponents[self.query_one("#opponent", OptionList).highlighted or 0]
        seat = self.query_one("#seat", OptionList).highlighted or 0
        others = [spec] * (game.facts.seats - 1)
        players = {ME_FIRST: [HUMAN, *others], ME_LAST: [*others, HUMAN], NOBODY: [spec, *others]}[seat]
        match = Match(game, players, seed=self.seed, clock=clock)
        self.query_one("#status", Static).update(say("Preparing {game}", game=game.name) + " …")
        sit_down(self, match, Keeper(), self.limit, lambda: self.query_one("#status", Static).update(""))

    def action_library(self) -> None:
        from .library import LibraryScreen

        self.app.push_screen(LibraryScreen())

    def action_back(self) -> None:
        """From a field to the lists; from there, out."""
        if isinstance(self.focused, Input):
            self.query_one("#game").focus()
        else:
            self.app.exit()

    def action_help(self) -> None:
        game = self.games[self.query_one("#game", OptionList).highlighted or 0]
        self.app.push_screen(Read(f"{game.title}\n\n{game.rule_text()}"))

    def on_screen_resume(self) -> None:
        """Have loaded, meanwhile, what will be needed soon."""

        def load(tell: Tell) -> None:
            importlib.import_module("tablero.players.engines")

        aside(self, load)
