"""Whatever fails at a table, it goes on: nobody is left before one that stands still and says nothing."""

from typing import Any

import pytest

from sobremesa.engine import Refused
from sobremesa.games.golf.game import Golf
from sobremesa.server.rooms.alarm import MOST_FAILURES
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.table import Phase, Setting, commands
from tests.patience import until
from tests.server.readers import Reader
from tests.server.rooms.failing import WITHOUT_CLOCK, fail, nothing, refuse, stop_clock_in, told, write_nothing

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("logged")]


async def gathered(rooms: Rooms, setting: Setting) -> tuple[Room, Reader, Reader]:
    """Ana and Luz at a table, both ready, and both told of everything."""
    room = await rooms.find(await rooms.open(setting, "ana"))
    assert room is not None
    await room.do("luz", commands.Sit(), "sit")
    await room.do("luz", commands.SayReady(), "ready")
    ana, luz = Reader("ana"), Reader("luz")
    for reader in (ana, luz):
        await room.watch(reader, None)
    return room, ana, luz


@pytest.mark.parametrize("break_down", [fail, refuse])
async def test_TAB_14_a_match_that_cannot_begin_says_why_to_all_and_begins_once_it_can(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, break_down: Any
) -> None:
    room, ana, luz = await gathered(rooms, WITHOUT_CLOCK)
    with monkeypatch.context() as broken:
        broken.setattr(Golf, "begin", break_down)
        await room.do("ana", commands.Start(), "start")
        await until(lambda: room.state.refusal)
    assert room.state.phase is Phase.GATHERING
    clause = "GOL-2" if break_down is refuse else "TAB-14"
    for reader in (ana, luz):
        assert [event["refusal"]["clause"] for event in told(reader, "start-failed")] == [clause]
        assert reader.told[-1]["state"]["refusal"]["clause"] == clause
    await room.do("luz", commands.SayReady(), "ready again")
    await room.do("ana", commands.Start(), "start again")
    await until(lambda: room.state.phase is Phase.PLAYING)
    assert told(luz, "match-started")


async def test_TAB_14_what_the_host_is_refused_at_the_start_all_are_told(rooms: Rooms) -> None:
    room = await rooms.find(await rooms.open(Setting("loom", "en", pace="instant"), "ana"))
    assert room is not None
    luz = Reader("luz")
    await room.watch(luz, None)
    with pytest.raises(Refused) as refused:
        await room.do("ana", commands.Start(), "start")
    assert refused.value.refusal.text.id == "tab-14-seats"
    assert [event["refusal"]["text"]["id"] for event in told(luz, "start-failed")] == ["tab-14-seats"]
    assert room.state.phase is Phase.GATHERING


@pytest.mark.parametrize("break_down", [fail, refuse])
async def test_where_time_cannot_act_a_match_ends_and_says_so(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, break_down: Any
) -> None:
    room, _, luz = await gathered(rooms, Setting("golf", "en", {"writing_seconds": 10}, pace="instant"))
    await room.do("ana", commands.Start(), "start")
    await until(lambda: room.state.phase is Phase.PLAYING)
    monkeypatch.setattr(Golf, "elapse", break_down)
    stop_clock_in(monkeypatch, rooms.house, 60)
    monkeypatch.setattr(rooms.house, "outages", nothing)
    room.alarm.set()
    await until(lambda: room.state.phase is Phase.ENDED)
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"
    assert luz.told[-1]["state"]["phase"] == "ended"


async def test_failures_at_one_deadline_say_nothing_about_the_next(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_clock_in(monkeypatch, rooms.house, 0)
    room, *_ = await gathered(rooms, Setting("golf", "en", {"writing_seconds": 10}, pace="instant"))
    await room.do("ana", commands.Start(), "start")
    await until(lambda: room.state.phase is Phase.PLAYING)
    # It rings when the test says so.
    monkeypatch.setattr(room.alarm, "_ring_in", lambda _seconds: None)
    monkeypatch.setattr(rooms.house, "outages", nothing)
    with monkeypatch.context() as broken:
        broken.setattr(Golf, "elapse", fail)
        stop_clock_in(broken, rooms.house, 11)
        for _ in range(MOST_FAILURES):
            await room.alarm.ring()
    first = room.alarm.due
    stop_clock_in(monkeypatch, rooms.house, 5)
    await room.do("ana", write_nothing(), "write")
    await room.do("luz", write_nothing(), "write too")
    assert room.alarm.due != first
    monkeypatch.setattr(Golf, "elapse", fail)
    stop_clock_in(monkeypatch, rooms.house, 600)
    for _ in range(MOST_FAILURES):
        await room.alarm.ring()
    assert room.state.phase is Phase.PLAYING
    await room.alarm.ring()
    assert room.state.is_over


async def test_TAB_14_a_start_that_fails_after_people_have_changed_their_minds_refuses_nothing(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, luz = await gathered(rooms, WITHOUT_CLOCK)
    await room.do("ana", commands.Start(), "start")
    starting = room.state
    assert starting.phase is Phase.STARTING
    settle = room.settle
    calls = 0

    async def settle_late(decision: Any) -> int | None:
        nonlocal calls
        calls += 1
        if calls == 1:
            fail()
        if calls == 2:
            # Somebody is not ready after all, between the failure and what is told of it.
            await room.do("luz", commands.SayReady(False), "not ready")
        return await settle(decision)

    monkeypatch.setattr(room, "settle", settle_late)
    await room.alarm.ring()
    assert room.state.phase is Phase.GATHERING
    assert calls >= 2
    assert not told(luz, "start-failed")
    assert room.state.refusal is None


async def test_where_the_table_cannot_be_shown_to_one_they_hear_so_and_all_others_are_told(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ana, luz = await gathered(rooms, WITHOUT_CLOCK)
    shown = Golf.view

    def view(self: Golf, state: Any, seat: int | None) -> Any:
        return fail() if seat == 0 else shown(self, state, seat)

    monkeypatch.setattr(Golf, "view", view)
    await room.do("ana", commands.Start(), "start")
    await until(lambda: room.state.phase is Phase.PLAYING and room.watchers == (luz,))
    assert ana.told[-1] == {"kind": "closed", "table": room.table, "why": "failed"}
    assert any(message.get("view") for message in luz.told)
    assert not await room.watch(ana, None)


async def test_what_other_nodes_wrote_and_this_one_cannot_read_leaves_nobody_before_a_table_that_stands_still(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, luz = await gathered(rooms, WITHOUT_CLOCK)
    with monkeypatch.context() as broken:
        broken.setattr(rooms.house, "read_on", fail)
        await room.catch_up()
        assert luz.told[-1]["why"] == "failed"
        assert not room.watchers
        assert not await room.watch(luz, None)
        assert luz.told[-1]["why"] == "failed"
    luz.told.clear()
    assert await room.watch(luz, None)
    assert luz.told[0]["kind"] == "update"
