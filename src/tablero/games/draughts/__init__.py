"""Draughts (damas): a family of nine games; what people see and read of it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from ...core.errors import BadRecord, IllegalMove
from ...core.game import Foreign, Game
from ...core.kinds import State
from ...core.scene import Cell, Panel, Piece, Scene
from ...core.texts import say, teach
from . import draws, fen, notation, pdn
from . import judgement as judgement  # its verbs
from . import speed as speed  # more of them
from .board import turned
from .fen import view
from .rulebook import rules_of
from .rules import Draughts
from .squares import layout, names, on_screen
from .texts import PORTUGUESE, SPANISH
from .variants import VARIANTS, English


class DraughtsGame(Game):
    """A move is its squares: 11-15, 15x22; the whole path where two captures have the same ends."""

    variants = VARIANTS
    state: type[Draughts]
    alias_variants = {"damas": "libre"}  # noqa: RUF012
    foreign = "pdn"

    @property
    def seat_names(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("Black", "White") if self.state.black_first else ("White", "Black")

    def start(self, seed: int = 0) -> State:
        kind = self.state
        return kind(kind.set_up, turned(kind.set_up, kind.half), 0, 0)

    def rule_text(self) -> str:
        return rules_of(self.state)

    def ending(self, history: Sequence[State]) -> str | None:
        return draws.ending(cast(Sequence[Draughts], history))

    # Notation.

    def format(self, state: State, move: int) -> str:
        return notation.texts(cast(Draughts, state))[move]

    def parse(self, state: State, text: str) -> int:
        found = notation.meant(cast(Draughts, state), text)
        if len(found) == 1:
            return found[0]
        if found:
            known = ", ".join(self.format(state, move) for move in found)
            raise IllegalMove(say("'{move}' may mean {moves}: say which.", move=text, moves=known))
        raise IllegalMove(self.explain(state, text.strip()))

    def steps(self, state: State, move: int) -> tuple[str, ...]:
        return notation.square_names(cast(Draughts, state), notation.legal_paths(cast(Draughts, state))[move][0])

    def dump(self, state: State) -> str:
        """As FEN."""
        return fen.to_fen(cast(Draughts, state))

    def load(self, text: str) -> State:
        """The position of a FEN."""
        return fen.from_fen(self.state, text)

    def explain(self, state: State, text: str) -> str:
        from .explain import why_not

        return why_not(self, cast(Draughts, state), text) or super().explain(state, text)

    def write_foreign(self, played: Foreign) -> str:
        return pdn.write_game(played)

    def read_foreign(self, lines: Iterable[str], broken: Callable[[BadRecord], None]) -> Iterator[Foreign]:
        return pdn.read_games(lines, self, broken)

    # Looks.

    def scene(self, state: State, before: State | None = None) -> Scene:
        now = self.pieces(cast(Draughts, state))
        old = self.pieces(cast(Draughts, before)) if before is not None else now
        board = layout(self.state)
        called = names(board)
        numbered = self.state.names.startswith("numbers")
        cells = [
            Cell(called[bit], *place, now.get(bit), dark=True, label=called[bit] if numbered else "")
            for bit, place in on_screen(board).items()
        ]
        changed = frozenset(called[bit] for bit in called if now.get(bit) != old.get(bit))
        cells.sort(key=lambda cell: (cell.row, cell.column))
        side = 2 * self.state.half
        return self.framed(state, (Panel(side, side, tuple(cells), *self.labels(cells)),), last=changed)

    def pieces(self, state: Draughts) -> dict[int, Piece]:
        """What stands on each bit of seat 0's view."""
        found: dict[int, Piece] = {}
        for seat in (0, 1):
            men, kings = view(state, seat)
            white = (seat == 0) != state.black_first
            colour = "white" if white else "black"
            man = Piece(colour[0], say("white man") if white else say("black man"), seat, "disc", colour)
            king = Piece(colour[0].upper(), say("white king") if white else say("black king"), seat, "king", colour)
            found |= {bit: man for bit in names(layout(type(state))) if men >> bit & 1}
            found |= {bit: king for bit in names(layout(type(state))) if kings >> bit & 1}
        return found

    def labels(self, cells: list[Cell]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Letters and numbers of columns and rows; where squares have numbers, that of the first one in each row."""
        side = 2 * self.state.half
        if self.state.names.startswith("letters"):
            up = self.state.names == "letters up"
            return tuple(chr(97 + i) for i in range(side)), tuple(str(side - i if up else i + 1) for i in range(side))
        return (), tuple(next(cell.id for cell in cells if cell.row == row) for row in range(side))


teach("es", SPANISH)
teach("pt", PORTUGUESE)

GAME = DraughtsGame(
    "draughts",
    English,
    titles={"en": "Draughts", "es": "Damas", "pt": "Damas"},
    aliases=("damas", "checkers"),
)
