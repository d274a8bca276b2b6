# The commands of the house. `make play` and `make test` do all their own set-up; docs/decisions/0002-two-builds.md.
.DEFAULT_GOAL := help
export RAVENHILL_BUILD ?= compiled
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/server/static/*')
STATIC := src/ravenhill/server/static/index.html
PAGES := $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/.fonts/*' 2>/dev/null) $(shell find src/ravenhill/locale -name '*.ftl')

help:            ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## /  make \1\t/p' Makefile | expand -t 22

play: .venv/.play           ## play in the browser (scripts/play play: in the terminal)
	@scripts/play

test: .venv/.test           ## everything, on both builds
	@scripts/test

check: .venv/.test          ## the quick part of test, in seconds
	@scripts/check

bench: .venv/.test          ## speed, both builds, beside other engines
	@[ ! -e .venv-compiled/.quickly-built ] || rm -f .venv-compiled/.installed
	@$(MAKE) -s compiled
	@scripts/bench
	@scripts/bench-server

soak: compiled              ## many random games of every game
	@scripts/soak

rules: .venv/.play          ## which rules have code and tests
	@scripts/rules

playthroughs: .venv/.test   ## rewrite the golden games
	.venv/bin/python -m pytest -q tests/contract tests/five_armies tests/meccg/test_log.py tests/meccg/test_texts.py -k "playthrough or perft or as_written" --rewrite-playthroughs

client: $(STATIC)           ## build the browser client

screenshots: .venv/.test $(STATIC)  ## take the pictures of docs/tour.md anew
	@scripts/screenshots

compiled: .venv-compiled/.installed  ## build the compiled build into .venv-compiled

clean:           ## forget everything that was built or installed
	rm -rf .venv .venv-compiled build dist client/node_modules src/ravenhill/server/static

# .venv holds the sources as they are (editable, pure Python); .venv-compiled holds the compiled wheel.
.venv/.play: locks/play.txt scripts/install
	@scripts/install play

.venv/.test: locks/test.txt scripts/install
	@scripts/install test

$(STATIC): $(PAGES) scripts/client | .venv/.play
	@scripts/client

.venv-compiled/.installed: $(SOURCES) $(STATIC) pyproject.toml scripts/build_hook.py scripts/compile | .venv/.play
	@scripts/compile

.PHONY: help play test check bench soak rules playthroughs client screenshots compiled clean
