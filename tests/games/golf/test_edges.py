"""The least and the most that a box, a line, a draft and a choice may be."""

import msgspec
import pytest

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Choice, Choose, Draft, Write
from sobremesa.games.golf.edition import WildcardKind, card_problems, problems
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import LineFaultKind, fault_of_draft, line_shapes
from sobremesa.games.golf.writing import LONGEST_DRAFT
from tests.games.golf.boxes import KINDS, VOWELS, edition, golf, play_round, row, start, write_all
from tests.games.problems import sentence

PLAIN = SpaceKind.PLAIN


def box_with(**changes: object) -> bool:
    """Whether a box with these changes can be played."""
    return not problems(msgspec.structs.replace(edition(), **changes))


@pytest.mark.parametrize(("number", "fits"), [(-1, False), (0, True), (99, True), (100, False)])
def test_GOL_C4_GOL_C5_values_costs_and_coins_are_0_to_99(number: int, fits: bool) -> None:
    assert box_with(values={**edition().values, "A": number}) is fits
    assert box_with(joker_value=number) is fits
    assert box_with(coins=number) is fits
    assert box_with(kinds=(WildcardKind(VOWELS, cost=number, count=6), *KINDS[1:])) is fits
    assert (not card_problems(row("....", par=number))) is fits


@pytest.mark.parametrize(("number", "fits"), [(0, False), (1, True), (99, True), (100, False)])
def test_GOL_C5_there_are_1_to_99_cards_of_a_kind(number: int, fits: bool) -> None:
    assert box_with(kinds=(WildcardKind(VOWELS, cost=2, count=number), *KINDS[1:])) is fits


@pytest.mark.parametrize("place", [-1, 4, 5])
def test_GOL_C2_start_and_flag_are_spaces_of_the_card(place: int) -> None:
    for end in ("start", "flag"):
        (found,) = card_problems(msgspec.structs.replace(row("...."), **{end: place}))
        assert "on no space of its own" in sentence(found)


def test_GOL_C2_a_drawing_takes_as_many_columns_and_rows_as_it_spans_wherever_it_lies() -> None:
    card = HoleCard("far", 1, 3, (Space(5, 7, PLAIN), Space(6, 9, PLAIN)), start=0, flag=1)
    assert card.size() == (2, 3)


def test_GOL_4_a_line_that_has_passed_the_flag_can_no_longer_become_one() -> None:
    square = (Space(0, 0, PLAIN), Space(1, 0, PLAIN), Space(1, 1, PLAIN), Space(0, 1, PLAIN))
    card = HoleCard("square", 1, 3, square, start=0, flag=2)
    fault = fault_of_draft(card, (0, 1, 2, 3), neighbours=False)
    assert fault is not None
    assert fault.kind is LineFaultKind.ENDS_ELSEWHERE
    assert fault_of_draft(card, (0, 1, 2), neighbours=False) is None


def test_of_two_lines_that_score_alike_the_one_with_shorter_steps_is_shown() -> None:
    """A calm line has its pieces, squared, sum to the least, down as well as across."""
    tall = (Space(0, 0, PLAIN), Space(3, 4, PLAIN), Space(1, 3, PLAIN), Space(0, 6, PLAIN))
    card = HoleCard("tall", 1, 3, tall, start=0, flag=3)
    assert list(line_shapes(card, 3, neighbours=False).values()) == [(0, 2, 3)]


def test_GOL_6_neither_word_nor_line_of_a_draft_is_without_bounds() -> None:
    match = start(golf())
    match.act(0, Draft("x" * LONGEST_DRAFT, (0,) * LONGEST_DRAFT))
    for action in (Draft("x" * (LONGEST_DRAFT + 1)), Draft("x", (0,) * (LONGEST_DRAFT + 1))):
        with pytest.raises(Refused, match="gol-6-too-long"):
            match.act(0, action)
    for write in (Write("x" * (LONGEST_DRAFT + 1)), Write("casa", (0,) * (LONGEST_DRAFT + 1))):
        with pytest.raises(Refused, match="gol-6-too-long"):
            match.act(0, write)


def test_GOL_4_a_refused_line_names_its_pieces_and_spaces_from_one() -> None:
    crossing = (Space(0, 0, PLAIN), Space(2, 2, PLAIN), Space(2, 0, PLAIN), Space(0, 2, PLAIN))
    cards = [HoleCard(f"{hole}a", hole, 3, crossing, start=0, flag=3) for hole in range(1, 10)]
    match = start(golf("casa", edition(cards=cards)), 1)
    with pytest.raises(Refused) as caught:
        match.act(0, Write("casa", (0, 1, 2, 3)))
    assert caught.value.refusal.clause == "GOL-4"
    assert {name: caught.value.refusal.text.args[name] for name in ("piece1", "piece2")} == {"piece1": 1, "piece2": 3}


def test_GOL_29_a_choice_is_refused_with_the_letter_counted_from_one() -> None:
    match = start(golf("casa"), 1)
    write_all(match, "casa")
    with pytest.raises(Refused) as caught:
        match.act(0, Choose(Choice(jokers=(4,))))
    assert caught.value.refusal.text.args == {"place": 5, "letters": 4}


def test_what_is_asked_for_says_how_much_is_needed_and_where_it_fits() -> None:
    match = start(golf("casa huecos", edition(cards="......")), 1)
    draft = next(offer for offer in match.offers(0) if offer.action == "draft")
    assert [(ask.field, ask.least, ask.most) for ask in draft.asks] == [
        ("word", 0, LONGEST_DRAFT),
        ("path", 0, LONGEST_DRAFT),
    ]
    play_round(match, "huecos")
    write_all(match, "huecos")
    (choose,) = match.offers(0)
    (jokers,) = choose.asks
    assert (jokers.least, jokers.most, jokers.among) == (0, 1, (1,))


@pytest.mark.parametrize(("marks", "joker"), [("2....", 0), ("....2", 1)])
def test_GOL_10_a_joker_on_a_double_gains_twice_its_value_as_much_as_two_of_a_letter(marks: str, joker: int) -> None:
    """GOL-29: of two that gain alike, the first is proposed: D once on the double, or B twice."""
    box = msgspec.structs.replace(edition("TTTTT•", marks), joker_value=3)
    word = "dabcb" if marks.startswith("2") else "abcbd"
    match = start(golf(word, box), 1)
    write_all(match, word)
    assert match.state.proposals[0] == Choice((joker,))


def test_GOL_4_a_line_through_the_letter_that_a_piece_began_on_does_not_run_back() -> None:
    spaces = (Space(1, 0, PLAIN), Space(1, 2, PLAIN), Space(0, 0, PLAIN), Space(2, 0, PLAIN))
    card = HoleCard("through", 1, 3, spaces, start=0, flag=3)
    fault = fault_of_draft(card, (0, 1, 2, 3), neighbours=False)
    assert fault is not None
    assert (fault.kind, fault.space) == (LineFaultKind.RUNS_THROUGH_LETTER, 0)
    cards = [msgspec.structs.replace(card, id=f"{hole}a", hole=hole) for hole in range(1, 10)]
    with pytest.raises(Refused) as caught:
        start(golf("casa", edition(cards=cards)), 1).act(0, Write("casa", (0, 1, 2, 3)))
    assert caught.value.refusal.text.args["space"] == 1


def test_TAB_13_nobody_waits_for_a_spectator_and_there_is_no_view_from_a_seat_that_does_not_exist() -> None:
    match = start(golf())
    assert not match.view(None).is_waited_for
    assert match.view(1).is_waited_for
    with pytest.raises(Refused) as caught:
        match.view(2)
    assert caught.value.refusal.text.args == {"seat": 3}
