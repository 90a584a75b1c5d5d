"""The options of a match mean what they meant when it began, however a table chooses them today (TAB-8)."""

import json
from collections.abc import Callable

import msgspec
import pytest

from sobremesa.engine import Match, MatchBegan
from tests.conformance.subject import AnyMatch
from tests.conformance.subjects import LANGUAGES, MAKERS

Stored = dict[str, object]
SEED = bytes(32)


def started(game: str, language: str = "es") -> AnyMatch:
    return Match.start(MAKERS[game](language).make(), 2, seed=SEED)


def with_options(match: AnyMatch, change: Callable[[Stored], Stored]) -> AnyMatch:
    """The match as it loads from a log in which the options are others."""
    lines = []
    for line in match.save().splitlines():
        entry = json.loads(line)
        if entry.get("event", {}).get("type") == "match-began":
            entry["event"]["options"] = change(entry["event"]["options"])
        lines.append(json.dumps(entry))
    return Match.load(match.game, "\n".join(lines) + "\n")


def test_every_game_is_among_them() -> None:
    assert set(OLD) == set(MAKERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MAKERS)
def test_TAB_8_the_log_of_a_new_match_has_every_option(game: str, language: str) -> None:
    """So one that is missing from a log came later, and cannot be a default of today."""
    match = started(game, language)
    (began,) = (entry.event for entry in match.events if isinstance(entry.event, MatchBegan))
    assert set(began.options) == set(match.game.meta.options.__struct_fields__)
    assert with_options(match, dict).state.options == match.state.options


OLD: dict[str, tuple[Stored, Stored]] = {
    "buffet": (
        {"call_first": False, "clock": True, "least_letters": 2, "lens": True, "search_seconds": 90, "words": "table"},
        {"acronyms": "all", "names": True, "search_seconds": 90, "set": "", "words": "table"},
    ),
    "golf": (
        {"clock": True, "joker": "one-space", "neighbours": False, "same_holes": False, "words": "table"},
        {"joker": "one-space", "set": "", "words": "table"},
    ),
    "bisonte": (
        {"words": "objection", "split_digraphs": False, "play_on": False, "auto_end": False, "clock": True},
        {"words": "objection", "sudden_end": True, "auto_end": "no"},
    ),
    "loom": (
        {"end": "target", "target": 100, "repeated": "each", "youngest": 2},
        {"end": "target", "repeated": "maker", "finish_round": True, "blast_needs_word": True, "youngest": 2},
    ),
}
"""The options of an old log, and what they mean in today's words."""


@pytest.mark.parametrize("game", OLD)
def test_TAB_8_an_old_log_means_what_it_meant_when_it_was_written(game: str) -> None:
    stored, meant = OLD[game]
    options = msgspec.to_builtins(with_options(started(game), lambda _: stored).state.options)
    assert {name: options[name] for name in meant} == meant


def test_TAB_8_a_table_that_has_not_begun_has_the_defaults_of_today() -> None:
    assert [MAKERS[game]("es").make().meta.read_options({}) for game in MAKERS] == [
        MAKERS[game]("es").make().meta.options() for game in MAKERS
    ]
