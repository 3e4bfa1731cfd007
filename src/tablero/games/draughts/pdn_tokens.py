"""What a PDN file is made of, and where one game of it ends and the next begins. Reads line by line."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Token(NamedTuple):
    """A piece of the text, with its line."""

    kind: str  # tag, comment, move, mark, nag, open, close, result, number, broken
    text: str
    line: int


TOKEN = re.compile(
    r"""(?P<space>\s+)
    | ;(?P<comment>.*)
    | (?P<brace>\{)
    | \[\s*(?P<tag>\w+\s*"(?:\\.|[^"\\])*")\s*\]
    | (?P<open>\() | (?P<close>\))
    | \$(?P<nag>[0-9]{1,3})(?!\d)
    | (?P<mark>[!?]{1,2})
    | (?P<result>(?:1-0|0-1|1/2-1/2|2-0|0-2|1-1|0-0|\*)(?![\w:-]))
    | (?P<number>\d+\.+)
    | (?P<move>[A-Za-z]*\d[\w:×-]*)
    | (?P<broken>\S+)""",
    re.VERBOSE,
)


def is_result(text: str) -> bool:
    """Is this how a game can end?"""
    found = TOKEN.fullmatch(text)
    return found is not None and found.lastgroup == "result"


def tokens(lines: Iterable[str]) -> Iterator[Token]:
    """Every token of a text; what is none is `broken`."""
    comment: list[str] | None = None
    begun = 0
    for number, line in enumerate(lines, 1):
        at = 0
        if comment is None and line.startswith("%"):
            continue
        while at < len(line):
            if comment is not None:
                text, closed, _ = line[at:].partition("}")
                comment.append(text.strip())
                at += len(text) + len(closed)
                if closed:
                    yield Token("comment", " ".join(filter(None, comment)), begun)
                    comment = None
                continue
            found = TOKEN.match(line, at)
            assert found is not None  # `broken` takes what nothing else does
            at = found.end()
            if found.lastgroup == "brace":
                comment, begun = [], number
            elif found.lastgroup not in ("space", None):
                yield Token(str(found.lastgroup), found[str(found.lastgroup)].strip(), number)
    if comment is not None:
        yield Token("broken", "{", begun)


def split(found: Iterable[Token]) -> Iterator[list[Token]]:
    """The tokens of one game after the other: a game ends with its result, or where another's tags begin."""
    game: list[Token] = []
    depth = 0
    for token in found:
        if token.kind == "tag" and any(past.kind not in ("tag", "comment") for past in game):
            yield game
            game, depth = [], 0
        game.append(token)
        depth += (token.kind == "open") - (token.kind == "close")
        if token.kind == "result" and depth <= 0:
            yield game
            game, depth = [], 0
    if any(token.kind != "comment" for token in game):
        yield game
