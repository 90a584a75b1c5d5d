"""BUF-24: any word in use, names, known acronyms, loanwords; Ñ is a letter; no hyphen, apostrophe or space."""

from dataclasses import replace
from typing import Literal

import pytest

from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.games.buffet.words import POLICY, exclusion, policy_of
from sobremesa.lexicon import Category, Entry, HouseWords, Lexicon, Reason
from sobremesa.lexicon.category import separate


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
        "OVNI",
        "ONU",
        "UNICEF",
        "HOBBY",
        "SHOW",
        "ÉLITE",
    ],
)
def test_the_rulebooks_spanish_words_are_valid(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).valid


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
        "UFO",
        "AWOL",
        "CIA",
        "NGO",
    ],
)
def test_the_rulebooks_english_words_are_valid(english: Lexicon, word: str) -> None:
    assert english.judge(word, POLICY).valid


def test_the_rulebooks_mistakes_are_refused(spanish: Lexicon, english: Lexicon) -> None:
    """The examples' own slips: VED in English (for BED), CER in Spanish (for SER)."""
    assert english.judge("VED", POLICY).reason is Reason.NOT_IN_DICTIONARY
    assert spanish.judge("CER", POLICY).reason is Reason.NOT_IN_DICTIONARY


@pytest.mark.parametrize("word", ["Madrid", "Juan", "Europa", "Picasso", "Netflix", "Mercosur", "Amazonas"])
def test_buf_24_names_and_acronyms_are_valid(spanish: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).valid


@pytest.mark.parametrize("word", ["EEUU", "Sr", "Dr", "Avda", "Hg"])
def test_buf_24_abbreviations_and_symbols_are_not(spanish: Lexicon, word: str) -> None:
    assert not spanish.judge(word, POLICY).valid


def test_buf_24_enye_is_a_letter_of_its_own(spanish: Lexicon) -> None:
    assert spanish.judge("niño", POLICY).valid
    assert spanish.judge("NINO", POLICY).written != ("niño",)
    assert not spanish.judge("MANANA", POLICY).valid


def test_buf_24_english_drops_all_marks(english: Lexicon) -> None:
    assert english.judge("JALAPEÑO", POLICY).valid
    assert english.judge("jalapeno", POLICY).valid
    assert english.judge("FIANCÉE", POLICY).valid


@pytest.mark.parametrize("word", ["ping-pong", "it's", "a priori", "d'accord"])
def test_buf_24_no_hyphen_apostrophe_or_space(spanish: Lexicon, english: Lexicon, word: str) -> None:
    assert spanish.judge(word, POLICY).reason is Reason.NOT_A_WORD
    assert english.judge(word, POLICY).reason is Reason.NOT_A_WORD


def test_no_other_word_is_shown_while_the_board_stays(spanish: Lexicon) -> None:
    assert spanish.judge("cassa", POLICY).nearest == ()


@pytest.mark.parametrize("category", list(Category))
def test_BUF_24_a_word_is_taken_for_what_it_is_unless_it_is_also_what_the_clause_refuses(category: Category) -> None:
    """BUF-24."""
    accepted = {"COMMON", "DIMINUTIVE", "AUGMENTATIVE", "ENCLITIC", "LOANWORD", "PROPER_NAME", "KNOWN_ACRONYM"}
    refused = {"ABBREVIATION", "FOREIGN"}
    both = Lexicon.from_entries("es", [Entry("rosa", frozenset({Category.COMMON, category}), "rosa")])
    assert both.judge("rosa", POLICY).valid is (category.name not in refused)
    alone = Lexicon.from_entries("es", [Entry("rosa", frozenset({category}), "rosa")])
    assert alone.judge("rosa", POLICY).valid is (category.name in accepted)


KNOWN = {
    "es": "OVNI ONU UNICEF FIFA OTAN ADN IVA GPS USB DNI VIH OMS MERCOSUR LSD KGB ONG",
    "en": "UFO AWOL CIA NGO NASA FBI NATO DNA HIV GPS USB UNICEF JPEG RSVP BBC WTO LSD GOP",
}
UNKNOWN = {
    "es": "CNDH SEDENA CONAGUA UVI LOGSE SICAV DMT EPOC BUP COU",
    "en": "ANOVA ICANN HDMI EBITDA CDMA HDTV SCSI PDP RCMP GAAP EEOC QED GNP",
}


def dictionary(request: pytest.FixtureRequest, language: str) -> Lexicon:
    lexicon = request.getfixturevalue({"es": "spanish", "en": "english"}[language])
    assert isinstance(lexicon, Lexicon)
    return lexicon


@pytest.mark.parametrize("choice", ["known", "all"])
@pytest.mark.parametrize("language", KNOWN)
def test_BUF_24_acronyms_in_wide_use_are_in_the_dictionary(
    language: str, choice: Literal["known", "all"], request: pytest.FixtureRequest
) -> None:
    lexicon, policy = dictionary(request, language), policy_of(BuffetOptions(acronyms=choice))
    assert [word for word in KNOWN[language].split() if not lexicon.judge(word, policy).valid] == []


@pytest.mark.parametrize("language", UNKNOWN)
def test_BUF_24_other_acronyms_are_valid_only_where_the_table_takes_them_all(
    language: str, request: pytest.FixtureRequest
) -> None:
    """BUF-25: where it does not, they are as open to a vote as a word that is in no dictionary."""
    lexicon = dictionary(request, language)
    for word in UNKNOWN[language].split():
        judged = lexicon.judge(word, POLICY)
        assert (word, judged.valid, judged.reason) == (word, False, Reason.ACRONYM)
        assert exclusion(BuffetOptions(), judged) is None
        assert lexicon.judge(word, policy_of(BuffetOptions(acronyms="all"))).valid


@pytest.mark.parametrize("word", ["ONU", "UNICEF", "ADN", "CNDH"])
def test_BUF_24_a_table_may_take_no_acronyms(spanish: Lexicon, word: str) -> None:
    options = BuffetOptions(acronyms="none")
    judged = spanish.judge(word, policy_of(options))
    assert (judged.valid, judged.reason) == (False, Reason.ACRONYM)
    assert exclusion(options, judged) is Reason.ACRONYM
    assert spanish.judge("casa", policy_of(options)).valid
    assert spanish.judge("Madrid", policy_of(options)).valid


@pytest.mark.parametrize(("word", "reason"), [("Madrid", Reason.PROPER_NAME), ("Netflix", Reason.BRAND)])
def test_BUF_24_a_table_may_take_no_names(spanish: Lexicon, word: str, reason: Reason) -> None:
    options = BuffetOptions(names=False)
    judged = spanish.judge(word, policy_of(options))
    assert (judged.valid, judged.reason) == (False, reason)
    assert exclusion(options, judged) is reason
    for other in ("rosa", "ONU", "hobby"):
        assert spanish.judge(other, policy_of(options)).valid


def test_BUF_24_a_table_that_has_changed_nothing_has_the_policy_that_is_told_of_the_game() -> None:
    assert policy_of(BuffetOptions()) == POLICY


AS_NAMES_TOO = "NGOS CEOS GPA FIFA BTU EUR OEMS"
"""Acronyms that a source of the English dictionary has in other capitals, as names: CEOs, Fifa, Btu."""


@pytest.mark.parametrize(("acronyms", "valid"), [("none", ""), ("known", "NGOS CEOS GPA FIFA"), ("all", AS_NAMES_TOO)])
def test_BUF_24_an_acronym_in_other_capitals_is_no_name(
    english: Lexicon, acronyms: Literal["known", "all", "none"], valid: str
) -> None:
    options = BuffetOptions(acronyms=acronyms)
    judged = {word: english.judge(word, policy_of(options)) for word in AS_NAMES_TOO.split()}
    assert [word for word, judgement in judged.items() if judgement.valid] == valid.split()
    for judgement in judged.values():
        assert judgement.valid or judgement.reason is Reason.ACRONYM
        assert exclusion(options, judgement) is (Reason.ACRONYM if acronyms == "none" else None)


@pytest.mark.parametrize("acronyms", ["known", "all", "none"])
@pytest.mark.parametrize("word", ["Sam", "Elisa", "Ida", "Rico", "Isis", "Ikea", "Nvidia"])
def test_BUF_24_a_person_or_a_brand_stays_a_name_whatever_acronym_is_spelt_like_it(
    english: Lexicon, word: str, acronyms: Literal["known", "all", "none"]
) -> None:
    assert english.judge(word, policy_of(BuffetOptions(acronyms=acronyms))).valid


EVERY_CHOICE = [
    BuffetOptions(acronyms=acronyms, names=names) for acronyms in ("known", "all", "none") for names in (True, False)
]


@pytest.mark.parametrize("options", EVERY_CHOICE, ids=lambda options: f"{options.acronyms}-{options.names}")
@pytest.mark.parametrize("language", ["es", "en"])
def test_BUF_24_searches_know_the_acronyms_and_names_that_a_judgement_takes(
    language: str, options: BuffetOptions, request: pytest.FixtureRequest
) -> None:
    """The words of the dictionary that have an acronym among their entries."""
    lexicon, policy = dictionary(request, language), policy_of(options)
    allowed = lexicon.allowed(policy)
    acronyms = lexicon.allowed(replace(POLICY, accepts=Category.ACRONYM, refuses=Category(0)))
    found = [index for index in range(len(lexicon)) if acronyms[index // 8] >> index % 8 & 1]
    assert len(found) > 100
    for index in found:
        judged = lexicon.judge(lexicon.key(index), policy)
        assert judged.valid is bool(allowed[index // 8] >> index % 8 & 1), lexicon.key(index)


@pytest.mark.parametrize("word", ["Elisa", "Eula", "Ida"])
def test_BUF_24_where_names_do_not_count_a_name_that_is_an_acronym_too_is_voted_on_as_one(
    english: Lexicon, word: str
) -> None:
    """BUF-25: acronyms that are not in wide use go to the vote; where none count there is nothing left to vote on."""
    options = BuffetOptions(names=False)
    judged = english.judge(word, policy_of(options))
    assert (judged.valid, judged.reason, exclusion(options, judged)) == (False, Reason.ACRONYM, None)
    neither = BuffetOptions(names=False, acronyms="none")
    assert exclusion(neither, english.judge(word, policy_of(neither))) is Reason.ACRONYM


@pytest.mark.parametrize("word", ["Versailles", "Utah", "Philip"])
def test_BUF_24_a_foreign_name_is_left_out_with_the_names(spanish: Lexicon, word: str) -> None:
    """BUF-25: where names count, the table votes on it as on a foreign word."""
    for options, excluded in ((BuffetOptions(names=False), Reason.PROPER_NAME), (BuffetOptions(), None)):
        judged = spanish.judge(word, policy_of(options))
        assert (judged.valid, judged.reason) == (False, Reason.FOREIGN)
        assert exclusion(options, judged) is excluded


@pytest.mark.parametrize("options", EVERY_CHOICE, ids=lambda options: f"{options.acronyms}-{options.names}")
@pytest.mark.parametrize("language", ["es", "en"])
def test_BUF_24_a_word_that_is_nothing_but_what_the_table_has_left_out_is_never_voted_on(
    language: str, options: BuffetOptions, request: pytest.FixtureRequest
) -> None:
    """Every combination of kinds that a word of the dictionaries has."""
    policy = policy_of(options)
    left_out = {Category.ACRONYM} if options.acronyms == "none" else set()
    left_out |= set() if options.names else {Category.PROPER_NAME}
    for masks in dictionary(request, language).manifest.classes:
        spellings = zip(("rosa", "rosá", "rósa", "rósá"), masks, strict=False)
        small = Lexicon.from_entries("en", [Entry(written, separate(mask)) for written, mask in spellings])
        assert sorted(small.manifest.classes[0]) == sorted(masks)
        judged = small.judge("rosa", policy)
        if not judged.valid and all(left_out & separate(mask) for mask in masks):
            assert exclusion(options, judged) is not None, masks


def test_BUF_24_what_the_house_refuses_is_refused_by_the_house(spanish: Lexicon) -> None:
    options = BuffetOptions(names=False)
    judged = spanish.judge("Madrid", policy_of(options), HouseWords(refused=frozenset({"Madrid"})))
    assert (judged.reason, exclusion(options, judged)) == (Reason.HOUSE_REFUSED, None)
