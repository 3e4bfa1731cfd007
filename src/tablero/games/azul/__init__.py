"""Azul: its notation and its looks."""

from typing import cast

from ...core.game import Game, Step
from ...core.kinds import State
from ...core.scene import Panel, Scene
from ...core.texts import say, teach
from . import drawing, notation, positions
from . import judgement as judgement  # its verbs, too
from . import rules as rules  # its verbs
from . import speed as speed  # more of them
from .board import FLOOR
from .narrative import narrate
from .position import Azul, first_position, table
from .rulebook import rules_in_words
from .texts import PORTUGUESE, SPANISH
from .tiles import LETTERS, total
from .tiling import line_to_tile


class AzulGame(Game):
    """A move is where from, the colour, and where to: 1b3, cbf; on the grey side also line and column: 2-4."""

    state: type[Azul]
    variants = {  # noqa: RUF012
        "3": table(3),
        "4": table(4),
        "seed": table(seed=True),
        "grey": table(grey=True),
    }
    sizes = ""
    best_search = "mcts:estimates"

    def rule_text(self) -> str:
        return rules_in_words(self.state)

    # Variants.

    def sized(self, word: str) -> type[Azul] | None:
        """A number of players, or one of the words; what was asked for before stays."""
        kind = self.state
        seed = kind.floor_costs != table().floor_costs
        if word in ("2", "3", "4"):
            return table(int(word), seed, kind.grey)
        if word in ("seed", "grey"):
            return table(kind.seats, seed or word == "seed", kind.grey or word == "grey")
        return None

    def named(self, state: type, word: str) -> str:
        kind = cast(type[Azul], state)
        seed = kind.floor_costs != table().floor_costs
        words = {str(kind.seats): kind.seats != 2, "seed": seed, "grey": kind.grey}
        return "/".join(word for word, given in words.items() if given)

    def start(self, seed: int = 0) -> State:
        return first_position(self.state)

    # Notation.

    def format(self, state: State, move: int) -> str:
        return notation.format_move(cast(Azul, state), move)

    def format_outcome(self, state: State, outcome: int) -> str:
        return notation.format_outcome(cast(Azul, state), outcome)

    def outcome(self, state: State, text: str) -> int:
        return notation.read_outcome(cast(Azul, state), text.strip().casefold())

    def narrate(self, step: Step) -> str:
        names = [self.seat_name(seat) for seat in range(self.state.seats)]
        return narrate(cast(Azul, step.before), cast(Azul, step.after), step.text, names)

    def explain(self, state: State, text: str) -> str:
        position = cast(Azul, state)
        if position.tiling or self.over(state) or position.filling < position.shops:
            return super().explain(state, text)
        return notation.why_not(position, text)

    def dump(self, state: State) -> str:
        return positions.dump(cast(Azul, state))

    def load(self, text: str) -> State:
        return positions.load(self.state, text)

    def steps(self, state: State, move: int) -> tuple[str, ...]:
        """Source and colour, then the line; or the place on the wall."""
        position = cast(Azul, state)
        seat = f"p{position.turn + 1}"
        if position.tiling:
            return (f"{seat}-w{line_to_tile(position) + 1}{move + 1}",)
        source, colour, line = move >> 6, move >> 3 & 7, move & 7
        to = f"{seat}-f" if line == FLOOR else f"{seat}-{line + 1}"
        return f"{notation.source_name(self.state, source)}{LETTERS[colour]}", to

    # Looks.

    def points(self, state: State) -> tuple[int, ...]:
        return cast(Azul, state).points

    def scene(self, state: State, before: State | None = None) -> Scene:
        now = cast(Azul, state)
        panels = self.panels(now)
        old = {cell.id: cell.piece for panel in self.panels(cast(Azul, before or state)) for cell in panel.cells}
        changed = frozenset(cell.id for panel in panels for cell in panel.cells if cell.piece != old[cell.id])
        tiles = {"bag": total(now.bag), "lid": total(now.lid)}
        notes = (say("Round {round}; {bag} tiles in the bag, {lid} in the lid.", round=now.round, **tiles),)
        return self.framed(state, panels, last=changed, notes=notes)

    def panels(self, state: Azul) -> tuple[Panel, ...]:
        boards = (drawing.board(state, seat, self.seat_name(seat)) for seat in range(state.seats))
        return (drawing.supply(state), *boards)


teach("es", SPANISH)
teach("pt", PORTUGUESE)

GAME = AzulGame("azul", table(), titles={"en": "Azul", "es": "Azul", "pt": "Azul"})
