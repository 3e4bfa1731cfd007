"""Compiled code is shared by all tests, in the user's cache; games that tests play go to a library of their own.
Hypothesis does not count the time of a compilation."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("tablero", deadline=None, print_blob=True)
settings.load_profile("tablero")


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which this test's library is."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("TABLERO_DATA", str(folder))
    return folder
