"""Words judged: right, misspelt in some of their letters, or no word."""

import pytest

from sobremesa.cli.saying import texts
from sobremesa.editions.texts import Language
from sobremesa.engine import Refused, text
from sobremesa.games.golf.actions import Buy, CardUse, Choice, Choose
from sobremesa.games.golf.events import Play, Spelling, Verdict, WordsJudged
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.mistakes import Mistake, Slip
from sobremesa.games.golf.spelling import Judge, letters_of
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
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


def judged(word: str, known: str, marks: str = "", faces: str = "ESCHO•", house: HouseWords = NO_HOUSE) -> Verdict:
    """The verdict on a word that the dictionary lacks."""
    judge = Judge(lexicon(known), house)
    assert judge.right(word) is None
    card = row(marks or "." * len(word))
    return judge.wrong(box_of(), card, Play(word, path_of(card, word)), tuple(faces))


def charged(word: str, known: str, marks: str = "", faces: str = "ESCHO•") -> tuple[str, tuple[int, ...]]:
    """What a misspelt word is read as, and its letters that are misspelt; none is too many."""
    verdict = judged(word, known, marks, faces)
    assert (verdict.spelling, verdict.extra) == (Spelling.MISSPELT, ())
    return verdict.reading, verdict.misspelt


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


def test_GOL_21_a_wrong_letter_is_misspelt() -> None:
    assert judged("CAZA", "casa") == Verdict(
        Spelling.MISSPELT, "casa", (2,), "not-in-dictionary", mistakes=(Mistake(Slip.WRONG, 2, "S"),)
    )
    assert charged("KASA", "casa") == ("casa", (0,))


def test_GOL_21_a_letter_too_many_is_charged_as_an_empty_space() -> None:
    assert judged("MUDXA", "muda") == Verdict(
        Spelling.MISSPELT, "muda", (), "not-in-dictionary", (3,), (Mistake(Slip.EXTRA, 3),)
    )
    assert judged("CASAK", "casa").extra == (4,)
    assert judged("KCASA", "casa").extra == (0,)


def test_GOL_21_the_letter_after_a_gap_is_misspelt_and_at_the_end_the_last_one() -> None:
    assert judged("ECHIZO", "hechizo").mistakes == (Mistake(Slip.MISSING, 0, "H"),)
    assert charged("ECHIZO", "hechizo") == ("hechizo", (0,))
    assert charged("ALCOOL", "alcohol") == ("alcohol", (4,))
    assert charged("HECHIZ", "hechizo") == ("hechizo", (5,))
    assert judged("HECHIZ", "hechizo").mistakes == (Mistake(Slip.MISSING_AT_END, 5, "O"),)


def test_GOL_21_two_neighbours_that_have_changed_places_are_both_misspelt() -> None:
    assert judged("CAAS", "casa").mistakes == (Mistake(Slip.SWAPPED, 2, "SA"),)
    assert charged("CAAS", "casa") == ("casa", (2, 3))
    assert charged("HUEOCS", "huecos") == ("huecos", (3, 4))


def test_GOL_21_letters_that_are_no_neighbours_have_not_changed_places() -> None:
    assert judged("SACA", "casa") == NO_WORD


def test_GOL_21_the_worked_examples() -> None:
    known = "caballo:4.5 cavarla hechizo:3.5 echazo muda:3.7 mujeres:5.5 mueres:3.6 alcohol:4.5"
    assert charged("CAVALLO", known, "......2", "VESCHO") == ("caballo", (2,))
    assert charged("ECHIZO", known) == ("hechizo", (0,))
    assert (judged("MUDXA", known).reading, judged("MUDXA", known).extra) == ("muda", (3,))
    assert charged("MUGERES", known) == ("mujeres", (2,))
    assert charged("ALCOOL", known) == ("alcohol", (4,))


def test_GOL_21_the_reading_is_told_as_the_dictionary_writes_it() -> None:
    assert charged("COCSION", "cocción") == ("cocción", (3,))


def test_GOL_21_n_for_enye_is_no_mistake() -> None:
    assert charged("KANA", "caña") == ("caña", (0,))
    assert charged("KANA", "cana caña:4 kona:3 kina:3.5") == ("cana", (0,)), "as common as either way to write it"


def test_GOL_21_a_word_of_three_letters_is_never_misspelt() -> None:
    assert judged("ZAL", "sal salsa") == NO_WORD
    assert judged("SALL", "sal").extra == (2,)


def test_GOL_21_words_of_four_to_six_letters_may_have_one_mistake_and_longer_ones_two() -> None:
    assert judged("HUEZOZ", "huecos") == NO_WORD
    assert charged("HECHISA", "hechizo") == ("hechizo", (5, 6))
    assert charged("HECHIZA", "hechizo") == ("hechizo", (6,))
    assert judged("HACHISA", "hechizo") == NO_WORD


def test_GOL_21_the_length_that_counts_is_that_of_the_written_word() -> None:
    assert judged("ECHIZA", "hechizo") == NO_WORD, "two mistakes in six letters, though seven were meant"
    assert judged("HUUECOZ", "huecos").spelling is Spelling.MISSPELT, "two mistakes in seven letters"


@pytest.mark.parametrize(
    ("word", "known", "misspelt", "extra"),
    [
        ("ECHIZOS", "hechizo", (0,), (6,)),
        ("ECHISOS", "hechizos", (0, 4), ()),
        ("HHECHISO", "hechizo", (6,), (0,)),
        ("HECIHZOO", "hechizo", (3, 4), (6,)),
        ("HECIZHO", "hechizo", (3,), (5,)),
        ("ZZHECHO", "hecho", (), (0, 1)),
        ("SHECHOS", "deshechos", (0,), ()),
        ("ECHICERO", "hechiceros", (0, 7), ()),
        ("ECHICERO", "techiceron", (0, 7), ()),
    ],
)
def test_GOL_21_two_mistakes_may_be_of_different_kinds(
    word: str, known: str, misspelt: tuple[int, ...], extra: tuple[int, ...]
) -> None:
    verdict = judged(word, known)
    assert (verdict.misspelt, verdict.extra) == (misspelt, extra)


def test_GOL_21_a_letter_between_two_that_have_changed_places_is_not_touched_again() -> None:
    """CH and HC with a letter between: three mistakes, not a swap and one letter too many."""
    assert judged("HEHXCIZO", "hechizo") == NO_WORD
    assert judged("HEHCIZOX", "hechizo").spelling is Spelling.MISSPELT


def test_GOL_21_the_reading_with_the_fewest_mistakes_stands_however_rare_its_word() -> None:
    known = "caballo:6 cavallon:0.1"
    assert charged("CAVALLOM", known)[0] == "cavallon"


def test_GOL_21_of_as_many_mistakes_the_commonest_word_stands_whatever_it_scores() -> None:
    for faces in ("OTTTTT", "STTTTT", "OSTTTT"):
        assert charged("MOSA", "mesa:5 moza:3", "....", faces) == ("mesa", (1,))
        assert charged("MOSA", "mesa:3 moza:5", "....", faces) == ("moza", (2,))


def test_GOL_21_of_words_that_are_as_common_the_one_with_the_commoner_lemma_stands() -> None:
    lemmas = Lexicon.from_entries(
        "es",
        [
            Entry("mesa", frozenset({Category.COMMON}), "mesa"),
            Entry("moza", frozenset({Category.COMMON}), "mozo"),
            Entry("mozo", frozenset({Category.COMMON}), "mozo"),
        ],
        frequencies={"mozo": 4.0},
    )
    card = row("....")
    verdict = Judge(lemmas, NO_HOUSE).wrong(box_of(), card, Play("MOSA", (0, 1, 2, 3)), tuple("STTTTT"))
    assert (verdict.reading, verdict.misspelt) == ("moza", (2,))


def test_GOL_21_of_equally_common_words_the_one_with_the_highest_score_stands() -> None:
    known = "mesa moza"
    assert charged("MOSA", known, "....", "OTTTTT") == ("moza", (2,)), "O scores"
    assert charged("MOSA", known, "....", "STTTTT") == ("mesa", (1,)), "S scores"
    assert charged("MOSA", known, "..2.", "OSTTTT") == ("mesa", (1,)), "S scores twice"
    assert charged("MOSA", known, ".2..", "AMTTT•") == ("moza", (2,)), "a joker for O scores twice"
    assert charged("MOSA", known, "..2.", "AMTTT•") == ("mesa", (1,)), "a joker for S scores twice"


def test_GOL_21_of_equal_scores_the_first_in_the_alphabet_stands() -> None:
    assert charged("CAXA", "cava casa caja capa") == ("caja", (2,))
    assert charged("MOSA", "rosa mesa", "....", "TTTTTT") == ("mesa", (1,))


def test_GOL_21_where_a_mistake_may_be_in_two_places_the_one_that_costs_less_is_charged() -> None:
    assert judged("CASSA", "casa", "..2..").extra == (3,)
    assert judged("CASSA", "casa", "...2.").extra == (2,)
    assert judged("CASSA", "casa").extra == (2,), "of two that cost the same the first"
    assert charged("CABALO", "caballo", "....2.", "LTTTTT") == ("caballo", (5,)), "L scores"
    assert charged("CABALO", "caballo", "....2.", "OTTTTT") == ("caballo", (4,)), "O scores"


def test_GOL_21_cards_do_not_count_for_the_reading() -> None:
    """With the card for Z the reading LIZA would score more, but the one that scores more before cards stands."""
    match = start(golf("losa liza", edition("OTTTTT", "....", pars=(-20,) * 9), words="dictionary"), 2)
    write_all(match, "losa", "")
    match.act(0, Buy((HEAVY,)))
    match.act(1, Buy())
    write_all(match, "loza", "")
    assert match.state.players[0].hand == (HEAVY,)
    assert (match.state.verdicts[0].reading, match.state.verdicts[0].misspelt) == ("losa", (2,))


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
    assert totals(match, 0) == [2 + 1 - 1 + 1 - 3], "the Z stands on an obstacle"
    assert totals(match, 1) == [2 + 1 + 1 + 1 - 3]
    assert [player.cups for player in match.state.players] == [0, 1]


def test_GOL_21_the_score_says_which_letter_is_missing_before_the_one_that_is_charged() -> None:
    match = start(golf("hechizo", edition("ASTORZ", "x....."), words="dictionary"), 2)
    write_all(match, "echizo", "echiz")
    lines = [
        [
            (line.points, line.text.id, dict(line.text.args))
            for line in player.rounds[0].score.lines
            if line.clause == "GOL-21"
        ]
        for player in match.state.players
    ]
    assert lines[0] == [(-1, "golf-line-missing-obstacle", {"letter": "E", "missing": "H"})]
    assert lines[1] == [], "two mistakes in five letters are too many"


def test_GOL_21_a_letter_missing_at_the_end_is_named_beside_the_last_one() -> None:
    match = start(golf("hechizo", edition("ASTORZ", "......"), words="dictionary"), 2)
    write_all(match, "hechiz", "")
    (line,) = [line for line in match.state.players[0].rounds[0].score.lines if line.clause == "GOL-21"]
    assert (line.points, line.text.id) == (0, "golf-line-missing")
    assert dict(line.text.args) == {"letter": "Z", "missing": "O"}


def test_GOL_21_neither_joker_nor_card_scores_it_in_a_match() -> None:
    match = start(golf("dedo casa", edition("ASTOR•", "...."), words="dictionary"), 2)
    write_all(match, "deyo", "casa")
    assert (match.state.verdicts[0].reading, match.state.verdicts[0].misspelt) == ("dedo", (2,))
    for choice in (Choice((2,)), Choice((), (CardUse(HEAVY, 2),))):
        with pytest.raises(Refused) as refused:
            match.act(0, Choose(choice))
        assert refused.value.refusal.clause == "GOL-21"
    match.act(0, Choose(Choice((0,))))


def test_GOL_21_neither_joker_nor_card_scores_a_letter_too_many() -> None:
    match = start(golf("dedo casa", edition("ASTOR•", "....."), words="dictionary"), 2)
    write_all(match, "dezdo", "casa")
    assert match.state.verdicts[0].extra == (2,)
    for choice in (Choice((2,)), Choice((), (CardUse(HEAVY, 2),))):
        with pytest.raises(Refused) as refused:
            match.act(0, Choose(choice))
        assert refused.value.refusal.text.id == "gol-21-letter-too-many"


def test_a_house_word_is_right() -> None:
    """GOL-20."""
    house = HouseWords(accepted=frozenset({"Zorñá"}))
    judge = Judge(lexicon("casa"), house)
    assert judge.right("ZORNA") == Verdict(Spelling.VALID, "zorna")
    assert judged("ZORXA", "casa", house=house).misspelt == (3,)
    assert judged("ZORXA", "casa", house=house).reading == "zorna"
    assert judged("ZORA", "casa", house=house).misspelt == (3,)
    assert judged("ZOXRMA", "casa", house=house) == NO_WORD


def test_a_word_that_the_house_refuses_is_neither_right_nor_a_reading() -> None:
    """GOL-20, GOL-21: it is spelt right, so it is no other word misspelt."""
    house = HouseWords(refused=frozenset({"casa"}))
    refused = Verdict(Spelling.NO_WORD, reason="house-refused")
    assert judged("CASA", "casa", house=house) == judged("CASA", "casa cosa", house=house) == refused
    assert judged("CAZA", "casa", house=house) == NO_WORD


def test_GOL_21_a_word_of_the_house_is_as_common_as_the_dictionary_says() -> None:
    house = HouseWords(accepted=frozenset({"moza", "mosu"}))
    assert judged("MOSA", "mesa:3 moza:5", house=house).reading == "moza"
    assert judged("MOSA", "mesa:3 moza:2", house=house).reading == "mesa"


def test_GOL_21_a_word_of_the_house_is_as_common_as_the_commoner_way_to_write_it() -> None:
    house = HouseWords(accepted=frozenset({"cana"}))
    assert judged("KANA", "cana:1 caña:5 kina:3", house=house).misspelt == (0,)


def test_GOL_21_a_word_that_the_house_accepts_and_refuses_is_no_reading() -> None:
    house = HouseWords(accepted=frozenset({"zorna"}), refused=frozenset({"zorna"}))
    assert judged("ZORXA", "casa", house=house) == NO_WORD


def test_GOL_21_a_word_of_the_house_may_be_one_that_the_game_does_not_take_otherwise() -> None:
    words = lexicon("casa", onus=Category.ACRONYM)
    judge = Judge(words, HouseWords(accepted=frozenset({"onus"})))
    verdict = judge.wrong(box_of(), row("...."), Play("ONUZ", (0, 1, 2, 3)), tuple("ESCHO•"))
    assert (verdict.reading, verdict.misspelt) == ("onus", (3,))


def test_house_words_count_in_a_match() -> None:
    """GOL-20."""
    house = HouseWords(accepted=frozenset({"zorf"}), refused=frozenset({"casa"}))
    match = start(golf("casa", edition("CAS•TT"), house=house, words="dictionary"), 2)
    write_all(match, "zorf", "casa")
    assert [verdict.spelling for verdict in match.state.verdicts] == [Spelling.VALID, Spelling.NO_WORD]


def test_a_house_word_that_is_no_word_of_letters_is_passed_over() -> None:
    """GOL-21."""
    assert judged("CAZA", "casa", house=HouseWords(accepted=frozenset({"c4sa", "ca"}))).reading == "casa"


@pytest.mark.parametrize(("language", "last"), [("en", "the first in the alphabet"), ("es", "orden alfabético")])
def test_GOL_21_the_clause_names_every_step_of_the_choice(language: Language, last: str) -> None:
    said = texts(language).say(text("gol-21"))
    assert last in said


@pytest.mark.parametrize(("language", "misspelt"), [("en", "misspelt"), ("es", "mal escrita")])
def test_GOL_21_both_judges_of_words_say_what_becomes_of_a_misspelt_one(language: Language, misspelt: str) -> None:
    """GOL-22: the vote has three answers, and the dictionary takes a misspelt word without its wrong letters."""
    for judge in ("table", "dictionary"):
        assert misspelt in texts(language).say(text(f"golf-option-words-{judge}"))
