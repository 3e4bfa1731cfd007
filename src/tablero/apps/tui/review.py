"""The screen of a look back: the game step by step, how each move was, and what could have been."""

import functools
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from ...core.errors import TableroError
from ...core.kinds import State
from ...core.texts import say
from ...core.verbs import pending
from ...play.library import Keeper
from ...play.match import Match
from ...players.spec import HUMAN
from ...view.flip import can_flip, flipped
from ...view.touch import Touch
from .board import BoardView
from .dialogs import Choose, Read
from .keys import REVIEW_HELP, REVIEW_KEYS, hints
from .palette import palette_of
from .seating import sit_down
from .side import MoveList, curve, label_of
from .threads import Tell, aside

if TYPE_CHECKING:
    from ...play.advice import Advice
    from ...play.review import Judged

SECONDS = 0.3  # of thought for each position
HIGH = 4  # lines of the curve


class ReviewScreen(Screen[None]):
    """A match that is looked at; it is not changed by it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action, _ in REVIEW_KEYS]

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.here = len(match.played)  # how many steps are shown
        self.variation: Match | None = None  # what is tried instead, from here
        self.judged: dict[int, Judged] = {}
        self.flipped = False
        self.hinted: tuple[str, ...] = ()
        self.touching = Touch({})
        self.better: list[str] = []  # what is left of the better line
        self.gone = False

    def compose(self) -> ComposeResult:
        yield Static(f"{self.match.game.title}: {say('review')}", id="title", markup=False)
        with Horizontal(id="middle"):
            yield BoardView()
            with Vertical(id="side"):
                yield MoveList(id="moves")
        yield Static(id="curve", markup=False)
        yield Static(id="verdict", markup=False)
        yield Static(hints(REVIEW_KEYS, "screen"), id="keys")

    def on_resize(self) -> None:
        """On a small screen the board comes first."""
        self.query_one("#side").display = self.size.width >= 60
        for name, high in (("#title", 14), ("#keys", 12), ("#curve", 20), ("#verdict", 8)):
            self.query_one(name).display = self.size.height >= high

    def on_mount(self) -> None:
        self.query_one(MoveList).focus()
        self.draw()
        aside(self, self.look_back)

    def look_back(self, tell: Tell) -> None:
        """In a thread: judge every move."""
        from ...play.review import reviewed

        for one in reviewed(self.match, SECONDS):
            if self.gone:
                return
            tell(functools.partial(self.heard, one))

    def heard(self, one: "Judged") -> None:
        """A move has been judged."""
        self.judged[one.step] = one
        self.draw()

    # What is shown.

    @property
    def state(self) -> State:
        """The position on the board."""
        return self.variation.state if self.variation else self.match.states[self.here]

    @property
    def before(self) -> State | None:
        """The one before it."""
        if self.variation and self.variation.played:
            return self.variation.before
        return self.match.states[self.here - 1] if self.here else None

    def draw(self) -> None:
        """Everything, as it is now."""
        game = self.match.game
        legal = [] if pending(self.state) else game.legal(self.state)
        if not self.touching.touched:
            self.touching = Touch({move: game.steps(self.state, move) for move in legal})
        scene = game.scene(self.state, self.before)
        shown = flipped(scene) if self.flipped else scene
        targets = frozenset(self.touching.targets()) if self.touching.touched else frozenset()
        self.query_one(BoardView).show(shown, targets, self.touching.touched, self.hinted)
        labels = [label_of(self.match, place, self.mark(place)) for place in range(len(self.match.played))]
        self.query_one(MoveList).tell([f"    {say('start')}", *labels], self.here)
        palette = palette_of(self.app)
        wide = max(10, self.size.width - 2)
        self.query_one("#curve", Static).update(curve(self.chances(), self.here, wide, HIGH, palette))
        self.query_one("#verdict", Static).update(self.verdict())

    def mark(self, place: int) -> str:
        """?!, ?, ??, where the move was that bad."""
        return self.judged[place].label.mark if place in self.judged else ""

    def chances(self) -> list[float | None]:
        """The first seat's chances before each step, as far as known."""
        found: list[float | None] = []
        for place in range(len(self.match.played)):
            one = self.judged.get(place)
            if one is None or (self.match.seats != 2 and one.seat != 0):
                found.append(found[-1] if found and one is None and self.match.played[place].seat is None else None)
            else:
                found.append(one.chance if one.seat == 0 else 1 - one.chance)
        return found

    def verdict(self) -> str:
        """What there is to say of the step that led here."""
        from ...play.result import in_words
        from ...play.review import sentence

        if self.variation is not None:
            return say("variation: {moves}", moves=" ".join(self.variation.line))
        lines = []
        if one := self.judged.get(self.here - 1):
            lines.append(sentence(self.match, one))
        elif (
            self.here
            and len(self.judged) < len(self.match.played)
            and self.match.played[self.here - 1].seat is not None
        ):
            lines.append(say("being looked at …"))
        if self.here == len(self.match.played) and self.match.result:
            lines.append(in_words(self.match.names, self.match.result))
        return "\n".join(lines)

    # Walking.

    def go(self, place: int) -> None:
        """Show the position after so many steps."""
        self.here = max(0, min(len(self.match.played), place))
        self.variation, self.hinted, self.touching = None, (), Touch({})
        self.draw()

    def action_back(self) -> None:
        self.go(self.here - 1)

    def action_on(self) -> None:
        self.go(self.here + 1)

    def action_first(self) -> None:
        self.go(0)

    def action_last(self) -> None:
        self.go(len(self.match.played))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "moves":
            self.go(event.option_index)

    # Variations.

    def branch(self) -> Match:
        """The variation, begun here if there is none."""
        if self.variation is None:
            seats = [HUMAN] * self.match.seats
            self.variation = Match(self.match.game, seats, seed=self.match.seed, start=self.state)
        return self.variation

    def try_move(self, move: int) -> None:
        """A step of a variation; chance plays along."""
        variation = self.branch()
        if variation.over:
            return
        variation.play(move)
        while variation.pending:
            variation.settle()
        self.hinted, self.touching = (), Touch({})
        self.draw()

    def on_board_view_touched(self, event: BoardView.Touched) -> None:
        self.touching, moves = self.touching.touch(event.names)
        if len(moves) == 1:
            self.try_move(moves[0])
        elif moves:
            names = [self.match.game.format(self.state, move) for move in moves]
            self.app.push_screen(Choose(say("Which move?"), names), functools.partial(self.chosen, moves))
        else:
            self.draw()

    def chosen(self, moves: list[int], choice: int | None) -> None:
        if choice is not None and moves[choice] in self.match.game.legal(self.state):
            self.try_move(moves[choice])

    def on_board_view_let_go(self, event: BoardView.LetGo) -> None:
        self.touching = Touch({})
        self.draw()

    def action_take_back(self) -> None:
        """The last step of the variation away."""
        if self.variation is not None:
            self.variation.take_back()
            if not self.variation.played:
                self.variation = None
            self.touching = Touch({})
            self.draw()

    def action_better(self) -> None:
        """One step on in the line that would have been better."""
        if self.variation is None:
            one = self.judged.get(self.here - 1)
            if one is None or not one.line:
                self.notify(say("Nothing better is known of here."), markup=False)
                return
            self.here -= 1
            self.better = list(one.line)
        if not self.better:
            return
        text = self.better.pop(0)
        try:
            self.try_move(self.match.game.parse(self.state, text))
        except TableroError:
            self.better = []

    def action_hint(self) -> None:
        """In a thread: what is best here?"""
        state = self.state
        if pending(state):
            self.notify(say("It is chance's turn: no move can be made."), markup=False)
            return

        def work(tell: Tell) -> None:
            from ...play.advice import advise

            found = advise(self.match.game, [state], seconds=1.0)
            tell(lambda: self.advised(state, found))

        aside(self, work)

    def advised(self, state: State, found: "Advice") -> None:
        if state == self.state:
            self.hinted = self.match.game.steps(state, found.found.best[0])
            self.draw()
            text = say("best: {move}, {value}", move=found.best, value=found.value)
            self.query_one("#verdict", Static).update(f"{text}   {' '.join(found.line[:8])}")

    # Leaving.

    def action_play_on(self) -> None:
        """A new match from this position, against the machine."""
        match = Match(self.match.game, self.match.players, seed=self.match.seed + 1, start=self.state)
        if len({spec == HUMAN for spec in match.players}) == 1 and match.turn is not None:
            seats = ["best"] * match.seats
            seats[match.turn] = HUMAN
            match = Match(self.match.game, seats, seed=match.seed, start=self.state)
        if match.over:
            self.notify(say("The game is over here."), markup=False)
        else:
            sit_down(self, match, Keeper())

    def action_flip(self) -> None:
        if can_flip(self.match.game.scene(self.state)):
            self.flipped = not self.flipped
            self.draw()

    def action_help(self) -> None:
        self.app.push_screen(Read(say(REVIEW_HELP)))

    def action_leave(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()

    def on_unmount(self) -> None:
        self.gone = True
