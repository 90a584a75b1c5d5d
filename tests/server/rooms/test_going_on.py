"""Whatever fails at a table, it goes on: nobody is left before one that stands still and says nothing."""

import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from sobremesa.bots.golf.bot import GolfBot
from sobremesa.bots.least import LeastBot
from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Write
from sobremesa.games.golf.game import Golf
from sobremesa.server.clock import WallClock
from sobremesa.server.rooms import alarm as alarm_module
from sobremesa.server.rooms import bots as bots_module
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.table import Phase, Setting, commands
from tests.patience import until
from tests.server.nodes import begin, node_on
from tests.server.readers import Reader

pytestmark = pytest.mark.anyio

WITHOUT_CLOCK = Setting("golf", "en", {"clock": False}, pace="instant")


@pytest.fixture
async def rooms(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rooms]:
    """The tables of one node, which tries again at once."""
    monkeypatch.setattr(alarm_module, "_TRY_AGAIN", 0.01)
    monkeypatch.setattr(bots_module, "_PATIENCE", 10)
    found = node_on(store, "n", WallClock())
    await found.start()
    yield found
    await found.stop()


@pytest.fixture(autouse=True)
def logged() -> Iterator[list[Any]]:
    """What is logged, kept as it is: to draw every frame of every mistake takes longer than all the rest."""
    with capture_logs() as entries:
        yield entries


def fail(*_args: Any, **_named: Any) -> Any:
    """A mistake of ours."""
    raise ZeroDivisionError


def refuse(*_args: Any, **_named: Any) -> Any:
    """A rule that says no."""
    raise Refused("GOL-2", "gol-2-too-late")


def told(reader: Reader, kind: str) -> list[dict[str, Any]]:
    """All events of one kind that a reader was told of."""
    updates = [message for message in reader.told if message["kind"] == "update"]
    return [event for each in updates for step in each["steps"] for event in step["events"] if event["kind"] == kind]


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
    later = rooms.house.now() + 60_000
    monkeypatch.setattr(rooms.house, "now", lambda: later)
    monkeypatch.setattr(rooms.house, "outages", nothing)
    room.alarm.set()
    await until(lambda: room.state.phase is Phase.ENDED)
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"
    assert luz.told[-1]["state"]["phase"] == "ended"


async def nothing() -> list[Any]:
    """No outages."""
    return []


@pytest.mark.parametrize("place", ["choose", "thinks"])
async def test_for_a_bot_that_fails_the_least_is_done_and_all_are_told(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any], place: str
) -> None:
    """Without a clock nothing else would go on (TAB-11)."""
    luz = Reader("luz")
    setting = Setting("golf", "en", {"clock": False}, pace="quick" if place == "thinks" else "instant")
    with monkeypatch.context() as broken:
        broken.setattr(GolfBot, place, fail)
        room = await begin(rooms, setting, "ana", commands.SeatBot(1, "casual"))
        await room.watch(luz, None)
        await room.do("ana", write_nothing(), "write")
        await until(lambda: room.state.match.view(None).players[1].rounds)
    assert {event["seat"] for event in told(luz, "seat-stuck")} == {1}
    assert "failure-of-bot" in {entry["event"] for entry in logged}


async def test_for_a_bot_whose_move_is_refused_the_least_is_done_and_all_are_told(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    luz = Reader("luz")
    with monkeypatch.context() as broken:
        broken.setattr(GolfBot, "choose", lambda *_: Write("zzzz", path=(0, 0, 0, 0)))
        room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
        await room.watch(luz, None)
        await room.do("ana", write_nothing(), "write")
        await until(lambda: room.state.match.view(None).players[1].rounds)
    assert told(luz, "seat-stuck")


async def test_where_not_even_the_least_can_be_done_a_match_without_a_clock_ends_and_says_so(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(LeastBot, "choose", fail)
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await until(lambda: room.state.phase is Phase.ENDED)
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"


async def test_for_a_bot_that_finds_no_end_the_least_is_done(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: threading.Event
) -> None:
    monkeypatch.setattr(bots_module, "_LONGEST", 0.05)
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await room.do("ana", write_nothing(), "write")
    await until(lambda: room.state.match.view(None).players[1].rounds)
    assert not endless.is_set()


@pytest.mark.usefixtures("endless")
async def test_TAB_11_a_bot_that_finds_no_end_holds_up_no_deadline(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm_module, "_MOST_BOT_FIRST", 0)
    room = await begin(rooms, Setting("golf", "en", pace="instant"), "ana", commands.SeatBot(1, "casual"))
    await until(lambda: room.busy_bot is not None)
    later = rooms.house.now() + 3_600_000
    monkeypatch.setattr(rooms.house, "now", lambda: later)
    monkeypatch.setattr(rooms.house, "outages", nothing)
    room.alarm.set()
    await until(lambda: room.state.match.view(None).players[0].rounds)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A bot that chooses until the test is over."""
    over = threading.Event()

    def choose(*_args: Any) -> Write:
        over.wait()
        return Write()

    monkeypatch.setattr(GolfBot, "choose", choose)
    yield over
    over.set()


async def test_where_a_match_cannot_even_be_ended_it_is_tried_again(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(LeastBot, "choose", fail)
    points, tries = Golf.points, 0

    def stumble(game: Golf, state: Any) -> tuple[int, ...]:
        nonlocal tries
        tries += 1
        return fail() if tries < 3 else points(game, state)

    monkeypatch.setattr(Golf, "points", stumble)
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await until(lambda: room.state.phase is Phase.ENDED)
    assert tries == 3


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
    assert luz.told[-2]["view"] or luz.told[-1]["view"]
    assert not await room.watch(ana, None)


async def test_what_other_nodes_wrote_and_this_one_cannot_read_leaves_nobody_before_a_table_that_stands_still(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, luz = await gathered(rooms, WITHOUT_CLOCK)
    monkeypatch.setattr(rooms.house, "read_on", fail)
    await room.catch_up()
    assert luz.told[-1]["why"] == "failed"
    assert not room.watchers


def write_nothing() -> commands.Act:
    """An empty card (GOL-2)."""
    return commands.Act(msgspec.Raw(b'{"type":"write"}'))
