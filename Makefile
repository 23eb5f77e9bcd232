# Everything is set up in .venv, from nothing, the first time it is needed.
PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
BIBLE := assets/bible/web.bible
ARGS ?=

.PHONY: play test test-long check format bible fonts paint sounds pictures build clean

play: $(BIBLE)
	@$(BIN)/python -m game $(ARGS)

# Each worker takes neighbours, which share what they draw; whoever is done first helps the other.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# What is compiled is kept, or every worker and every program that a test starts would do it anew.
test test-long: export PYTHONDONTWRITEBYTECODE :=

test: .venv/dev.stamp $(BIBLE)
	$(PYTEST) $(ARGS)

test-long: .venv/dev.stamp $(BIBLE)
	$(PYTEST) -m long $(ARGS)

check: .venv/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict

format: .venv/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bible: $(BIBLE)

# A developer's tool: the fonts are in the repository already.
fonts: .venv/play.stamp
	npm install --silent --prefix build/fonts $(addprefix @fontsource/, \
		almendra alegreya alegreya-sans-sc cinzel atkinson-hyperlegible opendyslexic)
	$(PIP) --editable '.[fonts]'
	$(BIN)/python -m tools.fonts build/fonts

# Developers' tools too: what they make is in the repository already.
paint: .venv/dev.stamp
	npm install --silent --prefix build/icons @iconify-json/game-icons@1.2.4
	$(BIN)/python -m tools.paint --icons build/icons/node_modules/@iconify-json/game-icons/icons.json

sounds: .venv/dev.stamp
	$(BIN)/python -m tools.sounds --out assets/sounds

pictures: $(BIBLE)
	@for scene in table fights reading siege card_box; do \
		$(BIN)/python -m game shot $$scene --out docs/$$scene.png --size 1280x720 --seed 3 --day 6; \
	done

build: .venv/build.stamp $(BIBLE)
	$(BIN)/pyinstaller --noconfirm build_pyinstaller.spec

clean:
	rm -rf .venv build dist assets/bible

$(BIBLE): .venv/play.stamp tools/bible_text.py game/bible.py game/references.py
	$(BIN)/python -m tools.bible_text

.venv/play.stamp: pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) --editable '.[bible]'
	@touch $@

.venv/dev.stamp: .venv/play.stamp
	$(PIP) --editable '.[dev]'
	@$(BIN)/python -m compileall -q engine game scenes tools
	@touch $@

.venv/build.stamp: .venv/play.stamp
	$(PIP) --editable '.[build]'
	@touch $@
