# `make` lists what there is. The first run makes .venv and compiles the core; later runs do only what changed.
# `make PYTHON=python3.12 …` makes .venv with another Python than python3.

VENV    := .venv
BIN     := $(VENV)/bin
PYTHON  ?= $(shell test -x $(BIN)/python && echo $(BIN)/python || echo python3)
COMPILE := $(BIN)/python setup.py --quiet build_ext --inplace

# The tests that have to reach every branch of the rules.
RULE_TESTS := tests/rules tests/core tests/onirim tests/labyrinth
CONTRACT_OF := 'onirim and lost and ruins and dreams:6 and silent or labyrinth and players:3 and cards:2'
RULES      := src/dedale/core src/dedale/onirim src/dedale/labyrinth

CODE := src tests tools bench setup.py

PAGE := $(BIN)/python tools/page.py

.NOTPARALLEL:
.PHONY: help play page test check compile tests coverage mutants-short mutants soak bench docs format clean dev

help:
	@echo 'make play      play Onirim and Labyrinth in a browser (sets everything up first)'
	@echo 'make page      build the page that the server shows, if its sources changed'
	@echo 'make test      every check and every test'
	@echo 'make soak      the long tests: a million games, every mutant'
	@echo 'make bench     the benchmarks, as ratios'
	@echo 'make docs      write docs/notation.md anew from the code'
	@echo 'make format    put the code in its layout'
	@echo 'make needs     say what this machine lacks for the tests, and what to type'
	@echo 'make clean     remove what was built, .venv too'
	@echo 'Parts of make test: check, compile, tests, coverage, mutants-short. The whole mutation run: mutants.'

play:
	@$(PYTHON) tools/needs.py play
	@$(PYTHON) tools/set_up.py play
	@$(BIN)/dedale serve --open

page:
	@$(PYTHON) tools/needs.py play
	@$(PYTHON) tools/set_up.py page

test: check compile tests coverage mutants-short

# Set-up: tools/needs.py looks what the machine lacks; tools/set_up.py does what is not done yet, and says what.

$(VENV)/.dev:
	@$(PYTHON) tools/needs.py play
	@$(PYTHON) tools/set_up.py dev

.PHONY: needs $(VENV)/.dev
needs:
	@$(PYTHON) tools/needs.py test
	@$(PYTHON) tools/set_up.py node

dev: needs $(VENV)/.dev

# Checks and tests

check: $(VENV)/.dev
	$(PAGE) check
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

mutants-short: $(VENV)/.dev
	$(BIN)/python -m tools.mutants --short

mutants: $(VENV)/.dev
	$(BIN)/python -m tools.mutants

soak: $(VENV)/.dev page
	DEDALE_SOAK=1 $(BIN)/pytest -q -n 2
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
	rm -rf $(VENV) build dist src/*.egg-info src/dedale/_compiled_from.txt .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache htmlcov
	rm -rf web/node_modules web/src/art src/dedale/server/static
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +
