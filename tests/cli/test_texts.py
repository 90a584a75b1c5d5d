"""The terminal's sentences: the same in both languages, all used, none missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sobremesa.cli
from sobremesa.bots import LEVELS
from sobremesa.cli.saying import texts
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.games.golf.events import Spelling
from sobremesa.lexicon.meaning import MeaningKind

ROOM = Path(sobremesa.cli.__file__).parent
ID = re.compile(r"cli-[a-z0-9-]+")
# What follows a prefix in the code is one of these.
VALUES = {
    "cli-bot-": LEVELS,
    "cli-watched-": ("luis-beaten", "luis-cups", "luis-draw", "luis-wins"),
    "cli-verdict-": tuple(spelling.value for spelling in Spelling),
    "cli-meaning-": tuple(kind.value.replace(" ", "-") for kind in MeaningKind),
}


def ids(language: Language) -> dict[str, frozenset[str]]:
    """Every id with the parameters that its sentence names."""
    source = (ROOM / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    found = {}
    for message in messages:
        assert message.value is not None
        assert message.span is not None
        written = source[message.span.start : message.span.end]
        found[message.id.name] = frozenset(re.findall(r"\$(\w+)", written))
    return found


def used() -> set[str]:
    """Every id in the code, prefixes filled in."""
    files = [file for file in ROOM.rglob("*.py") if ROOM / "words" not in file.parents]
    found = {name for file in files for name in ID.findall(file.read_text(encoding="utf-8"))}
    prefixes = {name for name in found if name.endswith("-")}
    assert prefixes == set(VALUES)
    return (found - prefixes) | {prefix + value for prefix in prefixes for value in VALUES[prefix]}


def test_both_languages_have_the_same_ids_with_the_same_parameters() -> None:
    assert ids("es") == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_the_prefix_of_its_room(language: Language) -> None:
    assert all(name.startswith("cli-") for name in ids(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_code_exists_and_every_id_is_used(language: Language) -> None:
    assert used() == set(ids(language))


def test_spanish_has_its_own_marks() -> None:
    spanish = (ROOM / "texts" / "es.ftl").read_text(encoding="utf-8")
    # A question mark after a blank is the key for help.
    assert len(re.findall(r"[\w}]\?", spanish)) == spanish.count("¿") > 0
    assert spanish.count("!") == spanish.count("¡") > 0
    assert "“" not in spanish
    assert texts("es")("cli-hand-over", name="● Ana").startswith("Pasa el teclado a ● Ana")
