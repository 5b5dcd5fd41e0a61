# Two commands for everybody:  make play   make test
# For those who change Ponti:  make install check audit format bench docs lock clean
#
# They need Python 3.11 or newer with pip, make, a C compiler and Node. Everything else goes into .venv and
# web/node_modules. What is up to date is not done again.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PYTEST := $(BIN)/python -m pytest
WORKERS ?= 2

# The package is built for this machine only, so it may use all of its processor.
export PONTI_NATIVE ?= 1
# With CI=true nothing may be left out.
export PONTI_REQUIRE ?= $(if $(filter true 1,$(CI)),1,0)
HAS_NODE := $(shell command -v npm)

SOURCES := pyproject.toml setup.py $(shell find src -path src/ponti/web -prune -o -type f ! -name '*.pyc' ! -path '*.egg-info*' -print)
WEB_SOURCES := scripts/build_web.py $(shell find web -type d \( -name node_modules -o -name tests \) -prune -o -type f -print)

.DELETE_ON_ERROR:
.PHONY: play install needed test test-compiled test-pure test-browser test-kill test-web check check-lint check-types check-layers \
    check-lock check-web audit format bench docs lock clean

## play: set everything up, start the server and open it in the browser
play: $(STAMPS)/package
	@$(BIN)/ponti serve

## install: the compiled package with its web app in .venv, with all that tests and checks need
install: $(STAMPS)/dev $(STAMPS)/package

## needed: all that install takes but the compiling, which is slow
needed: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/packages-web

## test: all tests, on the compiled package
test: test-compiled test-browser test-web

test-compiled: install
	PONTI_EXPECT=compiled $(PYTEST) -n $(WORKERS) -m "not browser"

## test-pure: the same tests on the uncompiled sources
test-pure: $(STAMPS)/dev
	PONTI_EXPECT=pure PYTHONPATH=src $(PYTEST) -n $(WORKERS) -m "not browser"

## test-kill: servers on both kinds of database killed 200 times; the ordinary tests do it a few times
test-kill: install
	PONTI_KILLS=200 $(PYTEST) -m kill

test-browser: install
	@browser="$$($(BIN)/python scripts/find_browser.py)"; \
	if [ -n "$$browser" ] && [ -n "$(HAS_NODE)" ]; then \
	    PONTI_CHROMIUM="$$browser" $(PYTEST) -m browser; \
	elif [ "$(PONTI_REQUIRE)" = 1 ]; then \
	    echo "The browser tests need a Chromium and Node, and CI may not skip them." >&2; exit 1; \
	else \
	    printf '\n****  THE BROWSER TESTS WERE SKIPPED: no Chromium or no Node here, and none could be had  ****\n\n' >&2; \
	fi

test-web: $(STAMPS)/packages-web
	@if [ -n "$(HAS_NODE)" ]; then npm --prefix web test; \
	elif [ "$(PONTI_REQUIRE)" = 1 ]; then echo "The web app's tests need Node." >&2; exit 1; \
	else printf '\n****  THE TESTS OF THE WEB APP WERE SKIPPED: no Node here  ****\n\n' >&2; fi

## check: lint, format, types, layers, lock file
check: check-lint check-types check-layers check-lock

check-lint: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types: $(STAMPS)/dev
	$(BIN)/mypy

check-layers: $(STAMPS)/dev
	PYTHONPATH=src $(BIN)/lint-imports

check-lock: $(STAMPS)/dev
	$(BIN)/python scripts/lock.py --check

## check-web: the web app's types and style
check-web: $(STAMPS)/packages-web
	npm --prefix web run check
	npm --prefix web run lint

## audit: known weaknesses of what a server runs on, where there is a network to ask
audit: $(STAMPS)/dev
	$(BIN)/python scripts/audit.py

format: $(STAMPS)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

## bench: the speed table, compiled and uncompiled
bench: $(STAMPS)/package
	$(BIN)/ponti bench

## docs: the documentation site in site/
docs: $(STAMPS)/dev
	$(BIN)/zensical build --clean --strict

## lock: bring uv.lock and requirements/ up to date with pyproject.toml
lock: $(STAMPS)/dev
	$(BIN)/python scripts/lock.py

clean:
	rm -rf build dist site src/*.egg-info src/ponti/web $(VENV) web/node_modules

# -- what is installed, remembered by stamps ---------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ponti needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)

$(STAMPS)/play: requirements/play.txt | $(BIN)/python
	$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: requirements/dev.txt | $(BIN)/python
	$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@mkdir -p $(STAMPS) && touch $@ $(STAMPS)/play

$(STAMPS)/web: $(WEB_SOURCES) | $(BIN)/python
	@$(BIN)/python scripts/build_web.py || [ "$(PONTI_REQUIRE)" != 1 ]
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/packages-web: web/package-lock.json scripts/build_web.py | $(BIN)/python
	@$(BIN)/python scripts/build_web.py --packages || [ "$(PONTI_REQUIRE)" != 1 ]
	@mkdir -p $(STAMPS) && touch $@

# No isolation and no dependencies: all that the build needs was installed above, pinned.
$(STAMPS)/package: $(SOURCES) requirements/play.txt $(STAMPS)/web | $(STAMPS)/play
	@echo "Compiling the rules (once; a few minutes on a small machine) ..."
	PONTI_WEB=0 $(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@
