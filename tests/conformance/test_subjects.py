"""Nothing is left out of the conformance suite: every game, language, option, named value and shipped box is played."""

import tomllib
from typing import Any

import pytest
from msgspec import inspect

from sobremesa.engine import Match, Meta
from sobremesa.games import METAS
from tests.conformance.random_play import seed_of
from tests.conformance.subject import AnyMatch
from tests.conformance.subjects import DEFAULTS, LANGUAGES, MAKERS, OPTIONS, SUBJECTS
from tests.house.source import SOURCE


def values_of(meta: Meta, name: str) -> set[Any]:
    """What an option must be at least once besides its default: every other named value, or just any other."""
    described = inspect.type_info(meta.options)
    assert isinstance(described, inspect.StructType)
    (field,) = (field for field in described.fields if field.name == name)
    kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
    return set(kind.values) - {field.default} if isinstance(kind, inspect.LiteralType) else set()


def test_every_game_is_played_in_every_language() -> None:
    assert {(meta.id, language) for meta in METAS for language in LANGUAGES} == set(DEFAULTS)
    assert set(MAKERS) == {meta.id for meta in METAS}


@pytest.mark.parametrize(
    ("meta", "name"),
    [(meta, option.name) for meta in METAS for option in meta.described_options],
    ids=lambda part: part.id if isinstance(part, Meta) else part,
)
def test_every_option_is_played_with_another_value_than_its_default(meta: Meta, name: str) -> None:
    default = next(option.default for option in meta.described_options if option.name == name)
    chosen = {options[name] for _, options in OPTIONS[meta.id] if name in options}
    assert chosen - {default}
    assert chosen >= values_of(meta, name)


@pytest.mark.parametrize("game", OPTIONS)
def test_an_option_that_a_subject_names_is_in_the_match_that_is_played(game: str) -> None:
    for language, options in OPTIONS[game]:
        subject = MAKERS[game](language, **options)
        match: AnyMatch = Match.start(subject.make(), 2, seed=seed_of(1))
        began = match.events[1].event
        assert began.options.items() >= options.items()
        assert began.pins.language == language


@pytest.mark.parametrize("game", MAKERS)
def test_every_shipped_box_is_played(game: str) -> None:
    """Files of `editions/<game>` that say which language they are in are boxes."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (SOURCE / "editions" / game).glob("*.toml")]
    boxes = {file["id"] for file in files if "language" in file}
    assert boxes
    assert boxes <= {subject.make().pins.edition for subject in SUBJECTS.values()}
