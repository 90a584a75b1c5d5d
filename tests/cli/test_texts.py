"""The terminal's sentences: the same in both languages, all used, none missing."""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sobremesa.cli
from sobremesa.bots import LEVELS
from sobremesa.bots.review import LevelFrom
from sobremesa.cli.saying import texts
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.lexicon.meaning import MeaningKind

DOOR = Path(sobremesa.cli.__file__).parent
ROOMS = [DOOR, *sorted(texts.parent for texts in DOOR.glob("*/texts") if texts.parent.name != "words")]
"""The command line's own room and those of its games; what `words` says has tests of its own."""
ID = re.compile(r"cli-[a-z0-9-]+")


def computed() -> dict[str, tuple[str, ...]]:
    """What follows a prefix in the code; a game names its own in `tests/cli/<game>/computed.py`."""
    values = {
        "cli-bot-": tuple(LEVELS),
        "cli-coach-level-": get_args(LevelFrom),
        "cli-meaning-": tuple(kind.value.replace(" ", "-") for kind in MeaningKind),
    }
    for file in sorted(Path(__file__).parent.glob("*/computed.py")):
        values |= import_module(f"tests.cli.{file.parent.name}.computed").COMPUTED
    return values


def ids(room: Path, language: Language) -> dict[str, frozenset[str]]:
    """Every id with the parameters that its sentence names."""
    source = (room / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
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
    values = computed()
    files = [file for file in DOOR.rglob("*.py") if DOOR / "words" not in file.parents]
    # Where a front-end's own documentation speaks of ids there is a `<`.
    found = {name for file in files for name in ID.findall(re.sub(r"cli-<.*", "", file.read_text(encoding="utf-8")))}
    prefixes = {name for name in found if name.endswith("-")}
    assert prefixes == set(values)
    return (found - prefixes) | {prefix + value for prefix in prefixes for value in values[prefix]}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_both_languages_have_the_same_ids_with_the_same_parameters(room: Path) -> None:
    assert ids(room, "es") == ids(room, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_id_has_the_prefix_of_its_room(room: Path, language: Language) -> None:
    prefix = "cli-" if room == DOOR else f"cli-{room.name}-"
    assert all(name.startswith(prefix) for name in ids(room, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_code_exists_and_every_id_is_used(language: Language) -> None:
    assert used() == {name for room in ROOMS for name in ids(room, language)}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_spanish_has_its_own_marks(room: Path) -> None:
    spanish = (room / "texts" / "es.ftl").read_text(encoding="utf-8")
    # A question mark after a blank is the key for help.
    assert len(re.findall(r"[\w}]\?", spanish)) == spanish.count("¿")
    assert spanish.count("!") == spanish.count("¡")
    assert "“" not in spanish


def test_spanish_is_what_a_spanish_reader_is_told() -> None:
    assert texts("es")("cli-hand-over", name="● Ana").startswith("Pasa el teclado a ● Ana")
