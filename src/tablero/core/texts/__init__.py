"""What players read, in their language. The English text is the key; a language's module gives its own."""

import importlib
import os
from collections import ChainMap
from collections.abc import Mapping

LANGUAGES = ("en", "es", "pt")
_current = "en"
_added: dict[str, dict[str, str]] = {code: {} for code in LANGUAGES}


def language(code: str | None = None) -> str:
    """The language in use; given one of LANGUAGES, it is in use from now on."""
    global _current
    if code is not None:
        if code not in LANGUAGES:
            raise ValueError(f"Unknown language '{code}': there are {', '.join(LANGUAGES)}.")
        _current = code
    return _current


def language_of_locale() -> str:
    """The language that the environment asks for, English where we do not have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := os.environ.get(name):
            return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"
    return "en"


def catalog(code: str) -> Mapping[str, str]:
    """The texts of a language, by their English ones: those of the games, and those of the house."""
    shared: dict[str, str] = importlib.import_module(f"{__name__}.{code}").TEXTS if code != "en" else {}
    return ChainMap(_added[code], shared)


def teach(code: str, texts: Mapping[str, str]) -> None:
    """Add a game's own texts to a language."""
    _added[code].update(texts)


def printable(text: str, most: int = 300) -> str:
    """A text from elsewhere, fit for a terminal: cut, and without what is not printed."""
    shown = "".join(mark if mark.isprintable() else "�" for mark in text[:most])
    return shown + " …" if len(text) > most else shown


def say(text: str, /, **values: object) -> str:
    """The text in the language in use, with the values put in; in English where it has no translation."""
    return catalog(_current).get(text, text).format(**values)
