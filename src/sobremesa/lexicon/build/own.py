"""Our own word files: what people say and the sources lack, and what the sources say and nobody does."""

from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.inflection import genders, plural, verb_forms
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense
from sobremesa.lexicon.part_of_speech import PartOfSpeech

_COMMON = Category.COMMON
_NAME = Category.PROPER_NAME

_FILES: dict[str, tuple[Kind, Category]] = {
    "words": (Kind.WORD, _COMMON),
    "enclitics": (Kind.WORD, Category.ENCLITIC | Category.VERB_FORM),
    "loanwords": (Kind.WORD, _COMMON | Category.LOANWORD),
    "people": (Kind.NAME, _NAME | Category.PERSON),
    "places": (Kind.NAME, _NAME | Category.PLACE),
    "names": (Kind.NAME, _NAME),
    "acronyms": (Kind.ACRONYM, Category.ACRONYM),
    "brands": (Kind.BRAND, _NAME | Category.BRAND),
    "abbreviations": (Kind.ABBREVIATION, Category.ABBREVIATION),
    "foreign": (Kind.FOREIGN, Category.FOREIGN),
}


class Line(NamedTuple):
    """A form and its lemma (itself where none is given)."""

    written: str
    lemma: str


def read_own(language: str, name: str) -> Iterator[Line]:
    """The lines of own/<language>-<name>.txt: words apart by spaces, `form<lemma`, `#` begins a comment.

    `word+` stands for the word and its plural, `word*` for the four forms of a Spanish adjective in -o; `word~`, where
    words are marked and not added, for all forms of that lemma.
    """
    for word in _tokens(language, name):
        written, _, lemma = word.partition("<")
        yield from _inflected(language, written, lemma)


def _tokens(language: str, name: str) -> Iterator[str]:
    path = files("sobremesa.lexicon.build") / "own" / f"{language}-{name}.txt"
    if path.is_file():
        for line in path.read_text("utf-8").splitlines():
            yield from line.partition("#")[0].split()


def _inflected(language: str, written: str, lemma: str) -> Iterator[Line]:
    bare = written.rstrip("+*~")
    yield Line(bare, lemma or bare)
    if written.endswith("+"):
        yield Line(plural(language, bare), bare)
    elif written.endswith("*"):
        yield from (Line(form, bare) for form in genders(bare))


def add_own_words(draft: Draft) -> None:
    """Adds all our own files and takes the refused forms out; run last, so that nothing overrules it."""
    language = draft.language
    for name, (kind, categories) in _FILES.items():
        for written, lemma in read_own(language, name):
            draft.add(kind, written, categories, Family.OWN, lemma)
            if kind is Kind.WORD and lemma != written:
                draft.lemmas[written] = lemma
    _add_verbs(draft)
    for written, _ in read_own(language, "abbreviations"):
        draft.drop(Kind.NAME, written.capitalize())
        if not draft.families(Kind.ACRONYM, written.upper()) & Family.OWN:  # INC is Inc. before it is an acronym
            draft.drop(Kind.ACRONYM, written.upper())
    _mark_offensive(draft)
    for written, _ in read_own(language, "not-words"):
        draft.drop(Kind.WORD, written)
    for written, _ in read_own(language, "not-names"):
        draft.drop(Kind.NAME, written)


def _mark_offensive(draft: Draft) -> None:
    lexemes = {word.removesuffix("~") for word in _tokens(draft.language, "offensive") if word.endswith("~")}
    for written in draft.written(Kind.WORD):
        if draft.lemmas.get(written) in lexemes:
            draft.mark(Kind.WORD, written, Category.OFFENSIVE)
    for written, _ in read_own(draft.language, "offensive"):
        draft.mark(Kind.WORD, written, Category.OFFENSIVE)


def own_meanings(draft: Draft) -> Iterator[Meaning]:
    """What words of grammar mean, which no WordNet tells; each is mostly that, whatever else it may be.

    A line of own/<language>-meanings.txt is `words: gloss`; the first of several words is the headword of them all.
    """
    path = files("sobremesa.lexicon.build") / "own" / f"{draft.language}-meanings.txt"
    for line in path.read_text("utf-8").splitlines():
        words, _, gloss = line.partition("#")[0].partition(":")
        headword, *forms = words.split() or [""]
        if not gloss.strip():
            continue
        for written in (headword, *forms):
            draft.parts[written] = PartOfSpeech.FUNCTION
            draft.lemmas[written] = headword
        sense = Sense(MeaningKind.GLOSS, gloss.strip(), Family.OWN.label)
        yield Meaning(headword, (sense,), PartOfSpeech.FUNCTION)


def _add_verbs(draft: Draft) -> None:
    """Verbs with all their forms; a form that is known as something else (banco) keeps its lemma."""
    for verb, _ in read_own(draft.language, "verbs"):
        draft.add(Kind.WORD, verb, _COMMON, Family.OWN, verb)
        for form in verb_forms(draft.language, verb):
            draft.add(Kind.WORD, form, _COMMON | Category.VERB_FORM, Family.OWN, verb)
