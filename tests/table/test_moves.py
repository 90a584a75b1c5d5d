"""Moves: who may make one, when it counts, and what time does where nobody makes any (TAB-4, TAB-11, TAB-13)."""

import msgspec
import pytest

from sobremesa.engine import Malformed, Refused, commitment
from sobremesa.table import Phase, act_for, find_absent, find_returned, repin, replay
from sobremesa.table import commands as ask
from tests.engine.counting import TURN, Roll, Whisper
from tests.table.evening import SEED, Evening, act, gathered, names, playing
from tests.table.shelf import CountingShelf


def played_out() -> Evening:
    evening = playing("ana", "beto")
    evening.roll("ana", times=9)
    assert evening.phase() is Phase.ENDED
    return evening


def test_a_move_counts_at_the_match_time_of_its_receipt() -> None:
    """TAB-4."""
    evening = playing("ana", "beto")
    evening.pass_time(321)
    step = evening.roll("ana")
    assert [entry.at for entry in step.entries] == [321]
    assert step.at == evening.now


def test_the_credit_that_the_server_measured_reaches_the_game() -> None:
    """TAB-4."""
    evening = playing("ana", "beto")
    evening.pass_time(500)
    evening.roll("ana", credit=120)
    assert evening.state.match.deadline == 500 - 120 + TURN


@pytest.mark.parametrize("times", [1, 2])
def test_a_move_out_of_turn_is_refused_by_the_game_and_changes_nothing(times: int) -> None:
    """TAB-5, TAB-13."""
    evening = playing("ana", "beto")
    assert evening.refusal("beto", act(Roll(times))) == ("TAB-13", "tab-13-other-phase")


@pytest.mark.parametrize("person", ["dora", ""])
def test_who_has_no_seat_makes_no_move(person: str) -> None:
    """TAB-13."""
    assert playing("ana", "beto").refusal(person, act(Roll())) == ("TAB-13", "tab-13-spectator")


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    """TAB-13."""
    assert gathered("ana", "beto").refusal("ana", act(Roll())) == ("TAB-13", "tab-13-not-started")
    evening = played_out()
    for command in (act(Roll()), ask.Pause(), ask.GoOn(), ask.VoteEnd(), ask.Resign(), ask.PassHost(1)):
        assert evening.refusal("ana", command) == ("TAB-13", "tab-13-over")
    assert evening.refusal("ana", ask.Sit()) == ("TAB-13", "tab-13-started")
    assert find_absent(evening.state, ["ana"], evening.now) is None
    assert find_returned(evening.state, "ana", evening.now) is None


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"null", b"[]", b"7", b'{"type":"fly"}', b'{"type":"roll","times":"x"}', b'"\xff"', b"[" * 5_000],
)
def test_what_is_no_action_of_the_game_is_malformed_and_changes_nothing(raw: bytes) -> None:
    """TAB-13."""
    evening = playing("ana", "beto")
    with pytest.raises(Malformed):
        evening.do("ana", ask.Act(msgspec.Raw(raw)))
    assert len(evening.steps) == evening.state.number + 1


def test_the_commitment_is_told_at_the_start_and_the_seed_at_the_end() -> None:
    """TAB-3."""
    evening = playing("ana", "beto")
    assert evening.steps[-1].entries[1].event.commitment == commitment(SEED)
    assert names(evening.roll("ana", times=9))[-2:] == ["match-ended", "seed-revealed"]


def test_a_match_that_is_over_waits_for_nothing() -> None:
    evening = played_out()
    assert evening.due is None
    assert evening.pass_time(100_000) is None
    assert evening.state.is_over


def test_a_move_at_the_deadline_itself_still_counts() -> None:
    """TAB-4."""
    evening = playing("ana", "beto")
    assert evening.pass_time(TURN) is None
    assert names(evening.roll("ana")) == ["rolled"]


def test_one_millisecond_after_the_deadline_the_stated_thing_happens() -> None:
    """TAB-4, TAB-11."""
    evening = playing("ana", "beto")
    assert evening.due == evening.now + TURN + 1
    step = evening.pass_time(TURN + 1)
    assert names(step) == ["skipped"]
    assert step is not None
    assert [entry.at for entry in step.entries] == [TURN]
    assert evening.refusal("ana", act(Roll())) == ("TAB-13", "tab-13-other-phase")


def test_deadlines_that_nobody_was_woken_for_happen_before_the_next_move() -> None:
    """TAB-4, TAB-11."""
    evening = playing("ana", "beto")
    evening.now += TURN + 1
    assert names(evening.roll("beto")) == ["skipped", "rolled"]


def test_a_move_that_comes_too_late_is_refused_and_the_deadline_still_passes() -> None:
    """TAB-5, TAB-11."""
    evening = playing("ana", "beto")
    evening.now += TURN + 1
    assert evening.refusal("ana", act(Roll())) == ("TAB-13", "tab-13-other-phase")
    assert names(evening.pass_time(0)) == ["skipped"]


def test_a_table_that_is_woken_very_late_lets_every_deadline_pass_in_order() -> None:
    """TAB-11."""
    evening = playing("ana", "beto")
    evening.now += 3 * TURN + 2
    steps = [evening.pass_time(0) for _ in range(3)]
    assert [[entry.at for entry in step.entries] for step in steps if step] == [[TURN], [2 * TURN], [3 * TURN]]
    assert evening.pass_time(0) is None


def test_a_table_is_not_woken_too_early() -> None:
    evening = playing("ana", "beto")
    assert evening.pass_time(0) is None
    assert evening.pass_time(TURN) is None


def test_clocks_of_two_nodes_may_differ_and_a_later_step_is_never_earlier() -> None:
    evening = playing("ana", "beto")
    evening.pass_time(300)
    first = evening.roll("ana")
    evening.now -= 200
    second = evening.roll("beto")
    assert (second.at, second.entries[0].at) == (first.at, first.entries[0].at)


def test_a_bot_plays_its_seat_at_the_match_time_at_which_it_was_due() -> None:
    evening = playing("ana", bots=1)
    evening.roll("ana")
    evening.pass_time(700)
    step = evening.bot_rolls(1, at=650)
    assert [entry.at for entry in step.entries] == [650]


def test_a_bot_plays_neither_before_what_has_happened_nor_ahead_of_the_clock() -> None:
    evening = playing("ana", bots=1)
    evening.pass_time(100)
    evening.roll("ana")
    evening.pass_time(100)
    assert evening.bot_rolls(1, at=9_999).entries[0].at == 200
    evening.roll("ana")
    assert evening.bot_rolls(1, at=0).entries[0].at == 200


@pytest.mark.parametrize(("seat", "text"), [(0, "tab-13-not-your-turn"), (7, "tab-13-no-such-seat")])
def test_no_bot_plays_the_seat_of_a_person_who_is_here(seat: int, text: str) -> None:
    """TAB-13."""
    evening = playing("ana", bots=1)
    with pytest.raises(Refused, match=text):
        act_for(evening.state, seat, Roll(), 0, evening.now)


def test_what_a_bot_does_is_checked_like_what_a_person_does() -> None:
    """TAB-13."""
    evening = playing("ana", bots=1)
    with pytest.raises(Refused, match="tab-13-other-phase"):
        evening.bot_rolls(1)
    with pytest.raises(Malformed):
        act_for(evening.state, 1, "junk", 0, evening.now)
    with pytest.raises(Refused, match="tab-13-not-started"):
        act_for(gathered("ana", bots=1).state, 1, Roll(), 0, 0)


def test_two_moves_at_the_same_instant_both_count() -> None:
    """TAB-4."""
    evening = playing("ana", "beto")
    evening.do("beto", act(Whisper("sí")))
    evening.do("ana", act(Whisper("no")))
    assert evening.state.match.state.secrets == ("no", "sí")


def test_a_match_goes_on_with_the_installed_words_and_says_so_once() -> None:
    evening = playing("ana", "beto")
    assert repin(evening.state, evening.now) is None
    evening.house = msgspec.structs.replace(evening.house, shelf=CountingShelf("newer"))
    evening.state = replay(evening.house.shelf, evening.steps)
    decision = repin(evening.state, evening.now)
    assert decision is not None
    assert names(evening.adopt(decision)) == ["lexicon-replaced"]
    assert evening.state.words.lexicon == "newer"
    assert repin(evening.state, evening.now) is None
    assert repin(evening.read_back(), evening.now) is None


def test_a_table_without_a_match_that_is_played_has_no_words_to_replace() -> None:
    assert repin(gathered().state, 0) is None
    assert repin(played_out().state, 0) is None
