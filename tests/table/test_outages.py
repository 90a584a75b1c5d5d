"""Time in which nobody could play does not count, and there is some more to come back."""

import pytest

from sobremesa.table import Clock, Phase, count_outage
from sobremesa.table import commands as ask
from tests.engine.counting import TURN, Roll
from tests.table.evening import Evening, act, gathered, names, playing


def outage(evening: Evening, lasts: int, number: int = 1) -> bool:
    """No node runs from now on for a while; whether the table takes note of it."""
    since = evening.now
    evening.now += lasts
    decision = count_outage(evening.house, evening.state, number, since, evening.now)
    if decision is not None:
        assert names(evening.adopt(decision)) == ["outage-counted"]
    return decision is not None


def test_no_match_time_passes_in_an_outage_nor_in_the_seconds_to_come_back() -> None:
    """TAB-4, TAB-6, TAB-7: whoever comes back finds the match as it was."""
    evening = playing("ana", "beto")
    evening.pass_time(400)
    assert outage(evening, 3_600_000)
    comeback = evening.house.customs.comeback
    assert comeback == 15_000
    assert evening.match_time == 400
    assert evening.due == evening.now + comeback + TURN - 400 + 1
    assert evening.pass_time(comeback) is None
    assert evening.match_time == 400
    assert evening.pass_time(TURN - 400) is None
    assert names(evening.pass_time(1)) == ["skipped"]


def test_people_may_move_while_the_others_come_back() -> None:
    evening = playing("ana", "beto")
    evening.pass_time(400)
    outage(evening, 10_000)
    evening.pass_time(5_000)
    assert evening.roll("ana").entries[0].at == 400


def test_an_outage_is_counted_once() -> None:
    evening = playing("ana", "beto")
    since = evening.now
    outage(evening, 10_000)
    assert count_outage(evening.house, evening.state, 1, since, evening.now + 5) is None
    evening.pass_time(16_000)
    clock = evening.state.clock
    assert count_outage(evening.house, evening.state, 1, since, evening.now) is None
    assert evening.state.clock == clock


def test_every_outage_is_counted() -> None:
    evening = playing("ana", "beto")
    evening.pass_time(100)
    outage(evening, 10_000, 1)
    evening.pass_time(evening.house.customs.comeback + 200)
    outage(evening, 10_000, 2)
    assert evening.match_time == 300
    outage(evening, 10_000, 3)
    assert evening.match_time == 300


def test_an_outage_begins_for_a_table_with_its_last_step_at_the_earliest() -> None:
    """A node's last sign of life may be older than what it still wrote."""
    evening = playing("ana", "beto")
    evening.pass_time(600)
    evening.roll("ana")
    decision = count_outage(evening.house, evening.state, 1, evening.now - 500, evening.now + 9_000)
    assert decision is not None
    assert decision.state.clock.match_time(evening.now + 9_000) == 600


def test_an_outage_from_before_the_match_does_not_move_its_clock() -> None:
    evening = gathered("ana", "beto")
    since = evening.now
    assert not outage(evening, 10_000)
    until = evening.now
    evening.start()
    evening.pass_time(700)
    assert count_outage(evening.house, evening.state, 1, since, until) is None
    assert evening.match_time == 700


def test_a_start_is_put_off_by_an_outage() -> None:
    evening = gathered("ana", "beto")
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    assert outage(evening, 60_000)
    assert evening.state.starts_at == evening.due == evening.now + evening.house.customs.comeback
    evening.pass_time(evening.house.customs.comeback)
    assert (evening.state.phase, evening.match_time) == (Phase.PLAYING, 0)


def test_a_pause_outlasts_an_outage() -> None:
    """TAB-9."""
    evening = playing("ana", "beto")
    evening.pass_time(400)
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    assert outage(evening, 60_000)
    assert evening.state.paused
    evening.do("ana", ask.GoOn())
    evening.pass_time(evening.house.customs.countdown)
    assert evening.roll("ana").entries[0].at == 400


def test_an_outage_while_all_count_down_to_the_end_of_a_pause_makes_nothing_earlier() -> None:
    """TAB-9."""
    evening = playing("ana", "beto")
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    evening.do("ana", ask.GoOn())
    assert evening.refusal("ana", act(Roll())) == ("TAB-9", "tab-9-counting-down")
    runs_from = evening.state.clock.starts_at()
    assert runs_from is not None
    outage(evening, 1_000)
    starts_at = evening.state.clock.starts_at()
    assert starts_at == evening.now + evening.house.customs.comeback
    assert starts_at >= runs_from
    assert not evening.state.counting_down


@pytest.mark.parametrize("command", [ask.VoteEnd(), ask.Resign()])
def test_a_match_that_is_over_knows_no_outage(command: ask.Command) -> None:
    evening = playing("ana", bots=1)
    evening.do("ana", command)
    assert not outage(evening, 60_000)


def test_the_clock_turns_wall_time_into_match_time_and_back() -> None:
    clock = Clock(behind=1_000)
    assert (clock.match_time(900), clock.match_time(1_250), clock.wall_time(250)) == (0, 250, 1_250)
    stopped = clock.stopped(250)
    assert (stopped.match_time(9_999), stopped.wall_time(250), stopped.starts_at()) == (250, None, None)
    going = stopped.running_from(5_000)
    assert (going.match_time(4_000), going.match_time(5_100), going.starts_at()) == (250, 350, 5_000)


def test_what_was_due_before_a_pause_is_due_when_the_clock_runs_again() -> None:
    """TAB-9: nobody acts in between, and no bot need try to."""
    going = Clock(behind=1_000).stopped(250).running_from(5_000)
    assert (going.wall_time(100), going.wall_time(250), going.wall_time(251)) == (5_000, 5_000, 5_001)
