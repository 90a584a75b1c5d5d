"""Jokers and cards: what may be chosen, what the table proposes, and the best there is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import NO_CHOICE, Buy, CardUse, Choice, Choose
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.choosing import best_choice, best_jokers, has_choice
from sobremesa.games.golf.events import ChoiceMade, Phase, Play, RoundScored, TimeRanOut, WordsJudged
from sobremesa.games.golf.scoring import check_choice, score_of_word
from tests.games.golf.boxes import (
    HEAVY,
    HOLE_5,
    LIGHT,
    MIDDLE,
    VOWELS,
    GolfMatch,
    box_of,
    choose_all,
    edition,
    golf,
    handed_in,
    happened,
    leave_shop,
    row,
    start,
    totals,
    word_on,
    write_all,
)
from tests.games.golf.plays import HANDS, accepted_choices, is_accepted, written_words


def worth(box: Box, written: Written, choice: Choice) -> tuple[int, bool]:
    """The points that a choice earns, the cup's included, and whether it earns a cup (GOL-15)."""
    result = score_of_word(box, written, choice)
    return result.score.total + result.cup, result.cup


def refusal(written: Written, choice: Choice, hand: tuple[str, ...] = ()) -> str:
    """The clause that refuses a choice."""
    with pytest.raises(Refused) as refused:
        check_choice(box_of(), written, hand, choice)
    return refused.value.refusal.clause


def with_hand(*kinds: str, words: str = "hechizo caos", faces: str = "ESCHO•") -> GolfMatch:
    """The second round of two players, the first of whom has bought these cards."""
    rich = edition(faces, HOLE_5, pars=(-20,) * 9)
    match = start(golf(words, rich))
    write_all(match, "caos", "")
    choose_all(match)
    match.act(0, Buy(kinds))
    leave_shop(match)
    assert match.state.players[0].hand == kinds
    return match


def test_GOL_8_no_more_jokers_than_the_dice_show() -> None:
    assert refusal(word_on("....", "DATO", "CSTTT•"), Choice((0, 1))) == "GOL-8"
    check_choice(box_of(), word_on("....", "DATO", "CST•T•"), (), Choice((0, 1)))
    assert refusal(word_on("....", "DATO", "CSTTTT"), Choice((0,))) == "GOL-8"


@pytest.mark.parametrize("choice", [Choice((4,)), Choice((-1,)), Choice((), (CardUse(VOWELS, 9),))])
def test_GOL_29_a_choice_names_letters_of_the_word(choice: Choice) -> None:
    assert refusal(word_on("....", "DATO"), choice, (VOWELS,)) == "GOL-29"


def test_GOL_9_only_a_card_that_is_held_may_be_used() -> None:
    word = word_on("....", "DATO")
    assert refusal(word, Choice((), (CardUse(MIDDLE, 0),)), (VOWELS,)) == "GOL-9"
    check_choice(box_of(), word, (MIDDLE,), Choice((), (CardUse(MIDDLE, 0),)))


def test_GOL_9_a_card_replaces_a_letter_of_its_kind_alone() -> None:
    assert refusal(word_on("....", "DATO"), Choice((), (CardUse(VOWELS, 0),)), (VOWELS,)) == "GOL-9"


def test_GOL_9_a_letter_that_a_die_shows_needs_no_card() -> None:
    assert refusal(word_on("....", "DATO"), Choice((), (CardUse(VOWELS, 3),)), (VOWELS,)) == "GOL-9"


def test_GOL_9_one_card_one_space() -> None:
    twice = Choice((), (CardUse(VOWELS, 1), CardUse(VOWELS, 3)))
    assert refusal(word_on("....", "DATA"), twice, (VOWELS,)) == "GOL-9"
    same = Choice((), (CardUse(VOWELS, 1), CardUse(VOWELS, 1)))
    assert refusal(word_on("....", "DATA"), same, (VOWELS,)) == "GOL-9"


def test_GOL_9_an_n_card_scores_an_enye() -> None:
    match = with_hand(LIGHT, words="niña caos")
    match.act(0, handed_in(match, 0, "niña"))
    match.act(1, handed_in(match, 1, ""))
    match.act(0, Choose(Choice((), (CardUse(LIGHT, 2),))))
    lines = match.state.players[0].rounds[-1].score.lines
    assert [(line.clause, line.points) for line in lines[:4]] == [
        ("GOL-11", 0),
        ("GOL-11", 0),
        ("GOL-9", 1),
        ("GOL-11", 0),
    ]


def test_GOL_21_neither_joker_nor_card_goes_on_a_misspelt_letter() -> None:
    word = word_on("....", "DATO", misspelt=(1,))
    assert refusal(word, Choice((1,))) == "GOL-21"
    assert refusal(word, Choice((), (CardUse(VOWELS, 1),)), (VOWELS,)) == "GOL-21"


def test_GOL_9_a_used_card_goes_back_to_the_shop_and_the_others_stay() -> None:
    match = with_hand(VOWELS, HEAVY)
    assert match.state.shop == {VOWELS: 1, LIGHT: 2, MIDDLE: 2, HEAVY: 1}
    write_all(match, "hechizo", "")
    match.act(0, Choose(Choice((4,), (CardUse(HEAVY, 5),))))
    assert match.state.players[0].hand == (VOWELS,)
    assert match.state.shop == {VOWELS: 1, LIGHT: 2, MIDDLE: 2, HEAVY: 2}
    assert totals(match, 0)[-1] == 17 + 20
    assert match.state.players[0].rounds[-1].cup


def test_GOL_22_no_wildcard_is_spent_on_no_word() -> None:
    match = with_hand(HEAVY)
    write_all(match, "zzzz", "")
    match.tick(match.now + 20_001)
    assert totals(match, 0)[-1] == -7 + 20
    assert match.state.players[0].hand == (HEAVY,)


def test_GOL_29_first_words_then_verdicts_then_choices_then_scores() -> None:
    match = start(golf("hechizo", edition(cards=HOLE_5)))
    write_all(match, "hechizo", "hechizo")
    assert match.state.phase is Phase.SCORING
    assert [play.word for play in match.view(1).shown if play] == ["HECHIZO", "HECHIZO"]
    assert [verdict.reading for verdict in match.view(1).verdicts] == ["hechizo", "hechizo"]
    assert not happened(match, RoundScored)
    match.act(0, Choose(Choice((5,))))
    assert not happened(match, RoundScored)
    match.act(1, Choose(Choice((4,))))
    assert [totals(match, seat) for seat in (0, 1)] == [
        [3 + 1 + 2 + 6 - 1 + 1 + 1 - 3],
        [3 + 1 + 2 + 6 + 1 + 0 + 1 - 3],
    ]


def test_GOL_29_the_table_proposes_the_best_jokers_and_no_card() -> None:
    match = with_hand(HEAVY)
    write_all(match, "hechizo", "")
    assert match.view(1).proposals[0] == Choice((4,)), "on the obstacle the joker saves a point"


def test_GOL_29_what_the_table_proposes_stands_for_who_has_not_chosen_in_45_seconds() -> None:
    match = start(golf("hechizo", edition(cards=HOLE_5)), now=1_000)
    write_all(match, "hechizo", "hechizo")
    assert match.deadline == 46_000
    match.act(0, Choose(NO_CHOICE), 46_000)
    assert match.tick(46_000) == ()
    match.tick(46_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.SCORING, (1,))]
    assert [totals(match, seat) for seat in (0, 1)] == [
        [3 + 1 + 2 + 6 - 1 + 0 + 1 - 3],
        [3 + 1 + 2 + 6 + 1 + 0 + 1 - 3],
    ]


def test_TAB_4_a_choice_a_millisecond_after_the_deadline_is_too_late() -> None:
    match = start(golf("hechizo", edition(cards=HOLE_5)))
    write_all(match, "hechizo", "hechizo")
    with pytest.raises(Refused) as refused:
        match.act(0, Choose(NO_CHOICE), 45_001)
    assert refused.value.refusal.clause == "TAB-13"
    assert match.state.players[0].rounds[0].choice == Choice((4,))


def test_GOL_29_who_has_nothing_to_choose_is_not_asked() -> None:
    match = start(golf("ceses hechizo", edition(cards=HOLE_5)), 3)
    write_all(match, "ceses", "hechizo", "")
    (judged,) = [event for event in happened(match, WordsJudged) if isinstance(event, WordsJudged)]
    assert judged.waiting == (1,)
    with pytest.raises(Refused) as refused:
        match.act(0, Choose(NO_CHOICE))
    assert refused.value.refusal.clause == "TAB-13"


def test_GOL_29_what_is_chosen_is_chosen() -> None:
    match = start(golf("hechizo", edition(cards=HOLE_5)))
    write_all(match, "hechizo", "hechizo")
    match.act(0, Choose(NO_CHOICE))
    with pytest.raises(Refused) as refused:
        match.act(0, Choose(Choice((4,))))
    assert refused.value.refusal.clause == "TAB-13"


def test_GOL_29_a_refused_choice_can_be_made_again() -> None:
    match = start(golf("hechizo", edition(cards=HOLE_5)))
    write_all(match, "hechizo", "hechizo")
    before = match.save()
    with pytest.raises(Refused):
        match.act(0, Choose(Choice((4, 5))))
    assert match.save() == before
    match.act(0, Choose(Choice((4,))))
    assert happened(match, ChoiceMade) == [ChoiceMade(0, Choice((4,)))]


def test_GOL_29_the_proposal_is_accepted_when_the_first_of_two_equal_letters_is_misspelt() -> None:
    """GOL-21: ZAZAN is read as CAZAN, so that one Z is wrong and the other still open to a joker."""
    match = start(golf("cazan", edition("ANRTS•", "....."), words="dictionary"))
    write_all(match, "zazan", "")
    assert match.state.verdicts[0].misspelt == (0,)
    match.act(0, Choose(match.state.proposals[0]))
    assert [line.points for line in match.state.players[0].rounds[0].score.lines] == [0, 1, 1, 1, 1, -3]


def test_has_choice_asks_for_an_open_letter_and_something_to_score_it_with() -> None:
    """GOL-29."""
    assert has_choice(word_on("..", "DE"), ())
    assert not has_choice(word_on("..", "HE"), (VOWELS,))
    assert not has_choice(word_on("..", "DE", "ETTTTT"), (VOWELS,))
    assert has_choice(word_on("..", "DE", "ETTTTT"), (MIDDLE,))
    assert not has_choice(word_on("..", "DE", misspelt=(0,)), (MIDDLE,))


def test_given_cards_and_jokers_stay_as_they_are() -> None:
    """GOL-29."""
    word = word_on("......", "ZARZAS", "SR••TT")
    given_jokers = Choice((0,))
    assert best_jokers(box_of(), word, given_jokers) == Choice((0, 1))
    given_card = Choice((), (CardUse(HEAVY, 3),))
    assert best_choice(box_of(), word, (HEAVY,), given_card).cards == given_card.cards


@settings(deadline=None)
@given(written_words(), st.booleans())
def test_no_jokers_score_more_than_the_best_jokers(written: Written, everywhere: bool) -> None:
    """GOL-8, GOL-29."""
    box = box_of(everywhere=everywhere)
    best = best_jokers(box, written)
    assert is_accepted(box, written, (), best)
    assert worth(box, written, best) == max(worth(box, written, each) for each in accepted_choices(box, written, ()))


@settings(deadline=None)
@given(written_words(most_spaces=5), HANDS, st.booleans())
def test_no_choice_is_better_than_the_best_choice(written: Written, hand: tuple[str, ...], everywhere: bool) -> None:
    """GOL-8, GOL-9, GOL-15."""
    box = box_of(everywhere=everywhere)
    best = best_choice(box, written, hand)
    assert is_accepted(box, written, hand, best)
    ranks = [(*worth(box, written, each), -len(each.cards)) for each in accepted_choices(box, written, hand)]
    assert (*worth(box, written, best), -len(best.cards)) == max(ranks)


@settings(deadline=None, max_examples=50)
@given(written_words(most_spaces=5), HANDS, st.booleans(), st.data())
def test_the_best_choice_keeps_what_was_given_and_finds_the_best_beside_it(
    written: Written, hand: tuple[str, ...], everywhere: bool, data: st.DataObject
) -> None:
    """GOL-8, GOL-9."""
    box = box_of(everywhere=everywhere)
    accepted = list(accepted_choices(box, written, hand))
    given_choice = data.draw(st.sampled_from(accepted))
    best = best_choice(box, written, hand, given_choice)
    assert is_accepted(box, written, hand, best)
    assert best.jokers[: len(given_choice.jokers)] == given_choice.jokers
    assert set(given_choice.cards) <= set(best.cards)
    beside = [
        worth(box, written, each)
        for each in accepted
        if set(given_choice.jokers) <= set(each.jokers) and set(given_choice.cards) <= set(each.cards)
    ]
    assert worth(box, written, best) == max(beside)


def test_GOL_15_a_cup_is_worth_a_point_when_the_best_choice_is_made() -> None:
    """Four points and a cup are as many as five without, and win the tie (GOL-24)."""
    word = Written(row(".2..", par=4), Play("HZAZ", (0, 1, 2, 3)), tuple("AAAAA•"))
    scored = score_of_word(box_of(), word, best_choice(box_of(), word, (HEAVY,)))
    assert scored.cup
