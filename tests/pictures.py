"""The drawings of the documents: a page says `<!-- tablero show … -->` above an image, and that draws it.

`python -m tests.pictures` draws them all again."""

import re
import shlex

from tablero.apps.commands.asked import position_of
from tablero.apps.options import parser

from .processes import ROOT

PICTURE = re.compile(r"<!-- tablero (?P<command>show [^>]+?) -->\s*!\[[^\]]+\]\((?P<path>[^)]+)\)")


def wanted() -> dict[str, str]:
    """The command of each drawing, by its file's name in docs/."""
    found = {}
    for page in sorted((ROOT / "docs").glob("*.md")):
        for picture in PICTURE.finditer(page.read_text(encoding="utf-8")):
            found[picture["path"]] = picture["command"]
    return found


def draw(command: str) -> str:
    """What a `show` command draws."""
    return position_of(parser().parse_args(shlex.split(command))).svg()


if __name__ == "__main__":
    for path, command in wanted().items():
        (ROOT / "docs" / path).write_text(draw(command), encoding="utf-8")
        print(path)
