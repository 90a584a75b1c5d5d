"""A table in the lobby at which nobody sits closes soon; others wait for the friends who have the link."""

from sobremesa.table import Phase
from sobremesa.table import commands as ask
from tests.table.evening import Evening, counting

_EMPTY = Evening().house.customs.empty
_IDLE = Evening().house.customs.idle


def test_a_public_table_closes_soon_after_the_last_person_has_left() -> None:
    evening = Evening(counting(public=True))
    evening.do("ana", ask.SeatBot(2, "casual"))
    assert evening.due == evening.now + _IDLE
    evening.now += 5_000
    evening.leave("ana")
    assert evening.due == evening.now + _EMPTY
    assert evening.pass_time(_EMPTY - 1) is None
    evening.pass_time(1)
    assert (evening.phase(), evening.state.closed) == (Phase.CLOSED, "idle")
    assert evening.read_back() == evening.state


def test_who_sits_down_in_time_keeps_it_open() -> None:
    evening = Evening(counting(public=True))
    evening.do("ana", ask.StandUp())
    evening.now += _EMPTY - 1
    evening.do("beto", ask.Sit())
    assert evening.due == evening.now + _IDLE


def test_a_host_who_does_not_sit_there_keeps_no_public_table_open_by_changing_it() -> None:
    evening = Evening(counting(public=True))
    evening.do("ana", ask.StandUp())
    closes = evening.due
    for seats in (2, 4, 2):
        evening.now += 1_000
        evening.do("ana", ask.ChangeSetting(counting(public=True, seats=seats)))
        assert evening.due == closes


def test_a_private_table_waits_for_those_who_have_its_link() -> None:
    evening = Evening(counting())
    evening.leave("ana")
    assert evening.due == evening.now + _IDLE
