# `make` lists what there is. The first run makes .venv and compiles the core; later runs do only what changed.
# `make PYTHON=python3.12 …` makes .venv with another Python than python3.

VENV    := .venv
BIN     := $(VENV)/bin
PYTHON  ?= $(shell test -x $(BIN)/python && echo $(BIN)/python || echo python3)
NEEDS   := $(PYTHON) tools/new_enough.py && $(PYTHON) -m tools.needs
COMPILE := $(BIN)/python setup.py --quiet build_ext --inplace

CODE := src tests tools bench examples setup.py

# Of `make trust`: which parts, and how often.
PARTS ?=
RUNS  ?= 20

# Of `make wheels`: for which Pythons.
PYTHONS ?= $(BIN)/python

.NOTPARALLEL:
.PHONY: help play page quick test trust soak compile sanitize mutants bench docs site wheels format clean dev needs $(VENV)/.dev

help:
	@echo 'make play      play Onirim and Labyrinth in a browser (sets everything up first)'
	@echo 'make page      build the page that the server shows, if its sources changed'
	@echo 'make needs     say what this machine lacks for the tests, and what to type'
	@echo 'make quick     between two edits: layout, types, and every test that is not slow'
	@echo 'make test      every check and every test'
	@echo 'make trust     the tests again and again on a busy machine, to find false alarms'
	@echo 'make soak      the long tests: a million games, every mutant'
	@echo 'make bench     the benchmarks, as ratios'
	@echo 'make docs      write docs/notation.md anew from the code'
	@echo 'make site      build the site of the documentation into build/site'
	@echo 'make wheels    build and try what is published, for PYTHONS="python3.11 python3.13"'
	@echo 'make format    put the code in its layout'
	@echo 'make clean     remove what was built, .venv too'
	@echo 'Parts of make test: .venv/bin/python -m tools.suite --list. Of make trust: PARTS="server lab" RUNS=5.'

play:
	@$(NEEDS) play
	@$(PYTHON) tools/set_up.py play
	@$(BIN)/dedale serve --open

page:
	@$(NEEDS) play
	@$(PYTHON) tools/set_up.py page

# Set-up: tools.needs looks what the machine lacks; tools/set_up.py does what is not done yet, and says what.

$(VENV)/.dev:
	@$(NEEDS) play
	@$(PYTHON) tools/set_up.py dev

needs:
	@$(NEEDS) test
	@$(PYTHON) tools/set_up.py node

dev: needs $(VENV)/.dev

# Checks and tests: tools/suite.py has the parts. DEDALE_TEST_SEED=n gives the same luck again.

quick: $(VENV)/.dev
	@$(BIN)/python -m tools.suite --quick

test: needs compile page
	@$(BIN)/python -m tools.suite

trust: needs compile page
	@$(BIN)/python -m tools.trust --runs $(RUNS) $(PARTS)

soak: needs compile page
	DEDALE_SOAK=1 $(BIN)/pytest -q -n 2 --ignore=tests/browser
	DEDALE_SOAK=1 $(BIN)/pytest -q -n 2 tests/browser
	$(BIN)/python -m tools.sanitize --checked
	$(BIN)/python -m tools.mutants

compile: $(VENV)/.dev
	@DEDALE_REFUSE_HINTS=1 $(COMPILE)

sanitize: compile
	$(BIN)/python -m tools.sanitize

mutants: $(VENV)/.dev
	$(BIN)/python -m tools.mutants

bench: $(VENV)/.dev
	$(BIN)/python -m bench

docs: $(VENV)/.dev
	$(BIN)/python tools/notation.py
	@$(BIN)/python -m tools.notation_labyrinth
	@$(BIN)/python -m tools.encoding
	@$(BIN)/python -m tools.wire
	@$(BIN)/python -m tools.picture

site: $(VENV)/.dev
	@$(BIN)/python -m tools.site

wheels: $(VENV)/.dev page
	$(BIN)/python -m tools.wheels $(PYTHONS)

format: $(VENV)/.dev
	$(BIN)/ruff check --select I --fix --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/dedale/_compiled_from.txt .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache htmlcov
	rm -rf web/node_modules web/src/art src/dedale/server/static
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +
