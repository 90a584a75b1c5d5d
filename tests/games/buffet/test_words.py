"""BUF-24: any word in use, names, known acronyms, loanwords; Ñ is a letter; no hyphen, apostrophe or space."""

from typing import Literal

import pytest

from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.games.buffet.words import POLICY, is_excluded, policy_of
from sobremesa.lexicon import Category, Entry, Lexicon, Reason


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
        assert not is_excluded(BuffetOptions(), judged.reason)
        assert lexicon.judge(word, policy_of(BuffetOptions(acronyms="all"))).valid


@pytest.mark.parametrize("word", ["ONU", "UNICEF", "ADN", "CNDH"])
def test_BUF_24_a_table_may_take_no_acronyms(spanish: Lexicon, word: str) -> None:
    options = BuffetOptions(acronyms="none")
    judged = spanish.judge(word, policy_of(options))
    assert (judged.valid, judged.reason) == (False, Reason.ACRONYM)
    assert is_excluded(options, judged.reason)
    assert spanish.judge("casa", policy_of(options)).valid
    assert spanish.judge("Madrid", policy_of(options)).valid


@pytest.mark.parametrize(("word", "reason"), [("Madrid", Reason.PROPER_NAME), ("Netflix", Reason.BRAND)])
def test_BUF_24_a_table_may_take_no_names(spanish: Lexicon, word: str, reason: Reason) -> None:
    options = BuffetOptions(names=False)
    judged = spanish.judge(word, policy_of(options))
    assert (judged.valid, judged.reason) == (False, reason)
    assert is_excluded(options, reason)
    assert not is_excluded(BuffetOptions(), reason)
    for other in ("rosa", "ONU", "hobby"):
        assert spanish.judge(other, policy_of(options)).valid


def test_BUF_24_a_table_that_has_changed_nothing_has_the_policy_that_is_told_of_the_game() -> None:
    assert policy_of(BuffetOptions()) == POLICY
    assert not any(is_excluded(BuffetOptions(acronyms="all"), reason) for reason in Reason)
