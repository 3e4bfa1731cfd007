"""tablero replay ID."""

from argparse import Namespace

from ...core.errors import BadRecord
from ...core.texts import say
from ...play.exchange import lines_of, read_records
from ...play.library import Library
from ...play.match import Match
from ...play.record import Record
from ...play.review import reviewed, sentence
from ..console.manner import begun
from ..progress import working
from .play import full_screen


def run(args: Namespace) -> int:
    """A game, position by position; with --review, each move judged. One game alone: on the full screen, back and
    forth, if there is one."""
    matches = [record.replay() for record in records_of(args.id, args.trust)]
    if full_screen(args.ui) and len(matches) == 1:
        from ..tui.app import replay

        return replay(matches[0])
    for number, match in enumerate(matches, 1):
        tell(match, number, len(matches))
        if args.review:
            review(match, args.seconds)
    return 0


def records_of(text: str, trusted: bool) -> list[Record]:
    """The record of a number in the library, or those of a file."""
    if text.isascii() and text.isdigit():
        with Library() as library:
            return [library.load(int(text)).record]
    wrong: list[str] = []
    found = list(read_records(lines_of(text), wrong.append, trusted=trusted))
    if wrong:
        raise BadRecord(wrong[0])
    if not found:
        raise BadRecord(say("There is no game in {file}.", file=text))
    return found


def tell(match: Match, number: int, games: int) -> None:
    """All of a match, from its first position on."""
    again = Match(match.game, match.players, seed=match.seed, start=match.start, began=match.began)
    teller = begun(again, number, games)
    for each in match.played:
        again.add(each)
        teller.told()
    again.result = match.result
    teller.end()


def review(match: Match, seconds: float) -> None:
    """Each move and how it was."""
    print()
    found = reviewed(match, seconds)
    while True:
        with working(say("Looking at {game} again", game=match.game.name)):
            one = next(found, None)
        if one is None:
            return
        print(f"{one.step + 1:3} {sentence(match, one)}", flush=True)
