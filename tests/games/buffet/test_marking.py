"""Markers are checked one by one: valid words, words that fail, cells that others have just covered."""

import pytest
from msgspec.structs import replace

from sobremesa.games.buffet.actions import Announce, GiveUp, Place
from sobremesa.games.buffet.events import Fate, PathShown, Phase, Verdict, WordChecked
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.state import Stack
from sobremesa.lexicon.house import HouseWords
from tests.games.buffet.boxes import (
    BOT,
    CASA,
    LUZ,
    MESA,
    PERSON,
    SOL,
    board,
    buffet,
    cells_of,
    decided,
    happened,
    opened,
    place_all,
    search,
    start,
)

DORADO = (9, 25, 41, 57, 72, 73)
ROPA = (89, 73, 59, 58)
CER = (215, 200, 185)


def test_BUF_15_a_valid_word_gets_an_ant_on_every_cell() -> None:
    match = opened()
    search(match, CASA, MESA)
    assert match.state.ants == {
        **dict.fromkeys(CASA, Ant(0, 1, special=False)),
        **dict.fromkeys(MESA, Ant(1, 1, special=False)),
    }
    assert match.state.stacks == (Stack(36, 5), Stack(36, 5))
    assert happened(match, WordChecked) == [
        WordChecked(0, "CASA", CASA, Verdict(Fate.VALID, "BUF-15", "casa"), CASA),
        WordChecked(1, "MESA", MESA, Verdict(Fate.VALID, "BUF-15", "mesa"), MESA),
    ]


def test_BUF_14_a_word_is_shown_to_all_before_it_is_judged() -> None:
    """BUF-34: and no word before its turn."""
    match = opened(seats=3)
    search(match, SOL, (89, 88), MESA)
    kinds = [entry.event for entry in match.told(None) if isinstance(entry.event, PathShown | WordChecked)]
    assert [type(event) for event in kinds] == [PathShown, WordChecked, PathShown, WordChecked, PathShown]
    assert kinds[0] == PathShown(2, MESA, "MESA")
    assert match.state.phase is Phase.VOTING
    assert match.view(0).shown == PathShown(1, (89, 88), "PA")


def test_BUF_15_a_word_is_read_without_accents_and_shown_as_it_is_written() -> None:
    """BUF-24."""
    match = opened(buffet("río"), 4)
    search(match, (), (), (), (75, 76, 77))
    (checked,) = happened(match, WordChecked)
    assert (checked.word, checked.verdict) == ("RIO", Verdict(Fate.VALID, "BUF-15", "río"))


def test_BUF_16_a_word_that_is_none_goes_to_row_1() -> None:
    match = opened(buffet(words="dictionary"))
    search(match, (5, 6), LUZ)
    assert happened(match, WordChecked)[1] == WordChecked(
        0, "CX", (5, 6), Verdict(Fate.NOT_VALID, "BUF-16", reason="not-in-dictionary")
    )
    assert (match.state.phase, match.state.row_one, match.state.waiting) == (Phase.PLACING, (0,), (0,))
    assert cells_of(match, 0) == []
    assert cells_of(match, 1) == sorted(LUZ)


def test_BUF_16_its_marker_goes_right_of_those_already_in_row_1() -> None:
    match = opened(buffet(words="dictionary"), 4)
    match.act(3, GiveUp())
    match.act(0, Announce((5, 6)))
    match.act(2, Announce((215, 216, 217)))
    match.act(1, GiveUp())
    assert match.state.row_one == (3, 1, 2, 0)


def test_BUF_17_cells_that_others_have_just_covered_get_no_second_ant() -> None:
    """Worked example: DORADO covers the O of ROPA; CER fails; F, already in row 1, places before R."""
    d, a, r, f = 0, 1, 2, 3
    words = {"DORADO": DORADO, "ROPA": ROPA, "CER": CER}
    match = opened(buffet("dorado ropa ser", words="dictionary"), 4, words=words)
    match.act(f, GiveUp())
    match.act(r, Announce(CER))
    match.act(a, Announce(ROPA))
    match.act(d, Announce(DORADO))
    assert [(event.word, event.cells) for event in happened(match, WordChecked)] == [
        ("DORADO", DORADO),
        ("ROPA", (89, 59, 58)),
        ("CER", ()),
    ]
    assert [event.verdict.clause for event in happened(match, WordChecked)] == ["BUF-15", "BUF-17", "BUF-16"]
    assert match.state.stacks[a] == Stack(27, 5)
    assert match.state.ants[73].seat == d
    assert match.state.row_one == (f, r)
    match.act(f, Place(75))
    assert list(match.state.row_one) == list(match.state.waiting) == [r]


def test_BUF_17_also_when_the_first_letter_is_a_covered_one() -> None:
    words = {"SOL": (5, 20, 35), "LA": (35, 34)}
    state = replace(opened().state, round=2, ants={36: Ant(1, 1)}, board=board(words))
    game = buffet("sol la")
    state = decided(game, state, 0, Announce(words["SOL"]))
    state = decided(game, state, 1, Announce(words["LA"]))
    assert (state.checked[1].cells, state.checked[1].verdict.clause) == ((34,), "BUF-17")
    assert (state.ants[35], state.ants[34]) == (Ant(0, 2), Ant(1, 2))


def test_BUF_18_a_word_all_of_whose_cells_were_covered_goes_to_row_1() -> None:
    """BUF-12: two players may have the same word on the same cells."""
    words = {"SOL": (5, 20, 35)}
    state = replace(opened().state, round=2, ants={21: Ant(0, 1), 6: Ant(1, 1)}, board=board(words))
    game = buffet("sol")
    for seat in (1, 0):
        state = decided(game, state, seat, Announce((5, 20, 35)))
    assert [event.verdict for event in state.checked] == [
        Verdict(Fate.VALID, "BUF-15", "sol"),
        Verdict(Fate.COVERED, "BUF-18"),
    ]
    assert (state.phase, state.row_one) == (Phase.PLACING, (0,))
    assert {cell: ant.seat for cell, ant in state.ants.items()} == {21: 0, 6: 1, 5: 1, 20: 1, 35: 1}


def test_BUF_18_no_vote_is_held_on_a_word_that_is_all_covered() -> None:
    state = replace(opened().state, round=2, ants={21: Ant(0, 1), 6: Ant(1, 1)}, board=board({"SOL": (5, 20, 35)}))
    game = buffet("sol")
    state = decided(game, state, 1, Announce((5, 20, 35)))
    state = decided(game, state, 0, Announce((20, 35)))
    assert state.checked[-1].verdict == Verdict(Fate.COVERED, "BUF-18")


@pytest.mark.parametrize(
    ("stack", "cells", "special", "left", "clause"),
    [
        (Stack(5, 5), CASA, 0, Stack(1, 5), "BUF-15"),
        (Stack(4, 5), CASA, 0, Stack(0, 5), "BUF-15"),
        (Stack(3, 5), CASA, 1, Stack(0, 4), "BUF-15"),
        (Stack(0, 5), CASA, 4, Stack(0, 1), "BUF-15"),
        (Stack(1, 3), CASA, 3, Stack(0, 0), "BUF-15"),
        (Stack(1, 2), CASA[:3], 2, Stack(0, 0), "BUF-19"),
        (Stack(0, 1), CASA[:1], 1, Stack(0, 0), "BUF-19"),
    ],
    ids=str,
)
def test_BUF_15_special_ants_come_last_and_BUF_19_a_short_stack_goes_as_far_as_it_lasts(
    stack: Stack, cells: tuple[int, ...], special: int, left: Stack, clause: str
) -> None:
    game = buffet()
    state = replace(opened().state, stacks=(stack, Stack(40, 5)))
    state = decided(game, state, 1, Announce(LUZ))
    state = decided(game, state, 0, Announce(CASA))
    checked = state.checked[0]
    assert (checked.cells, checked.special, checked.verdict.clause) == (cells, special, clause)
    assert state.stacks[0] == left
    ordinary = len(cells) - special
    assert [state.ants[cell].special for cell in cells] == [False] * ordinary + [True] * special


def test_BUF_19_covered_cells_cost_no_ant_of_a_short_stack() -> None:
    words = {"SOLA": (5, 20, 35, 34), "LES": (35, 50, 65)}
    state = replace(opened().state, round=2, ants={36: Ant(1, 1)}, board=board(words))
    state = replace(state, stacks=(Stack(40, 5), Stack(1, 0)))
    game = buffet("sola les")
    state = decided(game, state, 0, Announce(words["SOLA"]))
    state = decided(game, state, 1, Announce(words["LES"]))
    assert (state.checked[1].cells, state.checked[1].verdict.clause) == ((50,), "BUF-19")


def test_BUF_24_a_word_that_the_house_accepts_is_valid_and_one_it_refuses_is_not() -> None:
    """BUF-25: and a word that it refuses is not put to the vote."""
    house = HouseWords(accepted=frozenset({"cx"}), refused=frozenset({"mesa"}))
    match = opened(buffet(house=house))
    search(match, (5, 6), MESA)
    assert [event.verdict for event in happened(match, WordChecked)] == [
        Verdict(Fate.NOT_VALID, "BUF-16", reason="house-refused"),
        Verdict(Fate.VALID, "BUF-15", "cx"),
    ]


def test_BUF_25_where_one_person_plays_with_bots_the_dictionary_decides() -> None:
    match = opened(seats=(PERSON, BOT))
    search(match, (5, 6), (215, 216))
    assert {event.verdict.clause for event in happened(match, WordChecked)} == {"BUF-16"}
    assert match.state.row_one == (0, 1)


def test_BUF_13_row_1_comes_after_all_words() -> None:
    match = opened(seats=3)
    search(match, (), (89, 88, 87), LUZ)
    assert len(happened(match, WordChecked)) == 2
    assert match.state.waiting == (0,)
    place_all(match)
    assert match.state.phase is Phase.RESTING


def test_a_word_checked_in_one_round_is_not_listed_in_the_next() -> None:
    """BUF-23."""
    match = start()
    search(match, CASA, MESA)
    assert len(match.view(None).checked) == 2
    match.tick(match.now + 15_001)
    assert match.view(None).checked == ()
