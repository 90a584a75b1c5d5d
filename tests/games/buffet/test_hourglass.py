"""The times of a search: countdown, hourglass, limit, and no clock at all."""

import pytest

from sobremesa.games.buffet.actions import Announce, GiveUp
from sobremesa.games.buffet.events import (
    Announced,
    Phase,
    RoundBegan,
    SearchEnded,
    SearchOpened,
    TimeRanOut,
)
from tests.games.buffet.boxes import (
    CASA,
    MESA,
    OPEN,
    PAN,
    BuffetMatch,
    buffet,
    happened,
    open_search,
    opened,
    place_all,
    refusal,
    rest,
    start,
)


def test_BUF_1_a_round_starts_with_a_countdown_of_three_seconds() -> None:
    match = start()
    assert happened(match, RoundBegan) == [RoundBegan(1, 3_000)]
    assert (match.view(0).opened, match.view(0).ends) == (0, None), "no search has been opened yet"
    assert match.tick(3_000) == ()
    (entry,) = match.tick(3_001)
    assert entry.at == 3_000
    assert entry.event == SearchOpened(3_000, ends=183_000, deadline=183_150)
    assert match.state.waiting == (0, 1)


def test_BUF_1_nobody_announces_during_the_countdown() -> None:
    match = start()
    assert refusal(match, 0, Announce(CASA), 2_999) == "buf-1-countdown"
    assert refusal(match, 0, Announce(CASA), 3_000) == "buf-1-countdown"
    match.act(0, Announce(CASA), 3_001)
    assert match.state.waiting == (1,)


def test_BUF_9_the_first_announcement_turns_the_hourglass() -> None:
    match = opened()
    match.act(0, Announce(CASA), 20_000)
    assert match.state.ends == 50_000
    match.tick(50_151)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.SEARCH, (1,))]
    assert happened(match, SearchEnded) == [SearchEnded((0,), (1,))]


def test_BUF_9_whoever_looks_after_the_search_sees_no_sand_of_it() -> None:
    match = opened()
    match.act(0, Announce(CASA), 20_000)
    assert match.view(1).ends == 50_000
    match.tick(50_151)
    assert match.view(1).phase is not Phase.SEARCH
    assert match.view(1).ends is None


def in_round(number: int, seats: int) -> BuffetMatch:
    """A match whose search of this round is open; nobody has announced anything so far."""
    match = opened(seats=seats)
    while match.state.round < number:
        for seat in match.state.waiting:
            match.act(seat, GiveUp())
        place_all(match)
        rest(match)
        open_search(match)
    return match


@pytest.mark.parametrize(
    ("number", "row_one"),
    [(1, (0, 1, 2)), (2, (1, 2, 0)), (3, (2, 0, 1)), (4, (0, 1, 2)), (5, (1, 2, 0))],
)
def test_BUF_10_row_1_fills_in_seat_order_from_another_seat_each_round(number: int, row_one: tuple[int, ...]) -> None:
    match = in_round(number, 3)
    assert match.deadline is not None
    match.tick(match.deadline + 1)
    assert happened(match, SearchEnded)[-1] == SearchEnded((), row_one)


def test_BUF_10_who_has_announced_is_left_out_of_that_order() -> None:
    match = in_round(2, 4)
    match.act(2, Announce((216, 201)))
    assert match.deadline is not None
    match.tick(match.deadline + 1)
    assert happened(match, SearchEnded)[-1] == SearchEnded((2,), (1, 3, 0))


def test_BUF_10_after_three_minutes_without_an_announcement_all_go_to_row_1() -> None:
    """A move timed at the limit itself still counts, as at the sand's (TAB-4)."""
    match = opened()
    assert match.tick(OPEN + 180_150) == ()
    match.tick(OPEN + 180_151)
    assert happened(match, SearchEnded) == [SearchEnded((), (0, 1))]


@pytest.mark.parametrize(("received", "credit"), [(183_000, 0), (183_150, 150)])
def test_BUF_10_an_announcement_at_the_limit_makes_it_void(received: int, credit: int) -> None:
    match = opened()
    match.act(0, Announce(CASA), received, credit=credit)
    assert match.state.ends == 183_000 + 30_000


@pytest.mark.parametrize(("received", "credit"), [(183_001, 0), (183_150, 149)])
def test_BUF_10_an_announcement_after_the_limit_is_refused(received: int, credit: int) -> None:
    match = opened()
    assert refusal(match, 0, Announce(CASA), received, credit=credit) == "buf-10-limit-passed"


def test_BUF_10_once_the_hourglass_is_turned_the_limit_is_void() -> None:
    match = opened()
    match.act(0, Announce(CASA), 180_000)
    match.tick(200_000)
    assert match.state.phase is Phase.SEARCH
    match.act(1, Announce(MESA), 205_000)
    assert happened(match, SearchEnded) == [SearchEnded((0, 1), ())]


@pytest.mark.parametrize(("seconds", "ends"), [(1, 4_000), (60, 63_000), (3600, 3_603_000)])
def test_BUF_10_a_table_chooses_its_limit(seconds: int, ends: int) -> None:
    match = opened(buffet(search_seconds=seconds))
    assert (match.state.ends, match.deadline) == (ends, ends + 150)


def test_BUF_10_a_table_may_have_no_limit() -> None:
    match = opened(buffet(search_seconds=0))
    assert match.deadline is None
    match.tick(10**12)
    match.act(0, Announce(CASA), 10**12)
    assert match.state.ends == 10**12 + 30_000


def test_TAB_11_without_a_clock_the_search_opens_at_once_and_has_no_end() -> None:
    match = start(buffet(clock=False), 3, now=700)
    assert happened(match, RoundBegan) == [RoundBegan(1, None)]
    assert happened(match, SearchOpened) == [SearchOpened(700, None, None)]
    match.act(1, Announce(PAN), 1_000)
    assert happened(match, Announced) == [Announced(1, 3, 1_000, 0, 1_000, None, None)]
    assert match.deadline is None
    match.tick(10**12)
    match.act(0, GiveUp(), 10**12)
    match.act(2, Announce(MESA))
    assert happened(match, SearchEnded) == [SearchEnded((2, 1), (0,))]


def test_TAB_11_a_table_left_alone_comes_to_its_end() -> None:
    """Chance places one ant a seat a round, until the first special one (BUF-27, BUF-33)."""
    match = start(seats=2)
    match.tick(10**9)
    assert match.outcome is not None
    assert match.state.round == 41
