"""Terms to text, as SWI-Prolog writes them at its prompt."""

import re

from ..terms import CELL, NIL, Struct, Term, Text, Var, walk

PLAIN = re.compile(r"[a-záéíóúñ][A-Za-z0-9_áéíóúñÁÉÍÓÚÑ]*|\[\]|[-+*/\\^<>=~:.?@#&$]{1,3}|[!;,]")
COMPARISONS = ("=", "\\=", "==", "\\==", "is", "=:=", "=\\=", "<", ">", "=<", ">=", "=..", "@<", "@>", "@=<", "@>=")
INFIX = {  # how strongly it binds, and its arguments at the most
    ":-": (1200, 1199, 1199),
    ";": (1100, 1099, 1100),
    "->": (1050, 1049, 1050),
    ",": (1000, 999, 1000),
    **dict.fromkeys(COMPARISONS, (700, 699, 699)),
    **dict.fromkeys(("+", "-"), (500, 500, 499)),
    **dict.fromkeys(("*", "/", "//", "mod", "rem"), (400, 400, 399)),
    "**": (200, 199, 199),
    "^": (200, 199, 200),
}
PREFIX = {":-": (1200, 1199), "\\+": (900, 900), "-": (200, 200), "+": (200, 200)}
SYMBOLS = "+-*/\\^<>=~:.?@#&$"
DEEPEST = 400  # of what is written; … stands for more


def written(term: Term, quoted: bool = True, most: int = 999, depth: int = 0) -> str:
    """A term as text, as one argument of something."""
    term = walk(term)
    if depth > DEEPEST:
        return "..."
    if isinstance(term, Var):
        return f"_G{term.number}" if term.name in ("", "_") else f"_{term.name}{term.number}"
    if isinstance(term, Text):
        return '"' + term.replace("\\", "\\\\").replace('"', '\\"') + '"' if quoted else str(term)
    if isinstance(term, str):
        return atom(term) if quoted else term
    if isinstance(term, Struct):
        return listed(term, quoted, depth) if term.name == CELL else compound(term, quoted, most, depth)
    if isinstance(term, float):
        return repr(term)
    return str(term) if isinstance(term, int) else f"<{type(term).__qualname__}>"


def atom(name: str) -> str:
    """An atom, in quotes where it needs them."""
    if PLAIN.fullmatch(name):
        return name
    inner = name.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    return f"'{inner}'"


def listed(term: Struct, quoted: bool, depth: int) -> str:
    """A list, with what it goes on with where that is no end."""
    items: list[str] = []
    rest: Term = term
    while isinstance(rest, Struct) and rest.name == CELL:
        items.append(written(rest.args[0], quoted, 999, depth + 1))
        rest = walk(rest.args[1])
    tail = "" if rest == NIL and not isinstance(rest, Text) else "|" + written(rest, quoted, 999, depth + 1)
    return f"[{', '.join(items)}{tail}]"


def compound(term: Struct, quoted: bool, most: int, depth: int) -> str:
    """A term with arguments; operators between or before them."""
    args = term.args
    if len(args) == 2 and term.name in INFIX:
        level, left, right = INFIX[term.name]
        name = f"{term.name} " if term.name == "," else spaced(term.name)
        right_text = written(args[1], quoted, right, depth + 1)
        if right_text[0] in SYMBOLS and name[-1] in SYMBOLS:
            name += " "
        text = written(args[0], quoted, left, depth + 1) + name + right_text
        return f"({text})" if level > most else text
    if len(args) == 1 and term.name in PREFIX:
        level, right = PREFIX[term.name]
        inner = written(args[0], quoted, right, depth + 1)
        space = " " if inner[:1].isdigit() or inner[:1] in "-+(" else ""
        return f"({term.name}{space}{inner})" if level > most else f"{term.name}{space}{inner}"
    inside = ", ".join(written(arg, quoted, 999, depth + 1) for arg in args)
    return f"{atom(term.name) if quoted else term.name}({inside})"


def spaced(name: str) -> str:
    """An operator between its arguments: words with spaces, signs without."""
    return f" {name} " if name[0].isalpha() else name
