"""Positions of draughts in text: FEN, as PDN has it. Not compiled."""

import re
from collections.abc import Iterator

from ...core.errors import BadPosition
from ...core.texts import say
from .board import turned
from .rules import Draughts
from .squares import bits, layout, names


def to_fen(state: Draughts) -> str:
    """As PDN writes positions: the side to move, then each side's squares, kings with K before them."""
    sides = [view(state, 0), view(state, 1)]
    white = 1 if state.black_first else 0
    mover = "W" if state.turn == white else "B"
    return f"{mover}:W{listed(state, *sides[white])}:B{listed(state, *sides[1 - white])}"


def view(state: Draughts, seat: int) -> tuple[int, int]:
    """The men and the kings of a seat, as seat 0 sees the board."""
    pieces = state.mine if state.turn == seat else state.theirs
    found = pieces & ~state.kings, pieces & state.kings
    return found if state.turn == 0 else (turned(found[0], state.half), turned(found[1], state.half))


def listed(state: Draughts, men: int, kings: int) -> str:
    """Squares in order; three numbers or more in a row as a range."""
    called = names(layout(type(state)))

    def those(pieces: int) -> list[str]:
        return sorted((called[bit] for bit in called if pieces >> bit & 1), key=lambda name: (len(name), name))

    plain = those(men)
    shown = ranges([int(name) for name in plain]) if all(name.isdigit() for name in plain) else plain
    return ",".join([*shown, *("K" + name for name in those(kings))])


def ranges(numbers: list[int]) -> list[str]:
    """Numbers in order, with runs of three and more drawn together: 1-12."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [text for run in runs for text in ([f"{run[0]}-{run[-1]}"] if len(run) > 2 else map(str, run))]


FEN = re.compile(r"(?P<mover>[wb])(?P<sides>(:[wb][^:]*){2})(:h\d+)?(:f\d+)?\.?", re.IGNORECASE)


def from_fen(kind: type[Draughts], text: str) -> Draughts:
    """The position of a FEN; BadPosition says what is wrong with it."""
    found = FEN.fullmatch(text.replace(" ", ""))
    sides = {part[0].upper(): part[1:] for part in found["sides"][1:].split(":")} if found else {}
    if not found or set(sides) != {"W", "B"}:
        example = to_fen(kind(kind.set_up, turned(kind.set_up, kind.half), 0, 0))
        raise BadPosition(say("'{text}' is no position; one is written like {example}.", text=text, example=example))
    pieces = {colour: read_side(kind, sides[colour]) for colour in "WB"}
    first, second = (pieces["B"], pieces["W"]) if kind.black_first else (pieces["W"], pieces["B"])
    check_sides(kind, first, second)
    kings = first[1] | second[1]
    if (found["mover"].upper() == "B") == kind.black_first:
        return kind(first[0] | first[1], second[0] | second[1], kings, 0)
    mine, theirs, kings = (turned(side, kind.half) for side in (sum(second), sum(first), kings))
    return kind(mine, theirs, kings, 1)


def read_side(kind: type[Draughts], text: str) -> tuple[int, int]:
    """Men and kings of one side, in seat 0's view."""
    men = kings = 0
    for item in text.split(","):
        for name, king in items_of(item.casefold()):
            bit = bits(layout(kind)).get(name)
            if bit is None:
                raise BadPosition(say("'{name}' is no square of this board.", name=item))
            if (men | kings) >> bit & 1:
                raise BadPosition(say("Two pieces stand on {name}.", name=name))
            men, kings = (men, kings | 1 << bit) if king else (men | 1 << bit, kings)
    return men, kings


def items_of(item: str) -> Iterator[tuple[str, bool]]:
    """The squares of an item of a list: 12, k12, 1-12; nothing for an empty one."""
    king = item.startswith("k")
    text = item[1:] if king else item
    if span := re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", text):
        for number in range(int(span[1]), int(span[2]) + 1):
            yield str(number), king
    elif text or king:
        yield text, king


def check_sides(kind: type[Draughts], first: tuple[int, int], second: tuple[int, int]) -> None:
    """BadPosition where no game could come to this."""
    most = kind.set_up.bit_count()
    both = sum(first) & sum(second)
    stuck = first[0] & kind.far_row | second[0] & turned(kind.far_row, kind.half)
    if both:
        raise BadPosition(say("Two pieces stand on {name}.", name=names(layout(kind))[both.bit_length() - 1]))
    if stuck:
        raise BadPosition(
            say("A man cannot stand on {name}: there it is a king.", name=names(layout(kind))[stuck.bit_length() - 1])
        )
    for side in (first, second):
        if sum(side).bit_count() > most:
            raise BadPosition(
                say("A side has {most} pieces at most; here are {number}.", most=most, number=sum(side).bit_count())
            )
