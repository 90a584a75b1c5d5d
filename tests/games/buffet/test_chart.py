"""The turn-order chart as all see it: who stands in which row, and in what order."""

from sobremesa.games.buffet.actions import Announce, GiveUp, Place, Vote
from sobremesa.games.buffet.chart import Marker
from sobremesa.games.buffet.events import Phase
from tests.games.buffet.boxes import (
    CASA,
    MESA,
    PAN,
    SOL,
    BuffetMatch,
    open_search,
    opened,
    place_all,
    rest,
    search,
    start,
)

CX = (5, 6)


def chart(match: BuffetMatch) -> list[tuple[int, int, bool]]:
    """Seats with their rows and whether they are done, as a spectator sees them."""
    return [(marker.seat, marker.letters, marker.done) for marker in match.view(None).chart]


def test_BUF_13_longer_words_stand_higher_and_earlier_ones_further_left() -> None:
    match = opened(seats=4)
    assert match.view(None).chart == ()
    match.act(1, Announce(PAN), now=5_000)
    match.act(2, Announce(MESA), now=6_000)
    match.act(0, Announce(SOL), now=7_000)
    assert match.view(3).chart == (Marker(2, 4, done=False), Marker(1, 3, done=False), Marker(0, 3, done=False))


def test_BUF_13_within_a_row_the_credited_time_decides() -> None:
    """TAB-4."""
    match = opened(seats=3)
    match.act(0, Announce(SOL), now=7_000)
    match.act(1, Announce(PAN), now=7_050, credit=100)
    assert chart(match) == [(1, 3, False), (0, 3, False)]


def test_BUF_10_who_gives_up_stands_in_row_1_at_once_and_who_is_silent_when_the_search_is_over() -> None:
    match = start(seats=3)
    match.act(1, GiveUp())
    assert chart(match) == [(1, 1, False)]
    open_search(match)
    match.act(0, Announce(CASA))
    assert chart(match) == [(0, 4, False), (1, 1, False)]
    assert match.deadline is not None
    match.tick(match.deadline + 1)
    assert match.state.phase is Phase.PLACING
    assert chart(match) == [(0, 4, True), (1, 1, False), (2, 1, False)]


def test_BUF_16_a_word_that_does_not_count_leaves_its_row_for_the_right_end_of_row_1() -> None:
    match = opened(seats=3)
    search(match, CX, (), MESA)
    assert match.state.phase is Phase.VOTING
    assert chart(match) == [(2, 4, True), (0, 2, False), (1, 1, False)]
    for voter in (1, 2):
        match.act(voter, Vote(0, accept=False))
    assert chart(match) == [(2, 4, True), (1, 1, False), (0, 1, False)]
    place_all(match)
    assert chart(match) == [(2, 4, True), (1, 1, True), (0, 1, True)]


def test_BUF_20_who_has_placed_stands_before_who_has_not_until_the_next_round() -> None:
    match = opened(seats=4)
    search(match, CASA, (), (), ())
    assert chart(match) == [(0, 4, True), (1, 1, False), (2, 1, False), (3, 1, False)]
    match.act(1, Place(match.state.ground.placeable(1)[0]))
    assert chart(match) == [(0, 4, True), (1, 1, True), (2, 1, False), (3, 1, False)]
    place_all(match)
    assert chart(match) == [(0, 4, True), (1, 1, True), (2, 1, True), (3, 1, True)]
    rest(match)
    assert chart(match) == []


def test_BUF_10_row_1_goes_on_from_the_second_seat_in_round_2_also_when_all_have_placed() -> None:
    match = opened(seats=3)
    search(match, (), (), ())
    place_all(match)
    rest(match)
    open_search(match)
    match.act(1, Announce((134, 133)))
    assert match.deadline is not None
    match.tick(match.deadline + 1)
    assert chart(match) == [(1, 2, False), (2, 1, False), (0, 1, False)]
    for voter in (0, 2):
        match.act(voter, Vote(1, accept=True))
    place_all(match)
    assert chart(match) == [(1, 2, True), (2, 1, True), (0, 1, True)]
