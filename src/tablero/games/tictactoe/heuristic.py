"""A rule of thumb for tic-tac-toe that never loses on 3x3: win, block, give no fork, keep lines open. Not compiled."""

import functools

from ...core.verbs import moves
from .rules import TicTacToe


@functools.cache
def rows_of(rows: int, columns: int, length: int, stride: int) -> tuple[int, ...]:
    """Every row of `length` cells that wins."""
    found = []
    for row in range(rows):
        for column in range(columns):
            for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                cells = [(column + right * i, row + down * i) for i in range(length)]
                if all(0 <= c < columns and 0 <= r < rows for c, r in cells):
                    found.append(sum(1 << r * stride + c for c, r in cells))
    return tuple(found)


def lines_of(state: TicTacToe) -> tuple[int, ...]:
    return rows_of(state.rows, state.columns, state.length, state.stride)


def cells_of(state: TicTacToe) -> list[int]:
    """The empty cells, row by row from the top."""
    out = [0] * (state.rows * state.columns)
    return out[: moves(state, out)]


def best_cell(state: TicTacToe) -> int:
    """The move: of equals the last."""
    cells = cells_of(state)
    for side, other in ((state.mine, state.theirs), (state.theirs, state.mine)):
        winning = threats(state, side, other)
        if winning:
            return winning[0]
    good = [cell for cell in cells if not gives_fork(state, cell)] or cells
    return max(reversed(good), key=lambda cell: open_lines(state, cell))


def threats(state: TicTacToe, side: int, other: int) -> list[int]:
    """The empty cells that would complete a row of a side."""
    found = []
    for line in lines_of(state):
        missing = line & ~side
        if not missing & missing - 1 and not missing & other:
            found.append(missing)
    return sorted(set(found))


def gives_fork(state: TicTacToe, cell: int) -> bool:
    """Can the opponent, who must first answer my threat if there is one, make two threats at once after this move?"""
    mine = state.mine | cell
    forced = threats(state, mine, state.theirs)
    if len(forced) > 1:
        return False
    replies = forced or [other for other in cells_of(state) if other != cell]
    return any(len(threats(state, state.theirs | reply, mine)) > 1 for reply in replies)


def open_lines(state: TicTacToe, cell: int) -> int:
    """The lines through a cell that are open to me, less those that are open to the opponent afterwards."""
    mine = state.mine | cell
    through = sum(1 for line in lines_of(state) if line & cell and not line & state.theirs)
    return through - sum(1 for line in lines_of(state) if not line & mine)
