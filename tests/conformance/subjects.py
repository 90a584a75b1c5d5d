"""Everything that the conformance suite plays: each game in each language, each option, each edition."""

from collections.abc import Callable
from dataclasses import replace

from sobremesa.editions.bisonte import load_bisonte
from sobremesa.editions.buffet import load_buffet
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.buffet.game import Buffet
from tests.conformance.bisonte import bisonte
from tests.conformance.bisonte import lexicon as bisonte_words
from tests.conformance.buffet import buffet
from tests.conformance.buffet import lexicon as buffet_words
from tests.conformance.golf import golf
from tests.conformance.loom import loom
from tests.conformance.subject import Subject

Maker = Callable[..., Subject]

MAKERS: dict[str, Maker] = {"buffet": buffet, "golf": golf, "bisonte": bisonte, "loom": loom}
LANGUAGES = ("es", "en")

OPTIONS: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {
    "buffet": (
        ("es", {"call_first": True, "least_letters": 3, "words": "dictionary", "search_seconds": 40}),
        ("en", {"lens": False, "words": "table", "clock": False, "acronyms": "none", "names": False}),
        ("en", {"call_first": True, "words": "table", "search_seconds": 20, "set": "K7M2QX", "acronyms": "all"}),
    ),
    "golf": (
        ("es", {"neighbours": True, "joker": "one-space", "words": "dictionary", "writing_seconds": 30}),
        ("en", {"same_holes": True, "words": "table", "clock": False, "set": "0H4P9Z"}),
    ),
    "bisonte": (
        ("es", {"words": "table", "split_digraphs": True, "sudden_end": True, "minutes": 2}),
        ("en", {"words": "checked", "auto_end": "no", "turn_seconds": 40}),
        ("es", {"words": "objection", "auto_end": "yes", "clock": False}),
    ),
    "loom": (
        (
            "es",
            {
                "end": "target",
                "target": 30,
                "youngest": 2,
                "strategy_seconds": 20,
                "creation_seconds": 30,
                "shield": "reactive",
                "repeated": "less-4",
                "words": "dictionary",
                "names": False,
                "loanwords": False,
            },
        ),
        (
            "en",
            {
                "rounds": 3,
                "repeated": "maker",
                "blast_needs_word": True,
                "words": "table",
                "foreign": True,
                "abbreviations": True,
                "acronyms": True,
                "brands": True,
                "clock": False,
            },
        ),
        ("es", {"end": "target", "target": 20, "finish_round": True, "clock": False}),
    ),
}
"""Every option of every game away from its default at least once, every named value among them."""

EDITIONS = {
    "bisonte": tuple(
        f"{tiles}{layout}"
        for tiles in ("es-102", "es-100", "es-103", "es-plain", "en-102", "en-100")
        for layout in ("", "+sixty-one")
    )
}
"""Boxes besides the one of each language."""


def bisonte_with(edition: str) -> Subject:
    """Bisonte with another box."""
    language = edition[:2]
    return replace(
        bisonte(language),
        name=f"bisonte with {edition}",
        make=lambda: Bisonte(load_bisonte(edition), bisonte_words(language)),
    )


def whole_buffet(language: str) -> Subject:
    """Word Buffet with all of its ants; the suite plays with few, to be quick."""
    box = load_buffet(language)
    return replace(buffet(language), make=lambda: Buffet(box, buffet_words(language)), longest=4 * 46 * 16)


DEFAULTS = {(game, language): make(language) for game, make in MAKERS.items() for language in LANGUAGES}
"""Each game in each language as the clauses have it, but for few ants and few rounds."""
WHOLE = {
    **DEFAULTS,
    **{("buffet", language): whole_buffet(language) for language in LANGUAGES},
    **{("loom", language): loom(language, rounds=8) for language in LANGUAGES},
}
"""The same with whole boxes and all rounds, for `make matches`."""
MAIN = tuple(subject.name for subject in DEFAULTS.values())
_ALL = (
    *DEFAULTS.values(),
    *(MAKERS[game](language, **options) for game, sets in OPTIONS.items() for language, options in sets),
    *(bisonte_with(edition) for edition in EDITIONS["bisonte"]),
    *(bisonte(language, small=True) for language in LANGUAGES),
    bisonte("en", small=True, words="objection", sudden_end=True),
    bisonte("es", small=True, words="checked"),
    bisonte("en", small=True, words="table", sudden_end=True, clock=False),
)
SUBJECTS: dict[str, Subject] = {subject.name: subject for subject in _ALL}
assert len(SUBJECTS) == len(_ALL), "two subjects have one name"
