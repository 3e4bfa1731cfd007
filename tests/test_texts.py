"""Every text that players read stands in every language, with the same things put in."""

import re

import pytest

import tablero
from tablero.core import registry
from tablero.core.texts import LANGUAGES, catalog, language, language_of_locale, say

from .texts_in_source import texts

registry.known()  # each game teaches its own texts


@pytest.fixture(autouse=True)
def english_afterwards() -> object:
    yield
    language("en")


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_text_is_translated(code: str) -> None:
    known = catalog(code)
    missing = sorted(text for text in texts() if text not in known and not text.startswith(":where"))
    assert not missing


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_no_translation_is_left_over(code: str) -> None:
    assert sorted(set(catalog(code)) - texts()) == []


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_translations_put_in_the_same_things(code: str) -> None:
    for text, translated in catalog(code).items():
        assert sorted(re.findall(r"{\w+}", text)) == sorted(re.findall(r"{\w+}", translated)), text


def test_a_game_speaks_the_language_in_use() -> None:
    position = tablero.game("connect4").start()
    language("es")
    assert say("{seat} to play", seat="X") == "Turno de X"
    assert position.game.title == "Conecta 4"
    assert str(position).endswith("Turno de X")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there are en, es, pt"):
        language("xx")


@pytest.mark.parametrize(("value", "expected"), [("es_AR.UTF-8", "es"), ("pt_BR", "pt"), ("C", "en"), ("de_DE", "en")])
def test_the_locale_is_asked(monkeypatch: pytest.MonkeyPatch, value: str, expected: str) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert language_of_locale() == expected
