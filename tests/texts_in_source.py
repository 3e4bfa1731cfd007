"""Every text that players read, found in the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import tablero

SOURCES = Path(tablero.__file__).parent
SAID_BY_NAME = {"HELP", "GAME_HELP", "REVIEW_HELP"}  # constants that are said
SAID_IN_ROWS = {"GAME_KEYS", "REVIEW_KEYS", "OPPONENTS"}  # rows whose last text is said
SAID_CLASSES = {"Label"}  # whose values are said
SAID_ATTRIBUTES = {"rules", "seat_names"}  # what a Game subclass has said


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def texts() -> set[str]:
    """First arguments of `say`, what is assigned to names that are said, and what a Game says of itself."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                found.update(strings(node.args[0]))
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if name in SAID_BY_NAME or name in SAID_ATTRIBUTES or (name == "text" and said(tree)):
                    found.update(strings(node.value))
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and target.id in SAID_IN_ROWS and isinstance(node.value, ast.Tuple):
                    found.update(list(strings(row))[-1] for row in node.value.elts)
            if isinstance(node, ast.ClassDef) and node.name in SAID_CLASSES:
                found.update(text for part in node.body if isinstance(part, ast.Assign) for text in strings(part))
            if isinstance(node, ast.FunctionDef) and node.name == "commands":
                found.update(strings(node.body[-1]))
            if isinstance(node, ast.FunctionDef) and node.name in SAID_ATTRIBUTES:
                for part in node.body:
                    found.update(strings(part))
    return {text for text in found if any(letter.isalpha() for letter in text) and len(text) > 1}


def said(tree: ast.AST) -> bool:
    """Does this module say a text that it first put into the name `text`?"""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "say"
        and isinstance(node.args[0], ast.Name)
        for node in ast.walk(tree)
    )


if __name__ == "__main__":
    for text in sorted(texts()):
        print(repr(text))
