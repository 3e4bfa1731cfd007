"""Every registered game keeps the contract, the examples do, and games that break it are found out."""

import re
from pathlib import Path

import pytest

import tablero
from tablero import conformance
from tablero.core import registry

EXAMPLES = Path(__file__).parents[1] / "examples"
NIM = (EXAMPLES / "nim.py").read_text()
NAMES = [game.name for game in registry.known()] + [
    "connect4/5x4",
    "tictactoe/4x3x3",
    "damas",
    "369/3x3/contiguous/pie",
]
NAMES += [str(EXAMPLES / "nim.py"), str(EXAMPLES / "pig.py")]
_samples: dict[str, conformance.Sample] = {}


def sample(name: str) -> conformance.Sample:
    if name not in _samples:
        _samples[name] = conformance.sample_of(registry.find(name), games=12, seed=1)
    return _samples[name]


@pytest.mark.parametrize("title", conformance.CHECKS)
@pytest.mark.parametrize("name", NAMES, ids=lambda name: Path(name).name)
def test_contract(name: str, title: str) -> None:
    conformance.CHECKS[title](sample(name))


HEAD = NIM[: NIM.index("GAME =")]
PIG = (EXAMPLES / "pig.py").read_text()
UNREAD = "\n    def outcome(self, state, text):\n        return 7 - int(text)\n\n\nGAME ="


def with_verb(name: str, parameters: str, body: str) -> str:
    """Nim with one verb more."""
    text = f"@{name}.of(Nim)\ndef _({parameters}):\n    {body}\n\n\nGAME ="
    return NIM.replace("import Buffer,", f"import {name}, Buffer,").replace("GAME =", text)


BREAKS = [
    ("an endless game", NIM.replace("min(3, state.left)", "3"), "more than the 21 moves declared"),
    ("moves beyond the buffer", NIM.replace("out[0], out[1]", "out[3], out[1]"), "beyond the declared 3 moves"),
    ("a move twice", NIM.replace("= 1, 2, 3\n", "= 1, 1, 3\n"), "listed twice"),
    ("payoffs", NIM.replace("return -1 if", "return -2 if"), "not within -1 and 1"),
    ("no zero sum", NIM.replace("return -1 if seat", "return 0 if seat"), "do not add up to 0"),
    ("longest game", NIM.replace("3, 21, True", "3, 9, True"), "more than the 9 moves declared"),
    ("key", NIM.replace("2 * state.left + state.turn", "state.left"), "claims to be exact"),
    ("mover", NIM.replace("return state.turn", "return 2 + state.turn"), "names the seat"),
    ("count", with_verb("count", "state, out", "return 3"), "`count` differs"),
    ("bounds", with_verb("bounds", "state", "return 1, 1"), "`bounds` says 1 to 1"),
    ("candidates", with_verb("candidates", "state, out", "return moves(state, out) - 1"), "does not lose at once"),
    ("mirror", with_verb("mirror", "state", "return Nim(1, 0)"), "mirror"),
    ("pick", with_verb("pick", "state, out, rng", "return 1 if state.left else -1"), "`pick` gives 1"),
    (
        "loud",
        with_verb("loud", "state, out", "out[0] = 4; return 1"),
        r"`loud` gives \[4\], of which some are not legal",
    ),
    ("loud twice", with_verb("loud", "state, out", "out[0] = out[1] = 1; return min(2, state.left)"), "a move twice"),
    ("estimate", with_verb("evaluate", "state, seat", "return 1 << 21"), "`evaluate` gives no int within 1048576"),
    ("material", with_verb("material", "state, seat", "return -(1 << 20) - seat"), "`material` gives no int within"),
    ("greed", with_verb("greed", "state, move", "return move / 2"), "`greed` gives no int below"),
    ("greed too large", with_verb("greed", "state, move", "return 1 << 62"), "`greed` gives no int below"),
    ("outcomes", PIG.replace("\n\nGAME =", UNREAD), "is read as another outcome"),
    (
        "notation",
        HEAD
        + "class Twice(Game):\n    def format(self, state, move):\n        return 'x'\n\n\nGAME = Twice('nim', Nim)\n",
        "written alike",
    ),
    (
        "load",
        HEAD + "class Any(Game):\n    def load(self, text):\n        return Nim()\n\n\nGAME = Any('nim', Nim)\n",
        "read as another position",
    ),
    (
        "steps",
        HEAD + "class S(Game):\n    def steps(self, state, move):\n        return ('x',)\n\n\nGAME = S('nim', Nim)\n",
        "the same steps",
    ),
]


@pytest.mark.parametrize(("text", "said"), [pytest.param(text, said, id=name) for name, text, said in BREAKS])
def test_a_broken_contract_is_found_out(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text)
    game = tablero.game(str(path)).rules
    wrong = next((found for _, found in conformance.run(game, games=6) if found), "nothing")
    assert re.search(said, wrong), wrong
