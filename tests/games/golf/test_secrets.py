"""What a player is not entitled to see stays hidden until it is shown."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.golf.actions import Answer, Buy, Choice, Choose, Draft, TakeBack
from sobremesa.games.golf.events import (
    SECRET,
    ChoiceMade,
    DraftKept,
    Phase,
    Play,
    Purchase,
    PurchaseMade,
    SeatReady,
    WordWritten,
)
from tests.games.golf.boxes import (
    HOLE_5,
    SEED,
    VOWELS,
    GolfMatch,
    choose_all,
    edition,
    golf,
    handed_in,
    leave_shop,
    play_to_end,
    start,
    write_all,
)


def seen_and_heard(match: GolfMatch, seat: int | None) -> str:
    """All that a seat has ever been told, and what it sees now, as it would go over the wire."""
    return msgspec.json.encode((match.view(seat), match.told(seat))).decode()


def test_TAB_2_a_word_is_secret_until_all_are_shown() -> None:
    """GOL-2."""
    match = start(golf("hechizo", edition(cards=HOLE_5)), 3)
    match.act(0, Draft("qqdraft", (0,)))
    match.act(0, handed_in(match, 0, "hechizo"))
    match.act(1, Draft("qqother", (0,)))
    for seat in (1, 2, None):
        assert "HECHIZO" not in seen_and_heard(match, seat).upper()
        assert "qqdraft" not in seen_and_heard(match, seat)
        assert match.view(seat).shown == ()
    assert "qqother" not in seen_and_heard(match, 0)
    assert match.view(0).own_play == Play("HECHIZO", (0, 1, 2, 3, 4, 5, 6))


def test_TAB_2_that_a_seat_is_done_is_open_and_what_it_wrote_is_not() -> None:
    match = start(golf("casa"), 2)
    match.act(0, handed_in(match, 0, "casa"))
    heard = [entry.event for entry in match.told(1)]
    assert heard[-1] == SeatReady(0)
    assert not any(isinstance(event, SECRET) for event in heard)
    assert isinstance(match.told(0)[-2].event, WordWritten)
    match.act(0, TakeBack())
    assert match.view(1).players[0].waiting


def test_TAB_2_the_choice_of_jokers_and_cards_is_secret_until_all_have_chosen() -> None:
    """GOL-29."""
    match = start(golf("hechizo", edition(cards=HOLE_5)), 3)
    write_all(match, "hechizo", "hechizo", "")
    match.act(0, Choose(Choice((5,))))
    assert match.view(0).own_choice == Choice((5,))
    for seat in (1, 2, None):
        view = match.view(seat)
        assert (view.own_choice, view.own_play, view.own_purchase) == (None, None, None)
        assert not any(isinstance(entry.event, ChoiceMade) for entry in match.told(seat))
        assert all(not player.rounds for player in view.players)


def test_TAB_2_a_purchase_is_secret_until_the_shop_closes() -> None:
    """GOL-30."""
    match = start(golf("casa", edition("CASTER", pars=(-9,) * 9)), 2)
    write_all(match, "casa", "casa")
    match.act(0, Buy((VOWELS,)))
    assert match.view(0).own_purchase == Purchase((VOWELS,))
    for seat in (1, None):
        view = match.view(seat)
        assert view.own_purchase is None
        assert (view.players[0].hand, view.shop[VOWELS], view.purchases) == ((), 2, ())
        assert not any(isinstance(entry.event, PurchaseMade) for entry in match.told(seat))
    match.act(1, Buy())
    assert match.view(1).players[0].hand == (VOWELS,)


def test_TAB_2_a_spectator_sees_what_all_players_see() -> None:
    match = start(golf("casa"), 2)
    match.act(0, handed_in(match, 0, "casa"))
    spectator, other = match.view(None), match.view(1)
    assert spectator == msgspec.structs.replace(other, seat=None)
    assert match.told(None) == match.told(1)
    assert match.offers(None) == ()


def test_TAB_2_the_seed_is_told_to_nobody_before_the_end() -> None:
    """TAB-3."""
    match = start(golf("casa"), 2)
    while match.outcome is None:
        for seat in (0, 1, None):
            assert SEED.hex() not in seen_and_heard(match, seat)
        write_all(match, "", "")
        leave_shop(match)
    assert SEED.hex() in seen_and_heard(match, None)
    assert match.view(None).commitment != SEED.hex()


def test_TAB_2_told_events_can_be_asked_for_from_any_number_on() -> None:
    match = start(golf("casa"), 2)
    before = len(match.events)
    match.act(0, Draft("ca"))
    assert match.told(1, since=before) == ()
    assert [type(entry.event) for entry in match.told(0, since=before)] == [DraftKept]


def test_once_all_is_shown_all_see_it() -> None:
    """GOL-29."""
    match = start(golf("casa", edition("CASTER")), 2)
    write_all(match, "casa", "")
    for seat in (0, 1, None):
        assert match.view(seat).shown == (Play("CASA", (0, 1, 2, 3)), None)
        assert match.view(seat).players[0].rounds[0].score.total == 5 - 3


@pytest.mark.parametrize("seats", [2, 4])
def test_TAB_2_secret_events_reach_their_own_seat_alone_all_through_a_match(seats: int) -> None:
    match = start(golf("casa", edition("CASTE•", pars=(-9,) * 9)), seats)
    play_to_end(match, *["casa"] * seats)
    for seat in (*range(seats), None):
        secret = [entry.event for entry in match.told(seat) if isinstance(entry.event, SECRET)]
        assert {event.seat for event in secret} == (set() if seat is None else {seat})


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["casa", "caso", "zzzz", ""]), st.sampled_from(["casa", "caso", "zzzz", ""]))
def test_TAB_2_what_another_writes_makes_no_difference_to_what_a_seat_sees(one: str, other: str) -> None:
    """GOL-2, GOL-23."""
    views = []
    for word in (one, other):
        match = start(golf("casa", edition("CASTE•")), 3)
        match.act(0, Draft(word))
        match.act(0, handed_in(match, 0, word))
        views.append((match.view(1), match.view(None), [entry.event for entry in match.told(1)]))
    assert views[0] == views[1]


def test_choices_of_the_phase_before_are_not_kept() -> None:
    """GOL-29."""
    match = start(golf("casa", edition("CASTE•", pars=(-9,) * 9)), 2)
    write_all(match, "casa", "casa")
    choose_all(match)
    view = match.view(0)
    assert view.phase is Phase.SHOPPING
    assert (view.own_play, view.own_choice, view.own_purchase) == (None, None, None)


def test_TAB_5_whoever_changes_a_view_changes_nothing_in_the_match() -> None:
    """A bot gets views as they are: what it does to them stays with it."""
    match = start(golf("casa"), 3)
    before = match.save()
    match.view(0).shop.clear()
    match.view(1).votes[0] = {1: Answer(accept=True)}
    assert match.view(2).shop
    assert not match.view(2).votes
    assert match.save() == before
