"""tablero resume [ID]."""

from argparse import Namespace

from ...core.errors import BadRecord, NotPossible
from ...core.texts import say
from ...play.library import Entry, Keeper, Library
from ...players.spec import HUMAN
from ..console.program import Wishes
from ..console.programs import program_of
from .play import full_screen


def run(args: Namespace) -> int:
    """Go on with a game of the library: that which was played last, if none is named."""
    entry = wanted(args.id)
    try:
        match = entry.record.replay()
    except BadRecord as error:
        raise BadRecord(say("Game {number}: {reason}", number=entry.id, reason=error)) from None
    if match.over:
        raise NotPossible(say("Game {number} is finished; `tablero replay {number}` shows it.", number=entry.id))
    keeper = Keeper(entry)
    if full_screen(args.ui):
        from ..tui.app import resume

        return resume(match, keeper, args.limit)
    wishes = Wishes(match.players, match.seed, match.clock, args.limit)
    program_of(match.game, wishes).sit(match, keeper)
    return 0


def wanted(number: int | None) -> Entry:
    """The entry of this number, or the last one that is not finished."""
    with Library() as library:
        if number is not None:
            return library.load(number)
        for entry in library.games(open_only=True):
            if HUMAN in entry.record.players:
                return entry
    raise NotPossible(say("There is no game to go on with; `tablero play` begins one."))
