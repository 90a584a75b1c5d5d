"""The option `call-first`: a number is called, and a path of that length shown when the word is checked."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.games.buffet.actions import Announce, Call, GiveUp, Show, Vote
from sobremesa.games.buffet.events import (
    Announced,
    Fate,
    PathShown,
    PathTraced,
    Phase,
    SearchEnded,
    ShowAsked,
    TimeRanOut,
    Verdict,
    WordChecked,
)
from sobremesa.games.buffet.ground import Ant
from tests.games.buffet.boxes import (
    CASA,
    LUZ,
    MESA,
    OPEN,
    SOL,
    BuffetMatch,
    Path,
    buffet,
    cells_of,
    decided,
    happened,
    opened,
    refusal,
)


def called(*numbers: int, **options: Any) -> BuffetMatch:
    """Every seat has called its number, or given up."""
    match = opened(buffet(call_first=True, **options), len(numbers))
    for seat, number in enumerate(numbers):
        match.act(seat, Call(number) if number else GiveUp())
    return match


def test_BUF_7_a_number_is_called_and_turns_the_hourglass() -> None:
    """BUF-9."""
    match = opened(buffet(call_first=True))
    match.act(0, Call(4), 10_000, credit=50)
    assert happened(match, Announced) == [Announced(0, 4, 10_000, 50, 9_950, 39_950, 40_100)]
    assert not happened(match, PathTraced)
    assert refusal(match, 0, Call(5)) == "buf-8-no-more"


def test_BUF_7_no_path_is_traced_on_announcing() -> None:
    assert refusal(opened(buffet(call_first=True)), 0, Announce(CASA)) == "buf-7-call-first"


def test_BUF_12_a_number_has_its_least() -> None:
    for least in (2, 3):
        match = opened(buffet(call_first=True, least_letters=least))
        assert refusal(match, 0, Call(least - 1)) == "buf-12-too-short"
        assert refusal(match, 0, Call(-5)) == "buf-12-too-short"
        match.act(0, Call(least))


def test_BUF_4_no_number_is_larger_than_the_cells_that_are_left() -> None:
    match = opened(buffet(call_first=True))
    assert refusal(match, 0, Call(217)) == "buf-4-too-long"
    match.act(0, Call(216))


def test_BUF_13_at_the_marking_turn_the_path_is_asked_for() -> None:
    match = called(3, 4)
    assert happened(match, SearchEnded) == [SearchEnded((1, 0), ())]
    assert happened(match, ShowAsked) == [ShowAsked(1, OPEN + 30_000)]
    assert (match.state.phase, match.state.waiting) == (Phase.SHOWING, (1,))
    assert refusal(match, 0, Show(SOL)) == "tab-13-nothing-to-do"
    match.act(1, Show(MESA), 20_000)
    assert happened(match, PathShown) == [PathShown(1, MESA, "MESA")]
    assert happened(match, ShowAsked)[-1] == ShowAsked(0, 50_000)
    match.act(0, Show(SOL))
    assert [event.verdict.fate for event in happened(match, WordChecked)] == [Fate.VALID, Fate.VALID]
    assert cells_of(match, 0) == sorted(SOL)


@pytest.mark.parametrize(
    ("path", "clause"),
    [
        (SOL, "BUF-16"),
        ((), "BUF-16"),
        ((*CASA, 65), "BUF-16"),
        ((5, 20, 35, 65), "BUF-3"),
        ((5, 20, 35, 20), "BUF-4"),
        ((20, 35, 50, 65), "BUF-5"),
        ((7, 22, 37, 52), "BUF-2"),
    ],
    ids=str,
)
def test_BUF_16_a_path_that_is_wrong_in_any_way_is_not_valid(path: Path, clause: str) -> None:
    match = called(4, 0)
    match.act(0, Show(path))
    assert happened(match, WordChecked)[0].verdict == Verdict(Fate.NOT_VALID, clause)
    assert match.state.row_one == (1, 0)
    assert cells_of(match, 0) == []


def test_BUF_16_a_path_that_is_no_word_is_not_valid() -> None:
    match = called(2, 0, words="dictionary")
    match.act(0, Show((5, 6)))
    assert happened(match, WordChecked)[0].verdict == Verdict(Fate.NOT_VALID, "BUF-16", reason="not-in-dictionary")


def test_BUF_2_a_shown_path_that_leaves_the_board_is_refused() -> None:
    match = called(4, 0)
    assert refusal(match, 0, Show((5, 20, 35, 225))) == "buf-2-no-such-cell"
    assert refusal(match, 0, Show((5,) * 226)) == "buf-4-too-long"
    match.act(0, Show(CASA))


def test_BUF_7_a_path_found_later_is_as_good() -> None:
    """Cells that were covered in this round count as they did when the search began (BUF-2, BUF-17)."""
    game = buffet("casa", call_first=True)
    state = replace(opened(game).state, round=2, ants={34: Ant(1, 1)})
    state = decided(game, state, 0, Call(4))
    state = decided(game, state, 1, Call(2))
    state = decided(game, state, 0, Show(CASA))
    state = decided(game, state, 1, Show((35, 36)))
    assert state.shown == PathShown(1, (35, 36), "SX")
    state = decided(game, state, 0, Vote(1, accept=True))
    assert (state.checked[-1].cells, state.checked[-1].verdict) == ((36,), Verdict(Fate.VOTED, "BUF-17", "sx"))


def test_BUF_18_a_shown_path_that_is_all_covered_goes_to_row_1() -> None:
    game = buffet(call_first=True)
    state = replace(opened(game).state, round=2, ants={34: Ant(1, 1)})
    for seat, number in ((0, 4), (1, 2)):
        state = decided(game, state, seat, Call(number))
    state = decided(game, state, 0, Show(CASA))
    state = decided(game, state, 1, Show((35, 50)))
    assert state.checked[-1].verdict == Verdict(Fate.COVERED, "BUF-18")


def test_BUF_6_a_shown_path_begins_next_to_an_ant_of_ones_own_too() -> None:
    """BUF-16: and next to a rival's it is not connected."""
    game = buffet("saxx", call_first=True)
    for owner, verdict in ((1, Verdict(Fate.VALID, "BUF-15", "saxx")), (0, Verdict(Fate.NOT_VALID, "BUF-6"))):
        state = replace(opened(game).state, round=2, ants={34: Ant(owner, 1)})
        state = decided(game, state, 1, Call(4))
        state = decided(game, state, 0, Call(2))
        state = decided(game, state, 1, Show((35, 50, 65, 80)))
        assert state.checked[0].verdict == verdict


def test_BUF_33_a_path_not_shown_in_30_seconds_is_not_valid() -> None:
    match = called(4, 3)
    assert match.tick(OPEN + 30_000) == ()
    match.tick(OPEN + 30_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.SHOWING, (0,))]
    assert happened(match, WordChecked) == [WordChecked(0, "", (), Verdict(Fate.NOT_VALID, "BUF-33"))]
    assert match.deadline == OPEN + 60_000
    match.act(1, Show(LUZ), OPEN + 60_000)
    assert match.state.row_one == (0,)


def test_BUF_33_without_a_clock_a_path_is_waited_for() -> None:
    match = called(4, 0, clock=False)
    assert match.deadline is None
    match.tick(10**12)
    assert match.state.phase is Phase.SHOWING


def test_TAB_13_a_path_is_shown_only_when_asked_for() -> None:
    match = opened(buffet(call_first=True))
    assert refusal(match, 0, Show(CASA)) == "tab-13-other-phase"
    assert refusal(opened(), 0, Show(CASA)) == "tab-13-other-phase"
