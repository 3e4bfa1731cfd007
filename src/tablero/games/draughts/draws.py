"""Draws by history: what a match counts, and the state does not hold. Counters run in moves of each player."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...core.bits import popcount
from ...core.texts import say

if TYPE_CHECKING:
    from .rules import Draughts


class Force(NamedTuple):
    """What a side has on the board."""

    men: int
    kings: int
    long_diagonal: int  # kings on it

    @property
    def pieces(self) -> int:
        return self.men + self.kings


Forces = tuple[Force, Force]


class Limit(NamedTuple):
    """A draw after this many moves of each player in a row, all of them made in such positions and of such a kind."""

    moves: int
    position: Callable[[Forces], bool]
    move: Callable[[Forces, Forces, bool], bool]  # before it, after it, was it a man's?
    reason: str  # a key of `reasons`


# Which moves count.


def any_move(before: Forces, after: Forces, by_man: bool) -> bool:
    return True


def same_pieces(before: Forces, after: Forces, by_man: bool) -> bool:
    """No capture and no promotion."""
    return counted(before) == counted(after)


def quiet_king(before: Forces, after: Forces, by_man: bool) -> bool:
    """No capture and no man's move."""
    return same_pieces(before, after, by_man) and not by_man


def counted(forces: Forces) -> list[tuple[int, int]]:
    return sorted((force.men, force.kings) for force in forces)


# In which positions. A lone king stands against: `one` of two forces has a single piece, a king.


def against_lone_king(forces: Forces) -> list[Force]:
    """What stands against a lone king, for each side that has no more."""
    return [forces[1 - i] for i in (0, 1) if (forces[i].men, forces[i].kings) == (0, 1)]


def anything(forces: Forces) -> bool:
    return True


def three_kings_against_one(forces: Forces) -> bool:
    return any((force.men, force.kings) == (0, 3) for force in against_lone_king(forces))


def three_kings_or_more_against_one(forces: Forces) -> bool:
    return any(force.kings >= 3 for force in against_lone_king(forces))


def three_kings_on_the_long_diagonal(forces: Forces) -> bool:
    return any(force.kings == 3 and not force.men and force.long_diagonal for force in against_lone_king(forces))


def king_against_three(forces: Forces) -> bool:
    return any(force.pieces == 3 and force.kings for force in against_lone_king(forces))


def king_against_two_or_fewer(forces: Forces) -> bool:
    return any(force.pieces <= 2 and force.kings for force in against_lone_king(forces))


def three_against_the_long_diagonal(forces: Forces) -> bool:
    """Three pieces with a king, against a lone king on the long diagonal."""
    lone = [force for force in forces if (force.men, force.kings) == (0, 1)]
    return king_against_three(forces) and any(force.long_diagonal for force in lone)


def kings_on_both_sides(forces: Forces) -> bool:
    return forces[0].kings > 0 and forces[1].kings > 0


def kings_and_at_most_four(forces: Forces) -> bool:
    return kings_on_both_sides(forces) and max(force.pieces for force in forces) <= 4


def kings_and_four_or_five(forces: Forces) -> bool:
    return kings_on_both_sides(forces) and 4 <= forces[0].pieces + forces[1].pieces <= 5


def kings_and_six_or_seven(forces: Forces) -> bool:
    return kings_on_both_sides(forces) and 6 <= forces[0].pieces + forces[1].pieces <= 7


def not_four_to_seven(forces: Forces) -> bool:
    return not 4 <= forces[0].pieces + forces[1].pieces <= 7


def brazilian_endings(forces: Forces) -> bool:
    """Two kings or one against two, against one, or against a king and a man."""
    two, one, mixed = (0, 2), (0, 1), (1, 1)  # men and kings
    return counted(forces) in ([two, two], [one, two], [two, mixed], [one, one], [one, mixed])


# What a history says.


def ending(history: "Sequence[Draughts]") -> str | None:
    """Why the game is drawn after these positions; None while it is not."""
    return repeated(history) or limited(history)


def repeated(history: "Sequence[Draughts]") -> str | None:
    """Has the last position stood often enough?"""
    last = history[-1]
    if history.count(last) < last.repetitions:
        return None
    return say("Draw: the same position {number} times.", number=last.repetitions)


def limited(history: "Sequence[Draughts]") -> str | None:
    """Has a counter run out?"""
    reached = (limit for limit in history[-1].limits if run(history, limit) >= 2 * limit.moves)
    return next(map(reason, reached), None)


def run(history: "Sequence[Draughts]", limit: Limit) -> int:
    """How many moves up to now count towards a limit, one by one."""
    made = 0
    after = forces_of(history[-1])
    if not limit.position(after):
        return 0
    for i in range(len(history) - 1, 0, -1):
        before = forces_of(history[i - 1])
        if not limit.position(before) or not limit.move(before, after, by_man(history[i - 1], history[i])):
            break
        made, after = made + 1, before
    return made


def forces_of(state: "Draughts") -> Forces:
    """Of the side to move, and of the other."""
    long = state.long_diagonal
    mine, theirs = (
        Force(popcount(side & ~state.kings), popcount(side & state.kings), popcount(side & state.kings & long))
        for side in (state.mine, state.theirs)
    )
    return mine, theirs


def by_man(before: "Draughts", after: "Draughts") -> bool:
    """Did a man make the move between two positions? Then his side's men do not stand as they stood."""
    from .board import turned

    return before.mine & ~before.kings != turned(after.theirs & ~after.kings, before.half)


def reason(limit: Limit) -> str:
    """The limit in words."""
    texts = {
        "quiet": say("Draw: {number} moves each without a capture or a man's move.", number=limit.moves),
        "kings only": say("Draw: {number} moves each by kings alone, without a capture.", number=limit.moves),
        "three kings": say("Draw: {number} moves each with three kings or more against one.", number=limit.moves),
        "three pieces": say("Draw: {number} moves each with three pieces against a king.", number=limit.moves),
        "few pieces": say("Draw: {number} moves each with so few pieces left.", number=limit.moves),
        "long diagonal": say(
            "Draw: {number} moves each with three pieces against a king on the long diagonal.", number=limit.moves
        ),
        "same pieces": say("Draw: {number} moves each without a capture or a promotion.", number=limit.moves),
    }
    return texts[limit.reason]
