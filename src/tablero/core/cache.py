"""Compiled kernels on disk: one file for a kernel and the types it is compiled for.

Numba's own cache keeps one index a function, unpickles it whole, and does not see changes in callees. Here a file
is named by all that its machine code depends on: the sources of this package, of the game, the types, the versions,
the processor. So nothing stale is ever loaded, and one game's absence never troubles another's.
"""

import contextlib
import functools
import hashlib
import os
import pickle
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from platformdirs import user_cache_path

KEEP_DAYS = 30
Listener = Callable[[str, str], None]
_listeners: list[Listener] = []
_complaints: list[str] = []


def complaints() -> list[str]:
    """What hindered the cache in this process, a sentence each; asking takes them away."""
    said = _complaints[:]
    _complaints.clear()
    return said


@contextlib.contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Tell the listener ("compiling" or "compiled", kernel) while this lasts."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def root() -> Path:
    """The folder of all caches: TABLERO_CACHE, or the user's cache folder."""
    if given := os.environ.get("TABLERO_CACHE"):
        return Path(given)
    return user_cache_path("tablero", appauthor=False)


def digest_of(*paths: Path) -> str:
    """One digest for all Python sources below folders, and for files."""
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(str(file.relative_to(path)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


@functools.cache
def home() -> Path:
    """The folder for these sources and versions; made at the first save."""
    versions = [sys.version, metadata.version("numba"), metadata.version("llvmlite"), metadata.version("numpy")]
    core = Path(__file__).parent
    here = digest_of(*sorted(core.glob("*.py")), core.parent / "search")  # all that is compiled, but for games
    return root() / hashlib.sha256("|".join([here, *versions]).encode()).hexdigest()[:16]


@functools.cache
def sources_of(module: str) -> str | None:
    """A digest of the code that a State's module stands in: its file, its whole package, or, for a game of ours, that
    game's folder. None: not known."""
    parts = module.split(".")
    top = sys.modules.get(".".join(parts[:3]) if parts[:2] == ["tablero", "games"] else parts[0])
    file = getattr(top, "__file__", None)
    if file is None or not Path(file).is_file():
        return None
    path = Path(file)
    return digest_of(path.parent if path.name == "__init__.py" else path)


def identity(cls: type) -> str | None:
    """What a State class's rules are known by on disk; None where another process could not find the class."""
    found: object = sys.modules.get(cls.__module__)
    try:
        for name in cls.__qualname__.split("."):
            found = getattr(found, name)
    except AttributeError:
        return None
    if found is not cls or cls.__module__ == "__main__":
        return None
    return sources_of(cls.__module__)


def make_room() -> None:
    """Make this folder, and clear away those of sources that have not run for a while."""
    home().mkdir(parents=True, exist_ok=True)
    os.utime(home())
    for other in root().iterdir():
        if other.is_dir() and len(other.name) == 16 and time.time() - other.stat().st_mtime > KEEP_DAYS * 86400:
            shutil.rmtree(other, ignore_errors=True)


class KernelCache(_Cache):
    """What Numba asks for one kernel's machine code. A cache that cannot be read or written is only slower."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = f"{function.__module__.rsplit('.', 1)[-1]}.{function.__qualname__}"
        self.enabled = True
        self.hits: list[str] = []

    @property
    def cache_path(self) -> str:
        return str(home())

    def path(self, arguments: Any, codegen: Any) -> Path | None:
        """The file for these argument types; None where they cannot be kept."""
        parts = [self.name, *map(str, arguments), repr(codegen.magic_tuple())]
        for argument in arguments:
            cls = getattr(argument, "instance_class", None)
            if cls is not None:
                known = identity(cls)
                if known is None:
                    return None
                parts.append(known)
        return home() / f"{self.name}-{hashlib.sha256('|'.join(parts).encode()).hexdigest()[:32]}"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        found = self.fetch(sig, target_context) if self.enabled else None
        if found is None:
            self.tell("compiling")
        else:
            self.hits.append(str(sig))
        return found

    def fetch(self, sig: Any, target_context: Any) -> Any:
        path = self.path(sig, target_context.codegen())
        try:
            content = path.read_bytes() if path else b""
            digest, data = content[:32], content[32:]
            if not data or hashlib.sha256(data).digest() != digest:
                return None
            return CompileResult._rebuild(target_context, *pickle.loads(data))
        except Exception:  # unreadable, or of another make: compile anew
            return None

    def save_overload(self, sig: Any, cres: Any) -> None:
        self.tell("compiled")
        path = self.path(sig, cres.codegen) if self.enabled else None
        if path is None or cres.library.has_dynamic_globals:
            return
        data = dumps(cres._reduce())
        try:
            make_room()
            self.write(path, hashlib.sha256(data).digest() + data)
        except OSError as error:
            self.complain(error)

    def write(self, path: Path, content: bytes) -> None:
        """Whole or not at all, whoever else writes there."""
        handle, name = tempfile.mkstemp(dir=path.parent, prefix="writing-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise

    def complain(self, error: OSError) -> None:
        if not any(str(root()) in said for said in _complaints):
            reason = error.strerror or type(error).__name__
            _complaints.append(
                f"Compiled code cannot be kept in {root()} ({reason}), so it is compiled again each time;"
                " TABLERO_CACHE can name another folder."
            )

    def tell(self, what: str) -> None:
        for listener in _listeners:
            listener(what, self.name)

    def enable(self) -> None:
        self.enabled = True

    def disable(self) -> None:
        self.enabled = False

    def flush(self) -> None:
        """Files are named by what they hold: there is nothing to go stale."""
