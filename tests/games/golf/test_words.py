"""GOL-20: all words of the language, conjugations and diminutives too; no names, no acronyms; N is Ñ."""

import pytest

from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon import Category, Entry, Lexicon, Reason


@pytest.mark.parametrize(
    "word", ["CASA", "CÚBICO", "DORADO", "ROPA", "SER", "HUECOS", "HECHIZO", "COCCIÓN", "OVNI", "VED"]
)
def test_the_rulebooks_spanish_words_are_valid(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).reason is Reason.VALID


@pytest.mark.parametrize(
    "word", ["HOME", "CUBIC", "GOLDEN", "HINT", "BED", "SUSHI", "BONGOS", "HULA", "MOPED", "FIANCEE"]
)
def test_the_rulebooks_english_words_are_valid(english: Lexicon, word: str) -> None:
    assert english.judge(word, POLICY).reason is Reason.VALID


@pytest.mark.parametrize(
    "word", ["corrieron", "tuviésemos", "amá", "vení", "casita", "pancito", "dámelo", "diciéndoselo"]
)
def test_gol_20_conjugations_diminutives_and_pronouns_are_valid(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).valid


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("CER", Reason.NOT_IN_DICTIONARY),
        ("MADRID", Reason.PROPER_NAME),
        ("JUAN", Reason.PROPER_NAME),
        ("LONDRES", Reason.PROPER_NAME),
        ("ONU", Reason.ACRONYM),
        ("UNICEF", Reason.ACRONYM),
        ("NETFLIX", Reason.BRAND),
        ("EEUU", Reason.ABBREVIATION),
        ("COOL", Reason.FOREIGN),
    ],
)
def test_gol_20_what_is_no_word_is_refused_with_its_reason(spanish: Lexicon, word: str, reason: Reason) -> None:
    judgement = spanish.judge(word, POLICY)
    assert (judgement.valid, judgement.reason, judgement.clause) == (False, reason, "GOL-20")


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("LONDON", Reason.PROPER_NAME),
        ("PARIS", Reason.PROPER_NAME),
        ("CIA", Reason.ACRONYM),
        ("VED", Reason.NOT_IN_DICTIONARY),
    ],
)
def test_gol_20_holds_in_english_too(english: Lexicon, word: str, reason: Reason) -> None:
    assert english.judge(word, POLICY).reason is reason


def test_gol_20_n_and_enye_are_the_same_letter_in_the_dictionary(spanish: Lexicon) -> None:
    for word in ("NINO", "NIÑO", "nin\u0303o", "MANANA", "MAÑANA", "ESPANOL"):
        assert spanish.judge(word, POLICY).valid
    assert spanish.judge("ANO", POLICY).written == ("ano", "año")


def test_gol_23_no_other_word_is_ever_shown(spanish: Lexicon) -> None:
    assert spanish.judge("cassa", POLICY).nearest == ()


@pytest.mark.parametrize("category", list(Category))
def test_GOL_20_a_word_is_taken_for_what_it_is_unless_it_is_also_what_the_clause_refuses(category: Category) -> None:
    """GOL-20."""
    accepted = {"COMMON", "DIMINUTIVE", "AUGMENTATIVE", "ENCLITIC"}
    refused = {"PROPER_NAME", "ACRONYM", "BRAND", "ABBREVIATION", "FOREIGN"}
    both = Lexicon.from_entries("es", [Entry("rosa", frozenset({Category.COMMON, category}), "rosa")])
    assert both.judge("rosa", POLICY).valid is (category.name not in refused)
    alone = Lexicon.from_entries("es", [Entry("rosa", frozenset({category}), "rosa")])
    assert alone.judge("rosa", POLICY).valid is (category.name in accepted)
