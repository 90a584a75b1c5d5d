"""Our own word files: spellable, without contradictions, each with its comment."""

from importlib.resources import files

import pytest

from sobremesa.lexicon import LANGUAGES
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.own import add_own_words, read_own
from sobremesa.lexicon.category import Category

FOLDER = files("sobremesa.lexicon.build") / "own"
NAMES = sorted(path.name.removesuffix(".txt") for path in FOLDER.iterdir() if path.name.endswith(".txt"))


@pytest.mark.parametrize("name", NAMES)
def test_a_file_begins_with_what_it_is_for(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text("utf-8").startswith("# ")


@pytest.mark.parametrize("name", NAMES)
def test_every_word_can_be_spelt(name: str) -> None:
    language, _, kind = name.partition("-")
    draft = Draft(language)
    lines = list(read_own(language, kind))
    assert lines
    assert [line.written for line in lines if draft.key(line.written) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_added_and_taken_out(language: str) -> None:
    out = {line.written for line in read_own(language, "not-words")}
    for kind in ("words", "loanwords", "enclitics", "verbs"):
        assert not {line.written for line in read_own(language, kind)} & out


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_words_overrule_the_sources(language: str) -> None:
    draft = Draft(language)
    (first, *_) = read_own(language, "not-words")
    draft.add(Kind.WORD, first.written, Category.COMMON, Family.PUBLIC_DOMAIN)
    add_own_words(draft)
    assert not draft.has(Kind.WORD, first.written)
    assert draft.has(Kind.BRAND, "Netflix")
    assert draft.families(Kind.BRAND, "Netflix") == Family.OWN


def test_a_language_without_a_file_has_no_words_of_that_kind() -> None:
    assert list(read_own("en", "enclitics")) == []


def test_a_line_may_name_the_lemma() -> None:
    assert ("pibes", "pibe") in [tuple(line) for line in read_own("es", "words")]


def test_a_mark_stands_for_a_plural_or_for_the_forms_of_an_adjective() -> None:
    lines = [tuple(line) for line in read_own("es", "words")]
    assert {("pupusa", "pupusa"), ("pupusas", "pupusa"), ("cheto", "cheto"), ("chetas", "cheto")} <= set(lines)


def test_a_verb_brings_its_forms_but_takes_no_lemma_away() -> None:
    draft = Draft("es")
    draft.add(Kind.WORD, "banco", Category.COMMON, Family.PUBLIC_DOMAIN, "banco")
    add_own_words(draft)
    assert draft.categories(Kind.WORD, "laburás") & Category.VERB_FORM
    assert draft.lemmas["laburás"] == "laburar"
    assert draft.lemmas["banco"] == "banco"


def test_an_abbreviation_of_ours_is_no_acronym_of_others() -> None:
    draft = Draft("en")
    draft.add(Kind.ACRONYM, "INC", Category.ACRONYM, Family.WORDNET)
    draft.add(Kind.ACRONYM, "MPH", Category.ACRONYM, Family.WORDNET)
    add_own_words(draft)
    assert not draft.has(Kind.ACRONYM, "INC")
    assert draft.has(Kind.ACRONYM, "MPH")
