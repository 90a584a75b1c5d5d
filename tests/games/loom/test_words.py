"""LOO-17: the dictionary, loanwords in wide use, people, countries and cities in the language of the round."""

import pytest

from sobremesa.games.loom.words import POLICY
from sobremesa.lexicon import Lexicon, Reason


@pytest.mark.parametrize(
    "word",
    [
        "CASA",
        "CÚBICO",
        "DORADO",
        "ROPA",
        "SER",
        "HUECOS",
        "HECHIZO",
        "COCCIÓN",
        "LONDRES",
        "SOFTWARE",
        "FÚTBOL",
        "FUTBOL",
        "WASABI",
    ],
)
def test_the_rulebooks_spanish_words_are_valid(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).valid


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("LONDON", Reason.FOREIGN),
        ("FOOTBALL", Reason.FOREIGN),
        ("COOL", Reason.FOREIGN),
        ("MERCOSUR", Reason.ACRONYM),
        ("ONU", Reason.ACRONYM),
        ("EEUU", Reason.ABBREVIATION),
        ("NETFLIX", Reason.BRAND),
        ("AMAZON", Reason.BRAND),
        ("JOMA", Reason.BRAND),
        ("CER", Reason.NOT_IN_DICTIONARY),
        ("EUROPA", Reason.PROPER_NAME),
        ("WEEKEND", Reason.FOREIGN),
    ],
)
def test_what_the_rulebook_refuses_is_refused_with_its_reason(spanish: Lexicon, word: str, reason: Reason) -> None:
    judgement = spanish.judge(word, POLICY)
    assert (judgement.valid, judgement.reason, judgement.clause) == (False, reason, "LOO-17")


@pytest.mark.parametrize(
    "word",
    [
        "HOME",
        "CUBIC",
        "GOLDEN",
        "HINT",
        "BED",
        "SUSHI",
        "BONGOS",
        "HULA",
        "MOPED",
        "FIANCEE",
        "FOOTBALL",
        "COOL",
        "LONDON",
    ],
)
def test_an_english_round_takes_english_words_and_names(english: Lexicon, word: str) -> None:
    assert english.judge(word, POLICY).valid


@pytest.mark.parametrize("word", ["VED", "NETFLIX", "CIA", "NGO"])
def test_an_english_round_refuses_what_is_no_word(english: Lexicon, word: str) -> None:
    assert not english.judge(word, POLICY).valid


@pytest.mark.parametrize(
    "word", ["Juan", "Lucía", "Martínez", "Francia", "Japón", "Sevilla", "Bogotá", "Tokio", "Santander"]
)
def test_people_countries_and_cities_are_valid(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).valid


def test_near_words_may_be_shown_after_the_fact(spanish: Lexicon) -> None:
    assert "casa" in spanish.judge("cassa", POLICY).nearest
    assert spanish.judge("casa", POLICY).nearest == ()
