"""The race of announcements: credited times, equal times, and the hourglass that the first of them turns."""

import pytest

from sobremesa.games.buffet.actions import Announce, GiveUp
from sobremesa.games.buffet.events import Announced, Phase, SearchEnded
from tests.games.buffet.boxes import (
    CASA,
    LUZ,
    MESA,
    OPEN,
    PAN,
    SOL,
    buffet,
    happened,
    opened,
    refusal,
)

SEVEN = (5, 20, 35, 50, 65, 80, 95)
SIX_SOUTH = (215, 200, 185, 170, 155, 140)
SIX_WEST = (75, 76, 77, 78, 79, 64)


def announced(match_events: list[Announced]) -> list[tuple[int, int, int, int]]:
    return [(event.seat, event.received, event.credit, event.credited) for event in match_events]


def test_BUF_13_the_longest_word_is_checked_first_and_on_a_tie_the_earlier() -> None:
    """Worked example: A announces 7, F 6 first, D 6 after F, R nothing: A, F, D, R."""
    a, d, f, r = 0, 2, 3, 1
    match = opened(buffet(words="dictionary"), 4)
    match.act(f, Announce(SIX_WEST), 4_000)
    match.act(d, Announce(SIX_SOUTH), 5_000)
    match.act(a, Announce(SEVEN), 6_000)
    match.tick(34_151)
    assert happened(match, SearchEnded) == [SearchEnded(order=(a, f, d), row_one=(r,))]


def test_TAB_4_an_announcement_counts_at_its_receipt_less_its_credit() -> None:
    match = opened()
    match.act(0, Announce(SOL), 10_000, credit=20)
    match.act(1, Announce(LUZ), 10_080, credit=110)
    assert announced(happened(match, Announced)) == [(0, 10_000, 20, 9_980), (1, 10_080, 110, 9_970)]
    assert happened(match, SearchEnded) == [SearchEnded((1, 0), ())]


def test_TAB_4_equal_times_go_to_the_one_received_first() -> None:
    match = opened(seats=3)
    match.act(2, Announce(LUZ), 10_000)
    match.act(0, Announce(SOL), 10_050, credit=50)
    match.act(1, Announce(PAN), 10_100, credit=100)
    assert happened(match, SearchEnded) == [SearchEnded((2, 0, 1), ())]


@pytest.mark.parametrize(
    ("credit", "counted"), [(149, 149), (150, 150), (151, 150), (10_000, 150), (-1, 0), (-500, 0), (0, 0), (1, 1)]
)
def test_TAB_4_a_credit_is_at_most_150_ms_and_never_a_debt(credit: int, counted: int) -> None:
    match = opened()
    match.act(0, Announce(CASA), 10_000, credit=credit)
    (event,) = happened(match, Announced)
    assert (event.credit, event.credited) == (counted, 10_000 - counted)


def test_TAB_4_nobody_has_announced_before_the_search_opened() -> None:
    match = opened()
    match.act(0, Announce(CASA), OPEN + 40, credit=100)
    (event,) = happened(match, Announced)
    assert (event.credit, event.credited, event.ends) == (100, OPEN, OPEN + 30_000)


def test_BUF_9_the_credited_time_of_the_first_announcement_turns_the_hourglass() -> None:
    """TAB-4."""
    match = opened(seats=3)
    match.act(0, Announce(CASA), 10_000, credit=40)
    assert (match.state.ends, match.deadline) == (39_960, 40_110)
    match.act(1, Announce(PAN), 10_020, credit=100)
    assert (match.state.ends, match.deadline) == (39_920, 40_070), "received later, but made earlier"


def test_BUF_9_a_later_announcement_does_not_turn_it_again() -> None:
    match = opened(seats=3)
    match.act(0, Announce(CASA), 10_000)
    match.act(1, Announce(PAN), 20_000)
    assert (match.state.ends, match.deadline) == (40_000, 40_150)


@pytest.mark.parametrize(
    ("received", "credit"), [(40_000, 0), (40_001, 1), (40_100, 100), (40_150, 150), (40_150, 400), (39_999, 0)]
)
def test_TAB_4_what_is_credited_to_the_last_grain_of_sand_counts(received: int, credit: int) -> None:
    match = opened()
    match.act(0, Announce(CASA), 10_000)
    match.act(1, Announce(MESA), received, credit=credit)
    assert happened(match, SearchEnded) == [SearchEnded((0, 1), ())]


@pytest.mark.parametrize(("received", "credit"), [(40_001, 0), (40_100, 99), (40_150, 149), (40_150, 0)])
def test_TAB_4_what_is_credited_a_millisecond_after_the_sand_is_refused(received: int, credit: int) -> None:
    match = opened()
    match.act(0, Announce(CASA), 10_000)
    assert refusal(match, 1, Announce(MESA), received, credit=credit) == "buf-9-sand-ran-out"
    assert match.state.phase is Phase.SEARCH


def test_TAB_4_search_closes_150_ms_after_the_sand() -> None:
    match = opened()
    match.act(0, Announce((5, 6)), 10_000)
    assert match.tick(40_150) == ()
    match.tick(40_151)
    assert happened(match, SearchEnded) == [SearchEnded((0,), (1,))]


def test_BUF_10_giving_up_after_the_sand_gains_no_place_in_row_1() -> None:
    match = opened(seats=4)
    match.act(3, Announce((75, 76)), 10_000)
    match.act(2, GiveUp(), 40_000)
    match.act(1, GiveUp(), 40_001)
    match.tick(40_151)
    assert happened(match, SearchEnded) == [SearchEnded((3,), (2, 0, 1))]


def test_TAB_4_without_a_clock_the_order_is_that_of_the_actions() -> None:
    match = opened(buffet(clock=False))
    match.act(0, Announce(SOL), 10_000)
    match.act(1, Announce(LUZ), 10_000, credit=150)
    assert announced(happened(match, Announced)) == [(0, 10_000, 0, 10_000), (1, 10_000, 0, 10_000)]
    assert happened(match, SearchEnded) == [SearchEnded((0, 1), ())]
