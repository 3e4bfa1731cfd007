"""Asking a player for a move, so that whatever it does takes nothing down but its own game."""

import threading
from collections.abc import Sequence

from ..core.errors import IllegalMove, TableroError
from ..core.game import Game
from ..core.kinds import State
from ..core.texts import say
from .engines import Player


class Forfeit(TableroError):
    """A player has lost the game by what it did; the text says what."""


def ask(player: Player, game: Game, history: Sequence[State], limit: float | None = None) -> int:
    """The player's move; Forfeit where it raises, answers an illegal move, or takes longer than `limit` seconds."""
    answers: list[int] = []
    failures: list[BaseException] = []

    def work() -> None:
        try:
            answers.append(player.choose(history))
        except BaseException as error:
            failures.append(error)

    if limit is None:
        work()
    else:
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        thread.join(limit)
        if thread.is_alive():
            getattr(player, "stop", int)()  # an engine ends its search; a player of one's own may go on, unheard
            raise Forfeit(say("it took longer than {seconds} s", seconds=f"{limit:g}"))
    if failures:
        if isinstance(failures[0], KeyboardInterrupt):
            raise failures[0]
        if isinstance(failures[0], IllegalMove):
            raise Forfeit(say("it answered an illegal move: {reason}", reason=failures[0])) from None
        raise Forfeit(
            say("it broke down: {reason}", reason=f"{type(failures[0]).__name__}: {failures[0]}")
        ) from failures[0]
    if answers[0] not in game.legal(history[-1]):
        raise Forfeit(say("it answered an illegal move: {reason}", reason=answers[0]))
    return answers[0]
