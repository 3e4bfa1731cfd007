"""Records: one line of JSON a game, the same for every game.

    {"tablero": 1, "game": "connect4", "variant": "", "rules": 1, "seed": 7, "seats": ["human", "best"],
     "clock": "300+3", "began": "2026-01-31T20:15:00+00:00", "moves": ["4", "4"], "seconds": [2.5, 0.5], "result": null}

An outcome of chance stands among the moves, behind an @. `start` is there where a game did not begin as usual, and
`file` where it comes from a game file."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from ..core import registry
from ..core.errors import BadPosition, BadRecord, IllegalMove, NotPossible, TableroError
from ..core.game import Game
from ..core.texts import say
from ..core.verbs import mover, pending
from .clock import read_clock
from .match import Match, Played
from .result import Reason, Result

FORMAT = 1


@dataclass(frozen=True)
class Record:
    """A match as it is kept; nothing of it has been checked against the rules until it is played again."""

    game: str
    players: tuple[str, ...]
    variant: str = ""
    file: str = ""
    rules: int = 1
    seed: int = 0
    clock: str = "none"
    began: str = ""
    start: str = ""
    moves: tuple[str, ...] = ()
    seconds: tuple[float, ...] = ()
    result: dict[str, Any] | None = field(default=None)

    def replay(self) -> Match:
        """The match, played again move by move; BadRecord says what cannot be."""
        game = self.find()
        try:
            start = game.load(self.start) if self.start else None
            clock = read_clock(self.clock)
        except (BadPosition, NotPossible) as error:
            raise BadRecord(str(error)) from None
        match = Match(game, self.players, seed=self.seed, clock=clock, start=start, began=self.began)
        times = self.seconds or (0.0,) * len(self.moves)
        for number, (text, seconds) in enumerate(zip(self.moves, times, strict=True), 1):
            try:
                repeat(match, text, seconds)
            except IllegalMove as error:
                raise BadRecord(say("Move {number}: {reason}", number=number, reason=error)) from None
        if self.result and (match.result is None or match.result.reason is not Reason.RULES):
            match.result = read_result(self.result, match.seats)
            if match.result.reason is Reason.RULES:
                raise BadRecord(say("It says that the game has ended, and it has not."))
        return match

    @property
    def code(self) -> list[str]:
        """The Python files that playing it would run: of the game, of players."""
        return [name for name in (self.file, *self.players) if self.file == name != "" or ".py" in name]

    def find(self) -> Game:
        """The game that it is a record of; BadRecord where it is not here, or of a newer edition, or of other seats.

        Its file is run, if it names one."""
        words = [word for word in self.variant.split("/") if word]
        try:
            game = registry.from_file(Path(self.file)) if self.file else registry.installed_game(self.game)
            game = game.with_words(words)
        except TableroError as error:
            raise BadRecord(str(error)) from None
        if self.rules > game.edition:
            text = say("This is a record of edition {given} of the rules of {game}; known is {known}.",
                       given=self.rules, game=game.name, known=game.edition)  # fmt: skip
            raise BadRecord(text)
        if len(self.players) != game.facts.seats:
            text = "This game has {number} seats; the record names {given}."
            raise BadRecord(say(text, number=game.facts.seats, given=len(self.players)))
        return game

    def dumps(self) -> str:
        """As one line of JSON."""
        row: dict[str, Any] = {"tablero": FORMAT, "game": self.game, "variant": self.variant}
        row |= {"file": self.file} if self.file else {}
        row |= {"rules": self.rules, "seed": self.seed, "seats": self.players, "clock": self.clock, "began": self.began}
        row |= {"start": self.start} if self.start else {}
        row |= {"moves": self.moves, "seconds": self.seconds, "result": self.result}
        return json.dumps(row, ensure_ascii=False)


def repeat(match: Match, text: str, seconds: float) -> None:
    """Play a step as it was recorded; IllegalMove where it cannot be."""
    if match.over and match.game.over(match.state):
        raise IllegalMove(say("'{move}' cannot be played: the game is over.", move=text))
    state = match.state
    if text.startswith("@"):
        if not pending(state):
            raise IllegalMove(say("'{text}' has no place here.", text=text))
        played = Played(match.game.resolved(state, match.game.outcome(state, text[1:])))
    else:
        played = Played(match.game.played(state, match.game.parse(state, text)), seconds, int(mover(state)))
    match.add(played)


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    game = match.game
    usual = match.start == game.start(match.seed)
    return Record(
        game.id,
        match.players,
        variant=game.variant,
        file=game.file,
        rules=game.edition,
        seed=match.seed,
        clock=str(match.clock),
        began=match.began,
        start="" if usual else game.dump(match.start),
        moves=tuple(match.line),
        seconds=tuple(each.seconds for each in match.played),
        result=None if match.result is None else result_row(match.result),
    )


def result_row(result: Result) -> dict[str, Any]:
    """A result, as JSON keeps it."""
    row: dict[str, Any] = {"winners": list(result.winners), "reason": str(result.reason)}
    row |= {"payoffs": list(result.payoffs)} if result.payoffs else {}
    row |= {"seat": result.seat} if result.seat is not None else {}
    return row | ({"detail": result.detail} if result.detail else {})


def read_result(row: dict[str, Any], seats: int) -> Result:
    """The result that such a row tells; BadRecord where it tells none."""
    winners, seat = row.get("winners"), row.get("seat")
    payoffs, detail = row.get("payoffs", []), row.get("detail", "")
    known = row.get("reason") in [str(reason) for reason in Reason]
    right = is_list(winners, int) and all(0 <= each < seats for each in winners or ()) and is_list(payoffs, int)
    right = right and 0 < len(winners or ()) == len(set(winners or ()))
    right = right and (seat is None or (type(seat) is int and 0 <= seat < seats))
    if not (right and known and isinstance(detail, str)):
        raise BadRecord(say("Its result is damaged: {result}", result=json.dumps(row)))
    assert winners is not None
    return Result(tuple(winners), Reason(row["reason"]), tuple(payoffs), seat, detail)


def is_list(value: object, *kinds: type) -> bool:
    return isinstance(value, list) and all(isinstance(item, kinds) and not isinstance(item, bool) for item in value)


def is_moment(text: str) -> bool:
    """Is it a date, or a date and a time?"""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


CHECKS: dict[str, Callable[[Any], bool]] = {
    "game": lambda value: isinstance(value, str),
    "variant": lambda value: isinstance(value, str),
    "file": lambda value: isinstance(value, str),
    "rules": lambda value: type(value) is int and value > 0,
    "seed": lambda value: type(value) is int and 0 <= value < 1 << 62,
    "seats": lambda value: is_list(value, str),
    "clock": lambda value: isinstance(value, str),
    "began": lambda value: isinstance(value, str) and (not value or is_moment(value)),
    "start": lambda value: isinstance(value, str),
    "moves": lambda value: is_list(value, str),
    "seconds": lambda value: is_list(value, int, float) and all(0 <= item < 1e9 for item in value),
    "result": lambda value: value is None or isinstance(value, dict),
}


def loads(text: str) -> Record:
    """The record of one line; BadRecord says what is wrong with it."""
    try:
        row = json.loads(text)
        json.dumps(row, ensure_ascii=False).encode()
    except (ValueError, RecursionError):  # also what is no Unicode text
        row = None
    if not isinstance(row, dict) or "tablero" not in row:
        raise BadRecord(say("This is no record of tablero's: a line of JSON that begins with {head}.",
                            head='{"tablero": 1, …'))  # fmt: skip
    if type(row["tablero"]) is not int or row["tablero"] != FORMAT:
        given = str(row["tablero"])[:20]
        raise BadRecord(say("This record is of format {given}; known is {known}.", given=given, known=FORMAT))
    for name, right in CHECKS.items():
        if name in row and not right(row[name]):
            raise BadRecord(say("'{name}' of the record is damaged.", name=name))
    for name in ("game", "seats", "moves"):
        if name not in row:
            raise BadRecord(say("The record has no '{name}'.", name=name))
    if row.get("seconds") and len(row["seconds"]) != len(row["moves"]):
        raise BadRecord(say("'{name}' of the record is damaged.", name="seconds"))
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in row.items() if name in CHECKS
    }
    return Record(players=fields.pop("seats"), **fields)


def read(lines: Iterable[str]) -> Iterator[tuple[int, Record | BadRecord]]:
    """Every record of a text, with the number of its line; a BadRecord in its place where it is broken."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, loads(line)
            except BadRecord as error:
                yield number, error
