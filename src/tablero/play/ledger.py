"""The file of a simulation's results: a line a game, gone on with after a stop. JSON lines, or CSV by its name."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from ..core.errors import BadRecord, NotPossible
from ..core.texts import say
from .simulation import REASONS, Plan, Results

FORMAT = 1


class Ledger:
    """A file that results are added to."""

    def __init__(self, path: Path, plan: Plan, width: int) -> None:
        self.path, self.plan, self.width = path, plan, width
        self.csv = path.suffix.casefold() == ".csv"
        self.seats = len(plan.players)
        self.names = self.columns()

    def columns(self) -> list[str]:
        """What a row holds."""
        seats = range(1, self.seats + 1)
        parts = ["seat", "won", "payoff", *(["points"] if self.width > 2 + 2 * self.seats else [])]
        return ["game", "moves", "reason", *(f"{part}_{seat}" for part in parts for seat in seats)]

    @property
    def head(self) -> str:
        """The first lines: what was simulated."""
        about = json.dumps({"simulation": FORMAT, **asdict(self.plan)}, ensure_ascii=False)
        return f"# {about}\n{','.join(self.names)}\n" if self.csv else f"{about}\n"

    def line(self, number: int, row: Any) -> str:
        """One game: its number, its moves, why it ended; then by seat: the player who sat there, won or not, payoff,
        points."""
        made, reason, *rest = map(int, row)
        values = [number, made, str(REASONS[reason]), *self.plan.seating(number), *rest]
        if self.csv:
            return ",".join(map(str, values)) + "\n"
        by_seat = [values[at : at + self.seats] for at in range(3, len(values), self.seats)]
        parts = dict(zip(("seats", "won", "payoffs", "points"), by_seat, strict=False))
        return json.dumps({"game": number, "moves": made, "reason": values[2], **parts}) + "\n"

    def resume(self) -> Results:
        """What the file holds already; a last line that was cut off is taken away.

        BadRecord, and the file is left as it is, where it is of another simulation or damaged."""
        content = self.path.read_bytes() if self.path.exists() else b""
        head = self.head.encode()
        if head.startswith(content):
            self.path.write_bytes(head)
            return np.zeros((0, self.width), np.int64)
        if not content.startswith(head):
            what = say("{file} holds something else than this simulation: name another file.", file=self.path)
            raise BadRecord(what)
        whole = content[: content.rfind(b"\n") + 1]
        found = list(self.rows(whole[len(head) :].decode(errors="replace")))
        if len(whole) < len(content):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return np.array(found, np.int64).reshape(-1, self.width)

    def rows(self, text: str) -> Iterator[list[int]]:
        """The results of whole lines; BadRecord names the one that is damaged."""
        for number, line in enumerate(text.split("\n")[:-1]):
            try:
                row = self.row(line)
                if self.line(number, row) != line + "\n":
                    raise ValueError
            except (ValueError, KeyError, TypeError, IndexError, OverflowError):
                place = number + 1 + self.head.count("\n")
                text = "{file}, line {number}: this is no result of game {game}."
                raise BadRecord(say(text, file=self.path, number=place, game=number)) from None
            yield row

    def row(self, line: str) -> list[int]:
        """The result of one line."""
        if self.csv:
            _, made, reason, *rest = line.split(",")
            after = list(map(int, rest[self.seats :]))
        else:
            given = json.loads(line)
            made, reason = given["moves"], given["reason"]
            after = [value for part in ("won", "payoffs", "points") for value in given.get(part, [])]
        if len(after) != self.width - 2:
            raise ValueError
        return [int(made), [str(known) for known in REASONS].index(reason), *after]

    def add(self, first: int, results: Results) -> None:
        """Write results, the first of which has this number."""
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.writelines(self.line(first + i, row) for i, row in enumerate(results))
        except OSError as error:
            raise NotPossible(
                say("{file} cannot be written: {reason}.", file=self.path, reason=error.strerror)
            ) from None
