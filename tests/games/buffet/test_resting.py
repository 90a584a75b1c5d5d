"""Between rounds: all get ready; and what may be read of the board when."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.games.buffet.actions import Announce, GiveUp, Place, Ready
from sobremesa.games.buffet.events import Phase, RoundBegan, RoundEnded, SeatReady, TimeRanOut
from sobremesa.games.buffet.view import Sight
from tests.games.buffet.boxes import (
    CASA,
    MESA,
    OPEN,
    PAN,
    BuffetMatch,
    buffet,
    happened,
    opened,
    place_all,
    refusal,
    search,
    start,
)


def resting(seats: int = 2, **options: Any) -> BuffetMatch:
    match = opened(buffet(**options), seats)
    search(match, CASA, *((),) * (seats - 2), MESA if seats == 2 else ())
    place_all(match)
    assert match.state.phase is Phase.RESTING
    return match


def sights(match: BuffetMatch) -> list[Sight]:
    """What each seat and a spectator may read."""
    return [match.view(seat).sight for seat in (*range(len(match.state.sitters)), None)]


def test_BUF_23_when_all_markers_are_back_the_round_ends() -> None:
    match = resting()
    assert happened(match, RoundEnded) == [RoundEnded(last=False, deadline=OPEN + 15_000)]
    assert (match.state.order, match.state.row_one, match.state.waiting) == ((), (), (0, 1))


def test_BUF_34_the_next_countdown_starts_when_all_are_ready() -> None:
    match = resting()
    match.act(1, Ready(), 5_000)
    assert happened(match, SeatReady) == [SeatReady(1)]
    assert refusal(match, 1, Ready()) == "tab-13-nothing-to-do"
    assert len(happened(match, RoundBegan)) == 1
    match.act(0, Ready(), 6_000)
    assert happened(match, RoundBegan)[-1] == RoundBegan(2, 9_000)
    assert match.state.phase is Phase.COUNTDOWN


def test_BUF_34_and_at_the_latest_15_seconds_after_marking() -> None:
    match = resting()
    match.act(1, Ready(), 5_000)
    assert match.tick(OPEN + 15_000) == ()
    match.tick(OPEN + 15_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.RESTING, (0,))]
    assert happened(match, RoundBegan)[-1] == RoundBegan(2, OPEN + 18_000)


def test_BUF_34_the_next_countdown_does_not_wait_for_a_seat_whose_person_is_away() -> None:
    match = resting(3)
    game = match.game
    assert [game.action_if_absent(match.state, seat) for seat in (0, 1, 2)] == [Ready()] * 3
    match.act(1, Ready(), 5_000)
    assert game.action_if_absent(match.state, 1) is None
    for seat in (0, 2):
        match.act(seat, Ready(), 6_000)
    assert [game.action_if_absent(match.state, seat) for seat in (0, 1, 2)] == [None] * 3
    match.tick(10_000)
    assert match.state.phase is Phase.SEARCH
    assert [game.action_if_absent(match.state, seat) for seat in match.state.waiting] == [None] * 3


def test_BUF_34_without_a_clock_all_are_waited_for() -> None:
    match = resting(clock=False)
    assert match.deadline is None
    match.tick(10**12)
    match.act(0, Ready())
    assert match.state.phase is Phase.RESTING
    match.act(1, Ready())
    assert (match.state.phase, match.state.round) == (Phase.SEARCH, 2)


def test_BUF_34_in_a_countdown_and_a_pause_the_board_is_unreadable() -> None:
    for lens in (True, False):
        assert sights(start(buffet(lens=lens))) == [Sight.NOTHING] * 3
        assert sights(resting(lens=lens)) == [Sight.NOTHING] * 3


def test_BUF_8_on_announcing_the_lens_goes_down() -> None:
    match = opened(seats=3)
    assert sights(match) == [Sight.LENS] * 4
    match.act(0, Announce(CASA))
    match.act(1, GiveUp())
    assert sights(match) == [Sight.NOTHING, Sight.NOTHING, Sight.LENS, Sight.LENS]


def test_BUF_34_while_words_are_marked_all_see_the_path_being_checked() -> None:
    match = opened()
    search(match, (5, 6), ())
    assert match.state.phase is Phase.VOTING
    assert sights(match) == [Sight.PATH] * 3


def test_BUF_34_who_places_from_row_1_has_the_lens_meanwhile_and_nobody_else() -> None:
    """BUF-8: only announcing lays it down; before and after placing nobody looks."""
    match = opened(seats=3)
    search(match, (), PAN, ())
    assert match.state.phase is Phase.PLACING
    assert sights(match) == [Sight.LENS, Sight.NOTHING, Sight.NOTHING, Sight.NOTHING]
    match.act(0, Place(match.state.ground.placeable(0)[0]))
    assert sights(match) == [Sight.NOTHING, Sight.NOTHING, Sight.LENS, Sight.NOTHING]


def test_BUF_34_a_seat_whose_word_is_not_valid_has_the_lens_when_it_places_too() -> None:
    match = opened(buffet(words="dictionary"))
    search(match, (5, 6), MESA)
    assert match.state.phase is Phase.PLACING
    assert sights(match) == [Sight.LENS, Sight.NOTHING, Sight.NOTHING]


def test_BUF_34_a_table_without_the_lens_reads_the_board_while_it_is_played_on() -> None:
    match = opened(buffet(lens=False))
    match.act(0, Announce((5, 6)))
    assert sights(match) == [Sight.ALL] * 3
    match.act(1, GiveUp())
    assert match.state.phase is Phase.VOTING
    assert sights(match) == [Sight.ALL] * 3


def test_BUF_34_after_the_end_everything_may_be_read() -> None:
    match = opened()
    match.tick(10**9)
    assert sights(match) == [Sight.ALL] * 3


@pytest.mark.parametrize("phase", [Phase.COUNTDOWN, Phase.SEARCH, Phase.PLACING, Phase.RESTING])
def test_BUF_34_the_letters_are_in_every_view(phase: Phase) -> None:
    """The lens is a courtesy, not a secret (TAB-2)."""
    match = opened()
    state = replace(match.state, phase=phase)
    for seat in (0, 1, None):
        assert match.game.view(state, seat).letters == match.state.board.letters
