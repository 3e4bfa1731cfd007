"""The command line: what runs, and how mistakes are answered."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from ..core.errors import TableroError
from ..core.texts import language, language_of_locale, printable, say
from .options import parser

WRONG, BAD, INTERRUPTED = 1, 2, 130  # exit statuses: a check failed, bad input, Ctrl-C
MODULES = {"import": "take"}  # where a command's name is a word of Python's


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status. Mistakes of any kind are told in one sentence on stderr."""
    args = parser().parse_args(argv)
    language(args.lang or language_of_locale())
    try:
        run = import_module(f"{__package__}.commands.{MODULES.get(args.command, args.command)}").run
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
    print(f"tablero: {printable(text, 2000)}", file=sys.stderr)
    return status
