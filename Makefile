# `make` lists what there is. The first run makes .venv and compiles the core; later runs do only what changed.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet --quiet

# The compiled core: modules with a .pxd beside them. The stamp says what they were compiled from.
TYPES    := $(shell find src/dedale -name '*.pxd')
SOURCES  := $(TYPES) $(wildcard $(TYPES:.pxd=.py)) setup.py
COMPILED := src/dedale/_compiled_from.txt
COMPILE  := $(BIN)/python setup.py --quiet build_ext --inplace

# The tests that have to reach every branch of the rules.
RULE_TESTS := tests/rules tests/core tests/onirim tests/labyrinth
CONTRACT_OF := 'onirim and lost and ruins and dreams:6 and silent or labyrinth and players:3 and cards:2'
RULES      := src/dedale/core src/dedale/onirim src/dedale/labyrinth

CODE := src tests tools bench setup.py

PAGE := $(BIN)/python tools/page.py

.NOTPARALLEL:
.PHONY: help play page test check compile tests coverage mutants-short mutants soak bench docs format clean dev
.PHONY: sanitize

help:
	@echo 'make play      play Onirim and Labyrinth in a browser (sets everything up first)'
	@echo 'make page      build the page that the server shows, if its sources changed'
	@echo 'make test      every check and every test'
	@echo 'make soak      the long tests: a million games, every mutant'
	@echo 'make bench     the benchmarks, as ratios'
	@echo 'make docs      write docs/notation.md anew from the code'
	@echo 'make format    put the code in its layout'
	@echo 'make clean     remove what was built, .venv too'
	@echo 'Parts of make test: check, compile, tests, coverage, mutants-short. The whole mutation run: mutants.'

play: $(VENV)/.play
	@$(PAGE) --fetch --if-possible
	@$(BIN)/dedale serve --open

page: $(BIN)/python
	@$(PAGE) --fetch

test: check compile tests coverage mutants-short

# Set-up

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Dédale needs Python 3.11 or newer, and $(PYTHON) is older: say make PYTHON=python3.12, for example.")'
	@echo 'Setting up $(VENV) …'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.build-tools: pyproject.toml | $(BIN)/python
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $@.txt
	@$(PIP) --requirement $@.txt
	@touch $@

# Without a C compiler there is no stamp; the next run tries again, which takes a second.
$(COMPILED): $(SOURCES) $(VENV)/.build-tools
	@echo 'Compiling the core …'
	@$(COMPILE)

$(VENV)/.play: pyproject.toml src/dedale/__init__.py $(VENV)/.build-tools | $(COMPILED)
	@$(PIP) --no-build-isolation --editable '.[server]'
	@touch $@

$(VENV)/.dev: pyproject.toml src/dedale/__init__.py $(VENV)/.build-tools | $(COMPILED)
	@$(PIP) --no-build-isolation --editable '.[dev,lab,server]'
	@touch $(VENV)/.play $@

dev: $(VENV)/.dev

# Checks and tests

check: $(VENV)/.dev
	$(PAGE) --fetch check
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

compile: $(VENV)/.dev
	DEDALE_REFUSE_HINTS=1 $(COMPILE)

tests: $(VENV)/.dev
	$(PAGE) --fetch test
	$(BIN)/pytest -q -n 2

coverage: $(VENV)/.dev
	DEDALE_UNCOMPILED=1 $(BIN)/pytest -q -n 2 --doctest-modules --cov --cov-report= $(RULE_TESTS) $(RULES)
	DEDALE_UNCOMPILED=1 $(BIN)/pytest -q -n 2 --cov --cov-append --cov-fail-under=100 tests/conformance -k $(CONTRACT_OF)

# Plays in builds with -O1 and with gcc's sanitizers too; DEDALE_TEST_SEED=n repeats a run.
sanitize: compile
	$(BIN)/python -m tools.sanitize

mutants-short: $(VENV)/.dev
	$(BIN)/python -m tools.mutants --short

mutants: $(VENV)/.dev
	$(BIN)/python -m tools.mutants

soak: $(VENV)/.dev page
	DEDALE_SOAK=1 $(BIN)/pytest -q -n 2
	$(BIN)/python -m tools.sanitize --checked
	$(BIN)/python -m tools.mutants

bench: $(VENV)/.dev
	$(BIN)/python -m bench

docs: $(VENV)/.dev
	$(BIN)/python tools/notation.py
	@$(BIN)/python -m tools.notation_labyrinth
	@$(BIN)/python -m tools.picture

format: $(VENV)/.dev
	$(BIN)/ruff check --select I --fix --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

clean:
	rm -rf $(VENV) build dist src/*.egg-info $(COMPILED) .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache htmlcov
	rm -rf web/node_modules web/src/art src/dedale/server/static
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +
