"""BIS-11: everyday words of the dictionary; no abbreviations, no names, no acronyms; Ñ is a letter."""

import pytest

from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon import Category, Entry, Lexicon, Reason


@pytest.mark.parametrize(
    "word",
    ["CASA", "CÚBICO", "DORADO", "ROPA", "SER", "HUECOS", "HECHIZO", "COCCIÓN", "OVNI", "HOBBY", "SHOW", "ÉLITE"],
)
def test_the_rulebooks_spanish_words_are_valid(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).valid


@pytest.mark.parametrize(
    "word", ["HOME", "CUBIC", "GOLDEN", "HINT", "BED", "SUSHI", "BONGOS", "HULA", "MOPED", "FIANCEE"]
)
def test_the_rulebooks_english_words_are_valid(english: Lexicon, word: str) -> None:
    assert english.judge(word, POLICY).valid


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("CER", Reason.NOT_IN_DICTIONARY),
        ("LONDRES", Reason.PROPER_NAME),
        ("MARTÍNEZ", Reason.PROPER_NAME),
        ("EUROPA", Reason.PROPER_NAME),
        ("ONU", Reason.ACRONYM),
        ("UNICEF", Reason.ACRONYM),
        ("MERCOSUR", Reason.ACRONYM),
        ("EEUU", Reason.ABBREVIATION),
        ("NETFLIX", Reason.BRAND),
        ("FOOTBALL", Reason.FOREIGN),
    ],
)
def test_bis_11_no_names_no_acronyms_no_abbreviations(spanish: Lexicon, word: str, reason: Reason) -> None:
    judgement = spanish.judge(word, POLICY)
    assert (judgement.valid, judgement.reason, judgement.clause) == (False, reason, "BIS-11")


@pytest.mark.parametrize("word", ["VED", "LONDON", "CIA", "NGO", "PARIS"])
def test_bis_11_holds_in_english_too(english: Lexicon, word: str) -> None:
    assert not english.judge(word, POLICY).valid


@pytest.mark.parametrize("category", list(Category))
def test_bis_11_one_common_meaning_is_enough_unless_it_is_also_what_the_clause_refuses(category: Category) -> None:
    refused = {"PROPER_NAME", "ACRONYM", "BRAND", "ABBREVIATION", "FOREIGN", "ENCLITIC"}
    known = Lexicon.from_entries("es", [Entry("rosa", frozenset({Category.COMMON, category}), "rosa")])
    assert known.judge("rosa", POLICY).valid is (category.name not in refused)
    alone = Lexicon.from_entries("es", [Entry("rosa", frozenset({category}), "rosa")])
    assert alone.judge("rosa", POLICY).valid is (category is Category.COMMON)


@pytest.mark.parametrize("word", ["dámelo", "decírselo", "irse"])
def test_a_verb_with_pronouns_is_refused_for_what_it_is(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).reason is Reason.ENCLITIC


def test_enye_is_a_letter_of_its_own(spanish: Lexicon) -> None:
    assert spanish.judge("MAÑANA", POLICY).valid
    assert not spanish.judge("MANANA", POLICY).valid


def test_bis_13_no_other_word_is_shown_for_tiles_that_go_back(spanish: Lexicon) -> None:
    assert spanish.judge("cassa", POLICY).nearest == ()
