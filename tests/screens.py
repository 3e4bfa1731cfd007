"""The full screen without a terminal: keys, clicks, and what stands on it as text.

Golden pictures are kept as text; `python -m tests.screens` takes them all again."""

import asyncio
import html
import os
import re
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.color import ColorSystem
from textual.pilot import Pilot
from textual.screen import Screen

import tablero
from tablero.apps.tui import game as game_screen
from tablero.apps.tui.app import TableroApp
from tablero.apps.tui.board import BoardView
from tablero.apps.tui.game import GameScreen
from tablero.apps.tui.picker import PickerScreen
from tablero.apps.tui.review import ReviewScreen
from tablero.play.clock import read_clock
from tablero.play.engines import Engines
from tablero.play.library import Keeper
from tablero.play.match import Match

FOLDER = Path(__file__).parent / "data" / "screens"
TEXT = re.compile(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"[^>]*>(.*?)</text>')
WIDE = 12.2  # of a character, in the drawing
Drive = Callable[[Pilot[int]], Awaitable[None]]


def match(name: str, *players: str, line: str = "", seed: int = 1, clock: str = "none", start: str = "") -> Match:
    """A match in which these moves have been played."""
    game = tablero.game(name).rules
    seats = players or ("human",) * game.facts.seats
    made = Match(game, seats, seed=seed, clock=read_clock(clock), start=game.load(start) if start else None)
    for text in line.split():
        while made.pending:
            made.settle()
        made.play(game.parse(made.state, text))
    return made


def table(name: str, *players: str, line: str = "", seed: int = 1, clock: str = "none", start: str = "") -> GameScreen:
    """The screen of such a match."""
    made = match(name, *players, line=line, seed=seed, clock=clock, start=start)
    return GameScreen(made, Keeper(), None, Engines(made))


game_screen.PAUSE = 0.01


def run(first: Screen[None], drive: Drive, size: tuple[int, int] = (80, 24)) -> TableroApp:
    """Show a screen, and have it driven."""
    app = TableroApp(first)
    app.console._color_system = ColorSystem.TRUECOLOR

    async def whole() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await drive(pilot)

    asyncio.run(whole())
    return app


def text_of(pilot: Pilot[int]) -> str:
    """What stands on the screen, line by line."""
    found: dict[float, list[tuple[int, str]]] = {}
    for x, y, _, text in TEXT.findall(pilot.app.export_screenshot()):
        found.setdefault(float(y), []).append((round(float(x) / WIDE), html.unescape(text).replace("\xa0", " ")))
    lines = []
    for _, parts in sorted(found.items()):
        line = ""
        for column, text in sorted(parts):
            line = line.ljust(column) + text
        lines.append(line.rstrip())
    return "\n".join(lines) + "\n"


async def until(pilot: Pilot[int], seen: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until this is so."""
    for _ in range(int(seconds / 0.05)):
        if seen():
            return
        await pilot.pause(0.05)
    raise TimeoutError(text_of(pilot))


async def touch(pilot: Pilot[int], *names: str) -> None:
    """Click on places of the board, one after the other."""
    for name in names:
        board = pilot.app.screen.query_one(BoardView)
        assert board.placed is not None
        spots = [spot for spot in board.placed.spots if name in spot.names[:2]]
        spot = next((spot for spot in spots if spot.cell is not None), spots[0])
        left, above = board.origin
        scroll = board.scroll_offset
        place = (left + spot.x + spot.wide // 2 - int(scroll.x), above + spot.y + spot.high // 2 - int(scroll.y))
        await pilot.click(BoardView, offset=place)
        await pilot.pause()


async def settled(pilot: Pilot[int]) -> None:
    """Until chance has had its turn."""
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    await until(pilot, lambda: not screen.match.pending)
    await pilot.pause()


PICTURES: dict[str, Callable[[], Screen[None]]] = {
    "picker": PickerScreen,
    "tictactoe": lambda: table("tictactoe", line="b2 c3"),
    "connect4": lambda: table("connect4", line="4 4 4 4 3 5"),
    "damas": lambda: table("damas", line="b3-c4 c6-b5"),
    "international": lambda: table("draughts/international", line="32-28 19-23"),
    "369": lambda: table("369/6x6/pie", line="c3"),
    "azul": lambda: table("azul"),
    "pig": lambda: table(str(Path(__file__).parents[1] / "examples" / "pig.py")),
    "review": lambda: ReviewScreen(match("tictactoe", line="b2 b1 a1 c3 a2 c2 a3")),
}


def picture(name: str) -> str:
    """The text of a screen, once it has come to rest."""
    taken: list[str] = []

    async def drive(pilot: Pilot[int]) -> None:
        screen = pilot.app.screen
        if isinstance(screen, GameScreen):
            await settled(pilot)
        if isinstance(screen, ReviewScreen):
            await until(pilot, lambda: len(screen.judged) == len(screen.match.played))
        await pilot.pause(0.2)
        taken.append(text_of(pilot))

    run(PICTURES[name](), drive)
    return taken[0]


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    for name in PICTURES:
        with tempfile.TemporaryDirectory() as data:
            os.environ["TABLERO_DATA"] = data
            (FOLDER / f"{name}.txt").write_text(picture(name), encoding="utf-8")
