"""The command line: what there is to say, and how mistakes are answered."""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module

from ..core.errors import TableroError
from ..core.texts import LANGUAGES, language, language_of_locale, say
from ..version import VERSION

WRONG, BAD, INTERRUPTED = 1, 2, 130  # exit statuses: a check failed, bad input, Ctrl-C

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
  tablero playouts connect4 --games 1000000   random games, compiled
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


def parser() -> argparse.ArgumentParser:
    """All commands, their options and examples."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, help="language of what players read (else the locale's)")
    seeded = argparse.ArgumentParser(add_help=False)
    seeded.add_argument("--seed", type=whole(0), default=0, metavar="S", help="seed of all that is random (0)")
    top = argparse.ArgumentParser(
        prog="tablero",
        description="Board games: rules you can read, engines you can't beat.",
        epilog=GRAMMAR + "\n" + EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"tablero {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, text: str, example: str, *parents: argparse.ArgumentParser) -> argparse.ArgumentParser:
        return commands.add_parser(
            name,
            help=text,
            description=text[0].upper() + text[1:] + ".",
            epilog=f"{GRAMMAR}\nexample:\n  {example}",
            parents=[common, *parents],
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    command("games", "list the games", "tablero games")
    command("rules", "say a game's rules in brief", "tablero rules connect4 --lang es").add_argument(
        "game", metavar="GAME"
    )

    show = command("show", "draw a position", "tablero show connect4 --moves 44444 --svg board.svg", seeded)
    show.add_argument("game", metavar="GAME")
    add_position(show)
    show.add_argument("--svg", metavar="FILE", help="write an SVG drawing there ('-': to the screen)")
    show.add_argument("--theme", choices=("auto", "light", "dark"), default="auto", help="of the drawing (auto)")

    play = command("play", "play a game", "tablero play connect4 --seats human,minimax:depth=8", seeded)
    play.add_argument("game", metavar="GAME", nargs="?", help="asked for if not given")
    play.add_argument("--seats", metavar="A,B", help="who plays: human, best, random, mcts:seconds=2 …, ./mine.py")
    play.add_argument(
        "--limit", type=above_0, metavar="SECONDS", help="an engine that takes longer for a move has lost"
    )

    perft = command("perft", "count the lines of DEPTH moves", "tablero perft connect4 8 --divide", seeded)
    perft.add_argument("game", metavar="GAME")
    perft.add_argument("depth", metavar="DEPTH", type=whole(0))
    add_position(perft)
    perft.add_argument("--divide", action="store_true", help="the count below each first move")
    perft.add_argument("--json", action="store_true", help="one JSON object")

    playouts = command("playouts", "play random games", "tablero playouts connect4 --games 1000000", seeded)
    playouts.add_argument("game", metavar="GAME")
    playouts.add_argument("--games", type=whole(1), default=100_000, metavar="N", help="how many (100000)")
    add_position(playouts)
    playouts.add_argument("--json", action="store_true", help="one JSON object")

    solve = command("solve", "find the exact value of a position", "tablero solve connect4 --moves 4444443 --json")
    solve.add_argument("game", metavar="GAME")
    add_position(solve)
    solve.add_argument("--file", metavar="F", help="a line a position: its moves and, if known, its value")
    solve.add_argument("--weak", action="store_true", help="win, draw or loss only: 1, 0, -1")
    solve.add_argument("--no-book", action="store_true", help="do not look into the opening book")
    solve.add_argument("--json", action="store_true", help="a JSON object a position")

    analyse = command(
        "analyse", "say what is best and why", "tablero analyse draughts --moves '11-15 23-19' --seconds 2"
    )
    analyse.add_argument("game", metavar="GAME")
    add_position(analyse)
    analyse.add_argument("--player", metavar="SPEC", default="best", help="who thinks: best, alphabeta, mcts, … (best)")
    analyse.add_argument("--seconds", type=above_0, metavar="S", help="for how long (1)")
    analyse.add_argument("--seed", type=whole(0), default=0, metavar="S", help="seed of all that is random (0)")
    analyse.add_argument("--json", action="store_true", help="one JSON object")

    explain = command(
        "explain", "show how minimax finds its move", "tablero explain tictactoe --moves 'b2 a1 c3' --depth 2"
    )
    explain.add_argument("game", metavar="GAME")
    add_position(explain)
    explain.add_argument("--depth", type=whole(1), default=2, metavar="N", help="moves to look ahead (2)")
    explain.add_argument("--alphabeta", action="store_true", help="show what is cut, and why")
    explain.add_argument("--svg", metavar="FILE", help="draw the tree there")

    check = command("check", "see whether a game keeps the contract", "tablero check ./nim.py", seeded)
    check.add_argument("game", metavar="GAME")
    check.add_argument("--games", type=whole(1), default=20, metavar="N", help="random games to look at (20)")

    book = command("book", "make an opening book", "tablero book connect4 --plies 8 --out connect4.book")
    book.add_argument("game", metavar="GAME")
    book.add_argument("--plies", type=whole(1), default=6, metavar="N", help="up to this many moves (6)")
    book.add_argument("--out", metavar="FILE", help="where to (GAME.book)")
    book.add_argument("--workers", type=whole(0), default=0, metavar="W", help="processes (0: one a processor)")

    warm = command("warm", "compile ahead of time", "tablero warm connect4 tictactoe")
    warm.add_argument("games", metavar="GAME", nargs="*", help="all, if none is given")

    bench = command("bench", "measure speed, beside the yardstick Y", "tablero bench --only connect4")
    bench.add_argument("--only", metavar="NAME", default="", help="figures whose name has this in it")
    bench.add_argument("--json", action="store_true", help="a JSON object a figure")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status. Mistakes of any kind are told in one sentence on stderr."""
    args = parser().parse_args(argv)
    language(args.lang or language_of_locale())
    try:
        run = import_module(f"{__package__}.commands.{args.command}").run
        return int(run(args) or 0)
    except TableroError as error:
        return tell(str(error), BAD)
    except KeyboardInterrupt:
        return tell(say("Stopped."), INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone
        return 0
    except OSError as error:
        return tell(f"{error.filename or ''}: {error.strerror or error}".lstrip(": "), BAD)


def tell(text: str, status: int) -> int:
    print(f"tablero: {text}", file=sys.stderr)
    return status
