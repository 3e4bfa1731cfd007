"""Whatever is written, a parser gives a value that can be worked with, or one of tablero's errors with a sentence."""

import functools
import io
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablero
from tablero import conformance
from tablero.conformance import Visit
from tablero.core.errors import BadPosition, BadRecord, IllegalMove, TableroError, UnknownGame
from tablero.core.game import Game
from tablero.core.verbs import pending, resolve
from tablero.games.draughts import DraughtsGame, pdn
from tablero.games.draughts.rules import Draughts

DRAUGHTS = ["draughts", "draughts/international", "draughts/russian", "draughts/spanish", "damas"]
NAMES = ["azul", "azul/4", "azul/grey", "369", "369/4x4/contiguous/pie", "connect4", "tictactoe", *DRAUGHTS]
EXAMPLES = [str(path) for path in sorted((Path(__file__).parents[1] / "examples").glob("*.py"))]
ODD = [
    "",
    " ",
    "\n",
    "\n\n",
    "\t",
    "\0",
    "\x1b[2J",
    "\r",
    "\u2028",
    "\u202e",
    "²",
    "٣",
    "４",
    "½",
    "Ⅷ",
    "-1",
    "1e9",
    "+1",
]
ODD += [
    "9" * 20,
    "9" * 5_000,
    "1_0",
    "0",
    "00",
    "{}",
    "{0}",
    "{move}",
    "%s",
    "\\",
    '"',
    "İ",
    "ß",
    "ſ",
    "\u212a",
    "\ud800",
]
ODD += ["b" * 259, "/" * 99, "," * 99, "1-99", "99-1", "x", "K", "@", "=", ";", ":", "swap", "-", "."]
EXAMPLES_EACH = settings(max_examples=150)


def rules(name: str) -> Game:
    return tablero.game(name).rules


@functools.cache
def visits(name: str) -> tuple[Visit, ...]:
    """Positions of a few random games."""
    return conformance.sample_of(rules(name), games=4, seed=1, cap=150).visits


@st.composite
def changed(draw: st.DrawFn, known: Sequence[str], signs: str) -> str:
    """One of the texts known with signs exchanged, and pieces left out, doubled, or put in."""
    letters = list(draw(st.sampled_from(known)))
    places = st.integers(0, max(0, len(letters) - 1))
    for one, other in draw(st.lists(st.tuples(places, places), max_size=8)) if letters else []:
        letters[one], letters[other] = letters[other], letters[one]
    text = "".join(letters)
    for _ in range(draw(st.integers(0, 3))):
        first = draw(st.integers(0, len(text)))
        last = draw(st.integers(first, min(len(text), first + 6)))
        put_in = st.one_of(st.text(signs, max_size=4), st.sampled_from(ODD), st.just(2 * text[first:last]))
        text = text[:first] + draw(put_in) + text[last:]
    return text


def texts(known: Sequence[str]) -> st.SearchStrategy[str]:
    """Any text, any made of the signs of the texts known, and these, changed."""
    signs = "".join(sorted(set("".join(known)))) + "²٣\n"
    return st.one_of(changed(known, signs), st.text(signs), st.text(st.characters()), st.sampled_from(ODD))


def refused(error: type[TableroError], read: Callable[[], object]) -> bool:
    """Is it refused with this error, and with a sentence? Any other error fails the test."""
    try:
        read()
    except error as said:
        assert str(said)
        return True
    return False


def short(name: Path | str) -> str:
    return Path(name).name


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_refused_or_can_be_played(name: str) -> None:
    game = rules(name)

    def check(text: str) -> None:
        if not refused(BadPosition, lambda: game.load(text)):
            state = game.load(text)
            assert game.load(game.dump(state)) == state
            assert len(game.legal(state)) <= game.facts.most_moves
            assert game.scene(state)

    for text in ODD:
        check(text)
    known = [game.dump(visit.state) for visit in visits(name)]
    EXAMPLES_EACH(given(texts(known))(check))()


@pytest.mark.parametrize("name", NAMES + EXAMPLES, ids=short)
def test_a_move_is_refused_or_legal(name: str) -> None:
    game = rules(name)

    def check(visit: Visit, text: str) -> None:
        if not refused(IllegalMove, lambda: game.parse(visit.state, text)):
            assert game.parse(visit.state, text) in visit.legal

    for text in ODD:
        for visit in visits(name)[::20]:
            check(visit, text)
    known = [game.format(visit.state, move) for visit in visits(name) for move in visit.legal]
    EXAMPLES_EACH(given(st.sampled_from(visits(name)), texts(known))(check))()


@pytest.mark.parametrize("name", NAMES + EXAMPLES, ids=short)
def test_a_line_of_moves_is_refused_or_played(name: str) -> None:
    start = tablero.game(name).start()

    def check(text: str) -> None:
        if not refused(IllegalMove, lambda: start.play(text)):
            after = start.play(text)
            assert start.play(" ".join(after.history)) == after

    for text in ODD:
        check(text)
    known = [visit.line for visit in visits(name) if len(visit.line) < 80]
    EXAMPLES_EACH(given(texts(known))(check))()


@pytest.mark.parametrize("name", ["azul", "azul/4", str(Path(EXAMPLES[0]).with_name("pig.py"))], ids=short)
def test_an_outcome_of_chance_is_refused_or_comes(name: str) -> None:
    game = rules(name)
    chances = [visit for visit in visits(name) if pending(visit.state)]

    def check(visit: Visit, text: str) -> None:
        if not refused(IllegalMove, lambda: game.outcome(visit.state, text)):
            outcome = game.outcome(visit.state, text)
            assert game.outcome(visit.state, game.format_outcome(visit.state, outcome)) == outcome
            after = resolve(visit.state, outcome)
            assert game.load(game.dump(after)) == after

    for text in ODD:
        for visit in chances[::5]:
            check(visit, text)
    known = [token[1:] for visit in visits(name) for token in visit.line.split() if token.startswith("@")]
    EXAMPLES_EACH(given(st.sampled_from(chances), texts(known))(check))()


@pytest.mark.parametrize("name", [*DRAUGHTS, "connect4", "tictactoe", "369", "azul"])
def test_a_variant_is_refused_or_found_again_by_its_name(name: str) -> None:
    game = rules(name)

    def check(word: str) -> None:
        if not refused(UnknownGame, lambda: game.with_word(word)):
            found = game.with_word(word)
            assert tablero.game(found.name).rules.state is found.state

    for word in [*ODD, "٥x٥", "٥x٥x٤", "9" * 5_000 + "x" + "9" * 5_000]:
        check(word)
    EXAMPLES_EACH(given(texts([*game.variants, "5x5", "5x5x4"]))(check))()


# Records.


@functools.cache
def records(name: str) -> list[str]:
    """Random games as PDN, one with comments, marks and variations."""
    game, lines = cast(DraughtsGame, rules(name)), []
    for seed in range(3):
        sample = conformance.sample_of(game, games=1, seed=seed, cap=20)
        moves = [game.parse(visit.state, text) for visit, text in zip(sample.visits, line_of(sample), strict=False)]
        lines.append(pdn.write(pdn.record(game, cast(Draughts, game.start()), moves, White='A "B"', Black="C\\")))
    first, second = (game.format(game.start(), move) for move in game.legal(game.start())[:2])
    lines.append(f"{{begun}} 1. {first} !? $5 ({{or}} 1. {second} ? ; not so good\n (1. {first})) *\n% the end\n")
    return [*lines, *(one + other for one, other in itertools.pairwise(lines))]


def line_of(sample: conformance.Sample) -> list[str]:
    return sample.visits[-1].line.split()


@pytest.mark.parametrize("name", DRAUGHTS)
def test_a_record_is_refused_with_its_line_or_can_be_written(name: str) -> None:
    game = cast(DraughtsGame, rules(name))

    def check(text: str) -> None:
        told: list[BadRecord] = []
        found = list(pdn.read(io.StringIO(text), game, broken=told.append))
        assert all(str(error).startswith("Line ") for error in told)
        assert refused(BadRecord, lambda: list(pdn.read(io.StringIO(text), game))) == bool(told)
        for played in found:
            (again,) = pdn.read(io.StringIO(pdn.write(played)), game)
            assert (again.game.state, again.start, again.moves) == (played.game.state, played.start, played.moves)
            assert again.result == played.result

    first = game.format(game.start(), game.legal(game.start())[0])
    odd = ['[FEN "W:W:B"]', '[Result "won"]', f"{first} ${'9' * 5_000}", f"{first} (" * 2_000, f"{first} $²"]
    for text in [*ODD, *odd, *records(name)]:
        check(text)
    EXAMPLES_EACH(given(texts(records(name)))(check))()
