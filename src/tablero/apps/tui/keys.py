"""Keys, what they do, and how they are shown."""

from collections.abc import Sequence

from rich.markup import escape

from ...core.texts import say

Keys = Sequence[tuple[str, str, str]]  # key, action, what it does in a word ("": not shown below)

GAME_KEYS: Keys = (
    ("question_mark", "help", "help"),
    ("h", "hint", "hint"),
    ("e", "bar", "bar"),
    ("u", "undo", "undo"),
    ("r", "redo", "redo"),
    ("m", "type", "type"),
    ("f", "flip", ""),
    ("q", "leave", "leave"),
    ("n", "new", "new"),
    ("x", "resign", "resign"),
    ("d", "draw", ""),
    ("v", "review", ""),
    ("s", "save", ""),
    ("l", "load", ""),
    ("t", "app.theme", ""),
    ("ctrl+c", "leave", ""),
)

GAME_HELP = """\
Arrows and Enter, or the mouse: touch what you move, then
where to. Esc lets go.

u, r   undo, redo           h   a hint, and why
m      type a move          e   evaluation bar
f      turn the board       d   offer a draw
x      resign               v   review the game
s      write to a file      l   your games
n      new game             t   light or dark
q      leave; the game is kept"""

REVIEW_KEYS: Keys = (
    ("question_mark", "help", "help"),
    ("left,comma", "back", ""),
    ("right,full_stop", "on", ""),
    ("home", "first", ""),
    ("end", "last", ""),
    ("b", "better", "better line"),
    ("h", "hint", "hint"),
    ("backspace", "take_back", ""),
    ("p", "play_on", "play on from here"),
    ("f", "flip", "flip"),
    ("t", "app.theme", ""),
    ("escape,q", "leave", "back"),
)

REVIEW_HELP = """\
Up, down, left, right in the list of moves, or a click: walk through the game.

b          the better line, step by step
Tab        to the board: touch pieces to try a variation of your own
Backspace  take back a step of the variation
h          what is best here, and why
p          play on from here, against the machine
f          turn the board            t   light or dark
Esc, q     back"""


def hints(keys: Keys, scope: str) -> str:
    """The line of keys below the screen; each can be clicked."""
    shown = {"question_mark": "?", "escape,q": "Esc"}
    parts = []
    for key, action, word in keys:
        if word:
            name = escape(f"{shown.get(key, key)} {say(word)}")
            parts.append(f"[@click={scope}.{action}]{name}[/]")
    return "  ".join(parts)
