"""369: its notation and its looks."""

import re
from typing import cast

from ...core.errors import BadPosition, UnknownGame
from ...core.game import Game
from ...core.kinds import State
from ...core.scene import Cell, Panel, Piece, Scene
from ...core.texts import say, teach
from . import speed as speed  # its verbs
from .rules import WAYS, ThreeSixNine, board, line_of, occupied, points_of, scoring_lines
from .texts import PORTUGUESE, SPANISH

SWAP = "swap"
POSITION = re.compile(
    r"(?P<rows>[x./_-]+)(\s+(?P<first>[0-9]{1,4})[-:](?P<second>[0-9]{1,4}))?(\s+(?P<turn>[12]))?", re.IGNORECASE
)


class ThreeSixNineGame(Game):
    """A move is its cell: the column's letter and the row's number, from the top; or `swap`."""

    state: type[ThreeSixNine]
    variants = {"6x6": board(6), "contiguous": board(contiguous=True), "pie": board(pie=True)}  # noqa: RUF012
    sizes = "SIDExSIDE (3 to 9)"

    def rule_text(self) -> str:
        side, kind = self.state.side, self.state
        parts = [
            say("A board of {side} by {side} cells. Both players set stones of the same colour.", side=side),
            say(
                "Each of the four runs of touching stones through the new one scores: exactly 3, 6 or 9 stones bring 1,"
                " 2 or 3 points."
            )
            if kind.contiguous
            else say(
                "Each row, column and diagonal through the new stone scores by all the stones on it, touching or"
                " not: exactly 3, 6 or 9 bring 1, 2 or 3 points."
            ),
            say("Diagonals shorter than 3 never score. When the board is full, who has more points wins."),
        ]
        if kind.pie:
            parts.append(say("Instead of the first reply the second player may swap seats."))
        return " ".join(parts)

    # Variants.

    def sized(self, word: str) -> type[ThreeSixNine] | None:
        """A size, or one of the words; what was asked for before stays."""
        kind = self.state
        if found := re.fullmatch(r"([0-9]{1,3})x([0-9]{1,3})", word):
            if found[1] != found[2] or not 3 <= int(found[1]) <= 9:
                raise UnknownGame(say("369/{word} has no sense: boards are square, with sides from 3 to 9.", word=word))
            return board(int(found[1]), kind.contiguous, kind.pie)
        if word in ("contiguous", "pie"):
            return board(kind.side, kind.contiguous or word == "contiguous", kind.pie or word == "pie")
        return None

    def named(self, state: type, word: str) -> str:
        kind = cast(type[ThreeSixNine], state)
        words = {f"{kind.side}x{kind.side}": kind.side != 9, "contiguous": kind.contiguous, "pie": kind.pie}
        return "/".join(word for word, given in words.items() if given)

    # Notation.

    def cell_name(self, cell: int) -> str:
        return f"{chr(97 + cell % self.state.side)}{cell // self.state.side + 1}"

    def format(self, state: State, move: int) -> str:
        return SWAP if move == self.state.side**2 else self.cell_name(move)

    def parse(self, state: State, text: str) -> int:
        """Two digits are column and row, too."""
        asked = text.strip()
        if re.fullmatch(r"[1-9][1-9]", asked):
            asked = f"{chr(96 + int(asked[0]))}{asked[1]}"
        return super().parse(state, asked)

    def explain(self, state: State, text: str) -> str:
        if self.over(state):
            return super().explain(state, text)
        side, last = self.state.side, self.cell_name(self.state.side**2 - 1)
        if text.casefold() == SWAP:
            return say("Seats can be swapped only in reply to the first stone, where the game has the pie rule.")
        found = re.fullmatch(r"([a-z])([1-9])", text.casefold())
        if not found or ord(found[1]) - 97 >= side or int(found[2]) > side:
            return say("'{move}' is no cell: cells are a1 to {last}.", move=text, last=last)
        return say("{cell} is taken.", cell=text.casefold())

    def grid(self, state: State) -> list[str]:
        board, side = cast(ThreeSixNine, state), self.state.side
        return ["".join("X" if occupied(board, r * side + c) else "." for c in range(side)) for r in range(side)]

    def points(self, state: State) -> tuple[int, ...]:
        known = cast(ThreeSixNine, state)
        return (known.mine, known.theirs) if known.turn == 0 else (known.theirs, known.mine)

    def dump(self, state: State) -> str:
        """Rows from the top, the points of both, and who is to move: 1 or 2."""
        position = cast(ThreeSixNine, state)
        first, second = self.points(state)
        return f"{'/'.join(self.grid(state))} {first}-{second} {position.turn + 1}"

    def load(self, text: str) -> State:
        """The position of such a text. Points may be left out where there are none, and who is to move."""
        side = self.state.side
        found = POSITION.fullmatch(text.strip())
        lines = found["rows"].split("/") if found else []
        if not found or len(lines) != side or any(len(line) != side for line in lines):
            example = "/".join(["." * side] * side)
            raise BadPosition(
                say("A position of {game} is written like {example}.", game=self.name, example=f"{example} 0-0 1")
            )
        cells = [r * side + c for r in range(side) for c in range(side) if lines[r][c] in "xX"]
        first, second = int(found["first"] or 0), int(found["second"] or 0)
        turn = int(found["turn"]) - 1 if found["turn"] else len(cells) % 2
        self.check(cells, first + second, turn)
        low = sum(1 << cell for cell in cells if cell < self.state.split)
        high = sum(1 << cell - self.state.split for cell in cells if cell >= self.state.split)
        return self.state(low, high, *((first, second) if turn == 0 else (second, first)), turn)

    def check(self, cells: list[int], points: int, turn: int) -> None:
        """BadPosition where no game leads to these stones, points and turn."""
        if not self.state.contiguous:
            made = sum(points_of(len(set(line) & set(cells))) for line in scoring_lines(self.state.side))
            if made != points:
                raise BadPosition(
                    say("These stones have brought {made} points; here are {points}.", made=made, points=points)
                )
        elif points > 12 * len(cells):
            raise BadPosition(say("No game brings {points} points.", points=points))
        if turn != len(cells) % 2 and not (self.state.pie and cells):
            number = len(cells) % 2 + 1
            raise BadPosition(say("With {stones} stones player {number} is to move.", stones=len(cells), number=number))

    # Looks.

    def scene(self, state: State, before: State | None = None) -> Scene:
        position, side = cast(ThreeSixNine, state), self.state.side
        old = cast(ThreeSixNine, before) if before is not None else position
        changed = [cell for cell in range(side * side) if occupied(position, cell) and not occupied(old, cell)]
        scored = {self.cell_name(cell) for new in changed for cell in self.scored(position, new)}
        stone = Piece("X", say("stone"))
        cells = [
            Cell(self.cell_name(cell), cell % side, cell // side, stone if occupied(position, cell) else None)
            for cell in range(side * side)
        ]
        labels = tuple(chr(97 + c) for c in range(side)), tuple(str(r + 1) for r in range(side))
        swap = (Panel(1, 1, (Cell(SWAP, 0, 0),), title=say("swap seats")),) if SWAP in self.texts(state) else ()
        return self.framed(
            state,
            (Panel(side, side, tuple(cells), *labels), *swap),
            last=frozenset(map(self.cell_name, changed)),
            lines=frozenset(scored),
        )

    def texts(self, state: State) -> list[str]:
        """Every legal move in text."""
        return [self.format(state, move) for move in self.legal(state)]

    def scored(self, state: ThreeSixNine, cell: int) -> set[int]:
        """The stones of the lines that the stone on this cell brought to 3, 6 or 9."""
        found: set[int] = set()
        for way in WAYS:
            line = line_of(state.side, cell, way)
            stones = self.run(state, line, cell) if state.contiguous else [c for c in line if occupied(state, c)]
            if stones and len(stones) % 3 == 0:
                found.update(stones)
        return found

    def run(self, state: ThreeSixNine, line: tuple[int, ...], cell: int) -> list[int]:
        """The stones of a line that touch, with this one among them."""
        stones: list[int] = []
        for other in line:
            if occupied(state, other):
                stones.append(other)
            elif cell in stones:
                break
            else:
                stones = []
        return stones


teach("es", SPANISH)
teach("pt", PORTUGUESE)

GAME = ThreeSixNineGame("369", board(), titles={"en": "369", "es": "369", "pt": "369"})
