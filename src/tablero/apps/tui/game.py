"""The screen of a match: the board, who plays, the moves; people move here, engines think in threads."""

import contextlib
import functools
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from ...core.errors import IllegalMove, NotPossible
from ...core.texts import say
from ...play.exchange import save_new
from ...play.library import Keeper
from ...play.match import Match
from ...play.result import Reason, in_words
from ...players.spec import HUMAN
from ...view.flip import can_flip, flipped
from ...view.touch import Touch
from .board import BoardView
from .dialogs import NO, Ask, Choose, Read, yes_or_no
from .keys import GAME_HELP, GAME_KEYS, hints
from .palette import Palette, palette_of
from .side import MoveList, bar, label_of, players
from .threads import Tell, aside

if TYPE_CHECKING:
    from ...play.advice import Advice, Analyst
    from ...play.engines import Answer, Engines

GLANCE, LOOK = 0.3, 1.0  # seconds for the evaluation bar, and for a hint
PAUSE = 0.35  # seconds in which an outcome of chance is seen


class GameScreen(Screen[None]):
    """One match, from where it stands to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action, _ in GAME_KEYS]

    def __init__(
        self, match: Match, keeper: Keeper, limit: float | None = None, engines: "Engines | None" = None
    ) -> None:
        super().__init__()
        self.match, self.keeper, self.limit = match, keeper, limit
        self.here = [spec == HUMAN for spec in match.players]
        self.engines = engines  # made, where engines play
        self.analyst: Analyst | None = None
        self.touching = Touch({})
        self.hinted: tuple[str, ...] = ()
        self.bar_shown = False
        self.flipped = False
        self.turn_began = time.perf_counter()
        self.moment = 0  # grows with every change: what was asked before is not heard any more

    # What it is made of.

    def compose(self) -> ComposeResult:
        yield Static(self.match.game.title, id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardView()
                yield OptionList(id="choices", markup=False)
            with Vertical(id="side"):
                yield Static(id="players", markup=False)
                yield Static(id="bar", markup=False)
                yield MoveList(id="moves")
        yield Static(id="status", markup=False)
        yield Input(id="typed", placeholder=say("A move, as the list writes it"), max_length=100)
        yield Static(hints(GAME_KEYS, "screen"), id="keys")

    def on_resize(self) -> None:
        """On a small screen the board comes first."""
        self.query_one("#side").display = self.size.width >= 56
        for name, high in (("#title", 12), ("#keys", 10), ("#status", 6)):
            self.query_one(name).display = self.size.height >= high

    def on_mount(self) -> None:
        self.query_one("#typed").display = False
        self.query_one("#choices").display = False
        self.query_one("#bar").display = False
        self.query_one("#moves").can_focus = False
        self.query_one(BoardView).focus()
        self.set_interval(0.2, self.tick)
        self.advance()

    @property
    def palette(self) -> Palette:
        """The colours for the screen as it is."""
        return palette_of(self.app)

    @property
    def mine(self) -> bool:
        """Is a person to move?"""
        return self.match.turn is not None and self.here[self.match.turn]

    # The course of the match.

    def advance(self) -> None:
        """Something has changed: show it, keep it, and have the next one move."""
        self.moment += 1
        self.stop_thinking()
        if isinstance(self.app.screen, Choose):
            self.app.screen.dismiss(None)  # what it asks is out of date
        self.hinted = ()
        self.turn_began = time.perf_counter()
        self.keeper.keep(self.match)
        if complaint := self.keeper.heard():
            self.notify(complaint, severity="warning", timeout=10, markup=False)
        game, state = self.match.game, self.match.state
        paths = {move: game.steps(state, move) for move in game.legal(state)} if self.mine else {}
        self.touching = Touch(paths)
        self.draw()
        self.status()
        if self.match.over:
            self.set_timer(0.5, functools.partial(self.ended, self.moment))
        elif self.match.pending:
            self.set_timer(PAUSE, functools.partial(self.chance, self.moment))
        elif not self.mine:
            self.have_an_engine_move()
        elif self.bar_shown:
            self.look(GLANCE, self.show_bar)

    def chance(self, moment: int) -> None:
        """Chance has its turn."""
        if moment == self.moment:
            self.match.settle()
            self.advance()

    def have_an_engine_move(self) -> None:
        """Ask the engine that is to move, in a thread; its answer counts if nothing has changed meanwhile."""
        from ...play.engines import question_of

        engines, moment, question = self.engines, self.moment, question_of(self.match)
        assert engines is not None

        def work(tell: Tell) -> None:
            with self.telling(tell):
                answer = engines.answer(question, lambda: self.moment == moment)
            if answer is not None:
                tell(lambda: self.answered(moment, answer))

        aside(self, work)

    @contextlib.contextmanager
    def telling(self, tell: Tell) -> Iterator[None]:
        """In a thread: say so, while something is compiled."""
        from ...core import cache

        def heard(what: str, name: str) -> None:
            news = say("Compiling, the first time only: the result is kept") if what == "compiling" else ""
            tell(lambda: self.status(news))

        with cache.listening(heard):
            yield

    def answered(self, moment: int, answer: "Answer") -> None:
        """An engine has answered."""
        from ...play.engines import apply

        if moment == self.moment and not self.match.over:
            apply(self.match, answer)
            self.advance()

    def play(self, move: int) -> None:
        """A person's move."""
        self.match.play(move, time.perf_counter() - self.turn_began)
        self.advance()

    def ended(self, moment: int) -> None:
        """The match is over: what now?"""
        if moment != self.moment or self.match.result is None or self.app.screen is not self:
            return
        text = in_words(self.match.names, self.match.result)
        options = [say("Look at the board"), say("Review the game"), say("Another game"), say("Leave")]
        self.app.push_screen(Choose(text, options), self.after_the_end)

    def after_the_end(self, choice: int | None) -> None:
        if choice == 1:
            self.action_review()
        elif choice == 2:
            self.action_new()
        elif choice == 3:
            self.app.exit()

    def briefly(self, text: str) -> None:
        """A word that goes away."""
        self.app.clear_notifications()
        self.notify(text, timeout=4, markup=False)

    def tick(self) -> None:
        """Clocks go on; a person whose time is over has lost."""
        seat = self.match.turn
        if seat is None or not self.match.clock.runs:
            return
        left = self.match.left(seat)
        if left is not None and self.here[seat] and time.perf_counter() - self.turn_began > left:
            self.match.forfeit(seat, Reason.TIME, "")
            self.advance()
        else:
            self.draw_players()

    # What is shown.

    def draw(self) -> None:
        """Everything, as it is now."""
        scene = self.match.game.scene(self.match.state, self.match.before)
        shown = flipped(scene) if self.flipped else scene
        targets = frozenset(self.touching.targets())
        self.query_one(BoardView).show(shown, targets, self.touching.touched, self.hinted)
        self.query_one(MoveList).tell([label_of(self.match, place) for place in range(len(self.match.played))])
        self.draw_players()
        self.draw_choices(scene.ids())

    def draw_players(self) -> None:
        side = self.query_one("#side")
        wide = max(20, side.size.width - 2)
        spent = time.perf_counter() - self.turn_began
        self.query_one("#players", Static).update(players(self.match, spent, self.palette, wide))

    def draw_choices(self, ids: set[str]) -> None:
        """Moves that cannot be touched on the board, as a list."""
        untouchable = [move for move, path in self.touching.paths.items() if not set(path) <= ids]
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.display = bool(untouchable)
        self.untouchable = untouchable
        if untouchable:
            choices.add_options([self.match.game.format(self.match.state, move) for move in untouchable])
            choices.highlighted = 0
            choices.focus()
        elif self.focused is choices:
            self.query_one(BoardView).focus()

    def status(self, text: str = "") -> None:
        """The line below the board: what is going on."""
        if not text and self.match.result is not None:
            text = in_words(self.match.names, self.match.result)
        elif not text:
            scene = self.match.game.scene(self.match.state, self.match.before)
            seat = self.match.turn
            text = scene.status
            if seat is not None and not self.here[seat]:
                text = say("{seat} ({player}) is thinking", seat=self.match.name(seat), player=self.match.players[seat])
            text = "  ".join([text + (" …" if not self.mine else ""), *(scene.notes[:1] if scene.panels else ())])
        self.query_one("#status", Static).update(text)

    # Touching.

    def on_board_view_touched(self, event: BoardView.Touched) -> None:
        if not self.mine:
            return
        self.touching, moves = self.touching.touch(event.names)
        if len(moves) == 1:
            self.play(moves[0])
        elif moves:
            names = [self.match.game.format(self.match.state, move) for move in moves]
            self.app.push_screen(Choose(say("Which move?"), names), functools.partial(self.chosen, self.moment, moves))
        else:
            self.draw()
            if self.touching.complete is not None:
                self.status(say("Touch it again to stop here, or go on."))

    def chosen(self, moment: int, moves: list[int], choice: int | None) -> None:
        if choice is not None and moment == self.moment:
            self.play(moves[choice])

    def on_board_view_let_go(self, event: BoardView.LetGo) -> None:
        self.touching = Touch(self.touching.paths)
        self.draw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "choices" and self.mine:
            self.play(self.untouchable[event.option_index])

    def key_escape(self) -> None:
        """Type no move after all."""
        self.query_one("#typed").display = False
        self.refocus()

    def refocus(self) -> None:
        """Back to where moves are made."""
        choices = self.query_one("#choices")
        (choices if choices.display else self.query_one(BoardView)).focus()

    def action_type(self) -> None:
        """Type a move."""
        if self.mine:
            typed = self.query_one("#typed", Input)
            typed.value = ""
            typed.display = True
            typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.display = False
        self.refocus()
        if not self.mine or not event.value.strip():
            return
        try:
            move = self.match.game.parse(self.match.state, event.value)
        except IllegalMove as error:
            self.briefly(str(error))
            return
        self.play(move)

    # Analysis, in a thread.

    def look(self, seconds: float, show: "Callable[[int, Advice], None]") -> None:
        """Have the position looked at in a thread, and shown by `show`."""
        moment, states = self.moment, self.match.states

        def work(tell: Tell) -> None:
            from ...play.advice import Analyst

            with self.telling(tell):
                analyst = Analyst(self.match.game, seconds)
                self.analyst = analyst
                found = analyst.advise(states) if moment == self.moment else None
            if found is not None:
                tell(lambda: show(moment, found))

        aside(self, work)

    def stop_thinking(self) -> None:
        """Whatever is thought about is out of date."""
        for who in (self.engines, self.analyst):
            if who is not None:
                who.stop()
        self.analyst = None

    def show_bar(self, moment: int, found: "Advice") -> None:
        """The evaluation, for the first seat."""
        from ...play.review import chance

        seat = self.match.turn
        if moment == self.moment and seat is not None:
            mine = chance(self.match.game, found.found.value)
            first = mine if seat == 0 else 1 - mine if self.match.seats == 2 else None
            self.query_one("#bar", Static).update(bar(first, self.match.name(seat), found.value, self.palette))

    def show_hint(self, moment: int, found: "Advice") -> None:
        """The best move, on the board and in words."""
        if moment == self.moment:
            self.hinted = self.match.game.steps(self.match.state, found.found.best[0])
            self.draw()
            line = " ".join(found.line[:6])
            self.status(say("best: {move}, {value}", move=found.best, value=found.value) + f"   {line}")

    # Keys.

    def action_hint(self) -> None:
        if self.mine:
            self.status(say("Thinking about {game}", game=self.match.game.name) + " …")
            self.look(LOOK, self.show_hint)

    def action_bar(self) -> None:
        """Show the evaluation, or hide it."""
        self.bar_shown = not self.bar_shown
        self.query_one("#bar").display = self.bar_shown
        if self.bar_shown:
            self.query_one("#bar", Static).update(bar(None, "", "", self.palette))
            if self.mine:
                self.look(GLANCE, self.show_bar)

    def action_undo(self) -> None:
        """Back to the last decision of somebody here."""
        if self.match.result is not None and not self.match.ended_by_itself:
            self.match.judge()  # who gave up goes on
            self.advance()
            return
        steps = self.match.steps_to_take_back(self.here)
        if not steps:
            self.briefly(say("There is no move of yours to take back."))
            return
        for _ in range(steps):
            self.match.take_back()
        self.advance()

    def action_redo(self) -> None:
        """What was taken back, up to the next decision."""
        for _ in range(self.match.steps_to_put_back(self.here)):
            self.match.put_back()
        self.advance()

    def action_flip(self) -> None:
        if not can_flip(self.match.game.scene(self.match.state)):
            self.briefly(say("This board has no other side."))
            return
        self.flipped = not self.flipped
        self.draw()

    def action_draw(self) -> None:
        """Offer a draw: people are asked one after the other, then the engines, in a thread."""
        if self.mine:
            self.offer([other for other in range(self.match.seats) if other != self.match.turn])

    def offer(self, others: list[int]) -> None:
        """Ask these, the people among them first."""
        moment = self.moment
        people = [other for other in others if self.here[other]]
        if people:
            rest = [other for other in others if other != people[0]]
            question = say("{seat}, do you take the draw?", seat=self.match.name(people[0]))
            self.app.push_screen(yes_or_no(question), lambda answer: self.draw_answered(moment, answer == 0, rest))
            return
        engines = self.engines

        def work(tell: Tell) -> None:
            taken = engines is None or all(engines.accepts_a_draw(self.match, other) for other in others)
            tell(lambda: self.draw_answered(moment, taken, []))

        aside(self, work)

    def draw_answered(self, moment: int, taken: bool, others: list[int]) -> None:
        """Somebody has answered; these have not been asked yet."""
        if moment != self.moment:
            return
        if not taken:
            self.briefly(say("The draw is declined."))
        elif others:
            self.offer(others)
        else:
            self.match.agree()
            self.advance()

    def action_resign(self) -> None:
        if self.mine:
            question = yes_or_no(say("Do you give up?"), first=NO)
            self.app.push_screen(question, functools.partial(self.resigned, self.moment))

    def resigned(self, moment: int, answer: int | None) -> None:
        if answer == 0 and moment == self.moment and self.match.turn is not None:
            self.match.resign(self.match.turn)
            self.advance()

    def action_save(self) -> None:
        name = f"{self.match.game.name.replace('/', '-')}.jsonl"
        self.app.push_screen(Ask(say("Write the game to which file?"), name), self.saved)

    def saved(self, name: str | None) -> None:
        """Write the record; an existing file is not touched."""
        if not name:
            return
        try:
            save_new(self.match, name)
        except NotPossible as error:
            self.notify(str(error), severity="error", markup=False)
        else:
            self.briefly(say("Saved: {file}", file=name))

    def action_review(self) -> None:
        from .review import ReviewScreen

        if self.match.played:
            self.app.push_screen(ReviewScreen(self.match))

    def action_new(self) -> None:
        from .picker import PickerScreen

        self.stop_thinking()
        match = self.match
        self.app.switch_screen(PickerScreen(match.game, seed=match.seed + 1, clock=match.clock, limit=self.limit))

    def action_load(self) -> None:
        from .library import LibraryScreen

        self.app.push_screen(LibraryScreen())

    def action_help(self) -> None:
        self.app.push_screen(Read(f"{say(GAME_HELP)}\n\n{self.match.game.rule_text()}"))

    def action_leave(self) -> None:
        if self.match.over or not self.match.played:
            self.app.exit()
            return
        question = say("Leave the game?")
        if self.keeper.game is not None and not self.keeper.trouble:
            question += "\n" + say("It is kept: `tablero resume {number}` goes on.", number=self.keeper.game)
        self.app.push_screen(yes_or_no(question), self.left)

    def left(self, answer: int | None) -> None:
        if answer == 0:
            self.app.exit()

    def on_unmount(self) -> None:
        self.moment += 1
        self.stop_thinking()
