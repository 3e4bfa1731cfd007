"""What SWI-Prolog answers to some goals, kept in a file. `python -m tests.swi` asks it again, where it is installed."""

import functools
import json
import subprocess
from pathlib import Path

from tablero.logic.prolog.reading import read_query

FILE = Path(__file__).parent / "data" / "swi-prolog.json"
GOALS = [
    "append(X, Y, [1, 2])",
    "member(X, [c, a, b])",
    "X is 17 mod 5 + 2 ** 3 - 7 // 2",
    "X = f(A, B, A), A = 1",
    "findall(X-Y, (member(X, [1, 2]), member(Y, [a, b])), L)",
    "nth1(I, [x, y, z], y)",
    "length(L, 3), L = [a|_]",
    "(member(X, [1, 2, 3]), X > 1 -> Y = X ; Y = 0)",
    "forall(member(X, [1, 2]), X > 0)",
    "msort([c, 1, b, a, 2.0], L)",
    "X = 'hello world', Y = \"text\", Z = [a|b]",
    "between(2, 4, X)",
    "reverse([1, 2, 3], L)",
    "\\+ member(x, [a])",
    "X = - 1, Y = -(a), Z = 1 - -1",
    "X = (a, b ; c -> d), Y = (p :- q, r), Z = (1 < 2), W = (A is 3)",
    "f(X, b) =.. L",
    "once(member(X, [q, r]))",
    "X == Y ; X = 1",
    "X is 7 / 2, Y is 4 / 2, Z is -7 // 2, W is -7 mod 3, V is -7 rem 3",
]


def names(goal: str) -> list[str]:
    """The variables that are shown."""
    return sorted(name for name in read_query(goal).variables if name != "A")


def asked(goal: str) -> list[str]:
    """SWI-Prolog's answers, a line each."""
    shown = ", ".join(f"'{name}'={name}" for name in names(goal)) or "true"
    program = f"forall(({goal}), (print([{shown}]), nl)), halt."
    done = subprocess.run(["swipl", "-q", "-g", program, "-t", "halt"], capture_output=True, text=True, timeout=60)
    return done.stdout.splitlines()


@functools.cache
def kept() -> dict[str, list[str]]:
    """The answers of the file, by goal."""
    found: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    answers = {goal: asked(goal) for goal in GOALS}
    FILE.write_text(json.dumps(answers, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
