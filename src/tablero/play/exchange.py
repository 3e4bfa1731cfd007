"""Games to and from files: lines of JSON for every game, and the format of others where a game has one (PDN)."""

import itertools
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ..core import registry
from ..core.errors import BadRecord, NotPossible
from ..core.game import Foreign, Game
from ..core.texts import say
from ..core.verbs import mover
from .match import Match, Played
from .record import Record, is_moment, read, record_of
from .result import Reason, Result

LINES = "jsonl"


def formats(game: Game) -> list[str]:
    """The formats that a record of this game can be written in."""
    return [LINES, *filter(None, [game.foreign])]


def write(match: Match, form: str) -> str:
    """A match in a format, with the end of its last line; NotPossible where the game has no such format."""
    if form == LINES:
        return record_of(match).dumps() + "\n"
    if form != match.game.foreign:
        known = ", ".join(formats(match.game))
        text = "{game} has no format '{form}'; there is: {known}."
        raise NotPossible(say(text, game=match.game.name, form=form, known=known))
    moves = tuple(match.game.parse(each.step.before, each.step.text) for each in match.played)
    winners = match.result.winners if match.result else None
    tags = {"Date": match.began[:10].replace("-", ".")} if match.began else {}
    tags |= dict(zip([match.game.seat_names[seat] for seat in range(match.seats)], match.players, strict=True))
    return match.game.write_foreign(Foreign(match.game, match.start, moves, winners, tags))


def save_new(match: Match, name: str) -> None:
    """Write a match to a new file, as lines of JSON; NotPossible where it is there already, or cannot be written."""
    try:
        with Path(name).expanduser().open("x", encoding="utf-8", newline="\n") as file:
            file.write(write(match, LINES))
    except FileExistsError:
        raise NotPossible(say("{file} is there already: name another file.", file=name)) from None
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise NotPossible(say("{file} cannot be written: {reason}.", file=name, reason=reason)) from None


def lines_of(name: str) -> Iterator[str]:
    """The lines of a file, as they are wanted; "-": what is typed."""
    if name == "-":
        yield from sys.stdin
        return
    with Path(name).expanduser().open(encoding="utf-8", errors="replace", newline="\n") as file:
        yield from file


def read_records(lines: Iterable[str], broken: Callable[[str], None], *, trusted: bool = False) -> Iterator[Record]:
    """Every game of a text in a format that we know, found out by its beginning; what is broken is told.

    A record may name a game file, which is run to play it: only where it is trusted."""
    rest = iter(lines)
    head: list[str] = []
    for line in rest:
        head.append(line.removeprefix("\ufeff"))
        if head[-1].strip():
            break
    else:
        return
    lines, begin = itertools.chain(head, rest), head[-1].strip()
    if re.match(r'\{\s*"', begin):
        yield from read_lines(lines, broken, trusted)
        return
    for game in registry.known():
        if game.foreign and begin.startswith(("[", "1.", "%", "{", ";")):
            for found in game.read_foreign(lines, lambda error: broken(str(error))):
                yield record_of_foreign(found)
            return
    raise BadRecord(say("This is neither lines of JSON nor PDN: {text}", text=begin[:60]))


def read_lines(lines: Iterable[str], broken: Callable[[str], None], trusted: bool) -> Iterator[Record]:
    """Lines of JSON; each is played through before it counts."""
    for number, found in read(lines):
        try:
            if isinstance(found, BadRecord):
                raise found
            if found.code and not trusted:
                text = "It names the Python file {file}, which would be run: allow that with --trust."
                raise BadRecord(say(text, file=found.code[0]))
            yield record_of(found.replay())
        except BadRecord as error:
            broken(say("Line {number}: {text}", number=number, text=error))


def record_of_foreign(found: Foreign) -> Record:
    """A game of another make as a record of ours."""
    names = [found.tags.get(found.game.seat_names[seat], "?") for seat in range(found.game.facts.seats)]
    began = found.tags.get("Date", "?").replace(".", "-")
    match = Match(found.game, names, start=found.start, began=began if is_moment(began) else "")
    for move in found.moves:
        match.add(Played(found.game.played(match.state, move), seat=int(mover(match.state))))
    if found.winners is not None and (match.result is None or match.result.reason is not Reason.RULES):
        match.result = Result(found.winners, Reason.RECORDED)
    return record_of(match)
