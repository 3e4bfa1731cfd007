"""Azul with lists of letters, step by step as the rulebook tells it. Shares nothing with the game but its notation."""

from collections import Counter

LETTERS = "byrkw"
PRINTED = ["byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"]


class Board:
    """A player's own."""

    def __init__(self) -> None:
        self.lines: list[list[str]] = [[] for _ in range(5)]
        self.wall: list[list[str]] = [["."] * 5 for _ in range(5)]
        self.floor: list[str] = []
        self.points = 0

    def text(self) -> str:
        lines = "/".join("".join(line) or "-" for line in self.lines)
        floor = "".join(sorted(self.floor, key="*byrkw".index)) or "-"
        return f"{self.points};{lines};{'/'.join(map(''.join, self.wall))};{floor}"

    def gain(self, row: int, column: int) -> int:
        """Points of the tile that has just been put there."""
        across = self.run(row, column, 0, 1) + self.run(row, column, 0, -1) + 1
        down = self.run(row, column, 1, 0) + self.run(row, column, -1, 0) + 1
        if across == 1 and down == 1:
            return 1
        return (across if across > 1 else 0) + (down if down > 1 else 0)

    def run(self, row: int, column: int, down: int, right: int) -> int:
        n = 0
        while 0 <= row + down * (n + 1) < 5 and 0 <= column + right * (n + 1) < 5:
            if self.wall[row + down * (n + 1)][column + right * (n + 1)] == ".":
                break
            n += 1
        return n

    def lawful(self, row: int, grey: bool) -> list[int]:
        """The columns where the full line's tile may go."""
        colour = self.lines[row][0]
        if not grey:
            return [PRINTED[row].index(colour)]
        return [c for c in range(5) if self.wall[row][c] == "." and all(self.wall[r][c] != colour for r in range(5))]


class Table:
    """A game in progress."""

    def __init__(self, seats: int, seed: bool, grey: bool) -> None:
        self.seats, self.grey = seats, grey
        self.costs = [1, 1, 2, 2, 3, 3, 4] if seed else [1, 1, 2, 2, 2, 3, 3]
        self.bag: Counter[str] = Counter(dict.fromkeys(LETTERS, 20))
        self.lid: Counter[str] = Counter()
        self.factories: list[list[str]] = [[] for _ in range(2 * seats + 1)]
        self.centre: list[str] = ["*"]
        self.boards = [Board() for _ in range(seats)]
        self.round, self.turn, self.starter = 1, 0, 0
        self.waits = "start"  # for chance, or for a column; '' while tiles are taken
        self.over = False

    def dump(self) -> str:
        def counted(tiles: Counter[str]) -> str:
            return "".join(f"{letter}{tiles[letter]}" for letter in LETTERS if tiles[letter]) or "-"

        def sorted_text(tiles: list[str]) -> str:
            return "".join(sorted(tiles, key="*byrkw".index)) or "-"

        parts = [
            f"round={self.round}",
            f"turn={self.waits or self.turn + 1}",
            f"starter={self.starter + 1}",
            f"bag={counted(self.bag)}",
            f"lid={counted(self.lid)}",
            f"factories={','.join(map(sorted_text, self.factories))}",
            f"centre={sorted_text(self.centre)}",
        ]
        return " ".join([*parts, *(f"p{i + 1}={board.text()}" for i, board in enumerate(self.boards))])

    # Chance.

    def outcome(self, text: str) -> None:
        if self.waits == "start":
            self.turn = self.starter = int(text[1:]) - 1
            self.waits = "fill1"
            return
        number = int(self.waits[4:]) - 1
        wanted = Counter(text.replace("-", ""))
        self.factories[number] = [*wanted.elements()]
        wanted -= self.take_from_bag(wanted)
        if wanted:
            assert not any(self.bag.values())
            self.bag, self.lid = self.lid, Counter()
            assert self.take_from_bag(wanted) == wanted
        self.waits = f"fill{number + 2}" if number + 1 < len(self.factories) else ""

    def take_from_bag(self, wanted: Counter[str]) -> Counter[str]:
        """Those of the wanted tiles that are there."""
        found = wanted & self.bag
        self.bag -= found
        return found

    # Taking tiles.

    def legal(self) -> list[str]:
        if self.over or self.waits.startswith(("start", "fill")):
            return []
        board = self.boards[self.turn]
        if self.waits:
            row = int(self.waits[2:]) - 1
            return [f"{row + 1}-{column + 1}" for column in board.lawful(row, self.grey)]
        found = []
        for name, tiles in [*((str(i + 1), tiles) for i, tiles in enumerate(self.factories)), ("c", self.centre)]:
            for colour in set(tiles) - {"*"}:
                found.append(f"{name}{colour}f")
                for row in range(5):
                    line = board.lines[row]
                    if len(line) <= row and set(line) <= {colour} and colour not in board.wall[row]:
                        found.append(f"{name}{colour}{row + 1}")
        return found

    def play(self, text: str) -> None:
        if self.waits:
            row, column = (int(part) - 1 for part in text.split("-"))
            self.tile(self.turn, row, column)
            self.tile_rest((self.turn - self.starter) % self.seats * 5 + row + 1)
            return
        source, colour, line = text[0], text[1], text[2]
        board = self.boards[self.turn]
        tiles = self.centre if source == "c" else self.factories[int(source) - 1]
        taken = [tile for tile in tiles if tile == colour]
        left = [tile for tile in tiles if tile != colour]
        if source == "c":
            if "*" in left:
                left.remove("*")
                self.starter = self.turn
                if len(board.floor) < 7:
                    board.floor.append("*")
            self.centre = left
        else:
            self.factories[int(source) - 1] = []
            self.centre += left
        for tile in taken:
            if line != "f" and len(board.lines[int(line) - 1]) < int(line):
                board.lines[int(line) - 1].append(tile)
            else:
                self.drop(board, tile)
        self.turn = (self.turn + 1) % self.seats
        if not any(self.factories) and set(self.centre) <= {"*"}:
            self.tile_rest(0)

    def drop(self, board: Board, tile: str) -> None:
        """Onto the floor, or into the lid if that is full."""
        if len(board.floor) < 7:
            board.floor.append(tile)
        else:
            self.lid[tile] += 1

    # The end of a round.

    def tile(self, seat: int, row: int, column: int) -> None:
        board = self.boards[seat]
        colour = board.lines[row][0]
        board.wall[row][column] = colour
        board.points += board.gain(row, column)
        self.lid[colour] += row
        board.lines[row] = []

    def tile_rest(self, begin: int) -> None:
        """Every full line from this one on: row by row, seat by seat from the starter."""
        self.waits = ""
        for number in range(begin, 5 * self.seats):
            seat, row = (self.starter + number // 5) % self.seats, number % 5
            board = self.boards[seat]
            if len(board.lines[row]) <= row:
                continue
            lawful = board.lawful(row, self.grey)
            if self.grey and lawful:
                self.turn, self.waits = seat, f"{seat + 1}.{row + 1}"
                return
            if lawful:
                self.tile(seat, row, lawful[0])
            else:
                for tile in board.lines[row]:
                    self.drop(board, tile)
                board.lines[row] = []
        self.score()

    def score(self) -> None:
        for board in self.boards:
            board.points = max(0, board.points - sum(self.costs[: len(board.floor)]))
            self.lid.update(tile for tile in board.floor if tile != "*")
            board.floor = []
        self.centre, self.turn = ["*"], self.starter
        complete = any("." not in row for board in self.boards for row in board.wall)
        if complete or self.round == 100 or not any((self.bag + self.lid).values()):
            self.over = True
            for board in self.boards:
                board.points += self.bonus(board)
        else:
            self.round, self.waits = self.round + 1, "fill1"

    def bonus(self, board: Board) -> int:
        rows = sum("." not in row for row in board.wall)
        columns = sum(all(row[c] != "." for row in board.wall) for c in range(5))
        colours = sum(all(letter in row for row in board.wall) for letter in LETTERS)
        return 2 * rows + 7 * columns + 10 * colours
