"""Positions of Azul in text, on one line. Not compiled.

    round=2 turn=1 starter=2 bag=b12y9r11k10w10 lid=b1y2 factories=bbyk,rrww,-,-,- centre=*bby
    p1=25;-/yy/-/kkkk/-;b..../...../...../...../.....;*b p2=...

`turn` is the seat to move; `start` while chance has to name the starting player, `fill3` while it has to fill factory
3; `1.4` on the grey side while seat 1 chooses a column for line 4. A board is its points, lines, wall and floor.
"""

import re

from ...core.errors import BadPosition
from ...core.texts import say
from .board import FLOOR_SPACES, MARKER, NUMBERS, ROWS, bit, colour_on, floor_taken, in_row, tiles_on
from .position import LAST_ROUND, STARTER, Azul, first_position
from .tiles import COLOURS, LETTERS, TILES, bunch_of, letters, number_of, some, total
from .tiling import lawful_columns, line_to_tile

NOTHING, MARK = "-", "*"
FIELDS = ("round", "turn", "starter", "bag", "lid", "factories", "centre")


# Writing.


def dump(state: Azul) -> str:
    turn = str(state.turn + 1)
    if state.filling == STARTER:
        turn = "start"
    elif state.filling < state.shops:
        turn = f"fill{state.filling + 1}"
    elif state.tiling:
        turn += f".{line_to_tile(state) + 1}"
    values = {
        "round": str(state.round),
        "turn": turn,
        "starter": str(state.starter + 1),
        "bag": counted(state.bag),
        "lid": counted(state.lid),
        "factories": ",".join(map(lettered, state.factories)),
        "centre": lettered(state.centre),
    }
    boards = {f"p{seat + 1}": board_text(state, seat) for seat in range(state.seats)}
    return " ".join(f"{name}={value}" for name, value in (values | boards).items())


def counted(bunch: int) -> str:
    """Each colour with its number."""
    return "".join(f"{LETTERS[c]}{number_of(bunch, c)}" for c in range(COLOURS) if number_of(bunch, c)) or NOTHING


def lettered(bunch: int) -> str:
    """A letter a tile, the marker first."""
    return (MARK if bunch >= MARKER else "") + letters(bunch & TILES) or NOTHING


def board_text(state: Azul, seat: int) -> str:
    lines = [LETTERS[colour] * number if number else NOTHING for colour, number in lines_of(state, seat)]
    wall = ["".join(row) for row in wall_letters(state, seat)]
    return f"{state.points[seat]};{'/'.join(lines)};{'/'.join(wall)};{lettered(state.floors[seat])}"


def lines_of(state: Azul, seat: int) -> list[tuple[int, int]]:
    """Colour and number of each line; 0, 0 for an empty one."""
    lines = state.lines[seat]
    return [(colour_on(lines, row), tiles_on(lines, row)) if tiles_on(lines, row) else (0, 0) for row in range(ROWS)]


def wall_letters(state: Azul, seat: int) -> list[list[str]]:
    """The colour on each place of the wall; '.' where there is none."""
    rows = [["."] * COLOURS for _ in range(ROWS)]
    for row in range(ROWS):
        for colour in range(COLOURS):
            if not state.grey:
                if in_row(state.walls[seat], row) >> colour & 1:
                    rows[row][(colour + row) % COLOURS] = LETTERS[colour]
                continue
            for column in range(COLOURS):
                if in_row(state.walls[COLOURS * seat + column], row) >> colour & 1:
                    rows[row][column] = LETTERS[colour]
    return rows


# Reading.


def load(kind: type[Azul], text: str) -> Azul:
    """The position of such a text; BadPosition says what is wrong with it."""
    given = dict(part.split("=", 1) for part in text.split() if "=" in part)
    names = [*FIELDS, *(f"p{seat + 1}" for seat in range(kind.seats))]
    if sorted(given) != sorted(names) or len(text.split()) != len(names):
        example = dump(first_position(kind))
        raise BadPosition(say("A position of {game} is written like {example}.", game="azul", example=example))
    boards = [read_board(kind, given[f"p{seat + 1}"], seat) for seat in range(kind.seats)]
    factories = tuple(read_bunch(part, 4) for part in given["factories"].split(","))
    if len(factories) != kind.shops:
        raise BadPosition(say("There are {number} factories, not {given}.", number=kind.shops, given=len(factories)))
    filling, turn, tiling = read_turn(kind, given["turn"])
    starter = read_number(given["starter"], kind.seats, "starter") - 1
    if filling < kind.shops:
        turn = starter
    elif tiling:
        tiling += (turn - starter) % kind.seats * ROWS
    state = kind(
        read_counts(given["bag"]),
        read_counts(given["lid"]),
        factories,
        read_bunch(given["centre"], 99, marker=True),
        tuple(board[1] for board in boards),
        tuple(plane for board in boards for plane in board[2]),
        tuple(board[3] for board in boards),
        tuple(board[0] for board in boards),
        turn,
        starter,
        filling,
        tiling,
        read_number(given["round"], LAST_ROUND, "round"),
    )
    check(state)
    return state


def read_number(text: str, most: int, name: str) -> int:
    """A number from 1 on."""
    if not (re.fullmatch(r"[0-9]{1,3}", text) and 1 <= int(text) <= most):
        raise BadPosition(say("{name} is a number from 1 to {most}, not '{text}'.", name=name, most=most, text=text))
    return int(text)


def read_turn(kind: type[Azul], text: str) -> tuple[int, int, int]:
    """`filling`, the seat to move, and the line to tile, from 1."""
    if text == "start":
        return STARTER, 0, 0
    if found := re.fullmatch(r"fill(\d)", text):
        return read_number(found[1], kind.shops, "turn") - 1, 0, 0
    seat, _, line = text.partition(".")
    tiling = read_number(line, ROWS, "turn") if line and kind.grey else 0
    return kind.shops, read_number(seat if not line or kind.grey else text, kind.seats, "turn") - 1, tiling


def read_counts(text: str) -> int:
    """A bunch, each colour with its number."""
    if not re.fullmatch(r"-|([byrkw][0-9]{1,2})+", text):
        raise BadPosition(say("'{text}' is no bunch of tiles: write colours and numbers, like b12y9.", text=text))
    given = [(LETTERS.index(letter), int(number)) for letter, number in re.findall(r"(\w)(\d+)", text)]
    if sum(number for _, number in given) > 100:
        raise BadPosition(say("There are more than {most} tiles in {text}.", most=100, text=text))
    return sum(some(colour, number) for colour, number in given)


def read_bunch(text: str, most: int, *, marker: bool = False) -> int:
    """A bunch, a letter a tile."""
    tiles = text.removeprefix(MARK) if marker else text
    marked = MARKER if tiles != text else 0
    if tiles in ("", NOTHING):
        return marked
    if not set(tiles) <= set(LETTERS):
        raise BadPosition(say("'{text}' is no bunch of tiles: colours are b, y, r, k, w.", text=text))
    if len(tiles) > most:
        raise BadPosition(say("There are more than {most} tiles in {text}.", most=most, text=text))
    return bunch_of(tiles) | marked


def read_board(kind: type[Azul], text: str, seat: int) -> tuple[int, int, tuple[int, ...], int]:
    """Points, lines, walls and floor."""
    parts = text.split(";")
    lines, wall = (parts[1].split("/"), parts[2].split("/")) if len(parts) == 4 else ([], [])
    if (
        len(lines) != ROWS
        or len(wall) != ROWS
        or any(len(row) != COLOURS for row in wall)
        or not re.fullmatch("[0-9]{1,3}", parts[0])
    ):
        example = "0;-/-/-/-/-;...../...../...../...../.....;-"
        raise BadPosition(say("A board is written like {example}, not {text}.", example=example, text=text))
    if 6 * int(parts[0]) > kind.payoff_limits[1]:
        raise BadPosition(say("No game brings {points} points.", points=parts[0]))
    floor = read_bunch(parts[3], FLOOR_SPACES, marker=True)
    if floor_taken(floor) > FLOOR_SPACES:
        raise BadPosition(say("There are more than {most} tiles in {text}.", most=FLOOR_SPACES, text=parts[3]))
    return int(parts[0]), read_lines(lines), read_wall(kind, wall), floor


def read_lines(texts: list[str]) -> int:
    lines = 0
    for row, text in enumerate(texts):
        if text == NOTHING:
            continue
        if len(set(text)) != 1 or text[0] not in LETTERS or len(text) > row + 1:
            raise BadPosition(
                say("Line {row} holds one colour, and {row} tiles at most; not {text}.", row=row + 1, text=text)
            )
        lines |= bit(row, LETTERS.index(text[0])) | len(text) << NUMBERS + 5 * row
    return lines


def read_wall(kind: type[Azul], rows: list[str]) -> tuple[int, ...]:
    """One field of colours, or on the grey side one a column."""
    planes = [0] * COLOURS
    for row in range(ROWS):
        for column, letter in enumerate(rows[row]):
            if letter == ".":
                continue
            colour = LETTERS.find(letter)
            if colour < 0 or (not kind.grey and column != (colour + row) % COLOURS):
                raise BadPosition(
                    say("'{letter}' cannot stand in row {row} of a wall there.", letter=letter, row=row + 1)
                )
            planes[column] |= bit(row, colour)
    for row in range(ROWS):
        colours = [in_row(plane, row) for plane in planes if in_row(plane, row)]
        if len(set(colours)) < len(colours):
            raise BadPosition(say("Row {row} of a wall has a colour twice.", row=row + 1))
    for column, plane in enumerate(planes):
        colours = [in_row(plane, row) for row in range(ROWS) if in_row(plane, row)]
        if len(set(colours)) < len(colours):
            raise BadPosition(say("Column {column} of a wall has a colour twice.", column=column + 1))
    return tuple(planes) if kind.grey else (sum(planes),)


def check(state: Azul) -> None:
    """BadPosition where tiles are lost or come from nowhere, or lie where they cannot at this time."""
    everything = [state.bag, state.lid, state.centre & TILES, *state.factories, *(f & TILES for f in state.floors)]
    for seat in range(state.seats):
        for row, (colour, number) in enumerate(lines_of(state, seat)):
            on_wall = wall_letters(state, seat)[row]
            if number and LETTERS[colour] in on_wall:
                raise BadPosition(say("Line {row} holds a colour that its wall row has.", row=row + 1))
            everything += [some(colour, number), bunch_of("".join(on_wall).replace(".", ""))]
    for colour in range(COLOURS):
        number = sum(number_of(bunch, colour) for bunch in everything)
        if number != 20:
            text = "Of each colour there are 20 tiles; of {colour} here are {number}."
            raise BadPosition(say(text, colour=LETTERS[colour], number=number))
    if sum(bunch >= MARKER for bunch in (state.centre, *state.floors)) > 1:
        raise BadPosition(say("There is one marker of the first player, not several."))
    check_table(state)
    if state.tiling:
        row, seat = line_to_tile(state), state.turn
        colour, number = lines_of(state, seat)[row]
        if number <= row or not lawful_columns(state, seat, row, colour):
            raise BadPosition(say("Line {row} has nothing to tile.", row=row + 1))


def check_table(state: Azul) -> None:
    """BadPosition where there are more tiles to take than factories give, or some before or after their time."""
    centre, most = total(state.centre & TILES), 4 * state.shops
    if sum(map(total, state.factories)) + centre > most:
        raise BadPosition(say("There are more than {most} tiles in the factories and the centre.", most=most))
    if state.filling < state.shops and (centre or any(state.factories[max(state.filling, 0) :])):
        raise BadPosition(say("The centre and the factories that are still to be filled have no tiles yet."))
    if state.tiling and (centre or any(state.factories)):
        raise BadPosition(say("The wall is tiled only once there are no tiles left to take."))
