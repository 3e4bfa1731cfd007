"""Python files of people's own, a game or a player each, run as modules."""

import hashlib
import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType

from .errors import BadGame, TableroError, UnknownGame
from .texts import say


def run_file(path: Path, prefix: str) -> ModuleType:
    """The module of a file. Its name carries the hash of what the file says, so that compiled code is never stale.

    UnknownGame where it cannot be read; BadGame, with the line, where it breaks."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise UnknownGame(say("{path} cannot be read: {reason}.", path=path, reason=error.strerror)) from None
    name = f"{prefix}_{path.stem}_{hashlib.sha256(text).hexdigest()[:12]}"
    if name not in sys.modules:
        load(name, path)
    return sys.modules[name]


def load(name: str, path: Path) -> None:
    """Run a file as a module of this name."""
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadGame(say("{path} is no Python file.", path=path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # before it runs: its classes are found by name
    try:
        spec.loader.exec_module(module)
    except TableroError:
        del sys.modules[name]
        raise
    except Exception as error:
        del sys.modules[name]
        reason = f"{type(error).__name__}: {error}"
        raise BadGame(
            say("{path}{line}: {reason}", path=path.name, line=line_of(error, path), reason=reason)
        ) from error


def line_of(error: Exception, path: Path) -> str:
    """', line N' of the file where an error came from."""
    if isinstance(error, SyntaxError):
        return ""  # its text has the line
    lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(path)]
    return ", " + say("line {number}", number=lines[-1]) if lines else ""
