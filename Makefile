# Sobremesa. `make` alone lists what there is.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help play terminal test check matches mutants playthroughs words bench bench-page load crash abuse fuzz agreement levels endurance docs screenshots sheets read-tiles clean set-up set-up-words set-up-web set-up-system

PYTHON ?= python3
BIN := .venv/bin
# Where this is set, every start of anything would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

play: set-up-words set-up-web ## open the house in the browser, for this machine and for phones around the table
	@$(BIN)/sobremesa serve --open

terminal: set-up-words ## play in this terminal: make terminal, or make terminal GAME=loom (without a terminal: watch bots)
	@$(BIN)/sobremesa play $(or $(GAME),golf)

test: set-up-words set-up-web set-up-system ## everything: lint, types, layers, and every test, those of the rules with coverage
	@$(BIN)/python scripts/check.py

check: set-up set-up-web ## the fast part: lint, types, layers and house tests
	@$(BIN)/python scripts/check.py --fast

matches: set-up ## 200 seeds of every game, language and number of players to their ends, and the figures
	@$(BIN)/python -m scripts.matches --seeds $(or $(SEEDS),200)

mutants: set-up ## small changes to a game's rules that no clause test notices: make mutants GAME=golf
	@$(BIN)/python -m scripts.mutate $(or $(GAME),golf) --count $(or $(COUNT),200) --seed $(or $(SEED),1) $(if $(SINCE),--since $(SINCE))

playthroughs: set-up ## play the kept matches again and write their transcripts
	@$(BIN)/python -m scripts.playthroughs

words: set-up ## build the dictionaries (set-up does it too; again does nothing)
	@$(BIN)/sobremesa words build

bench: set-up-words ## measure: word graph, searches, bots' moves, and how much of each language is known
	@$(BIN)/python -m benchmarks

bench-page: set-up-words set-up-web set-up-system ## measure the page on a slow phone: loading, touching, the lens
	@$(BIN)/python -m benchmarks.page

load: set-up-words ## 5,000 players on one server, beside a bare one: make load, or make load PLAYERS=500 SECONDS=20
	@$(BIN)/python -m benchmarks.load --players $(or $(PLAYERS),5000) --seconds $(or $(SECONDS),60)

crash: set-up-words ## kill nodes while people play, 50 times on SQLite and on PostgreSQL with three nodes
	@$(BIN)/python -m scripts.crash --kills $(or $(KILLS),50)
	@$(BIN)/python -m scripts.crash --kills $(or $(KILLS),50) --database postgresql --nodes 3

abuse: set-up-words ## 200 hostile clients on one address and 20 honest players: make abuse, or make abuse SECONDS=30
	@$(BIN)/python -m scripts.abuse --clients $(or $(CLIENTS),200) --players $(or $(PLAYERS),20) --seconds $(or $(SECONDS),120)

fuzz: set-up-words ## 100,000 spoilt messages, 50,000 actions in every phase of all games, and schemathesis over the HTTP API
	@$(BIN)/python -m scripts.fuzz --messages $(or $(MESSAGES),100000) --actions $(or $(ACTIONS),50000) --examples $(or $(EXAMPLES),100)

agreement: set-up-words ## native searches against their Python twins and against the matches themselves
	@$(BIN)/python -m benchmarks.agreement

levels: set-up-words ## bots of every level against each other: make levels, or make levels GAME=golf MATCHES=40
	@$(BIN)/python -m benchmarks.levels $(if $(GAME),--game $(GAME)) --matches $(or $(MATCHES),400)

endurance: set-up-words ## 10,000 matches of bots over all games, languages and numbers of players
	@$(BIN)/python -m benchmarks.endurance --matches $(or $(MATCHES),10000)

docs: set-up ## write the pages and schemas of docs/ that come from the code
	@$(BIN)/python -m scripts.write_docs

screenshots: set-up-words set-up-web set-up-system ## pictures of every page and phase into screenshots/, to be looked at
	@$(BIN)/python -m scripts.screenshots

sheets: set-up set-up-web ## a page of every game's print into docs/images, to be looked at
	@$(BIN)/python -m scripts.sheets

read-tiles: set-up set-up-web ## read Word Buffet's printed tiles with a program: in red light it must, in grey it must not
	@$(BIN)/python -m scripts.read_tiles

clean: ## remove what was built here; the word cache outside the clone stays
	rm -rf .venv .setup build dist web/node_modules src/sobremesa/server/site src/sobremesa/printing/fonts screenshots .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

set-up: ## (called by the others) the environment, from the lock
	@$(PYTHON) scripts/set_up.py

set-up-words: set-up
	@$(BIN)/sobremesa words build

set-up-web:
	@$(PYTHON) scripts/set_up_web.py

set-up-system:
	@$(PYTHON) scripts/set_up_system.py
