"""A person at a terminal: a pseudo-terminal, lines typed into it, and all that stands on it afterwards."""

import codecs
import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from .processes import ROOT

PROMPT = re.compile(r"(\|: |: |\) |\] )$")
PATIENCE = 90.0


class Terminal:
    """A tablero that somebody types to."""

    def __init__(
        self, args: Sequence[str], rows: int = 40, columns: int = 100, hushed: bool = True, **env: str
    ) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            given = {**os.environ, "TERM": "dumb", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", **env}
            os.chdir(ROOT)
            if hushed:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what takes long is told there
            os.execve(sys.executable, [sys.executable, "-m", "tablero", *args], given)
        import fcntl
        import struct
        import termios

        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def read(self, seconds: float) -> bool:
        """Take in what comes within so long; False: nothing more will."""
        if not select.select([self.fd], [], [], seconds)[0]:
            return True
        try:
            found = os.read(self.fd, 65536)
        except OSError:
            return False
        self.text += self.decoder.decode(found)
        return bool(found)

    def wait(self) -> bool:
        """Until it asks something; False: it has ended."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            before = len(self.text)
            if not self.read(0.1):
                return False
            if len(self.text) == before and PROMPT.search(self.text):
                return True
        raise TimeoutError(self.text[-500:])

    def type(self, keys: str) -> None:
        """Type this, as soon as something is asked."""
        if self.wait():
            os.write(self.fd, keys.encode())

    def see(self, text: str) -> None:
        """Wait until this stands on it."""
        until = time.monotonic() + PATIENCE
        while text not in self.text:
            if time.monotonic() > until or not self.read(0.1):
                raise TimeoutError(self.text[-2000:])

    def end(self) -> int:
        """Wait for its end; the exit status."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.read(0.2):
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


def transcript(args: Sequence[str], lines: Sequence[str], data: str) -> tuple[str, int]:
    """All that stands on the terminal after these lines were typed, and the exit status."""
    terminal = Terminal(args, TABLERO_DATA=data)
    for line in lines:
        terminal.type(line + "\n")
    if lines and lines[-1] != "\x04":
        terminal.type("\x04")
    status = terminal.end()
    return clean(terminal.text), status


def clean(text: str) -> str:
    """Without what a terminal adds."""
    lines = text.replace("\r\n", "\n").replace("\x04", "").replace("^D\x08\x08", "")
    return "\n".join(line.rstrip() for line in lines.splitlines()) + "\n"


FOLDER = Path(__file__).parent / "data" / "console"
