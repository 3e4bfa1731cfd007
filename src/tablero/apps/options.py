"""All commands of the command line, their options and examples."""

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from ..core.texts import LANGUAGES
from ..version import VERSION

GRAMMAR = """\
GAME is an id or an alias, with words for a variant: connect4, connect4/8x6, tictactoe/5x5x4; or a game file: ./nim.py
MOVES stand apart by spaces or commas, or together where each is one character: 44444, "b2 a1"
"""
EXAMPLES = """\
examples:
  tablero play                                a game against the machine
  tablero show connect4 --moves 44444         a board
  tablero solve connect4 --moves 4444443      who wins, by how much, and how
  tablero perft tictactoe 9 --divide          count lines of play
  tablero simulate azul --games 1000          how players do, with intervals
  tablero resume                              go on with the game that you left
  tablero check ./nim.py                      does a game of one's own keep the contract?
"""


def add_position(parser: argparse.ArgumentParser) -> None:
    """How a position is given."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--moves", metavar="MOVES", default="", help="the moves that lead to the position")
    group.add_argument("--position", metavar="P", help="the position as text, as `show` prints it")


def whole(least: int) -> "type[int]":
    """A whole number from `least` on, for argparse."""

    def read(text: str) -> int:
        if not (text.isascii() and re.fullmatch("-?[0-9]{1,19}", text) and least <= int(text) < 1 << 62):
            raise argparse.ArgumentTypeError(f"'{text}' is no whole number from {least} on")
        return int(text)

    return read  # type: ignore[return-value]


def above_0(text: str) -> float:
    """A time in seconds, for argparse."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of seconds above 0")
    return value


Command = Callable[..., argparse.ArgumentParser]  # name, text, example, parents


class Parser(argparse.ArgumentParser):
    """One that tells a mistake in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"tablero: {message}; `{self.prog} --help` says more.\n")


def parser() -> Parser:
    """The whole command line."""
    top = Parser(
        prog="tablero",
        description="Board games: rules you can read, engines you can't beat.",
        epilog=GRAMMAR + "\n" + EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"tablero {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, help="language of what players read (else the locale's)")

    def command(name: str, text: str, example: str, *parents: Parser) -> Parser:
        return commands.add_parser(
            name,
            help=text,
            description=text[0].upper() + text[1:] + ".",
            epilog=f"{GRAMMAR}\nexample:\n  {example}",
            parents=[common, *parents],
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    for add in (looking, playing, keeping, counting, thinking, explaining, making):
        add(command)
    return top


def seeded() -> Parser:
    """The option --seed."""
    made = Parser(add_help=False)
    made.add_argument("--seed", type=whole(0), default=0, metavar="S", help="seed of all that is random (0)")
    return made


def about(made: argparse.ArgumentParser) -> Any:
    """A command that is about one game."""
    made.add_argument("game", metavar="GAME")
    return made


def looking(command: Command) -> None:
    """games, rules, show."""
    command("games", "list the games", "tablero games")
    about(command("rules", "say a game's rules in brief", "tablero rules connect4 --lang es"))
    show = about(command("show", "draw a position", "tablero show connect4 --moves 44444 --svg board.svg", seeded()))
    add_position(show)
    show.add_argument("--svg", metavar="FILE", help="write an SVG drawing there ('-': to the screen)")
    show.add_argument("--theme", choices=("auto", "light", "dark"), default="auto", help="of the drawing (auto)")


def playing(command: Command) -> None:
    """play, resume, simulate."""
    play = command("play", "play a game", "tablero play connect4 --seats human,minimax:depth=8")
    play.add_argument("--seed", type=whole(0), metavar="S",
                      help="seed of all that is random (another each time; 0 where only engines play)")  # fmt: skip
    play.add_argument("game", metavar="GAME", nargs="?", help="asked for if not given")
    play.add_argument("--seats", metavar="A,B", help="who plays: human, best, random, mcts:seconds=2 …, ./mine.py")
    play.add_argument("--clock", metavar="C", default="none", help="none, 10/move, or 5m+3s: so long, and more a move")
    play.add_argument("--limit", type=above_0, metavar="S", help="an engine that takes longer for a move has lost")
    screens(play)
    resume = command("resume", "go on with a game of the library", "tablero resume 12")
    resume.add_argument("id", metavar="ID", nargs="?", type=whole(1), help="its number (that which was played last)")
    resume.add_argument("--limit", type=above_0, metavar="S", help="an engine that takes longer for a move has lost")
    screens(resume)
    example = "tablero simulate azul/3 --seats greedy,greedy,random --games 1000 --seed 1"
    simulate = about(command("simulate", "play many games and count", example, seeded()))
    simulate.add_argument("--seats", metavar="A,B", help="who plays (greedy, and random ones)")
    simulate.add_argument("--games", type=whole(1), default=100, metavar="N", help="how many (100)")
    simulate.add_argument("--fixed", action="store_true", help="the players keep their seats (else they change)")
    simulate.add_argument("--workers", type=whole(0), default=0, metavar="W", help="processes (0: as many as help)")
    simulate.add_argument("--limit", type=above_0, metavar="S", help="who takes longer for a move has lost")
    simulate.add_argument("--out", metavar="FILE", help="a line a game, JSON or .csv; what is there is gone on with")
    form = simulate.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON object")
    form.add_argument("--verbose", action="store_true", help="tell every move, and the state after it")


def screens(made: argparse.ArgumentParser) -> None:
    """The option --ui."""
    made.add_argument("--ui", choices=("auto", "tui", "console"), default="auto",
                      help="full screen, or plain prompts (auto: the full screen on a terminal)")  # fmt: skip


def keeping(command: Command) -> None:
    """library, replay, export, import."""
    library = command("library", "list the games that you have played", "tablero library --open")
    library.add_argument("--open", action="store_true", help="only those that are not finished")
    library.add_argument("--remove", type=whole(1), metavar="ID", help="forget a game")
    library.add_argument("--json", action="store_true", help="a record a line")
    replay = command("replay", "look through a game, move by move", "tablero replay 12 --review")
    replay.add_argument("id", metavar="ID", help="its number in the library, or a file of records")
    replay.add_argument("--review", action="store_true", help="say of each move how good it was")
    replay.add_argument("--seconds", type=above_0, default=0.3, metavar="S", help="of thought for each move (0.3)")
    screens(replay)
    export = command("export", "write games of the library to a file", "tablero export 12 --format pdn --out game.pdn")
    export.add_argument("ids", metavar="ID", nargs="*", type=whole(1), help="their numbers (all)")
    export.add_argument("--format", choices=("jsonl", "pdn"), default="jsonl", help="lines of JSON, or PDN (jsonl)")
    export.add_argument("--out", metavar="FILE", help="where to (the screen)")
    take = command("import", "take games from a file into the library", "tablero import games.pdn")
    take.add_argument("file", metavar="FILE", help="lines of JSON, or PDN; '-': what is typed")
    for made in (replay, take):
        made.add_argument("--trust", action="store_true", help="records may name game files, which are then run")


def counting(command: Command) -> None:
    """perft, playouts."""
    perft = about(command("perft", "count the lines of DEPTH moves", "tablero perft connect4 8 --divide", seeded()))
    perft.add_argument("depth", metavar="DEPTH", type=whole(0))
    add_position(perft)
    perft.add_argument("--divide", action="store_true", help="the count below each first move")
    perft.add_argument("--json", action="store_true", help="one JSON object")
    example = "tablero playouts connect4 --games 1000000"
    playouts = about(command("playouts", "play random games", example, seeded()))
    playouts.add_argument("--games", type=whole(1), default=100_000, metavar="N", help="how many (100000)")
    add_position(playouts)
    playouts.add_argument("--json", action="store_true", help="one JSON object")


def thinking(command: Command) -> None:
    """solve, analyse."""
    example = "tablero solve connect4 --moves 4444443 --json"
    solve = about(command("solve", "find the exact value of a position", example))
    add_position(solve)
    solve.add_argument("--file", metavar="F", help="a line a position: its moves and, if known, its value")
    solve.add_argument("--weak", action="store_true", help="win, draw or loss only: 1, 0, -1")
    solve.add_argument("--no-book", action="store_true", help="do not look into the opening book")
    solve.add_argument("--json", action="store_true", help="a JSON object a position")
    example = "tablero analyse draughts --moves '11-15 23-19' --seconds 2"
    analyse = about(command("analyse", "say what is best and why", example, seeded()))
    add_position(analyse)
    analyse.add_argument("--player", metavar="SPEC", default="best", help="who thinks: best, alphabeta, mcts, … (best)")
    analyse.add_argument("--seconds", type=above_0, metavar="S", help="for how long (1)")
    analyse.add_argument("--json", action="store_true", help="one JSON object")


def explaining(command: Command) -> None:
    """query, explain, check."""
    example = "tablero query 'tableroInicial(T), ingresarFicha(T, 3, a, T2), contenido(T2, [6,3], F).'"
    query = command("query", "ask in Prolog's notation", example)
    query.add_argument("goal", metavar="GOAL", nargs="?", help="asked for at a prompt, if not given")
    query.add_argument("--game", metavar="GAME", default="connect4", help="whose relations are known (connect4)")
    query.add_argument("--consult", metavar="FILE", action="append", default=[], help="clauses of one's own")
    query.add_argument("--most", type=whole(1), default=100, metavar="N", help="answers that are shown (100)")
    query.add_argument("--seconds", type=above_0, default=30.0, metavar="S", help="for the next answer (30)")
    example = "tablero explain tictactoe --moves 'b2 a1 c3' --depth 2"
    explain = about(command("explain", "show how minimax finds its move", example))
    add_position(explain)
    explain.add_argument("--depth", type=whole(1), default=2, metavar="N", help="moves to look ahead (2)")
    explain.add_argument("--alphabeta", action="store_true", help="show what is cut, and why")
    explain.add_argument("--svg", metavar="FILE", help="draw the tree there")
    check = about(command("check", "see whether a game keeps the contract", "tablero check ./nim.py", seeded()))
    check.add_argument("--games", type=whole(1), default=20, metavar="N", help="random games to look at (20)")


def making(command: Command) -> None:
    """book, warm, bench."""
    book = about(command("book", "make an opening book", "tablero book connect4 --plies 8 --out connect4.book"))
    book.add_argument("--plies", type=whole(1), default=6, metavar="N", help="up to this many moves (6)")
    book.add_argument("--out", metavar="FILE", help="where to (GAME.book)")
    book.add_argument("--workers", type=whole(0), default=0, metavar="W", help="processes (0: one a processor)")
    warm = command("warm", "compile ahead of time", "tablero warm connect4 tictactoe")
    warm.add_argument("games", metavar="GAME", nargs="*", help="all, if none is given")
    bench = command("bench", "measure speed, beside the yardstick Y", "tablero bench --only connect4")
    bench.add_argument("--only", metavar="NAME", default="", help="figures whose name has this in it")
    bench.add_argument("--json", action="store_true", help="a JSON object a figure")
