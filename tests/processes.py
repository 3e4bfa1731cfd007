"""The command line and Python in processes of their own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(*args: str, stdin: str = "", cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """`tablero` with these arguments, in English unless told otherwise."""
    return python("-m", "tablero", *args, stdin=stdin, cwd=cwd, **env)


def same_interpreted(code: str) -> None:
    """A program prints something, and the same, compiled and interpreted."""
    compiled, interpreted = python("-c", code), python("-c", code, NUMBA_DISABLE_JIT="1")
    assert compiled.stdout == interpreted.stdout != ""


def python(*args: str, stdin: str = "", cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Python with these arguments."""
    given = {**os.environ, "LC_ALL": "C.UTF-8", **env}
    return subprocess.run(
        [sys.executable, *args], input=stdin, capture_output=True, text=True, cwd=cwd, env=given, timeout=300
    )
