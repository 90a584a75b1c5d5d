"""Our own word files: spellable, without contradictions, each with its comment."""

from importlib.resources import files

import pytest

from sobremesa.lexicon import LANGUAGES, Lexicon
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.own import add_own_words, own_meanings, read_own
from sobremesa.lexicon.category import Category

FOLDER = files("sobremesa.lexicon.build") / "own"
NAMES = sorted(path.name.removesuffix(".txt") for path in FOLDER.iterdir() if path.name.endswith(".txt"))


@pytest.mark.parametrize("name", NAMES)
def test_a_file_begins_with_what_it_is_for(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text("utf-8").startswith("# ")


@pytest.mark.parametrize("name", [name for name in NAMES if not name.endswith("-meanings")])
def test_every_word_can_be_spelt(name: str) -> None:
    language, _, kind = name.partition("-")
    draft = Draft(language)
    lines = list(read_own(language, kind))
    assert lines
    assert [line.written for line in lines if draft.key(line.written) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_of_grammar_has_one_short_gloss(language: str) -> None:
    draft = Draft(language)
    meanings = list(own_meanings(draft))
    told = [meaning.senses[0].text for meaning in meanings]
    assert len(meanings) > 80
    assert [meaning.lemma for meaning in meanings if draft.key(meaning.lemma) is None] == []
    assert [text for text in told if len(text) > 90 or text.endswith(".") or text != text.strip()] == []
    headwords = {meaning.lemma for meaning in meanings}
    assert len(headwords) == len(meanings)
    assert all(draft.lemmas[form] in headwords for form in draft.parts), "a form stands in one line only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_grammar_are_words_of_the_dictionary(language: str, spanish: Lexicon, english: Lexicon) -> None:
    draft = Draft(language)
    list(own_meanings(draft))
    lexicon = spanish if language == "es" else english
    assert [form for form in draft.parts if not lexicon.find(form)] == []


def test_all_forms_of_a_lemma_that_offends_are_marked() -> None:
    draft = Draft("es")
    for written, lemma in (
        ("joder", "joder"),
        ("jodiendo", "joder"),
        ("jodías", "joder"),
        ("puta", "puta"),
        ("casa", "casa"),
    ):
        draft.add(Kind.WORD, written, Category.COMMON, Family.FREELING, lemma)
    add_own_words(draft)
    marked = {each for each in draft.written(Kind.WORD) if draft.categories(Kind.WORD, each) & Category.OFFENSIVE}
    assert {"joder", "jodiendo", "jodías", "puta"} <= marked
    assert "casa" not in marked


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
