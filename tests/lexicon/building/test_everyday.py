"""Which words dictionaries agree on, so that their frequency tells how well they are known."""

import pytest

from sobremesa.lexicon import Category, Lexicon
from tests.lexicon.small import entry

NAME = (Category.PROPER_NAME,)


def agreed(language: str, *entries: object) -> set[str]:
    lexicon = Lexicon.from_entries(language, entries)  # type: ignore[arg-type]
    return {lexicon.key(index) for index in range(len(lexicon)) if lexicon.is_everyday(index)}


@pytest.mark.parametrize(
    ("word", "sources", "is_name", "is_agreed"),
    [
        ("perro", ("freeling", "rla-es"), False, True),
        ("rosa", ("freeling", "rla-es"), True, True),
        ("actualmente", ("rla-es", "public-domain"), False, True),
        ("doce", ("rla-es", "public-domain"), False, True),
        ("diego", ("rla-es", "public-domain"), True, False),
        ("vegana", ("rla-es",), False, True),
        ("vega", ("rla-es",), True, False),
        ("tibar", ("public-domain",), False, False),
        ("casita", ("cc-by-sa",), False, True),
        ("ades", ("freeling",), False, False),
        ("pibe", ("own",), True, True),
    ],
)
def test_two_spanish_dictionaries_or_one_and_no_doubt(
    word: str, sources: tuple[str, ...], *, is_name: bool, is_agreed: bool
) -> None:
    others = [entry(word.capitalize(), *NAME)] if is_name else []
    assert (word in agreed("es", entry(word, sources=sources), *others)) is is_agreed


@pytest.mark.parametrize(
    ("word", "sources", "is_name", "is_agreed"),
    [
        ("house", ("scowl", "english-lgpl", "public-domain"), False, True),
        ("mark", ("scowl", "english-lgpl"), True, True),
        ("colour", ("english-lgpl",), False, True),
        ("french", ("scowl", "public-domain"), True, False),
        ("dunsh", ("public-domain",), False, False),
        ("das", ("english-lgpl",), False, False),
        ("selfie", ("own",), False, True),
    ],
)
def test_two_english_dictionaries_or_one_and_no_doubt(
    word: str, sources: tuple[str, ...], *, is_name: bool, is_agreed: bool
) -> None:
    others = [entry(word.capitalize(), *NAME)] if is_name else []
    assert (word in agreed("en", entry(word, sources=sources), *others)) is is_agreed


def test_names_and_words_made_by_rule_are_not_in_doubt() -> None:
    """How well they are known tells their frequency alone."""
    made = entry("perrazo", Category.AUGMENTATIVE, sources=("rla-es",))
    assert agreed("es", entry("Lucía", *NAME, sources=("mit",)), made) == {"lucia", "perrazo"}


def test_a_verb_form_that_one_dictionary_makes_counts_if_both_have_the_verb() -> None:
    """*Osease* is `o sea, se`; *tenés* is a form of tener that one of them leaves out."""
    verbs = [entry("tener", sources=("freeling", "rla-es")), entry("osear", sources=("rla-es",))]
    forms = [
        entry(form, Category.COMMON, Category.VERB_FORM, lemma=lemma, sources=("rla-es",))
        for form, lemma in (("tenés", "tener"), ("osease", "osear"))
    ]
    assert agreed("es", *verbs, *forms) == {"tener", "tenes", "osear"}
