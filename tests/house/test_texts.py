"""Texts exist in every language, say the same things, and none lies about unused."""

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sobremesa.cli.saying import sources, texts
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.engine import text
from sobremesa.games.golf.line import LineFaultKind
from sobremesa.games.golf.meta import META
from tests.house.source import python_files, strings

COMPUTED = {
    *(f"{kind.clause.lower()}-{kind}" for kind in LineFaultKind),
    *(META.option_text(option) for option in META.described_options),
    "golf-name",
    "golf-summary",
}
"""Ids that code puts together."""


class Parameters(Visitor):
    """The parameters that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(source: Traversable) -> Iterator[tuple[str, frozenset[str]]]:
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{source}: {entry.content}"
        if isinstance(entry, ast.Message):
            parameters = Parameters()
            parameters.visit(entry)
            yield entry.id.name, frozenset(parameters.names)


def catalogue(language: Language) -> dict[str, frozenset[str]]:
    return dict(message for source in sources(language) for message in messages(source))


def test_every_language_has_the_same_texts_with_the_same_parameters() -> None:
    first, *others = (catalogue(language) for language in LANGUAGES)
    assert first
    for other in others:
        assert other == first


def test_no_text_is_written_twice() -> None:
    for language in LANGUAGES:
        ids = [name for source in sources(language) for name, _ in messages(source)]
        assert len(ids) == len(set(ids))


def test_every_text_is_used() -> None:
    """Clause texts (`gol-4`) are used by their ids, those of the command line by its own tests."""
    used = {string for path in python_files() for string in strings(path)} | COMPUTED
    named = re.compile(r"(gol|tab)-[cs]?\d+|(cli|words)-.*")
    assert not {name for name in catalogue("en") if name not in used and not named.fullmatch(name)}


def test_every_refusal_and_score_line_in_the_code_has_its_text() -> None:
    known = catalogue("en")
    pattern = re.compile(r"(gol|tab)-[a-z]?\d+-[a-z0-9-]+|(golf-line|golf-outcome|malformed|unfair)-[a-z0-9-]+")
    wanted = {string for path in python_files() for string in strings(path) if pattern.fullmatch(string)} | COMPUTED
    assert len(wanted) > 50
    assert wanted <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: Language) -> None:
    say = texts(language)
    for name, parameters in catalogue(language).items():
        sentence = say.say(text(name, **dict.fromkeys(parameters, 2)))
        assert sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_typography_of_their_language(language: Language) -> None:
    for source in sources(language):
        for line in source.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            assert '"' not in line, line
            if language == "es" and "!" in line.partition("=")[2]:
                assert "¡" in line, line
            if language == "es" and "?" in line.partition("=")[2]:
                assert "¿" in line, line


def test_a_text_that_does_not_exist_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError, match="no text"):
        texts("en")("no-such-text")
