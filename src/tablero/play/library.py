"""The library of one's games: a SQLite file, to which every move is written as it is played."""

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from ..core.errors import BadRecord, TableroError
from ..core.texts import say
from ..players.spec import HUMAN
from .match import Match
from .record import Record, loads, record_of

FORMAT = 1
MARK = 0x7AB1E80  # SQLite's application_id: ours
TABLES = """
CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, head TEXT NOT NULL, result TEXT, changed TEXT NOT NULL);
CREATE TABLE moves (game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, number INTEGER NOT NULL,
                    text TEXT NOT NULL, seconds REAL NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID;
"""


class NotKept(TableroError):
    """The library cannot be read or written; the text says why. Nothing in it was changed."""


class PlayedElsewhere(NotKept):
    """Somebody else has gone on with the game."""


class Forgotten(NotKept):
    """The game is not in the library any more."""


@dataclass(frozen=True)
class Entry:
    """A game of the library."""

    id: int
    record: Record
    changed: str

    @property
    def finished(self) -> bool:
        """Has it ended?"""
        return self.record.result is not None


def library_file() -> Path:
    """Where the library is: TABLERO_DATA, or the user's data folder."""
    if given := os.environ.get("TABLERO_DATA"):
        return Path(given).expanduser() / "library.sqlite3"
    from platformdirs import user_data_path

    return user_data_path("tablero", appauthor=False) / "library.sqlite3"


class Library:
    """An open library. Each method is one transaction: it is done whole, or not at all and NotKept is raised."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or library_file()
        with self.told():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.base = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
            self.base.execute("PRAGMA foreign_keys = ON")
        try:
            self.look()
        except BaseException:
            self.close()
            raise

    def look(self) -> None:
        """Make the tables of a new file; NotKept where it is not ours, or of a newer make."""
        with self.told():
            (version,) = self.base.execute("PRAGMA user_version").fetchone()
            (mark,) = self.base.execute("PRAGMA application_id").fetchone()
            (tables,) = self.base.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if mark == MARK and version > FORMAT:
                text = "{file} is of format {given}, and known is {known}: it was written by a newer tablero."
                raise NotKept(say(text, file=self.path, given=version, known=FORMAT))
            if mark != MARK and (mark or version or tables):
                raise NotKept(say("{file} is no library of tablero's.", file=self.path))
        if mark != MARK:
            with self.writing():
                if not self.base.execute("PRAGMA application_id").fetchone()[0]:
                    for statement in TABLES.strip().split(";\n"):
                        self.base.execute(statement.rstrip(";"))
                    self.base.execute(f"PRAGMA user_version = {FORMAT}")
                    self.base.execute(f"PRAGMA application_id = {MARK}")

    def close(self) -> None:
        """Let go of the file."""
        self.base.close()

    def __enter__(self) -> "Library":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextlib.contextmanager
    def told(self) -> Iterator[None]:
        """Errors of the file in a sentence."""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise NotKept(say("{file} cannot be used: {reason}.", file=self.path, reason=error)) from None
        except sqlite3.DatabaseError as error:
            raise NotKept(say("{file} is damaged: {reason}.", file=self.path, reason=error)) from None
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise NotKept(say("{file} cannot be used: {reason}.", file=self.path, reason=reason)) from None

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """One transaction, on the disk when it is left."""
        with self.told():
            self.base.execute("BEGIN IMMEDIATE")
            try:
                yield
                self.base.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    self.base.execute("ROLLBACK")
                raise

    # Writing.

    def add(self, record: Record) -> int:
        """Keep a game; its number."""
        head = replace(record, moves=(), seconds=(), result=None).dumps()
        with self.writing():
            made = self.base.execute(
                "INSERT INTO games (head, result, changed) VALUES (?, ?, ?)", (head, result_text(record), now())
            )
            number = int(made.lastrowid or 0)
            self.insert(number, 0, record.moves, record.seconds or (0.0,) * len(record.moves))
        return number

    def insert(self, game: int, first: int, moves: Sequence[str], seconds: Sequence[float]) -> None:
        rows = [(game, first + i, *row) for i, row in enumerate(zip(moves, seconds, strict=True))]
        self.base.executemany("INSERT INTO moves VALUES (?, ?, ?, ?)", rows)

    def keep(self, game: int, kept: Sequence[str], record: Record) -> None:
        """Write what has changed in a game since `kept` were its moves.

        PlayedElsewhere where they are others by now; Forgotten where the game is not there any more."""
        same = 0
        while same < min(len(kept), len(record.moves)) and kept[same] == record.moves[same]:
            same += 1
        with self.writing():
            if not self.base.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone():
                raise Forgotten(say("There is no game {number} in the library any more.", number=game))
            there = self.base.execute("SELECT text FROM moves WHERE game = ? ORDER BY number", (game,)).fetchall()
            if [text for (text,) in there] != list(kept):
                raise PlayedElsewhere(say("The game is being played elsewhere as well."))
            self.base.execute("DELETE FROM moves WHERE game = ? AND number >= ?", (game, same))
            self.insert(game, same, record.moves[same:], record.seconds[same:])
            change = "UPDATE games SET result = ?, changed = ? WHERE id = ?"
            self.base.execute(change, (result_text(record), now(), game))

    def remove(self, game: int) -> None:
        """Forget a game; NotKept where there is none."""
        with self.writing():
            if not self.base.execute("DELETE FROM games WHERE id = ?", (number_of(game),)).rowcount:
                raise none_such(game)

    # Reading.

    def load(self, game: int) -> Entry:
        """A game by its number; NotKept where there is none."""
        for found in self.entries("WHERE id = ?", number_of(game)):
            if isinstance(found, NotKept):
                raise found
            return found
        raise none_such(game)

    def games(self, *, open_only: bool = False) -> list[Entry]:
        """All games, or those not finished; the one played last first. Damaged ones are left out: see `damaged`."""
        found = self.entries("WHERE result IS NULL" if open_only else "")
        return [entry for entry in found if isinstance(entry, Entry)]

    def damaged(self) -> list[str]:
        """What is wrong with games that cannot be read, a sentence each."""
        return [str(entry) for entry in self.entries("") if isinstance(entry, NotKept)]

    def entries(self, which: str, *values: int) -> Iterator[Entry | NotKept]:
        with self.told():
            rows = self.base.execute(
                f"SELECT id, head, result, changed FROM games {which} ORDER BY changed DESC, id DESC", values
            ).fetchall()
        for number, head, result, changed in rows:
            with self.told():
                ask = "SELECT text, seconds FROM moves WHERE game = ? ORDER BY number"
                moves = self.base.execute(ask, (number,)).fetchall()
            try:
                known = json.loads(result) if result else None
                record = loads(head)
            except (BadRecord, ValueError) as error:
                text = "Game {number} of {file} is damaged: {reason}"
                yield NotKept(say(text, number=number, file=self.path, reason=error))
                continue
            times = tuple(seconds for _, seconds in moves)
            yield Entry(
                number,
                replace(record, moves=tuple(text for text, _ in moves), seconds=times, result=known),
                changed,
            )


class Keeper:
    """Keeps one match in a library. What cannot be written now is tried again with the next move; `heard` says why."""

    def __init__(self, entry: Entry | None = None, path: Path | None = None) -> None:
        self.path, self.game = path, entry.id if entry else None
        self.library: Library | None = None
        self.kept: tuple[str, ...] = entry.record.moves if entry else ()  # what the library has, as far as we know
        self.given_up = False
        self.trouble = self.told = ""

    def keep(self, match: Match) -> None:
        """Write what is new. A game is worth keeping once somebody has moved, and people play in it."""
        if self.given_up or (self.game is None and not worth_keeping(match)):
            return
        try:
            self.write(record_of(match))
            self.trouble = ""
        except NotKept as error:
            self.trouble = say("The game is not being kept: {reason}", reason=error)
            self.given_up = isinstance(error, PlayedElsewhere)

    def write(self, record: Record) -> None:
        self.library = self.library or Library(self.path)
        try:
            if self.game is not None:
                self.library.keep(self.game, self.kept, record)
        except Forgotten:
            self.game = None
        if self.game is None:
            self.game = self.library.add(record)
        self.kept = record.moves

    def heard(self) -> str:
        """What hinders it now, said once; nothing, where all is well."""
        news = self.trouble if self.trouble != self.told else ""
        self.told = self.trouble
        return news


def worth_keeping(match: Match) -> bool:
    """Do people play in it, and has anybody moved?"""
    return HUMAN in match.players and any(each.seat is not None for each in match.played)


def number_of(game: int) -> int:
    """A game's number, as far as SQLite can hold it."""
    return game if game < 1 << 62 else -1


def none_such(game: int) -> NotKept:
    return NotKept(say("There is no game {number} in the library; `tablero library` lists them.", number=game))


def result_text(record: Record) -> str | None:
    return None if record.result is None else json.dumps(record.result)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
