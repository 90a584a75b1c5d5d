"""All are ready, the host starts, and the match begins for all at one instant."""

import pytest

from sobremesa.engine import MatchBegan, Refused, Sitter
from sobremesa.table import Daily, House, Phase, elapse, fail_start, give_up, open_daily, view_table
from sobremesa.table import commands as ask
from sobremesa.table.events import MatchStarted, StartFailed
from tests.engine.counting import TURN
from tests.table.evening import OPENED, SEED, Evening, counting, gathered, names, playing
from tests.table.shelf import CountingShelf


def starting() -> Evening:
    """Two people and a bot who count down."""
    evening = gathered("ana", "beto", bots=1)
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    return evening


def test_the_host_starts_once_all_others_are_ready() -> None:
    """TAB-1."""
    evening = gathered("ana", "beto", "carla")
    assert evening.refusal("ana", ask.Start()) == ("TAB-1", "tab-1-not-ready")
    evening.do("beto", ask.SayReady())
    evening.do("carla", ask.SayReady())
    evening.do("beto", ask.SayReady(ready=False))
    assert evening.refusal("ana", ask.Start()) == ("TAB-1", "tab-1-not-ready")
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    assert evening.phase() is Phase.STARTING


def test_only_who_sits_is_ready() -> None:
    """TAB-13."""
    assert gathered("ana", "beto").refusal("dora", ask.SayReady()) == ("TAB-13", "tab-13-spectator")


def test_a_host_without_a_seat_does_not_start() -> None:
    """TAB-13."""
    evening = gathered("ana", bots=1)
    evening.do("ana", ask.StandUp())
    assert evening.refusal("ana", ask.Start()) == ("TAB-13", "tab-13-spectator")


def test_the_match_begins_at_an_instant_ahead_that_all_are_told() -> None:
    evening = starting()
    assert evening.due == evening.now + evening.house.customs.countdown
    assert view_table(evening.state, "beto").starts_at == evening.due
    assert evening.pass_time(evening.house.customs.countdown - 1) is None
    assert names(evening.pass_time(1)) == ["match-started", "seed-sealed", "match-began"]
    assert (evening.state.phase, evening.state.starts_at) == (Phase.PLAYING, None)
    assert evening.match_time == 0


def test_one_person_alone_starts_at_once() -> None:
    evening = gathered("ana", bots=2)
    evening.do("ana", ask.Start())
    assert evening.due == evening.now
    assert evening.pass_time(0) is not None
    assert evening.phase() is Phase.PLAYING


def test_a_match_that_is_woken_late_began_at_the_instant_that_all_were_told() -> None:
    """TAB-4: what has passed since then counts."""
    evening = starting()
    starts_at = evening.state.starts_at
    assert starts_at is not None
    step = evening.pass_time(evening.house.customs.countdown + 400)
    assert step is not None
    assert (step.at, evening.match_time) == (starts_at + 400, 400)
    assert {entry.at for entry in step.entries} == {0}
    assert evening.due == starts_at + TURN + 1


def test_a_match_that_is_woken_after_its_first_deadline_loses_nothing() -> None:
    """TAB-4, TAB-11."""
    evening = starting()
    evening.pass_time(evening.house.customs.countdown + TURN + 1)
    assert evening.due is not None
    assert evening.due <= evening.now
    step = evening.pass_time(0)
    assert names(step) == ["skipped"]


@pytest.mark.parametrize(
    ("person", "command"),
    [
        ("beto", ask.StandUp()),
        ("beto", ask.SayReady(ready=False)),
        ("ana", ask.SayReady(ready=False)),
        ("ana", ask.StandUp()),
        ("ana", ask.ClearSeat(1)),
        ("ana", ask.ClearSeat(2)),
        ("ana", ask.SeatBot(2, "expert")),
        ("ana", ask.ChangeSetting(counting(seats=4))),
    ],
)
def test_a_start_is_called_off_when_something_changes(person: str, command: ask.Command) -> None:
    evening = starting()
    assert "start-called-off" in names(evening.do(person, command))
    assert (evening.state.phase, evening.state.starts_at) == (Phase.GATHERING, None)
    assert not any(holder.ready for holder in evening.state.seats)


def test_a_start_is_called_off_when_somebody_is_away_or_somebody_else_sits_down() -> None:
    evening = starting()
    assert names(evening.leave("beto")) == ["seat-emptied", "start-called-off"]
    evening = gathered("ana", "beto", seats=3)
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    assert names(evening.do("carla", ask.Sit())) == ["seat-filled", "start-called-off"]


def test_a_start_is_not_asked_for_twice_and_nobody_plays_before_it() -> None:
    """TAB-13."""
    evening = starting()
    assert evening.refusal("ana", ask.Start()) == ("TAB-13", "tab-13-starting")
    assert evening.refusal("ana", ask.Pause()) == ("TAB-13", "tab-13-not-started")


def test_a_table_that_closes_while_all_count_down_does_not_start() -> None:
    evening = starting()
    evening.do("ana", ask.Close())
    assert (evening.state.starts_at, evening.due) == (None, None)
    assert evening.pass_time(10_000) is None


def test_empty_seats_are_put_away_and_the_others_keep_their_order() -> None:
    """TAB-12."""
    evening = Evening(counting(seats=5))
    evening.do("beto", ask.Sit(4))
    evening.do("ana", ask.SeatBot(2, "club"))
    evening.start()
    assert [holder.person or holder.level for holder in evening.state.seats] == ["ana", "club", "beto"]
    assert evening.state.seat_of("beto") == 2
    started, began = evening.steps[-1].events[0], evening.steps[-1].entries[1].event
    assert isinstance(started, MatchStarted)
    assert started.seats == (0, 2, 4)
    assert isinstance(began, MatchBegan)
    assert began.seats == (Sitter.PERSON, Sitter.BOT, Sitter.PERSON)


def test_fewer_than_the_game_is_for_do_not_start() -> None:
    """TAB-14: a table may have free seats, but not so many."""
    evening = Evening(counting(seats=3, options={"company": True}))
    assert evening.refusal("ana", ask.Start()) == ("TAB-14", "tab-14-seats")
    evening.do("beto", ask.Sit())
    evening.start()
    assert len(evening.state.seats) == 2


def test_TAB_14_a_box_is_held_against_the_seats_of_a_table_and_at_the_start_against_those_that_are_taken() -> None:
    with pytest.raises(Refused) as refused:
        Evening(counting(seats=4, options={"small": True}))
    assert refused.value.refusal.text.id == "tab-14-seats"
    evening = Evening(counting(seats=3, options={"small": True}))
    assert evening.refusal("ana", ask.ChangeSetting(counting(seats=4, options={"small": True}))) == (
        "TAB-14",
        "tab-14-seats",
    )
    evening.start()
    assert evening.phase() is Phase.PLAYING


def test_TAB_14_a_match_that_cannot_begin_says_why_to_all_and_the_table_gathers_again() -> None:
    evening = gathered("ana", "beto", bots=1, options={"stubborn": True})
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    step = evening.pass_time(evening.house.customs.countdown)
    assert step is not None
    (failed,) = step.events
    assert isinstance(failed, StartFailed)
    assert (failed.refusal.clause, failed.refusal.text.id) == ("TAB-14", "tab-14-bad-value")
    assert not step.entries
    assert (evening.phase(), evening.state.starts_at, evening.state.position) == (Phase.GATHERING, None, None)
    assert [holder.person or holder.level for holder in evening.state.seats] == ["ana", "beto", "casual"]
    assert not any(holder.ready for holder in evening.state.seats)
    for person in ("ana", "beto", "a spectator"):
        assert view_table(evening.state, person).refusal == failed.refusal
    assert evening.read_back() == evening.state


def test_TAB_14_after_a_start_that_failed_the_host_chooses_otherwise_and_the_match_begins() -> None:
    evening = gathered("ana", "beto", options={"stubborn": True})
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    evening.pass_time(evening.house.customs.countdown)
    evening.do("ana", ask.ChangeSetting(counting(seats=2)))
    assert evening.state.refusal is None, "what was said does not hold any more"
    evening.start()
    assert evening.phase() is Phase.PLAYING


@pytest.mark.parametrize("command", [ask.Sit(), ask.ClearSeat(1), ask.SeatBot(2, "club")])
def test_TAB_14_why_a_match_could_not_begin_stands_there_until_something_changes(command: ask.Command) -> None:
    evening = gathered("ana", "beto", seats=3, options={"stubborn": True})
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    evening.pass_time(evening.house.customs.countdown)
    evening.do("beto", ask.SayReady())
    assert evening.state.refusal is not None
    evening.do("carla" if isinstance(command, ask.Sit) else "ana", command)
    assert evening.state.refusal is None


def test_TAB_14_why_a_match_cannot_begin_is_told_once_and_only_before_it() -> None:
    evening = gathered("ana", "beto")
    why = Refused("TAB-14", "tab-14-seats", count=2, least=3, most=4).refusal
    decision = fail_start(evening.state, why, evening.now)
    assert decision is not None
    assert (decision.state.phase, decision.state.refusal) == (Phase.GATHERING, why)
    assert fail_start(decision.state, why, evening.now) is None
    assert fail_start(playing("ana", "beto").state, why, evening.now) is None


def test_TAB_14_a_days_match_that_cannot_begin_closes() -> None:
    """Nothing about it can be chosen otherwise."""
    house = House(CountingShelf())
    setting = counting(seats=1, options={"stubborn": True})
    state = open_daily(house, setting, Daily("2026-02-01", OPENED * 9), host="ana", level="club", now=OPENED).state
    decision = elapse(house, state, OPENED + house.customs.countdown, SEED)
    assert decision is not None
    assert [type(event).__name__ for event in decision.step.events] == ["StartFailed", "TableClosed"]
    assert (decision.state.phase, decision.state.closed) == (Phase.CLOSED, "failed")


def test_a_match_that_nothing_can_go_on_with_ends_as_it_stands() -> None:
    """Its rules are not asked again; nobody waits for ever, and nobody has won (TAB-15)."""
    evening = playing("ana", "beto")
    evening.roll("ana")
    decision = give_up(evening.state, evening.now)
    assert decision is not None
    outcome = decision.state.match.outcome
    assert outcome is not None
    assert (decision.state.phase, outcome.winners, outcome.text.id) == (Phase.ENDED, (), "tab-15-stuck")
    assert outcome.points == evening.total
    assert give_up(decision.state, evening.now) is None


@pytest.mark.parametrize(
    "command",
    [ask.Sit(), ask.StandUp(), ask.SeatBot(1, "club"), ask.ClearSeat(1), ask.SayReady(), ask.Start(), ask.Close()],
)
def test_what_belongs_before_the_match_is_refused_in_it(command: ask.Command) -> None:
    """TAB-13."""
    assert playing("ana", "beto").refusal("ana", command) == ("TAB-13", "tab-13-started")


def test_no_person_is_named_in_the_match() -> None:
    evening = playing("ana", "beto")
    entries = repr(evening.steps[-1].entries)
    assert "'person'" in entries
    assert "ana" not in entries
    assert "beto" not in entries
