"""369 as a child would count it: a set of cells, every line walked cell by cell. Shares nothing with the game."""

Cell = tuple[int, int]  # column, row
WAYS = [(1, 0), (0, 1), (1, 1), (1, -1)]


def lines_through(side: int, cell: Cell) -> list[list[Cell]]:
    """The whole lines through a cell, diagonals of one or two cells left out."""
    found = []
    for right, down in WAYS:
        column, row = cell
        while 0 <= column - right < side and 0 <= row - down < side:
            column, row = column - right, row - down
        line = []
        while 0 <= column < side and 0 <= row < side:
            line.append((column, row))
            column, row = column + right, row + down
        if len(line) >= 3:
            found.append(line)
    return found


def gain(side: int, stones: set[Cell], cell: Cell, contiguous: bool) -> int:
    """What a stone on an empty cell scores."""
    total = 0
    for line in lines_through(side, cell):
        filled = [other in stones or other == cell for other in line]
        if contiguous:
            at = line.index(cell)
            first = at
            while first > 0 and filled[first - 1]:
                first -= 1
            last = at
            while last + 1 < len(line) and filled[last + 1]:
                last += 1
            number = last - first + 1
        else:
            number = filled.count(True)
        total += {3: 1, 6: 2, 9: 3}.get(number, 0)
    return total


def value(side: int) -> int:
    """The exact value of the empty board for who begins, over all sets of stones."""
    cells = [(column, row) for row in range(side) for column in range(side)]
    masks = [[sum(1 << cells.index(c) for c in line) for line in lines_through(side, cell)] for cell in cells]
    best = [0] * (1 << len(cells))
    for stones in range((1 << len(cells)) - 2, -1, -1):
        results = []
        for cell, lines in enumerate(masks):
            if not stones >> cell & 1:
                after = stones | 1 << cell
                scored = sum({3: 1, 6: 2, 9: 3}.get((after & line).bit_count(), 0) for line in lines)
                results.append(scored - best[after])
        best[stones] = max(results)
    return best[0]
