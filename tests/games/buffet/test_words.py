"""BUF-24: any word in use, names, acronyms and loanwords; Ñ is a letter; no hyphen, apostrophe or space."""

import pytest

from sobremesa.games.buffet.words import POLICY
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
    accepted = {"COMMON", "DIMINUTIVE", "AUGMENTATIVE", "ENCLITIC", "LOANWORD", "PROPER_NAME", "ACRONYM"}
    refused = {"ABBREVIATION", "FOREIGN"}
    both = Lexicon.from_entries("es", [Entry("rosa", frozenset({Category.COMMON, category}), "rosa")])
    assert both.judge("rosa", POLICY).valid is (category.name not in refused)
    alone = Lexicon.from_entries("es", [Entry("rosa", frozenset({category}), "rosa")])
    assert alone.judge("rosa", POLICY).valid is (category.name in accepted)
