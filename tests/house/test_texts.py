"""Texts exist in every language, say the same things, and none lies about unused."""

import re
from pathlib import Path

import pytest

from sobremesa.cli.saying import sources, texts
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.engine import text
from sobremesa.games import GAMES, METAS
from sobremesa.games.golf.line import LineFaultKind
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.protocol import PRESETS
from tests.house.catalogue import all_sources, catalogue, messages
from tests.house.source import SOURCE, python_files, strings

COMPUTED = {
    *(meta.option_text(option) for meta in METAS for option in meta.described_options),
    *(f"{name}-{what}" for name in (*GAMES, "table") for what in ("name", "summary")),
    *(f"{kind.clause.lower()}-{kind}" for kind in LineFaultKind),
    *(f"loom-card-{kind}{ending}" for kind in StrategyKind for ending in ("", "-text")),
    *(f"preset-{preset}" for preset in PRESETS),
}
"""Ids that code puts together."""
CLAUSES = "|".join([*(meta.clauses.lower() for meta in METAS), "tab"])


def test_every_language_has_the_same_texts_with_the_same_parameters() -> None:
    first, *others = (catalogue(language) for language in LANGUAGES)
    assert first
    for other in others:
        assert other == first


def test_no_text_is_written_twice() -> None:
    for language in LANGUAGES:
        ids = [name for source in all_sources(language) for name, _ in messages(source)]
        assert len(ids) == len(set(ids))


def test_every_text_is_used() -> None:
    """Clause texts (`gol-4`) are used by their ids, those of the command line and of the page by their own tests."""
    used = {string for path in python_files() for string in strings(path)} | COMPUTED
    named = re.compile(rf"({CLAUSES})-[csk]?\d+|(cli|words|page)-.*")
    assert not {name for name in catalogue("en") if name not in used and not named.fullmatch(name)}


def test_every_refusal_and_score_line_in_the_code_has_its_text() -> None:
    known = catalogue("en")
    spoken = "|".join(f"{game}-(line|outcome|edition)" for game in GAMES)
    pattern = re.compile(
        rf"({CLAUSES})-[a-z]?\d+-[a-z0-9-]+|({spoken}|malformed|unfair|edition|bot|people|limit|server)-[a-z0-9-]+"
    )
    wanted = {string for path in python_files() for string in strings(path) if pattern.fullmatch(string)} | COMPUTED
    assert len(wanted) > 50
    assert wanted <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_say_is_read_from_their_rooms_and_named_after_them(language: Language) -> None:
    """Ids begin with `bot-<game>-`; what all of them say with `bot-` alone."""
    read = [Path(str(source)) for source in sources(language)]
    for file in sorted((SOURCE / "bots").rglob(f"{language}.ftl")):
        room = file.parent.parent
        prefix = "bot-" if room == SOURCE / "bots" else f"bot-{room.name}-"
        assert file in read
        assert all(name.startswith(prefix) for name, _ in messages(file)), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: Language) -> None:
    say = Texts(language, [source.read_text(encoding="utf-8") for source in all_sources(language)])
    for name, parameters in catalogue(language).items():
        sentence = say.say(text(name, **dict.fromkeys(parameters, 2)))
        assert sentence
        assert "{" not in sentence


AS_PRINTED = "Fuera una!"
"""The name of a card that the maker prints without its first mark (LOO-C2)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_typography_of_their_language(language: Language) -> None:
    for source in all_sources(language):
        for line in source.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            line = line.replace(AS_PRINTED, "")  # noqa: PLW2901 - what is left of it is looked at
            assert '"' not in line.replace('{ "" }', ""), line
            if language == "es":
                assert not (ends_with("!", line) and "¡" not in line), line
                assert not (ends_with("?", line) and "¿" not in line), line


def ends_with(mark: str, line: str) -> bool:
    """Whether a sentence or a word ends with this mark; alone it is a key to press."""
    return re.search(rf"\S{re.escape(mark)}", line.partition("=")[2] or line) is not None


def test_a_text_that_does_not_exist_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError, match="no text"):
        texts("en")("no-such-text")
