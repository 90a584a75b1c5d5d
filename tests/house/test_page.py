"""The page says only what has a text, leaves no text unsaid, and runs nothing that a strict browser forbids."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from sobremesa.bots import LEVELS
from sobremesa.games.bisonte import actions as bisonte
from sobremesa.games.bisonte.state import TurnKind
from sobremesa.games.buffet import actions as buffet
from sobremesa.games.buffet.events import Fate
from sobremesa.games.golf import actions as golf
from sobremesa.games.golf.events import Spelling
from sobremesa.games.golf.hole import SpaceKind
from sobremesa.games.loom import actions as loom
from sobremesa.games.loom.edition import Colour, Deck
from sobremesa.games.loom.phases import Phase
from sobremesa.protocol.telling import ClosedWhy
from tests.house.catalogue import catalogue
from tests.house.source import SOURCE

PAGE = SOURCE / "server" / "page"
SCRIPTS = sorted(PAGE.rglob("*.js"))
ACTIONS = [
    *get_args(golf.Action),
    *get_args(bisonte.Action),
    *get_args(buffet.Action),
    *get_args(loom.Action),
]
ASKED = ("word", "path", "letters", "tiles", "cards", "wild", "jokers", "placements")
TOLD_OF_SEATS = ("filled", "absent", "returned", "handed", "gone")
TOLD = ("match-started", "paused", "outage-counted", "rematch-opened", "table-closed", "start-called-off", "went-on")
COMPUTED = {
    *(f"page-do-{action.__struct_config__.tag}" for action in ACTIONS),
    *(f"page-ask-{field}" for field in ASKED),
    *(f"page-level-{level}" for level in LEVELS),
    *(f"page-closed-{why}" for why in get_args(ClosedWhy)),
    *(f"page-told-{fate}" for fate in Fate),
    *(f"page-fate-{fate}" for fate in Fate),
    *(f"page-told-seat-{what}" for what in TOLD_OF_SEATS),
    *(f"page-told-{what}" for what in TOLD),
    *(f"page-turn-{kind}" for kind in TurnKind),
    *(f"page-spelling-{spelling}" for spelling in Spelling if spelling is not Spelling.EMPTY),
    *(f"page-space-{kind}" for kind in ("start", "flag", *(kind for kind in SpaceKind if kind is not SpaceKind.PLAIN))),
    *(f"page-colour-{colour}" for colour in Colour),
    *(f"page-deck-{deck}" for deck in Deck),
    *(f"page-loom-{phase}" for phase in Phase),
    *(f"page-{action}-letters" for action in ("announce", "show")),
}
"""Ids that the page puts together."""


@cache
def written() -> set[str]:
    """The ids that stand in the page's scripts."""
    return {name for script in SCRIPTS for name in re.findall(r'"(page-[a-z-]+)"', script.read_text(encoding="utf-8"))}


def test_everything_that_the_page_says_has_a_text() -> None:
    assert len(written()) > 100
    assert not (written() | COMPUTED) - catalogue("en").keys()


def test_every_text_of_the_page_is_said() -> None:
    assert not {name for name in catalogue("en") if name.startswith("page-")} - written() - COMPUTED


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_are_small_and_write_no_markup(script: Path) -> None:
    source = script.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 250
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function", source)


def test_the_page_has_no_script_or_style_of_its_own_within() -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\son[a-z]+=|<script(?![^>]*\ssrc=)", index)
