"""The score of a written word, point by point."""

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Score
from sobremesa.games.golf.actions import CardUse, Choice, Choose
from sobremesa.games.golf.box import Written
from sobremesa.games.golf.events import RoundScored
from sobremesa.games.golf.scoring import score_of_empty_card, score_of_luis, score_of_word
from tests.games.golf.boxes import (
    EXAMPLE,
    HEAVY,
    HOLE_5,
    LIGHT,
    MIDDLE,
    VOWELS,
    box_of,
    choose_all,
    edition,
    golf,
    row,
    scored,
    start,
    word_on,
    write_all,
)
from tests.games.golf.plays import HANDS, accepted_choices, expected_score, is_accepted, written_words


def points(score: Score, clause: str) -> list[int]:
    """The points of the lines that a clause gives."""
    return [line.points for line in score.lines if line.clause == clause]


def test_the_first_example_of_the_rulebook_huecos_scores_six() -> None:
    """GOL-7, GOL-8, GOL-10, GOL-13, GOL-14."""
    card = row(HOLE_5)
    result = scored(word_on(HOLE_5, "HUECOS"), jokers=[1])
    assert [line.points for line in result.score.lines] == [3, 1, 1, 2, 2, 1, 1, -1, -4]
    assert result.score.total == 6
    assert not result.cup
    assert (len(card.spaces), card.par) == (7, 4)


def test_the_second_example_of_the_rulebook_hechizo_scores_thirteen_and_a_cup() -> None:
    """GOL-8, GOL-9, GOL-10, GOL-14, GOL-15."""
    result = scored(word_on(HOLE_5, "HECHIZO"), choice=Choice((4,), (CardUse(HEAVY, 5),)))
    assert [line.points for line in result.score.lines] == [3, 1, 2, 3, 3, 1, 3, 1, -4]
    assert result.score.total == 13
    assert result.cup


def test_the_third_example_of_the_rulebook_coccion_scores_c_three_times() -> None:
    """GOL-7."""
    lines = scored(word_on(".......", "COCCION")).score.lines
    assert [line.points for line in lines if line.text.args.get("letter") == "C"] == [2, 2, 2]


def test_both_examples_come_out_the_same_in_a_match() -> None:
    """GOL-7 to GOL-15."""
    box = edition(EXAMPLE, HOLE_5, pars=(4,) * 9)
    match = start(golf("huecos hechizo ceses", box), 2)
    write_all(match, "huecos", "ceses")
    assert match.state.proposals[0] == Choice((1,))
    choose_all(match)
    assert match.state.players[0].rounds[0].score.total == 6


def test_GOL_3_a_letter_that_nothing_shows_scores_nothing() -> None:
    result = scored(word_on("....", "DADO"))
    assert points(result.score, "GOL-11") == [0, 0, 0]
    assert points(result.score, "GOL-7") == [1]


def test_GOL_7_two_dice_with_the_same_letter_score_it_no_more_than_one() -> None:
    once, twice = word_on("....", "CASA", "CSXTTT"), word_on("....", "CASA", "CSCCST")
    assert scored(once).score == scored(twice).score


def test_GOL_8_a_joker_scores_its_letter_wherever_it_stands_at_the_jokers_value() -> None:
    result = scored(word_on("......", "ZARZAS"), jokers=[0])
    assert points(result.score, "GOL-8") == [1, 1]


def test_GOL_8_by_the_option_a_joker_scores_one_space_only() -> None:
    result = scored(word_on("......", "ZARZAS"), jokers=[3], everywhere=False)
    assert points(result.score, "GOL-8") == [1]
    assert [line.points for line in result.score.lines][3] == 1


def test_GOL_8_the_option_holds_in_a_match() -> None:
    box = edition("ZRSTH•", "......")
    scores = {}
    for joker in ("every-space", "one-space"):
        match = start(golf("zarzas", box, joker=joker), 2)
        write_all(match, "zarzas", "")
        assert match.state.proposals[0] == Choice((1,))
        choose_all(match)
        scores[joker] = match.state.players[0].rounds[0].score.total
    assert scores == {"every-space": 3 + 1 + 1 + 3 + 1 + 1 - 3, "one-space": 3 + 1 + 1 + 3 + 1 - 3}


def test_GOL_8_a_joker_may_go_unused() -> None:
    box = edition("CASTR•", "....")
    match = start(golf("casi", box), 2)
    write_all(match, "casi", "")
    match.act(0, Choose(Choice()))
    assert points(match.state.players[0].rounds[0].score, "GOL-8") == []


def test_GOL_8_a_joker_for_a_letter_that_a_die_shows_changes_nothing() -> None:
    word = word_on("....", "CHAS")
    assert scored(word, jokers=[0]).score == scored(word).score


def test_GOL_8_three_jokers_stand_for_three_letters() -> None:
    result = scored(word_on("....", "CASA", "•••TTT"), jokers=[0, 1, 2])
    assert points(result.score, "GOL-8") == [1, 1, 1, 1]
    assert result.cup


def test_GOL_9_a_card_scores_one_space_at_the_letters_value() -> None:
    result = scored(word_on("......", "ZARZAS"), choice=Choice((), (CardUse(HEAVY, 3),)))
    assert points(result.score, "GOL-9") == [3]


def test_GOL_9_a_card_may_stand_in_place_of_a_joker_that_stands_for_its_letter() -> None:
    result = scored(word_on("......", "ZARZAS"), choice=Choice((0,), (CardUse(HEAVY, 3),)))
    assert points(result.score, "GOL-9") == [3]
    assert points(result.score, "GOL-8") == [1]


def test_GOL_9_several_cards_may_be_used_on_a_word() -> None:
    uses = (CardUse(MIDDLE, 0), CardUse(VOWELS, 1), CardUse(LIGHT, 2))
    result = scored(word_on("....", "BATA"), choice=Choice((), uses))
    assert points(result.score, "GOL-9") == [2, 1, 1]


def test_GOL_10_a_double_space_doubles_a_die_a_joker_and_a_card() -> None:
    assert scored(word_on("2..", "HEZ")).score.total == 6 + 1 + 0 - 4
    assert scored(word_on("..2", "HEZ"), jokers=[2]).score.total == 3 + 1 + 2 - 4
    assert scored(word_on("..2", "HEZ"), choice=Choice((), (CardUse(HEAVY, 2),))).score.total == 3 + 1 + 6 - 4


def test_GOL_11_a_letter_that_does_not_score_costs_one_on_an_obstacle_alone() -> None:
    for marks, lost in {"..": 0, "x.": -1, "2.": 0}.items():
        assert points(scored(word_on(marks, "DE")).score, "GOL-11") == [lost]


def test_GOL_11_a_letter_that_scores_on_an_obstacle_scores_as_usual() -> None:
    assert scored(word_on("xx", "HE")).score.total == 3 + 1 - 4
    assert scored(word_on("xx", "DE"), jokers=[0]).score.total == 1 + 1 - 4


def test_GOL_12_k_w_and_x_score_only_through_a_joker() -> None:
    for letter in "KWX":
        word = word_on("2.", letter + "E")
        assert scored(word).score.total == 0 + 1 - 4
        assert scored(word, jokers=[0]).score.total == 2 + 1 - 4
        for kind in (VOWELS, LIGHT, MIDDLE, HEAVY):
            assert not is_accepted(box_of(), word, (kind,), Choice((), (CardUse(kind, 0),)))


def test_GOL_13_each_empty_space_costs_a_point_whatever_its_kind() -> None:
    for marks in ("......", ".xxxx.", ".2222.", ".x2.x."):
        assert points(scored(word_on(marks, "HE")).score, "GOL-13") == [-4]


def test_GOL_13_a_full_card_has_no_line_for_empty_spaces() -> None:
    assert points(scored(word_on("..", "HE")).score, "GOL-13") == []


def test_GOL_14_par_is_taken_off_and_the_score_may_be_negative() -> None:
    result = scored(word_on("......", "HE", par=6))
    assert points(result.score, "GOL-14") == [-6]
    assert result.score.total == 3 + 1 - 4 - 6


def test_GOL_15_every_space_holds_a_letter_that_scored() -> None:
    assert scored(word_on("x2.", "HEO")).cup
    assert not scored(word_on("x2..", "HEO")).cup, "a space is empty"
    assert not scored(word_on("x2.", "HED")).cup, "a letter does not score"
    assert scored(word_on("x2.", "HED"), jokers=[2]).cup
    assert not scored(word_on("x2.", "HEO", misspelt=(1,))).cup


def test_GOL_21_a_misspelt_letter_scores_nothing_and_costs_one_on_an_obstacle() -> None:
    for mark, cost in {".": 0, "x": -1, "2": 0}.items():
        word = word_on(mark + "..", "HEO", misspelt=(0,))
        assert scored(word).score.total == cost + 1 + 1 - 4
        assert points(scored(word).score, "GOL-21") == [cost]


def test_GOL_21_a_letter_too_many_counts_as_an_empty_space_of_any_kind() -> None:
    for mark in ".x2":
        result = scored(word_on(mark + "..", "HEO", extra=(0,)))
        assert points(result.score, "GOL-21") == [-1]
        assert result.score.total == -1 + 1 + 1 - 4
        assert not result.cup


def test_GOL_21_what_is_wrong_with_a_letter_is_told_in_its_line() -> None:
    word = word_on(".x...", "HECHO", misspelt=(0, 1), extra=(4,))
    told = {line.text.args["letter"]: line.text.id for line in scored(word).score.lines if line.clause == "GOL-21"}
    assert told == {"H": "golf-line-misspelt", "E": "golf-line-misspelt-obstacle", "O": "golf-line-extra"}


def test_GOL_21_a_joker_scores_its_letter_but_not_where_it_is_misspelt_or_too_many() -> None:
    result = scored(word_on("x.....", "ZARZAZ", misspelt=(0,), extra=(5,)), jokers=[3])
    assert points(result.score, "GOL-8") == [1]
    assert points(result.score, "GOL-21") == [-1, -1]


def test_GOL_2_an_empty_card_explains_itself() -> None:
    result = score_of_empty_card(row("..x2.", par=5))
    assert [(line.points, line.clause) for line in result.score.lines] == [(-5, "GOL-13"), (-5, "GOL-14")]
    assert not result.cup


def test_GOL_26_luis_scores_all_six_dice_jokers_included_less_par() -> None:
    result = score_of_luis(box_of(), tuple("ZCA•ZB"), par=5)
    assert [line.points for line in result.score.lines] == [3, 2, 1, 1, 3, 2, -5]
    assert {line.clause for line in result.score.lines} == {"GOL-26"}


def test_every_point_of_a_round_has_a_line_with_its_clause() -> None:
    """GOL-14."""
    match = start(golf("huecos", edition(EXAMPLE, HOLE_5)), 2)
    write_all(match, "huecos", "")
    choose_all(match)
    (event,) = [entry.event for entry in match.events if isinstance(entry.event, RoundScored)]
    for result in event.scores:
        assert all(
            line.clause.startswith("GOL-") and line.text.id.startswith("golf-line-") for line in result.score.lines
        )


@given(written_words(), HANDS, st.booleans(), st.data())
def test_any_score_is_the_one_that_the_clauses_give(
    written: Written, hand: tuple[str, ...], everywhere: bool, data: st.DataObject
) -> None:
    """GOL-7 to GOL-15, GOL-21."""

    box = box_of(everywhere=everywhere)
    choices = list(accepted_choices(box, written, hand[:1]))
    choice = data.draw(st.sampled_from(choices))
    result = score_of_word(box, written, choice)
    assert (result.score.total, result.cup) == expected_score(written, choice, everywhere=everywhere)
    assert result.score.total == sum(line.points for line in result.score.lines)
    assert result.choice == choice


def test_without_joker_and_card_hechizo_is_no_hole_in_one() -> None:
    """GOL-15."""
    result = scored(word_on(HOLE_5, "HECHIZO"))
    assert result.score.total == 3 + 1 + 2 + 6 - 1 + 0 + 1 - 4
    assert not result.cup
