"""Conecta 4 as relations: the nine predicates of the assignment, with its names and its order of arguments.

    from tablero.logic import Var
    from tablero.logic.conecta4 import columnaDisp, ingresarFicha, tableroInicial

    T, T2 = Var(), Var()
    for _ in tableroInicial(T):
        for _ in ingresarFicha(T, 3, "a", T2):
            print(T2.value)

A board is a list of six rows, the top one first, of '-', 'a', 'b'. Rows and columns count from 1. What is given is
checked, what is open is enumerated: columns from 1 to 7, a before b, cells row by row from the top, rows of four
across, upright, falling, rising, each from the top left. No answer comes twice. Where the board itself is open, every
board that play can reach is tried, those with fewer discs first: there are 4,531,985,219,092.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ..core import registry
from .terms import Term, all_unified, ground, items_of, unified, value_of, walk

ROWS, COLUMNS, LENGTH = 6, 7, 4
EMPTY, MARKS = "-", ("a", "b")
Board = tuple[tuple[str, ...], ...]
Cell = tuple[int, int]  # row and column, from 0
START: Board = ((EMPTY,) * COLUMNS,) * ROWS
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))  # across, upright, falling, rising (seen from its top)


# Boards.


def board_of(term: Term) -> Board | None:
    """The board that a term is; None where it is open, or no board."""
    rows = items_of(term)
    if rows is None or len(rows) != ROWS or not ground(term):
        return None
    cells = [value_of(row) for row in rows]
    if any(not isinstance(row, list) or len(row) != COLUMNS for row in cells):
        return None
    if any(cell not in (EMPTY, *MARKS) for row in cells for cell in row):
        return None
    return tuple(map(tuple, cells))


def term_of(board: Board) -> list[list[str]]:
    """A board as lists."""
    return [list(row) for row in board]


def boards(term: Term) -> Iterator[Board]:
    """The board that is given; or every one that fits what is open, which is bound to it meanwhile."""
    if ground(term):
        board = board_of(term)
        if board is not None:
            yield board
        return
    for board in reachable():
        for _ in unified(term, term_of(board)):
            yield board


def reachable() -> Iterator[Board]:
    """Every board that play can reach, by the number of discs; `a` begins, and so does `b` in boards of their own."""
    layer: dict[tuple[Board, str], None] = {(START, "a"): None, (START, "b"): None}
    seen: set[Board] = set()
    while layer:
        following: dict[tuple[Board, str], None] = {}
        for board, mark in layer:
            if board not in seen:
                seen.add(board)
                yield board
            if winner(board) is None:
                for column in free(board):
                    following[dropped(board, column, mark), other(mark)] = None
        seen.clear()
        layer = following


def other(mark: str) -> str:
    return MARKS[1 - MARKS.index(mark)]


def free(board: Board) -> list[int]:
    """Columns with room, from 0."""
    return [column for column in range(COLUMNS) if board[0][column] == EMPTY]


def landing(board: Board, column: int) -> int:
    """The row in which a disc comes to lie, sliding down from the top."""
    row = 0
    while row + 1 < ROWS and board[row + 1][column] == EMPTY:
        row += 1
    return row


def changed(board: Board, row: int, column: int, mark: str) -> Board:
    line = (*board[row][:column], mark, *board[row][column + 1 :])
    return (*board[:row], line, *board[row + 1 :])


def dropped(board: Board, column: int, mark: str) -> Board:
    """The board with one disc more."""
    return changed(board, landing(board, column), column, mark)


def rows_of_four(board: Board) -> Iterator[tuple[str, list[Cell]]]:
    """Every longest row of four or more of one mark, and its cells, sorted."""
    for way in WAYS:
        for row in range(ROWS):
            for column in range(COLUMNS):
                mark = board[row][column]
                if mark != EMPTY and at(board, row - way[0], column - way[1]) != mark:
                    cells = run(board, row, column, way)
                    if len(cells) >= LENGTH:
                        yield mark, sorted(cells)


def at(board: Board, row: int, column: int) -> str:
    """What stands there; nothing, off the board."""
    return board[row][column] if 0 <= row < ROWS and 0 <= column < COLUMNS else ""


def run(board: Board, row: int, column: int, way: Cell) -> list[Cell]:
    """The cells of the same mark from there on."""
    cells = [(row, column)]
    while at(board, row + way[0], column + way[1]) == board[row][column]:
        row, column = row + way[0], column + way[1]
        cells.append((row, column))
    return cells


def winner(board: Board) -> str | None:
    """Who has four in a row."""
    return next((mark for mark, _ in rows_of_four(board)), None)


def wins(board: Board, column: int, mark: str) -> bool:
    """Does a disc there win?"""
    return any(found == mark for found, _ in rows_of_four(dropped(board, column, mark)))


def safe(board: Board, column: int, mark: str) -> bool:
    """Does a disc there leave the opponent without a winning answer?"""
    after = dropped(board, column, mark)
    return winner(after) == mark or not any(wins(after, reply, other(mark)) for reply in free(after))


def decisive(board: Board, column: int, mark: str) -> bool:
    """Does a disc there, without winning, win on the next turn whatever the opponent answers?"""
    after = dropped(board, column, mark)
    replies = free(after)
    if winner(after) == mark or not replies or any(wins(after, reply, other(mark)) for reply in replies):
        return False
    answered = (dropped(after, reply, other(mark)) for reply in replies)
    return all(any(wins(now, column, mark) for column in free(now)) for now in answered)


# What is given, and what is to be tried.


def columns(term: Term) -> Iterable[int]:
    """The columns that a term may be, from 0."""
    given = walk(term)
    if isinstance(given, int):
        return [given - 1] if 1 <= given <= COLUMNS else []
    return range(COLUMNS)


def marks(term: Term) -> Iterable[str]:
    """The marks that a term may be."""
    given = walk(term)
    return [mark for mark in MARKS if not isinstance(given, str) or given == mark]


# The predicates.


def tableroInicial(tablero: Term) -> Iterator[None]:
    """The empty board."""
    yield from unified(tablero, term_of(START))


def ingresarFicha(tablero: Term, columna: Term, ficha: Term, tablero2: Term) -> Iterator[None]:
    """`tablero2` is the board once a disc has been dropped into the column; there is none where the column is full.

    Where only `tablero2` is known: which disc was on top of which column."""
    after = board_of(tablero2)
    if after is not None and not ground(tablero):
        for column in columns(columna):
            row = next((row for row in range(ROWS) if after[row][column] != EMPTY), None)
            if row is not None:
                before = changed(after, row, column, EMPTY)
                yield from all_unified([(columna, column + 1), (ficha, after[row][column]), (tablero, term_of(before))])
        return
    for board in boards(tablero):
        for column in columns(columna):
            if board[0][column] == EMPTY:
                for mark in marks(ficha):
                    made = term_of(dropped(board, column, mark))
                    yield from all_unified([(columna, column + 1), (ficha, mark), (tablero2, made)])


def columnaDisp(tablero: Term, columna: Term) -> Iterator[None]:
    """A column with room."""
    for board in boards(tablero):
        for column in columns(columna):
            if board[0][column] == EMPTY:
                yield from unified(columna, column + 1)


def contenido(tablero: Term, casillero: Term, ficha: Term) -> Iterator[None]:
    """What the cell [row, column] holds: '-', a or b."""
    for board in boards(tablero):
        for row in range(ROWS):
            for column in range(COLUMNS):
                yield from all_unified([(casillero, [row + 1, column + 1]), (ficha, board[row][column])])


def conecta4(tablero: Term, ficha: Term, posiciones: Term) -> Iterator[None]:
    """Who has won, and the cells of his row: all of it, if it is longer; one answer a row."""
    for board in boards(tablero):
        for mark, cells in rows_of_four(board):
            places = [[row + 1, column + 1] for row, column in cells]
            yield from all_unified([(ficha, mark), (posiciones, places)])


def empate(tablero: Term) -> Iterator[None]:
    """A full board without a winner."""
    for board in boards(tablero):
        if not free(board) and winner(board) is None:
            yield


def jugadaGanadora(tablero: Term, ficha: Term, columna: Term) -> Iterator[None]:
    """A column that wins now. There is none once somebody has won."""
    yield from plays(tablero, ficha, columna, wins)


def jugadaSegura(tablero: Term, ficha: Term, columna: Term) -> Iterator[None]:
    """A column after which the opponent has no winning answer; one that wins at once, or fills the board, is safe."""
    yield from plays(tablero, ficha, columna, safe)


def jugadaDefinitiva(tablero: Term, ficha: Term, columna: Term) -> Iterator[None]:
    """A column that does not win at once, after which the next turn does, whatever the opponent answers."""
    yield from plays(tablero, ficha, columna, decisive)


def plays(tablero: Term, ficha: Term, columna: Term, good: Callable[[Board, int, str], bool]) -> Iterator[None]:
    """Columns of open boards in which a disc is `good`."""
    for board in boards(tablero):
        if winner(board) is None:
            for mark in marks(ficha):
                for column in columns(columna):
                    if board[0][column] == EMPTY and good(board, column, mark):
                        yield from all_unified([(ficha, mark), (columna, column + 1)])


# Many boards at once, compiled.


def jugadasDefinitivas(tableros: Sequence[Term], ficha: str) -> list[list[int]]:
    """For each of many boards, the columns of `jugadaDefinitiva` for a mark; none for what is no board."""
    from ..search.tactics import FORCING, moves_of_kind

    game: Any = registry.find("connect4")
    known = [board_of(tablero) or START for tablero in tableros]
    states = [compiled(game, board, ficha) for board in known]
    return [
        [int(game.format(state, move)) for move in moves]
        for state, moves in zip(states, moves_of_kind(states, FORCING), strict=True)
    ]


def compiled(game: Any, board: Board, mark: str) -> Any:
    """The board as the compiled rules have it, this mark to move."""
    sides = dict.fromkeys(MARKS, 0)
    for row in range(ROWS):
        for column in range(COLUMNS):
            if board[row][column] != EMPTY:
                sides[board[row][column]] |= game.cell(column, row)
    return game.state(sides[mark], sides[other(mark)])


__all__ = [
    "columnaDisp",
    "conecta4",
    "contenido",
    "empate",
    "ingresarFicha",
    "jugadaDefinitiva",
    "jugadaGanadora",
    "jugadaSegura",
    "jugadasDefinitivas",
    "tableroInicial",
]
