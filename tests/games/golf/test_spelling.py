"""Words judged: right, misspelt in the way that is best for the player, or no word."""

import pytest

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Buy, CardUse, Choice, Choose
from sobremesa.games.golf.events import Play, Spelling, Verdict, WordsJudged
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.spelling import Judge, letters_of
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.house import HouseWords
from tests.games.golf.boxes import (
    HEAVY,
    box_of,
    choose_all,
    edition,
    golf,
    happened,
    lexicon,
    path_of,
    row,
    start,
    totals,
    write_all,
)

NO_WORD = Verdict(Spelling.NO_WORD, reason="not-in-dictionary")
NO_HOUSE = HouseWords()


def misspelt(meant: str, places: tuple[int, ...], reason: str = "not-in-dictionary") -> Verdict:
    """The verdict on a word that was meant to be another."""
    return Verdict(Spelling.MISSPELT, meant, places, reason)


def judged(word: str, known: str, marks: str = "", faces: str = "ESCHO•", house: HouseWords = NO_HOUSE) -> Verdict:
    """The verdict on a word that the dictionary lacks."""
    judge = Judge(lexicon(known), house)
    assert judge.right(word) is None
    card = row(marks or "." * len(word))
    return judge.wrong(box_of(), card, Play(word, path_of(card, word)), tuple(faces))


def test_GOL_20_a_word_of_the_dictionary_is_right_with_or_without_its_marks() -> None:
    judge = Judge(lexicon("cocción pingüino niño vergüenza"), NO_HOUSE)
    for letters, written in {"COCCION": "cocción", "PINGUINO": "pingüino", "NINO": "niño"}.items():
        assert judge.right(letters) == Verdict(Spelling.VALID, written)


def test_GOL_20_n_and_enye_are_the_same_letter_in_the_dictionary() -> None:
    judge = Judge(lexicon("caña mano"), NO_HOUSE)
    assert judge.right("CANA") is not None
    assert judge.right("MANO") is not None
    assert letters_of("maño") == "MANO"


def test_GOL_20_in_english_marks_are_dropped() -> None:
    match = start(Golf(edition(language="en"), lexicon("café", language="en")), 2)
    write_all(match, "cafe", "Café")
    assert [verdict.spelling for verdict in match.state.verdicts] == [Spelling.VALID, Spelling.VALID]


def test_GOL_20_conjugations_and_diminutives_are_words_but_names_and_acronyms_are_not() -> None:
    words = lexicon(
        cantaba=Category.COMMON | Category.VERB_FORM,
        casita=Category.DIMINUTIVE,
        madrid=Category.PROPER_NAME,
        onu=Category.ACRONYM,
    )
    judge = Judge(words, NO_HOUSE)
    assert [word for word in ("CANTABA", "CASITA", "MADRID", "ONU") if judge.right(word)] == ["CANTABA", "CASITA"]


@pytest.mark.parametrize("text", ["", "  "])
def test_an_empty_text_has_no_letters_but_is_not_wrong(text: str) -> None:
    """GOL-2."""
    assert letters_of(text) == ""


def test_GOL_21_one_letter_changed_is_misspelt() -> None:
    assert judged("CAZA", "casa") == misspelt("casa", (2,))
    assert judged("KASA", "casa") == misspelt("casa", (0,))


def test_GOL_21_the_reading_is_told_as_the_dictionary_writes_it() -> None:
    assert judged("COCSION", "cocción") == misspelt("cocción", (3,))


def test_GOL_21_n_for_enye_is_no_change() -> None:
    assert judged("KANA", "caña") == misspelt("caña", (0,))


def test_GOL_21_a_word_of_three_letters_is_never_misspelt() -> None:
    assert judged("ZAL", "sal") == NO_WORD
    assert judged("SALL", "sal").spelling is Spelling.MISSPELT


def test_GOL_21_two_letters_may_be_changed_from_seven_letters_on() -> None:
    assert judged("UEZOSS", "huecos") == NO_WORD
    assert judged("HUEZOZ", "huecos") == NO_WORD
    assert judged("HECHISA", "hechizo") == misspelt("hechizo", (5, 6))
    assert judged("HECHIZA", "hechizo") == misspelt("hechizo", (6,))


def test_GOL_21_three_letters_changed_are_no_word() -> None:
    assert judged("HACHISA", "hechizo") == NO_WORD


def test_GOL_21_two_changes_need_seven_letters_as_written() -> None:
    assert judged("CAZZAS", "casaca") == NO_WORD


def test_GOL_21_one_letter_dropped_is_misspelt_there() -> None:
    assert judged("HUECHOS", "huecos") == misspelt("huecos", (4,))
    assert judged("CASAK", "casa") == misspelt("casa", (4,))


def test_GOL_21_two_letters_dropped_are_no_word() -> None:
    assert judged("HUECHHOS", "huecos") == NO_WORD


def test_GOL_21_a_missing_letter_makes_it_no_word() -> None:
    assert judged("UECOS", "huecos") == NO_WORD
    assert judged("HECHZO", "hechizo") == NO_WORD


def test_GOL_21_two_letters_in_each_others_place_are_two_changes() -> None:
    assert judged("CAAS", "casa") == NO_WORD
    assert judged("HECHIOZ", "hechizo") == misspelt("hechizo", (5, 6))


def test_GOL_21_of_a_doubled_letter_the_one_that_scores_less_is_wrong() -> None:
    assert judged("CASSA", "casa", "..2..").misspelt == (3,)
    assert judged("CASSA", "casa", "...2.").misspelt == (2,)


def test_GOL_21_the_reading_with_the_highest_score_stands() -> None:
    known = "mesa moza"
    assert judged("MOSA", known, "....", "OTTTTT") == misspelt("moza", (2,)), "O scores"
    assert judged("MOSA", known, "....", "STTTTT") == misspelt("mesa", (1,)), "S scores"
    assert judged("MOSA", known, "..2.", "OSTTTT") == misspelt("mesa", (1,)), "S scores twice"


def test_GOL_21_jokers_count_for_the_best_reading() -> None:
    known = "mesa moza"
    assert judged("MOSA", known, ".2..", "AMTTT•") == misspelt("moza", (2,))
    assert judged("MOSA", known, "..2.", "AMTTT•") == misspelt("mesa", (1,))


def test_GOL_21_a_misspelt_letter_on_an_obstacle_that_nothing_scores_is_the_best_reading() -> None:
    """The other reading would cost the obstacle's point."""
    assert judged("MOSA", "mesa moza", ".x..", "MATTTT") == misspelt("mesa", (1,))
    assert judged("MOSA", "mesa moza", "..x.", "MATTTT") == misspelt("moza", (2,))


def test_GOL_21_of_equal_readings_the_first_in_the_alphabet_stands() -> None:
    assert judged("CAXA", "cava casa caja capa") == misspelt("caja", (2,))
    assert judged("MOSA", "moza mesa", "....", "MATTTT") == misspelt("mesa", (1,))
    assert judged("MOSA", "rosa mesa", "....", "TTTTTT") == misspelt("mesa", (1,))


def test_GOL_21_cards_do_not_count_for_the_best_reading() -> None:
    """With the card for Z the reading LIZA would score more, but the one that scores more before cards stands."""
    match = start(golf("losa liza", edition("OTTTTT", "....", pars=(-20,) * 9), words="dictionary"), 2)
    write_all(match, "losa", "")
    match.act(0, Buy((HEAVY,)))
    match.act(1, Buy())
    write_all(match, "loza", "")
    assert match.state.players[0].hand == (HEAVY,)
    assert match.state.verdicts[0] == misspelt("losa", (2,))


def test_GOL_21_names_are_no_readings() -> None:
    judge = Judge(lexicon("casa", paris=Category.PROPER_NAME), NO_HOUSE)
    card = row(".....")
    assert judge.wrong(box_of(), card, Play("PARIZ", path_of(card, "PARIZ")), tuple("ESCHO•")) == NO_WORD


def test_GOL_22_what_is_no_word_scores_as_an_empty_card() -> None:
    match = start(golf("casa", edition("CASTO•", ".x2."), words="dictionary"), 2)
    write_all(match, "zzzz", "")
    (judged_event,) = happened(match, WordsJudged)
    assert isinstance(judged_event, WordsJudged)
    assert [verdict.spelling for verdict in judged_event.verdicts] == [Spelling.NO_WORD, Spelling.EMPTY]
    assert totals(match, 0) == totals(match, 1) == [-4 - 3]


def test_GOL_21_in_a_match_a_misspelt_letter_scores_nothing_and_the_rest_as_usual() -> None:
    match = start(golf("casa", edition("CASTO•", "..x."), words="dictionary"), 2)
    write_all(match, "caza", "casa")
    choose_all(match)
    assert totals(match, 0) == [2 + 1 + 0 + 1 - 3]
    assert totals(match, 1) == [2 + 1 + 1 + 1 - 3]
    assert [player.cups for player in match.state.players] == [0, 1]


def test_GOL_21_neither_joker_nor_card_scores_it_in_a_match() -> None:
    match = start(golf("dedo casa", edition("ASTOR•", "...."), words="dictionary"), 2)
    write_all(match, "deyo", "casa")
    assert match.state.verdicts[0] == misspelt("dedo", (2,))
    for choice in (Choice((2,)), Choice((), (CardUse(HEAVY, 2),))):
        with pytest.raises(Refused) as refused:
            match.act(0, Choose(choice))
        assert refused.value.refusal.clause == "GOL-21"
    match.act(0, Choose(Choice((0,))))


def test_a_house_word_is_right() -> None:
    """GOL-20."""
    house = HouseWords(accepted=frozenset({"Zorñá"}))
    judge = Judge(lexicon("casa"), house)
    assert judge.right("ZORNA") == Verdict(Spelling.VALID, "zorna")
    assert judged("ZORXA", "casa", house=house) == misspelt("zorna", (3,))


def test_a_word_that_the_house_refuses_is_neither_right_nor_a_reading() -> None:
    """GOL-20, GOL-21."""
    house = HouseWords(refused=frozenset({"casa"}))
    assert judged("CASA", "casa", house=house) == Verdict(Spelling.NO_WORD, reason="house-refused")
    assert judged("CASA", "casa cosa", house=house) == misspelt("cosa", (1,), "house-refused")
    assert judged("CAZA", "casa", house=house) == NO_WORD


def test_house_words_count_in_a_match() -> None:
    """GOL-20."""
    house = HouseWords(accepted=frozenset({"zorf"}), refused=frozenset({"casa"}))
    match = start(golf("casa", edition("CAS•TT"), house=house, words="dictionary"), 2)
    write_all(match, "zorf", "casa")
    assert [verdict.spelling for verdict in match.state.verdicts] == [Spelling.VALID, Spelling.NO_WORD]


def test_a_house_word_that_is_no_word_of_letters_is_passed_over() -> None:
    """GOL-21."""
    assert judged("CAZA", "casa", house=HouseWords(accepted=frozenset({"c4sa", "ca"}))).reading == "casa"
