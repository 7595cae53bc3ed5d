# The house's chores. `make` alone lists them.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Machine code that the tests and benchmarks compile stays inside the checkout.
CACHE := PERANKH_CACHE=$(CURDIR)/.cache

.DEFAULT_GOAL := help
.PHONY: help play test check fix golden docs bench wheel clean

help: ## list these chores
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

play: .venv/for-play ## install into .venv and open the house, to play in the browser
	@$(BIN)/perankh serve

test: check ## install what the tests need and run them all
	$(CACHE) $(BIN)/python -m pytest --numprocesses=2 --dist=loadfile --quiet

check: .venv/for-work ## style, types and generated pages
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/python docs/generate.py --check

fix: .venv/for-work ## format, and mend what can be mended
	$(BIN)/ruff format --quiet
	$(BIN)/ruff check --fix --quiet

golden: .venv/for-work ## write the playthroughs anew; their difference is a change of rules
	$(BIN)/python -m perankh.games.ra.tests.playthrough

docs: .venv/for-work ## write the generated pages of docs/ anew
	$(BIN)/python docs/generate.py

bench: .venv/for-work ## measure the engine beside hand-written C and the server beside boardgame.io (needs gcc and npm)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python -m benchmarks.server

wheel: .venv/for-work ## build the wheel into dist/
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean: ## remove what the chores made
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache dist

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/for-play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing perankh into .venv ..."
	$(INSTALL) --editable '.[compiled,serve]'
	@touch $@

.venv/for-work: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing perankh and what its tests need into .venv ..."
	$(INSTALL) --editable '.[compiled,serve,develop]'
	@touch $@ .venv/for-play
