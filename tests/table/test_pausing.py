"""Pauses: by consent, ended by any one, and match time stands still (TAB-9)."""

import pytest

from sobremesa.engine import Refused
from sobremesa.table import Phase
from sobremesa.table import commands as ask
from tests.engine.counting import TURN, Roll
from tests.table.evening import Evening, act, names, playing


def paused() -> Evening:
    """Two people who agreed on a pause 400 ms into their match."""
    evening = playing("ana", "beto")
    evening.pass_time(400)
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    assert evening.state.paused
    return evening


def test_a_pause_begins_when_all_people_seated_and_present_agree() -> None:
    """TAB-9."""
    evening = playing("ana", "beto", "carla", bots=1)
    assert names(evening.do("ana", ask.Pause())) == ["pause-wished"]
    assert names(evening.do("beto", ask.Pause())) == ["pause-wished"]
    assert set(evening.state.pausing) == {0, 1}
    assert names(evening.do("carla", ask.Pause())) == ["pause-wished", "paused"]
    assert (evening.state.paused, evening.state.pausing) == (True, ())


def test_bots_and_people_who_are_not_here_are_not_asked() -> None:
    """TAB-9."""
    evening = playing("ana", "beto", bots=1)
    evening.away.add("beto")
    assert names(evening.do("ana", ask.Pause())) == ["pause-wished", "paused"]


def test_whoever_asks_is_here_whatever_has_been_heard_of_their_connection() -> None:
    """TAB-9: they are asked too, so a wish of somebody else alone does not count for both."""
    evening = playing("ana", "beto", "carla")
    evening.do("ana", ask.Pause())
    evening.away |= {"beto", "carla"}
    assert names(evening.do("beto", ask.Pause(wishes=False))) == ["pause-wished"]
    assert names(evening.do("beto", ask.Pause())) == ["pause-wished", "paused"]


def test_consent_can_be_withdrawn() -> None:
    """TAB-9."""
    evening = playing("ana", "beto")
    evening.do("ana", ask.Pause())
    evening.do("ana", ask.Pause(wishes=False))
    assert evening.state.pausing == ()
    assert names(evening.do("beto", ask.Pause())) == ["pause-wished"]
    assert not evening.state.paused


def test_when_somebody_who_had_not_agreed_leaves_the_pause_begins_with_the_next_wish() -> None:
    """TAB-9."""
    evening = playing("ana", "beto", "carla")
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    evening.leave("carla")
    assert not evening.state.paused
    assert names(evening.do("ana", ask.Pause())) == ["pause-wished", "paused"]


def test_a_wish_goes_with_whoever_wished_it() -> None:
    evening = playing("ana", "beto", "carla")
    evening.do("ana", ask.Pause())
    evening.do("ana", ask.Resign())
    assert evening.state.pausing == ()


def test_match_time_stands_still_and_no_deadline_passes() -> None:
    """TAB-9."""
    evening = paused()
    assert evening.due == evening.now + evening.house.customs.forgotten
    assert evening.pass_time(1_000_000) is None
    assert evening.match_time == 400


def test_a_pause_that_nobody_ends_ends_the_match_after_a_month() -> None:
    """TAB-15."""
    evening = paused()
    evening.pass_time(evening.house.customs.forgotten)
    outcome = evening.state.match.outcome
    assert evening.state.phase is Phase.ENDED
    assert outcome is not None
    assert (outcome.clause, outcome.winners, outcome.text.id) == ("TAB-15", (), "tab-15-forgotten")


def test_nobody_moves_in_a_pause() -> None:
    """TAB-9."""
    evening = paused()
    assert evening.refusal("ana", act(Roll())) == ("TAB-9", "tab-9-paused")
    assert evening.refusal("ana", ask.Pause()) == ("TAB-9", "tab-9-paused")


def test_no_bot_moves_in_a_pause_or_while_all_count_down() -> None:
    """TAB-9."""
    evening = playing("ana", "beto", bots=1)
    evening.roll("ana")
    evening.roll("beto")
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    with pytest.raises(Refused, match="tab-9-paused"):
        evening.bot_rolls(2)
    evening.do("ana", ask.GoOn())
    with pytest.raises(Refused, match="tab-9-counting-down"):
        evening.bot_rolls(2)
    evening.pass_time(evening.house.customs.countdown)
    assert names(evening.bot_rolls(2)) == ["rolled"]


def test_any_one_of_the_people_ends_the_pause_at_an_instant_ahead() -> None:
    """TAB-9."""
    evening = paused()
    evening.pass_time(60_000)
    evening.do("beto", ask.GoOn())
    runs_from = evening.now + evening.house.customs.countdown
    assert evening.state.clock.starts_at() == runs_from
    assert evening.due == runs_from + TURN - 400 + 1
    assert evening.refusal("ana", act(Roll())) == ("TAB-9", "tab-9-counting-down")
    evening.pass_time(evening.house.customs.countdown - 1)
    assert evening.match_time == 400
    assert evening.refusal("ana", act(Roll())) == ("TAB-9", "tab-9-counting-down")
    evening.pass_time(1)
    assert evening.roll("ana").entries[0].at == 400
    evening.pass_time(50)
    assert evening.match_time == 450


def test_one_person_alone_goes_on_at_once() -> None:
    """TAB-9."""
    evening = playing("ana", bots=1)
    evening.do("ana", ask.Pause())
    evening.pass_time(5_000)
    evening.do("ana", ask.GoOn())
    assert evening.roll("ana").entries[0].at == 0


def test_only_a_person_in_a_seat_ends_a_pause_and_only_where_there_is_one() -> None:
    """TAB-9, TAB-13."""
    assert paused().refusal("dora", ask.GoOn()) == ("TAB-13", "tab-13-spectator")
    assert paused().refusal("dora", ask.Pause()) == ("TAB-13", "tab-13-spectator")
    assert playing("ana", "beto").refusal("ana", ask.GoOn()) == ("TAB-9", "tab-9-not-paused")


def test_a_pause_can_begin_again_while_all_count_down() -> None:
    """TAB-9."""
    evening = paused()
    evening.do("ana", ask.GoOn())
    evening.pass_time(1_000)
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    assert (evening.state.paused, evening.state.counting_down, evening.match_time) == (True, False, 400)
    evening.do("ana", ask.GoOn())
    evening.pass_time(evening.house.customs.countdown + 10)
    assert evening.match_time == 410


def test_a_deadline_that_passed_just_before_a_pause_happens_first() -> None:
    """TAB-9, TAB-11."""
    evening = playing("ana", "beto")
    evening.do("ana", ask.Pause())
    evening.now += TURN + 5
    step = evening.do("beto", ask.Pause())
    assert names(step) == ["pause-wished", "paused", "skipped"]
    assert [entry.at for entry in step.entries] == [TURN]
    assert evening.match_time == TURN + 5


def test_a_match_can_be_ended_and_left_in_a_pause() -> None:
    """TAB-9, TAB-10, TAB-15."""
    evening = paused()
    evening.pass_time(9_000)
    evening.do("ana", ask.Resign())
    assert evening.state.paused
    assert evening.do("beto", ask.VoteEnd()).entries[0].at == 400
