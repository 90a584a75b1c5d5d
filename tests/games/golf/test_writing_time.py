"""How long all write, and what stands when time is over."""

import msgspec
import pytest

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Draft, TakeBack
from sobremesa.games.golf.events import DiceThrown, Phase, Play, TimeRanOut, WordsShown
from tests.games.golf.boxes import GolfMatch, golf, handed_in, happened, play_round, start, write_all


def shown(match: GolfMatch) -> tuple[Play | None, ...]:
    """The words that were shown last."""
    last = happened(match, WordsShown)[-1]
    assert isinstance(last, WordsShown)
    return last.plays


def test_GOL_2_the_writing_time_is_two_minutes_unless_chosen() -> None:
    assert start(golf(), now=5_000).deadline == 125_000
    assert start(golf(writing_seconds=30), now=5_000).deadline == 35_000


def test_TAB_11_a_table_without_a_clock_has_no_deadline() -> None:
    match = start(golf("casa", clock=False))
    assert match.deadline is None
    match.tick(10**12)
    assert match.state.phase is Phase.WRITING
    play_round(match, "casa", "")
    assert match.deadline is None


def test_TAB_4_a_word_received_at_the_deadline_itself_still_counts() -> None:
    match = start(golf("casa"))
    write_all(match, "casa")
    match.act(1, handed_in(match, 1, "casa"), 120_000)
    assert shown(match) == (Play("CASA", (0, 1, 2, 3)), Play("CASA", (0, 1, 2, 3)))
    assert not happened(match, TimeRanOut)


def test_TAB_4_a_word_received_a_millisecond_later_does_not_count() -> None:
    match = start(golf("casa"))
    late = handed_in(match, 1, "casa")
    write_all(match, "casa")
    with pytest.raises(Refused) as refused:
        match.act(1, late, 120_001)
    assert refused.value.refusal.clause == "TAB-13"
    assert shown(match) == (Play("CASA", (0, 1, 2, 3)), None)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.WRITING, (1,))]


def test_TAB_4_time_does_nothing_at_the_deadline_itself() -> None:
    match = start(golf())
    assert match.tick(120_000) == ()
    assert match.game.elapse(match.state, 120_000) == ()
    passed = match.tick(120_001)
    assert passed[0].event == TimeRanOut(Phase.WRITING, (0, 1))
    assert {entry.at for entry in passed} == {120_000}


def test_TAB_4_the_next_wait_begins_when_the_deadline_passed_not_when_it_was_noticed() -> None:
    match = start(golf("casa"))
    match.tick(150_000)
    thrown = [event for event in happened(match, DiceThrown) if isinstance(event, DiceThrown)]
    assert [event.deadline for event in thrown] == [120_000, 240_000]


def test_TAB_11_nobody_can_stall_a_table_because_time_alone_ends_a_match() -> None:
    match = start(golf("casa"), 3)
    match.tick(10**9)
    assert match.state.phase is Phase.OVER
    assert match.deadline is None


def test_GOL_2_at_the_end_of_time_a_draft_that_may_stand_counts() -> None:
    match = start(golf("casa"))
    match.act(0, Draft("Cas"))
    match.act(0, Draft("Casá", (0, 1, 2, 3)))
    match.tick(120_001)
    assert shown(match) == (Play("CASA", (0, 1, 2, 3)), None)


@pytest.mark.parametrize(
    "draft",
    [
        Draft(""),
        Draft("c", (0,)),
        Draft("casa"),
        Draft("casa", (0, 1, 2)),
        Draft("cas", (0, 1, 2)),
        Draft("casa", (0, 2, 1, 3)),
        Draft("casas", (0, 1, 2, 3, 3)),
        Draft("c4sa", (0, 1, 2, 3)),
        Draft("casa", (0, 1, 2, 99)),
        Draft("", (0, 3)),
    ],
)
def test_GOL_2_at_the_end_of_time_any_other_draft_is_an_empty_card(draft: Draft) -> None:
    """GOL-4, GOL-6."""
    match = start(golf("casa"))
    match.act(0, draft)
    match.tick(120_001)
    assert shown(match) == (None, None)


def test_GOL_2_a_word_taken_back_is_a_draft_that_counts_at_the_end_of_time() -> None:
    match = start(golf("casa"))
    write_all(match, "casa")
    match.act(0, TakeBack())
    match.tick(120_001)
    assert shown(match) == (Play("CASA", (0, 1, 2, 3)), None)


def test_GOL_2_a_draft_replaces_a_word_that_was_taken_back() -> None:
    match = start(golf("casa"))
    write_all(match, "casa")
    match.act(0, TakeBack())
    match.act(0, Draft("cas"))
    match.tick(120_001)
    assert shown(match) == (None, None)


def test_TAB_13_a_word_for_a_round_that_is_over_is_refused_in_the_next() -> None:
    match = start(golf("casa", clock=False))
    late = msgspec.structs.replace(handed_in(match, 0, "casa"), round=1)
    play_round(match, "", "")
    assert match.state.round == 2
    before = match.state
    with pytest.raises(Refused) as caught:
        match.act(0, late)
    assert caught.value.refusal.text.id == "tab-13-other-round"
    assert match.state is before
    match.act(0, msgspec.structs.replace(late, round=2))
    assert match.state.waiting == (1,)
