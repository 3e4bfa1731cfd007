# make play    set up, and play          make test      set up, and run the tests
# make check   format, lint, types       make test-all  the deep ones too
# make bench   measure speed             make clean     remove what make made

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)

.PHONY: play test test-all check format bench clean

play: $(VENV)/.run
	@$(BIN)/tablero play

test: $(VENV)/.dev
	$(BIN)/python -m pytest

test-all: $(VENV)/.dev
	$(BIN)/python -m pytest -m ''

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_arrows.py

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.run
	$(BIN)/tablero bench

$(VENV)/bin/python:
ifdef UV
	@uv venv --quiet --python '>=3.11' $(VENV)
else
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tablero needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …")'
	@$(PYTHON) -m venv $(VENV)
endif

$(VENV)/.run: $(VENV)/bin/python pyproject.toml
	@echo "Setting up, the first time only …" >&2
ifdef UV
	@uv pip install --quiet --python $(BIN)/python -e .
else
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
endif
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml
	@echo "Setting up, the first time only …" >&2
ifdef UV
	@uv pip install --quiet --python $(BIN)/python -e '.[dev]'
else
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
endif
	@touch $@ $(VENV)/.run

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache
