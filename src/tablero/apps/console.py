"""A game at plain prompts: boards above, a question below. Works wherever lines can be read and written."""

import sys

from ..core.errors import IllegalMove, UnknownGame
from ..core.texts import say
from ..face import OpenGame
from ..players.asking import Forfeit, ask
from ..players.engines import Player, make
from .progress import working
from .screen import colourful

HELP = """\
A move, written as the list of moves writes it, or:
?        this help
moves    every legal move
board    the board again
undo     take back your last move
quit     leave the game"""


class Left(Exception):
    """A person leaves the table."""


def seats_of(text: str, number: int) -> list[str]:
    """The players' specs: apart by commas, where options (depth=6) belong to the one before."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    if len(specs) != number:
        raise UnknownGame(say("This game has {number} seats; --seats names {given}.", number=number, given=len(specs)))
    return specs


class Table:
    """One game between people and engines."""

    def __init__(self, game: OpenGame, specs: list[str], seed: int, limit: float | None) -> None:
        self.game, self.specs, self.limit = game, specs, limit
        self.position = game.start(seed)
        self.players: list[Player | None] = [
            None if spec == "human" else make(spec, game.rules, seed + 1 + seat) for seat, spec in enumerate(specs)
        ]
        self.colour = colourful(sys.stdout)

    def play(self) -> None:
        """The game to its end; Left when somebody leaves."""
        self.show()
        while not self.position.over:
            if reason := self.position.drawn:
                print(reason)
                break
            if self.position.pending:
                self.position = self.position.settle()
                self.announce(say("Chance"), self.position.history[-1])
                continue
            seat = self.position.turn or 0
            player = self.players[seat]
            self.ask(seat) if player is None else self.think(seat, player)
        print(say("Moves: {moves}", moves=" ".join(self.position.history)))

    def show(self) -> None:
        print(self.position.text(colour=self.colour), end="\n\n", flush=True)

    def think(self, seat: int, player: Player) -> None:
        """An engine's turn."""
        with working(say("{seat} ({player}) is thinking", seat=self.name(seat), player=self.specs[seat])):
            move = ask(player, self.game.rules, self.position.states, self.limit)
        self.position = self.position.play_move(move)
        self.announce(f"{self.name(seat)} ({self.specs[seat]})", self.position.history[-1])

    def announce(self, who: str, what: str) -> None:
        print(f"{who}: {what}")
        self.show()

    def name(self, seat: int) -> str:
        return self.game.rules.seat_name(seat)

    def ask(self, seat: int) -> None:
        """A person's turn: one line read and answered."""
        try:
            text = input(say("{seat}, your move (? for help): ", seat=self.name(seat))).strip()
        except EOFError:
            print()
            raise Left from None
        word = text.casefold()
        if word in ("quit", "exit", "q", say("quit")):
            raise Left
        if word == "?":
            print(say(HELP))
        elif word in ("moves", say("moves")):
            print(", ".join(self.position.moves()))
        elif word in ("board", say("board")):
            self.show()
        elif word in ("undo", say("undo")):
            self.undo()
        elif text:
            self.move(text)

    def move(self, text: str) -> None:
        """Play what was typed, or say why not."""
        try:
            self.position = self.position.play_move(self.game.rules.parse(self.position.state, text))
        except IllegalMove as error:
            print(error)
            return
        self.show()

    def undo(self) -> None:
        """Back to a person's turn before this one; never past an outcome of chance."""
        back = self.position.back()
        while back.steps and not back.pending and self.players[back.turn or 0] is not None:
            back = back.back()
        if back is self.position or back.pending or self.players[back.turn or 0] is not None:
            print(say("There is no move of yours to take back."))
            return
        self.position = back
        self.show()


def choose_game(names: list[OpenGame]) -> OpenGame:
    """Ask a person which game to play."""
    for number, game in enumerate(names, 1):
        print(f"{number}  {game.title}")
    while True:
        try:
            text = input(say("Which game? (1-{number}) ", number=len(names))).strip()
        except EOFError:
            print()
            raise Left from None
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(names):
            return names[int(text) - 1]
        for game in names:
            if text.casefold() in (game.name, *game.rules.aliases):
                return game
        print(say("A number from 1 to {number}, please.", number=len(names)))


def sit(game: OpenGame, specs: list[str], seed: int, limit: float | None = None) -> int:
    """Play a game to its end, or until somebody leaves. An engine that takes longer than the limit has lost."""
    table = Table(game, specs, seed, limit)
    print(f"{game.title}: " + ", ".join(f"{table.name(s)} {spec}" for s, spec in enumerate(specs)), end="\n\n")
    try:
        table.play()
    except Forfeit as reason:
        seat = table.position.turn or 0
        print(say("{seat} ({player}) loses: {reason}.", seat=table.name(seat), player=specs[seat], reason=reason))
    except (Left, KeyboardInterrupt) as reason:
        line = " ".join(table.position.history)
        print(say("Left after: {moves}", moves=line or say("no move")))
        if isinstance(reason, KeyboardInterrupt):
            raise
    return 0
