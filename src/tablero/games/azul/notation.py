"""Moves of Azul, and outcomes of chance, in text. Not compiled.

1b3, cbf    from factory 1, or the centre, all blue ones to line 3, or to the floor
2-4         on the grey side: line 2 goes to column 4
@p1, @bbrk  the starting player; what a factory gets
"""

from ...core.errors import IllegalMove
from ...core.texts import say
from .board import FLOOR, ROWS
from .position import STARTER, Azul
from .tiles import COLOURS, LETTERS, bunch_of, letters, number_of, total
from .tiling import line_to_tile

CENTRE, TO_FLOOR, NOTHING = "c", "f", "-"


def source_name(kind: type[Azul], source: int) -> str:
    return str(source + 1) if source < kind.shops else CENTRE


def format_move(state: Azul, move: int) -> str:
    if state.tiling:
        return f"{line_to_tile(state) + 1}-{move + 1}"
    source, colour, line = move >> 6, move >> 3 & 7, move & 7
    return f"{source_name(type(state), source)}{LETTERS[colour]}{line + 1 if line < ROWS else TO_FLOOR}"


def format_outcome(state: Azul, outcome: int) -> str:
    return f"p{outcome + 1}" if state.filling == STARTER else letters(outcome) or NOTHING


def read_outcome(state: Azul, text: str) -> int:
    """What chance brings; IllegalMove where it cannot bring that."""
    if state.filling == STARTER:
        if text in [f"p{seat + 1}" for seat in range(state.seats)]:
            return int(text[1:]) - 1
        raise IllegalMove(
            say("'{text}' names no starting player: write @p1 to @p{seats}.", text=text, seats=state.seats)
        )
    given = text.replace(NOTHING, "")
    there = min(4, total(state.bag) + total(state.lid))
    if not set(given) <= set(LETTERS):
        raise IllegalMove(say("'{text}' is no bunch of tiles: colours are b, y, r, k, w.", text=text))
    if len(given) != there:
        raise IllegalMove(say("A factory gets {number} tiles here, not {given}.", number=there, given=len(given)))
    tiles = bunch_of(given)
    short = total(state.bag) < 4  # then all that is in the bag comes, and the rest from the lid
    for colour in range(COLOURS):
        number, bag = number_of(tiles, colour), number_of(state.bag, colour)
        most = bag + number_of(state.lid, colour) if short else bag
        if number > most or (short and number < bag):
            raise IllegalMove(say("The bag cannot give {tiles} here.", tiles=text))
    return tiles


def why_not(state: Azul, text: str) -> str:
    """Why a text is no legal move while tiles are taken."""
    asked, shops = text.casefold(), state.shops
    sources = [*(str(i + 1) for i in range(shops)), CENTRE]
    if len(asked) != 3 or asked[0] not in sources or asked[1] not in LETTERS or asked[2] not in "12345f":
        return say(
            "'{move}' is no move: write a factory (1 to {shops}) or c, a colour (b, y, r, k, w), and a line (1 to 5) or"
            " f, like 1b3.",
            move=text,
            shops=shops,
        )
    source, colour, line = sources.index(asked[0]), LETTERS.index(asked[1]), asked[2]
    bunch = state.factories[source] if source < shops else state.centre
    if not number_of(bunch, colour):
        return say("There are no tiles of this colour there: {move}.", move=text)
    return line_refuses(state, colour, int(line) - 1 if line != TO_FLOOR else FLOOR)


def line_refuses(state: Azul, colour: int, line: int) -> str:
    """Why a line does not take a colour."""
    from .board import colour_on, in_row, tiles_on
    from .position import wall_of

    lines = state.lines[state.turn]
    if in_row(wall_of(state, state.turn), line) >> colour & 1:
        return say("Row {row} of your wall has this colour already.", row=line + 1)
    if tiles_on(lines, line) and colour_on(lines, line) != colour:
        return say("Line {row} holds another colour.", row=line + 1)
    return say("Line {row} is full.", row=line + 1)
