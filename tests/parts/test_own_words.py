"""What fits as words of a table's own, and what a match carries of them."""

import pytest

from sobremesa.engine import OwnWords, Refused
from sobremesa.lexicon.folding import Enye, Folding
from sobremesa.lexicon.house import HouseWords
from sobremesa.parts.own_words import MOST_LETTERS, MOST_WORDS, carried, check_own_words, house_of


def refusal(words: OwnWords, language: str = "es") -> str:
    """With which text words are refused; empty where they fit."""
    try:
        check_own_words(words, language)
    except Refused as refused:
        return refused.refusal.text.id
    return ""


@pytest.mark.parametrize("word", ["ovni", "María", "PINGÜINO", "año", "an\u0303o", "ok", "a" * MOST_LETTERS])
def test_TAB_14_a_word_of_its_language_fits_however_it_is_written(word: str) -> None:
    assert not refusal(OwnWords(accepted=(word,)))
    assert not refusal(OwnWords(refused=(word,)))


@pytest.mark.parametrize(
    "word",
    [
        "",
        "a",
        "á",
        "dos palabras",
        "fin-de-semana",
        "h2o",
        "слово",
        "sol\n",
        "sol\x00",
        "sol\N{RIGHT-TO-LEFT OVERRIDE}",
        "<b>",
        "s\N{COMBINING ACUTE ACCENT}\N{COMBINING TILDE}ol",
        "so" + "l\N{COMBINING ACUTE ACCENT}" * 30,
        "a" * (MOST_LETTERS + 1),
        "\ud800\ud800",
        "🐜🐜",
    ],
)
def test_TAB_14_what_is_no_word_of_the_language_is_refused_with_what_fits(word: str) -> None:
    for words in (OwnWords(accepted=("sol", word)), OwnWords(refused=(word, "sol"))):
        with pytest.raises(Refused) as refused:
            check_own_words(words, "es")
        assert refused.value.refusal.clause == "TAB-14"
        said = refused.value.refusal.text
        assert (said.id, said.args["least"], said.args["most"]) == ("tab-14-bad-word", 2, MOST_LETTERS)
        assert str(said.args["word"]).isprintable()
        assert len(str(said.args["word"])) <= 40


def test_TAB_14_in_english_marks_are_dropped_and_other_alphabets_are_not_known() -> None:
    assert not refusal(OwnWords(accepted=("café", "año", "naïve")), "en")
    assert refusal(OwnWords(accepted=("ñandú", "ß")), "en") == "tab-14-bad-word"


def test_TAB_14_there_are_not_more_words_than_all_can_read() -> None:
    words = tuple(f"a{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(MOST_WORDS + 1))
    assert not refusal(OwnWords(words[:100], words[100:MOST_WORDS]))
    assert refusal(OwnWords(words[:101], words[101:])) == "tab-14-many-words"


def test_TAB_14_a_word_is_accepted_or_refused_and_not_both() -> None:
    assert refusal(OwnWords(("Ovni",), ("OVNI",))) == "tab-14-word-twice"
    assert not refusal(OwnWords(("año",), ("ano",))), "Ñ is a letter of its own"
    assert refusal(OwnWords(("año",), ("ano",)), "en") == "tab-14-word-twice"


def test_GOL_20_a_game_that_reads_enye_as_n_has_one_word_for_both() -> None:
    words = OwnWords(accepted=("cuña",), refused=("cuna",))
    check_own_words(words, "es", Folding(Enye.KEPT))
    with pytest.raises(Refused, match="tab-14-word-twice"):
        check_own_words(words, "es", Folding(Enye.FOLDED))


def test_a_match_carries_the_words_that_it_is_judged_by() -> None:
    words = OwnWords(("cosche", "María"), ("zas",))
    assert carried(house_of(words)) == OwnWords(("María", "cosche"), ("zas",))
    assert house_of(words).digest == HouseWords.parse("cosche\nMaría\n-zas").digest


def test_a_match_without_words_of_its_own_carries_none_and_one_with_very_many_their_digest_alone() -> None:
    assert carried(HouseWords()) is None
    assert carried(HouseWords(frozenset(f"palabra{number}" for number in range(20_000)))) is None
