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
BREAKS = [
    ("an endless game", NIM.replace("min(3, state.left)", "3"), "more than the 21 moves declared"),
    ("moves beyond the buffer", NIM.replace("out[0], out[1]", "out[3], out[1]"), "beyond the declared 3 moves"),
    ("a move twice", NIM.replace("= 1, 2, 3\n", "= 1, 1, 3\n"), "listed twice"),
    ("payoffs", NIM.replace("return -1 if", "return -2 if"), "not within -1 and 1"),
    ("no zero sum", NIM.replace("return -1 if seat", "return 0 if seat"), "do not add up to 0"),
    ("longest game", NIM.replace("3, 21, True", "3, 9, True"), "more than the 9 moves declared"),
    ("key", NIM.replace("2 * state.left + state.turn", "state.left"), "claims to be exact"),
    ("mover", NIM.replace("return state.turn", "return 2 + state.turn"), "names the seat"),
    (
        "count",
        NIM.replace("import Buffer,", "import count, Buffer,").replace(
            "GAME =", "@count.of(Nim)\ndef _(state, out):\n    return 3\n\n\nGAME ="
        ),
        "`count` differs",
    ),
    (
        "bounds",
        NIM.replace("import Buffer,", "import bounds, Buffer,").replace(
            "GAME =", "@bounds.of(Nim)\ndef _(state):\n    return 1, 1\n\n\nGAME ="
        ),
        "`bounds` says 1 to 1",
    ),
    (
        "candidates",
        NIM.replace("import Buffer,", "import candidates, Buffer,").replace(
            "GAME =", "@candidates.of(Nim)\ndef _(state, out):\n    return moves(state, out) - 1\n\n\nGAME ="
        ),
        "does not lose at once",
    ),
    (
        "mirror",
        NIM.replace("import Buffer,", "import mirror, Buffer,").replace(
            "GAME =", "@mirror.of(Nim)\ndef _(state):\n    return Nim(1, 0)\n\n\nGAME ="
        ),
        "mirror",
    ),
    (
        "pick",
        NIM.replace("import Buffer,", "import pick, Buffer,").replace(
            "GAME =", "@pick.of(Nim)\ndef _(state, out, rng):\n    return 1 if state.left else -1\n\n\nGAME ="
        ),
        "`pick` gives 1",
    ),
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
