"""tablero query [GOAL]."""

import contextlib
import importlib
import sys
from argparse import Namespace
from pathlib import Path

from ...core.errors import TableroError
from ...core.game import Game
from ...core.texts import say
from ...logic.prolog import library
from ...logic.prolog.engine import CONTROL, Engine
from ...logic.prolog.prompt import answers, position_of
from ...logic.prolog.reading import Reading, Unreadable, read_query
from ...logic.relations import relations
from ...view.text import draw_text
from ..cli import WRONG
from ..screen import colourful

HELP = """\
A goal and a full stop: tableroInicial(T), columnaDisp(T, C).
;           (after an answer) the next one; Enter: enough
:draw T     draw the board that T stands for
:consult F  add the clauses of the file F
:help       this help
halt.       leave"""


def run(args: Namespace) -> int:
    """The answers of a goal, or a prompt; status 1 where a goal has none."""
    game = relations(args.game)
    engine = library.engine_for(game, args.seconds, lambda text: print(text, end="", flush=True))
    for name in args.consult:
        consult(engine, name)
    if args.goal is not None:
        return asked(engine, game.game, args.goal, args.most)
    return Prompt(engine, game.game).run()


def consult(engine: Engine, name: str) -> None:
    """Add the clauses of a file; an error names it."""
    source = Path(name).expanduser().read_text(encoding="utf-8", errors="replace")
    try:
        library.consult(engine, source)
    except Unreadable as error:
        raise Unreadable(f"{name}: {error}") from None


def asked(engine: Engine, game: Game, goal: str, most: int) -> int:
    """All answers of one goal, as they come."""
    number = 0
    for shown, more in answers(engine, read_query(goal), game):
        number += 1
        print(shown + (" ;" if more else "."), flush=True)
        if more and number == most:
            print("…")
            return 0
        if not more:
            return 0
    print("false.")
    return 0 if number else WRONG


class Prompt:
    """Goals typed one after the other."""

    def __init__(self, engine: Engine, game: Game) -> None:
        self.engine, self.game = engine, game
        self.drawn: dict[str, tuple[Game, object]] = {}  # positions of the last answer, by variable
        with contextlib.suppress(ImportError):
            readline = importlib.import_module("readline")
            names = sorted({name for name, _ in [*engine.builtins, *engine.clauses, *CONTROL] if name[0].isalpha()})
            readline.set_completer(lambda text, i: [*(n for n in names if n.startswith(text)), None][i])
            readline.parse_and_bind("tab: complete")

    def run(self) -> int:
        """Until the end of input, or halt."""
        while True:
            try:
                goal = self.read()
            except EOFError:
                print()
                return 0
            if goal in ("halt.", "halt"):
                return 0
            try:
                self.obey(goal)
            except KeyboardInterrupt:
                print(say("Stopped."))
            except (TableroError, OSError) as error:
                print(getattr(error, "strerror", None) or error, file=sys.stderr)

    def read(self) -> str:
        """A goal, over as many lines as it takes; or a command."""
        lines = [input("?- ")]
        while lines[0].strip() and not lines[0].startswith(":") and not lines[-1].rstrip().endswith("."):
            lines.append(input("|    "))
        return "\n".join(lines).strip()

    def obey(self, goal: str) -> None:
        """Answer a goal, or do what a command says."""
        word, _, rest = goal.partition(" ")
        if word == ":draw":
            self.draw(rest.strip())
        elif word == ":consult":
            consult(self.engine, rest.strip())
            print("true.")
        elif word.startswith(":"):
            print(say(HELP))
        elif goal:
            self.answer(read_query(goal))

    def answer(self, reading: Reading) -> None:
        """Answers, for as long as they are wanted."""
        for shown, more in answers(self.engine, reading, self.game):
            self.drawn = {
                name: found for name, var in reading.variables.items() if (found := self.position(var)) is not None
            }
            print(shown, end=" " if more else ".\n\n", flush=True)
            if not more:
                return
            if input().strip() not in (";", "n", "r"):
                print(".\n")
                return
        print("false.\n")

    def position(self, term: object) -> tuple[Game, object] | None:
        """The position that a term is, if it is one."""
        with contextlib.suppress(TableroError):
            return position_of(term, self.game)
        return None

    def draw(self, name: str) -> None:
        """Draw what a variable of the last answer stands for."""
        if name not in self.drawn:
            print(say("{name} is no board of the last answer.", name=name or "?"))
            return
        game, state = self.drawn[name]
        print(draw_text(game.scene(state), colour=colourful(sys.stdout)))  # type: ignore[arg-type]
