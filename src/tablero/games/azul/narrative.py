"""What happens in a game of Azul, in words."""

from ...core.texts import say
from .board import ROW, ROWS
from .drawing import colour_names
from .notation import CENTRE, source_name
from .position import STARTER, Azul, wall_of
from .rules import source_tiles
from .tiles import LETTERS, number_of


def narrate(before: Azul, after: Azul, text: str, names: list[str]) -> str:
    """A step, and on lines of their own what came of it: a row completed, points scored, a new round."""
    if before.filling < before.shops:
        return of_chance(before, text, names)
    said = [placing(text) if before.tiling else taking(before, text)]
    if after.round != before.round or after.points != before.points:
        said += [
            say("{seat} has completed row {row}.", seat=name, row=row + 1)
            for seat, name in enumerate(names)
            for row in range(ROWS)
            if full(after, seat, row) and not full(before, seat, row)
        ]
        said += [
            say("{seat}: {change} points, now {points}", seat=name, change=f"{new - old:+d}", points=new)
            for name, old, new in zip(names, before.points, after.points, strict=True)
        ]
    if after.round != before.round:
        said.append(say("Round {round} begins.", round=after.round))
    return "\n".join(said)


def full(state: Azul, seat: int, row: int) -> bool:
    """Is a row of the wall full?"""
    return wall_of(state, seat) >> 5 * row & ROW == ROW


def of_chance(before: Azul, text: str, names: list[str]) -> str:
    """Who starts, or what a factory gets."""
    outcome = text.removeprefix("@")
    if before.filling == STARTER:
        return say("{seat} starts.", seat=names[int(outcome[1:]) - 1])
    return say("factory {number} gets {tiles}", number=before.filling + 1, tiles=" ".join(outcome))


def placing(text: str) -> str:
    """A tile of the grey side goes to the wall."""
    row, column = text.split("-")
    return say("{move}: the tile of line {row} goes to column {column}", move=text, row=row, column=column)


def taking(before: Azul, text: str) -> str:
    """How many tiles of which colour, from where, to where."""
    source, letter, line = tuple(text)
    shops = [source_name(type(before), shop) for shop in range(before.shops + 1)]
    colour = LETTERS.index(letter)
    number = number_of(source_tiles(before, shops.index(source)), colour)
    what = {"move": text, "number": number, "colour": colour_names()[colour]}
    of = say("the centre") if source == CENTRE else say("factory {number}", number=source)
    to = say("the floor") if line == "f" else say("line {number}", number=line)
    return say("{move}: {number} {colour} from {source} to {line}", **what, source=of, line=to)
