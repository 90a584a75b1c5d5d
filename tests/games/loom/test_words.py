"""LOO-17: the dictionary, loanwords in wide use, people, countries and cities in the language of the round."""

import pytest

from sobremesa.games.loom.meta import LoomOptions
from sobremesa.games.loom.words import POLICY, policy_of
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


SPANISH_EXAMPLES = {
    "LONDRES": True,
    "SOFTWARE": True,
    "FUTBOL": True,
    "WASABI": True,
    "LONDON": False,
    "EEUU": False,
    "FOOTBALL": False,
    "COOL": False,
    "MERCOSUR": False,
    "JOMA": False,
    "NETFLIX": False,
    "AMAZON": False,
}


@pytest.mark.parametrize(("word", "valid"), SPANISH_EXAMPLES.items())
def test_LOO_17_the_worked_example_in_a_spanish_round(spanish: Lexicon, word: str, valid: bool) -> None:
    """LOO-17."""
    assert spanish.judge(word, policy_of(LoomOptions())).valid is valid


@pytest.mark.parametrize("word", ["FOOTBALL", "COOL"])
def test_LOO_17_the_worked_example_in_an_english_round(english: Lexicon, word: str) -> None:
    """LOO-17, LOO-K4."""
    assert english.judge(word, policy_of(LoomOptions())).valid


def test_LOO_17_the_table_that_changes_nothing_has_the_policy_of_the_clause() -> None:
    """LOO-17."""
    assert policy_of(LoomOptions()) == POLICY


# what the table changes, and the words of the example that it decides about
CHANGES = [
    (LoomOptions(names=False), {"LONDRES": (False, Reason.PROPER_NAME), "JUAN": (False, Reason.PROPER_NAME)}),
    (LoomOptions(loanwords=False), {"SOFTWARE": (False, Reason.FOREIGN), "WASABI": (False, Reason.FOREIGN)}),
    (
        LoomOptions(foreign=True),
        dict.fromkeys(("LONDON", "FOOTBALL", "COOL", "AMAZON"), (True, Reason.VALID)),
    ),
    (LoomOptions(abbreviations=True), {"EEUU": (True, Reason.VALID)}),
    (LoomOptions(acronyms=True), {"MERCOSUR": (True, Reason.VALID), "ONU": (True, Reason.VALID)}),
    (LoomOptions(brands=True), dict.fromkeys(("JOMA", "NETFLIX", "AMAZON"), (True, Reason.VALID))),
]


@pytest.mark.parametrize(("options", "changed"), CHANGES, ids=range(len(CHANGES)))
def test_LOO_17_the_table_may_change_each_and_changes_no_other(
    spanish: Lexicon, options: LoomOptions, changed: dict[str, tuple[bool, Reason]]
) -> None:
    """LOO-17."""
    policy = policy_of(options)
    judged = {word: spanish.judge(word, policy) for word in changed}
    assert {word: (each.valid, each.reason) for word, each in judged.items()} == changed
    for word, valid in SPANISH_EXAMPLES.items():
        assert word in changed or spanish.judge(word, policy).valid is valid


def test_LOO_17_what_the_table_changes_adds_up(spanish: Lexicon) -> None:
    """LOO-17: a brand is not one of the names that are left out, a foreign name is."""
    policy = policy_of(LoomOptions(names=False, foreign=True, brands=True))
    valid = {word for word in SPANISH_EXAMPLES if spanish.judge(word, policy).valid}
    assert valid == {"SOFTWARE", "FUTBOL", "WASABI", "FOOTBALL", "COOL", "JOMA", "NETFLIX", "AMAZON"}
    assert spanish.judge("LONDON", policy).reason is Reason.PROPER_NAME


def test_LOO_17_what_the_dictionary_has_stays_valid_whatever_the_table_leaves_out(spanish: Lexicon) -> None:
    """LOO-17: a rose is no name, and FUTBOL is in the dictionary as a word of its own."""
    policy = policy_of(LoomOptions(names=False, loanwords=False))
    for word in ("CASA", "ROSA", "FUTBOL", "CASITA", "DÁMELO"):
        assert spanish.judge(word, policy).valid


def test_LOO_17_enye_is_a_letter_and_accents_are_ignored(spanish: Lexicon) -> None:
    """LOO-17."""
    for options in (LoomOptions(), LoomOptions(names=False), LoomOptions(brands=True)):
        policy = policy_of(options)
        assert spanish.judge("SENOR", policy).valid is False
        assert spanish.judge("SEÑOR", policy).valid
        assert spanish.judge("CAÑON", policy).written == ("cañón",)
        assert (policy.clause, policy.folding, policy.shows_nearest) == ("LOO-17", POLICY.folding, True)
