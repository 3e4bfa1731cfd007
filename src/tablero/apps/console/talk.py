"""Lines read from a person, whatever they type."""

import contextlib
import importlib
import shutil
import sys
import textwrap
from collections.abc import Sequence

from ...core.texts import say

LONGEST = 200  # of a line that is looked at
YES = ("y", "yes", "s", "si", "sí", "sim", "1")
NO = ("n", "no", "não", "nao", "0")


class Left(Exception):
    """A person leaves the table."""


def line(question: str = "") -> str:
    """What is typed, without what cannot be printed and without a full stop at its end; Left at the end of input."""
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # lines can be edited, and called back
    sys.stdout.flush()
    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        text = input(question)
    except EOFError:
        print()
        raise Left from None
    shown = "".join(mark if mark.isprintable() else " " for mark in text[:LONGEST])
    return shown.strip().removesuffix(".").strip()


def wrapped(text: str) -> str:
    """A long text in lines that fit the terminal."""
    return textwrap.fill(text, max(20, min(100, shutil.get_terminal_size().columns)) - 1)


def agreed(question: str) -> bool:
    """The answer to a yes or no question."""
    while True:
        answer = line(f"{question} {say('(y/n)')} ").casefold()
        if answer in (*YES, *NO):
            return answer in YES
        print(say("Yes or no, please."))


def number(question: str, known: Sequence[int], wrong: str) -> int:
    """One of the known numbers; what is none of them is told so and asked again."""
    while True:
        text = line(question)
        if text.isascii() and text.isdigit() and len(text) < 5 and int(text) in known:
            return int(text)
        print(wrong)
