"""Before the match: who sits where, who is the host, and what is chosen (TAB-1, TAB-14)."""

from typing import Any

import pytest

from sobremesa.engine import Refused
from sobremesa.table import House, Phase, open_table
from sobremesa.table import commands as ask
from tests.table.evening import OPENED, Evening, counting, gathered, names
from tests.table.shelf import CountingShelf


def people(evening: Evening) -> list[str]:
    return [holder.person or holder.level for holder in evening.state.seats]


def test_whoever_opens_a_table_is_its_host_and_sits_in_the_first_seat() -> None:
    """TAB-1."""
    evening = Evening()
    assert evening.state.host == "ana"
    assert people(evening) == ["ana", "", ""]
    assert evening.phase() is Phase.GATHERING
    assert (evening.state.number, evening.state.changed_at, evening.state.code) == (0, OPENED, "MESA")


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"game": "chess"}, "tab-14-unknown-game"),
        ({"language": "tlh"}, "tab-14-bad-value"),
        ({"options": {"rude": True}}, "tab-14-unknown-option"),
        ({"options": {"polite": 7}}, "tab-14-bad-value"),
        ({"seats": 0}, "tab-14-seats"),
        ({"seats": -1}, "tab-14-seats"),
        ({"seats": 6}, "tab-14-seats"),
        ({"stand_ins": "genius"}, "tab-14-unknown-level"),
    ],
)
def test_a_table_is_not_opened_with_what_does_not_fit(changes: dict[str, Any], text: str) -> None:
    """TAB-14."""
    setting = counting(**changes)
    with pytest.raises(Refused, match="TAB-14") as refused:
        open_table(House(CountingShelf()), setting, "ana", OPENED)
    assert refused.value.refusal.text.id == text


def test_the_first_free_seat_is_taken_unless_one_is_named() -> None:
    """TAB-1."""
    evening = Evening()
    evening.do("beto", ask.Sit(2))
    evening.do("carla", ask.Sit())
    assert people(evening) == ["ana", "carla", "beto"]
    assert evening.refusal("dora", ask.Sit()) == ("TAB-1", "tab-1-full")


def test_whoever_sits_changes_places_and_has_to_be_ready_anew() -> None:
    evening = gathered("ana", "beto", seats=3)
    evening.do("beto", ask.SayReady())
    evening.do("beto", ask.Sit(2))
    assert people(evening) == ["ana", "", "beto"]
    assert not evening.state.seats[2].ready


def test_whoever_sits_already_is_not_moved_by_coming_in_again() -> None:
    evening = gathered("ana", "beto", seats=3)
    assert evening.refusal("beto", ask.Sit()) == ("TAB-1", "tab-1-sitting")


@pytest.mark.parametrize(
    ("seat", "refusal"),
    [
        (0, ("TAB-1", "tab-1-seat-taken")),
        (3, ("TAB-13", "tab-13-no-such-seat")),
        (-1, ("TAB-13", "tab-13-no-such-seat")),
    ],
)
def test_a_seat_that_is_taken_or_does_not_exist_is_refused(seat: int, refusal: tuple[str, str]) -> None:
    """TAB-1, TAB-13."""
    assert Evening().refusal("beto", ask.Sit(seat)) == refusal


def test_nobody_in_particular_has_no_seat() -> None:
    """TAB-13."""
    assert Evening().refusal("", ask.Sit()) == ("TAB-13", "tab-13-spectator")


def test_the_host_gives_seats_to_bots_and_sends_them_away() -> None:
    """TAB-1."""
    evening = Evening()
    evening.do("ana", ask.SeatBot(1, "club"))
    evening.do("ana", ask.SeatBot(1, "expert"))
    assert people(evening) == ["ana", "expert", ""]
    evening.do("ana", ask.ClearSeat(1))
    assert people(evening) == ["ana", "", ""]
    assert not evening.state.kicked


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (ask.SeatBot(1, "club"), ("TAB-1", "tab-1-seat-taken")),
        (ask.SeatBot(9, "club"), ("TAB-13", "tab-13-no-such-seat")),
        (ask.SeatBot(2, "genius"), ("TAB-14", "tab-14-unknown-level")),
        (ask.SeatBot(2, ""), ("TAB-14", "tab-14-unknown-level")),
        (ask.ClearSeat(2), ("TAB-1", "tab-1-seat-free")),
        (ask.ClearSeat(0), ("TAB-1", "tab-1-kick-oneself")),
        (ask.ClearSeat(-2), ("TAB-13", "tab-13-no-such-seat")),
        (ask.PassHost(2), ("TAB-1", "tab-1-nobody-there")),
        (ask.PassHost(3), ("TAB-13", "tab-13-no-such-seat")),
        (ask.ChangeSetting(counting(game="shouting")), ("TAB-1", "tab-1-other-game")),
        (ask.ChangeSetting(counting(seats=1)), ("TAB-1", "tab-1-seat-taken")),
        (ask.ChangeSetting(counting(seats=9)), ("TAB-14", "tab-14-seats")),
        (ask.ChangeSetting(counting(options={"polite": "very"})), ("TAB-14", "tab-14-bad-value")),
        (ask.GoOn(), ("TAB-13", "tab-13-not-started")),
        (ask.Resign(), ("TAB-13", "tab-13-not-started")),
        (ask.VoteEnd(), ("TAB-13", "tab-13-not-started")),
        (ask.Rematch(), ("TAB-13", "tab-13-not-over")),
    ],
)
def test_what_does_not_fit_is_refused_also_to_the_host(command: Any, refusal: tuple[str, str]) -> None:
    """TAB-1, TAB-13, TAB-14."""
    assert gathered("ana", "beto", seats=3).refusal("ana", command) == refusal


@pytest.mark.parametrize(
    "command",
    [
        ask.SeatBot(2, "club"),
        ask.ClearSeat(0),
        ask.ChangeSetting(counting()),
        ask.PassHost(1),
        ask.Start(),
        ask.Close(),
    ],
)
def test_what_is_the_hosts_is_refused_to_others(command: Any) -> None:
    """TAB-1."""
    evening = gathered("ana", "beto", seats=3)
    for person in ("beto", "dora", ""):
        assert evening.refusal(person, command) == ("TAB-1", "tab-1-not-host")


def test_whoever_was_asked_to_leave_cannot_come_back() -> None:
    """TAB-1."""
    evening = gathered("ana", "beto", seats=3)
    evening.do("ana", ask.ClearSeat(1))
    assert people(evening) == ["ana", "", ""]
    assert evening.refusal("beto", ask.Sit()) == ("TAB-1", "tab-1-kicked")
    assert evening.refusal("beto", ask.SayReady()) == ("TAB-13", "tab-13-spectator")


def test_whoever_stood_up_may_sit_down_again() -> None:
    evening = gathered("ana", "beto", seats=3)
    evening.do("beto", ask.StandUp())
    assert evening.refusal("beto", ask.StandUp()) == ("TAB-13", "tab-13-spectator")
    evening.do("beto", ask.Sit())
    assert people(evening) == ["ana", "beto", ""]


def test_after_a_change_of_the_setting_nobody_is_ready() -> None:
    evening = gathered("ana", "beto", seats=3)
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.ChangeSetting(counting(seats=4, options={"polite": True})))
    assert evening.state.setting.options == {"polite": True}
    assert people(evening) == ["ana", "beto", "", ""]
    assert not any(holder.ready for holder in evening.state.seats)


def test_a_change_of_the_setting_puts_away_free_seats_and_bots_but_no_person() -> None:
    """TAB-1."""
    evening = gathered("ana", "beto", bots=2)
    evening.do("ana", ask.ChangeSetting(counting(seats=3)))
    assert people(evening) == ["ana", "beto", "casual"]
    evening.do("ana", ask.ChangeSetting(counting(seats=2)))
    assert evening.refusal("ana", ask.ChangeSetting(counting(seats=1))) == ("TAB-1", "tab-1-seat-taken")


def test_the_host_makes_another_one_the_host() -> None:
    """TAB-1."""
    evening = gathered("ana", "beto")
    evening.do("ana", ask.PassHost(1))
    assert evening.state.host == "beto"
    assert evening.refusal("ana", ask.PassHost(0)) == ("TAB-1", "tab-1-not-host")


def test_no_bot_becomes_the_host() -> None:
    evening = gathered("ana", bots=1)
    assert evening.refusal("ana", ask.PassHost(1)) == ("TAB-1", "tab-1-nobody-there")


def test_when_the_host_stands_up_whoever_sits_first_is_the_host() -> None:
    evening = gathered("ana", "beto", "carla")
    assert names(evening.do("ana", ask.StandUp())) == ["seat-emptied", "host-passed"]
    assert evening.state.host == "beto"


def test_a_table_without_people_keeps_its_host_until_somebody_sits_down() -> None:
    evening = gathered("ana", bots=1, seats=3)
    evening.do("ana", ask.StandUp())
    assert evening.state.host == "ana"
    assert names(evening.do("ana", ask.Sit())) == ["seat-filled"]
    evening.do("ana", ask.StandUp())
    assert names(evening.do("beto", ask.Sit())) == ["seat-filled", "host-passed"]
    assert evening.state.host == "beto"


def test_people_who_are_away_before_the_start_lose_their_seats_and_the_host_is_somebody_who_is_here() -> None:
    """TAB-6 keeps a seat for the length of the grace."""
    evening = gathered("ana", "beto", "carla")
    assert names(evening.leave("ana", "beto")) == ["seat-emptied", "seat-emptied", "host-passed"]
    assert people(evening) == ["", "", "carla"]
    assert evening.state.host == "carla"
    assert evening.leave("ana", "beto", "dora") is None
    evening.come_back("ana")
    evening.do("ana", ask.Sit())
    assert people(evening) == ["ana", "", "carla"]


def test_when_all_are_away_at_once_the_table_keeps_its_host() -> None:
    evening = gathered("ana", "beto")
    assert names(evening.leave("beto", "ana")) == ["seat-emptied", "seat-emptied"]
    assert evening.state.host == "ana"


def test_the_host_gives_up_a_table_and_nothing_can_be_asked_of_it_any_more() -> None:
    """TAB-13."""
    evening = gathered("ana", "beto")
    evening.do("ana", ask.Close())
    assert (evening.state.phase, evening.state.closed) == (Phase.CLOSED, "host")
    for command in (ask.Sit(), ask.SayReady(), ask.Start(), ask.Close(), ask.GoOn(), ask.Rematch()):
        assert evening.refusal("ana", command) == ("TAB-13", "tab-13-closed")
    assert evening.refusal("ana", ask.PassHost(1)) == ("TAB-13", "tab-13-over")


def test_a_table_at_which_nothing_happens_closes_after_a_while() -> None:
    evening = gathered("ana", "beto")
    idle = evening.house.customs.idle
    assert evening.pass_time(idle - 1) is None
    evening.do("beto", ask.SayReady())
    assert evening.due == evening.now + idle
    assert evening.pass_time(idle - 1) is None
    assert names(evening.pass_time(1)) == ["table-closed"]
    assert (evening.state.phase, evening.state.closed) == (Phase.CLOSED, "idle")
    assert evening.pass_time(idle) is None


def test_a_seat_is_numbered_from_one_where_people_read_it() -> None:
    """TAB-12 counts clockwise; people count from one."""
    evening = Evening()
    with pytest.raises(Refused) as refused:
        evening.do("beto", ask.Sit(0))
    assert refused.value.refusal.text.args == {"seat": 1}
