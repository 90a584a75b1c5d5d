"""The match of a day: it begins by itself, alike for all, has no pauses, and does not outlive the day after (TAB-3)."""

import pytest

from sobremesa.table import Asker, Daily, Phase, decide, open_daily, open_rematch, view_table
from sobremesa.table import commands as ask
from tests.table.evening import OPENED, Evening, counting, names

DAY = 24 * 60 * 60 * 1000
OVER_AT = OPENED + 5 * 60 * 60 * 1000
DAILY = Daily("1970-01-01", OVER_AT)


def of_the_day() -> Evening:
    """Ana has opened hers, against a bot."""
    evening = Evening()
    evening.steps.clear()
    evening.adopt(open_daily(evening.house, counting(seats=2), DAILY, host="ana", level="club", now=OPENED))
    return evening


def begun() -> Evening:
    """And it has begun."""
    evening = of_the_day()
    evening.pass_time(evening.house.customs.countdown)
    assert evening.phase() is Phase.PLAYING
    return evening


def test_it_begins_by_itself_with_the_bot_in_its_seat() -> None:
    evening = of_the_day()
    assert evening.phase() is Phase.STARTING
    assert [holder.level for holder in evening.state.seats] == ["", "club"]
    assert evening.pass_time(evening.house.customs.countdown) is not None
    assert evening.phase() is Phase.PLAYING
    assert view_table(evening.state, "carla").daily == DAILY
    assert evening.read_back().daily == DAILY


@pytest.mark.parametrize(
    "command",
    [
        ask.StandUp(),
        ask.SeatBot(1, "child"),
        ask.ClearSeat(1),
        ask.ChangeSetting(counting(seats=2, public=True)),
        ask.SayReady(ready=False),
        ask.Start(),
        ask.Close(),
        ask.Sit(1),
    ],
)
def test_nothing_about_it_can_be_chosen(command: ask.Command) -> None:
    evening = of_the_day()
    assert evening.refusal("ana", command) == ("TAB-13", "tab-13-starting")


def test_nobody_else_sits_down() -> None:
    evening = of_the_day()
    assert evening.refusal("beto", ask.Sit()) == ("TAB-13", "tab-13-starting")


def test_who_is_away_when_it_begins_keeps_the_seat() -> None:
    """TAB-6."""
    evening = of_the_day()
    assert evening.leave("ana") is None
    assert evening.state.seat_of("ana") == 0


def test_it_has_no_pauses() -> None:
    """TAB-9."""
    assert begun().refusal("ana", ask.Pause()) == ("TAB-9", "tab-9-daily")


def test_what_is_played_after_the_day_after_is_abandoned() -> None:
    """TAB-3."""
    evening = begun()
    closes = OVER_AT + DAY
    assert evening.due is not None
    assert evening.due < closes
    step = evening.pass_time(closes - evening.now)
    assert names(step)[0] == "table-closed"
    assert evening.state.closed == "day"
    outcome = evening.state.match.outcome
    assert outcome is not None
    assert (outcome.clause, outcome.text.id, outcome.winners) == ("TAB-15", "tab-15-day-over", ())
    assert evening.due is None


def test_a_rematch_is_a_table_like_any_other() -> None:
    evening = begun()
    decided = decide(evening.house, evening.state, ask.VoteEnd(), Asker("ana", evening.now, frozenset({"ana"})))
    again = open_rematch(evening.house, decided.state, table="before", host="ana", now=evening.now)
    assert again.state.daily is None
    assert again.state.phase is Phase.GATHERING
