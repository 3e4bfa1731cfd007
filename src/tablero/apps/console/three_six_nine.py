"""369 as its first program had it: a menu, settings, four pairings, points after each turn, and the menu again."""

from dataclasses import replace

from ...core.errors import TableroError
from ...core.texts import say
from ...play.library import Keeper
from ...play.match import Match
from ...play.result import Reason, in_words
from ...players.spec import HUMAN
from . import talk
from .manner import Manner
from .program import Program
from .talk import Left

PROMPT = "|: "
INDENT = " " * 8
FIRST, SECOND = 0, 1
PAIRINGS = ((True, True), (True, False), (False, False), (False, True))  # is player 1, is player 2 a person?
LEVELS = ("random", "greedy", "best")


class ColumnThenRow(Manner):
    """The seed's board, and two questions by numbers."""

    def __init__(self, match: Match, first: int = FIRST) -> None:
        super().__init__(match)
        self.names = self.names if first == FIRST else self.names[::-1]

    def board(self) -> str:
        scene = self.match.game.scene(self.match.state, self.match.before)
        panel = scene.panels[0]
        at = {(cell.column, cell.row): "X" if cell.piece else "_" for cell in panel.cells}
        lines = ["  |" + "".join(f"  {c + 1}" for c in range(panel.columns)) + "  "]
        lines.append("--+" + "-" * (3 * panel.columns + 2))
        for r in range(panel.rows):
            lines.append(f"{r + 1} |" + "".join(f"  {at[c, r]}" for c in range(panel.columns)) + "  ")
        points = self.match.game.points(self.match.state)
        lines.append("")
        ranked = sorted(zip(self.names, points, strict=True))
        lines.append("      ".join(say("{seat}: {points} points", seat=name, points=each) for name, each in ranked))
        return "\n".join(line.rstrip() for line in lines)

    def begin(self) -> None:
        print()
        self.show()

    def turn(self, seat: int) -> None:
        print(INDENT + self.who(seat))

    def asked(self, seat: int) -> int:
        side = self.match.game.scene(self.match.state).panels[0].columns
        swap = [move for move in self.table.legal() if not move[-1].isdigit()]
        if swap:
            print(INDENT + say("(or: {move})", move=", ".join(swap)))
        column = self.part(say("Chose Column"), side)
        if not column.isdigit():
            return self.match.game.parse(self.match.state, column)
        row = self.part(say("Chose Row"), side)
        if not row.isdigit():
            return self.match.game.parse(self.match.state, row)
        return self.match.game.parse(self.match.state, f"{chr(96 + int(column))}{row}")

    def part(self, question: str, side: int) -> str:
        """A number from 1 to the side, or a whole move; else it is said what would be right, and asked again."""
        while True:
            print(INDENT + question)
            text = self.table.question(PROMPT).casefold()
            if text in map(str, range(1, side + 1)) or text in self.table.legal():
                return text
            print(say("A number from 1 to {number}, please.", number=side))

    def told(self) -> None:
        last = self.match.played[-1]
        text = last.step.text
        if text[-1].isdigit():
            place = {"column": ord(text[0]) - 96, "row": text[1:]}
            print("\n" + say("Column : {column}      Row : {row}", **place), end="\n\n")
        else:
            print(f"\n{text}\n")
        self.show()

    def end(self) -> None:
        result = self.match.result
        assert result is not None
        if result.reason is Reason.RULES and len(result.winners) == 1:
            print(say("{seat} is the winner!", seat=self.names[result.winners[0]]))
        else:
            print(in_words(self.names, result))


class ThreeSixNine(Program):
    """The menu."""

    first = FIRST  # who moves first
    level = "greedy"

    def run(self) -> int:
        if self.wishes.seats:
            return super().run()
        try:
            while self.menu():
                pass
        except Left:
            pass
        return 0

    def choice(self, *options: str) -> int:
        """A number of a menu; 0 is the last option's."""
        numbers = [*range(1, len(options)), 0]
        for option, shown in zip(numbers, options, strict=True):
            print(f"  {option} -> {shown}")
        return talk.number(f"  {say('Choose Option')}\n  {PROMPT}", numbers, say("There is no such option."))

    def menu(self) -> bool:
        """One choice of the menu; False: leave."""
        print("\n    3 - 6 - 9")
        chosen = self.choice(say("Play"), say("Settings"), say("Rules"), say("Exit"))
        if chosen == 1:
            self.pairing()
        elif chosen == 2:
            self.settings()
        elif chosen == 3:
            print("\n" + talk.wrapped(self.game.rule_text()))
        return bool(chosen)

    def pairing(self) -> None:
        """Who plays whom; then the game."""
        player = say("Player")
        print()
        names = [f"{player if one else 'CPU'} vs {player if two else 'CPU'}" for one, two in PAIRINGS]
        chosen = self.choice(*names, say("Back"))
        if not chosen:
            return
        players = [HUMAN if person else self.level for person in PAIRINGS[chosen - 1]]
        if self.first == SECOND:
            players.reverse()
        match = Match(self.game, players, seed=self.wishes.seed, clock=self.wishes.clock)
        if not self.sit(match, Keeper()):
            raise Left
        self.wishes = replace(self.wishes, seed=self.wishes.seed + 1)

    def settings(self) -> None:
        """The size of the board, who moves first, how good the machine is."""
        while True:
            side = self.game.scene(self.game.start()).panels[0].columns
            print()
            chosen = self.choice(
                say("Board size: {side}", side=side),
                say("Who moves first: {seat}", seat=say("Player {number}", number=self.first + 1)),
                say("CPU difficulty: {level}", level=self.level),
                say("Back"),
            )
            if chosen == 1:
                self.resize()
            elif chosen == 2:
                self.first = SECOND - self.first
            elif chosen == 3:
                self.level = LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)]
            else:
                return

    def resize(self) -> None:
        """Another board."""
        sides = range(3, 10)
        side = talk.number(f"  {say('Side of the board (9 or 6; 3 to 9):')} ", sides, say("From 3 to 9, please."))
        try:
            self.game = self.game.with_word(f"{side}x{side}")
        except TableroError as error:
            print(error)

    def made(self, match: Match) -> Manner:
        return ColumnThenRow(match, self.first)
