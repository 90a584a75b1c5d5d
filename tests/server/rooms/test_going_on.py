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
from sobremesa.games.golf.events import Phase as GolfPhase
from sobremesa.games.golf.game import Golf
from sobremesa.server.clock import WallClock
from sobremesa.server.rooms import alarm as alarm_module
from sobremesa.server.rooms import bot_threads as threads_module
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
    monkeypatch.setattr(threads_module, "_LAST_WAIT", 0)
    found = node_on(store, "n", WallClock())
    await found.start()
    yield found
    await found.stop()


class Endless:
    """Bots that choose until the test is over, and how often they were asked."""

    def __init__(self) -> None:
        self.over = threading.Event()
        self.asked = 0
        self.ends = False
        """Whether those asked from now on choose at once."""

    def choose(self, *_args: Any) -> Write:
        """An empty card, sooner or later."""
        self.asked += 1
        if not self.ends:
            self.over.wait()
        return Write()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endless]:
    """A bot that chooses until the test is over."""
    found = Endless()
    monkeypatch.setattr(GolfBot, "choose", lambda _self, *args: found.choose(*args))
    yield found
    found.over.set()


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


async def test_a_bot_that_finds_no_end_is_asked_once_and_the_least_is_played_for_it_from_then_on(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    monkeypatch.setattr(threads_module, "_LONGEST", 0.05)
    luz = Reader("luz")
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await room.watch(luz, None)
    for number in (1, 2, 3):
        await play_round(room, "ana", number)
    assert endless.asked == 1
    assert len(told(luz, "seat-stuck")) >= 3
    assert not endless.over.is_set()


async def test_bots_that_find_no_end_hold_up_no_other_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    monkeypatch.setattr(threads_module, "_PLACE_KEPT", 0.01)
    stuck = [await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual")) for _ in range(3)]
    # As many as there are places, and more.
    await until(lambda: endless.asked == 3)
    endless.ends = True
    other = await begin(rooms, WITHOUT_CLOCK, "luz", commands.SeatBot(1, "casual"))
    for number in (1, 2):
        await play_round(other, "luz", number)
    assert all(room.busy_bot is not None for room in stuck)
    assert not endless.over.is_set()


async def test_where_too_many_bots_find_no_end_the_least_is_done_for_others(
    store: Store, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    monkeypatch.setattr(threads_module, "_MOST_SLOW", 0)
    rooms = node_on(store, "n", WallClock())
    await rooms.start()
    other, luz = await begin(rooms, WITHOUT_CLOCK, "luz", commands.SeatBot(1, "casual")), Reader("luz")
    await other.watch(luz, None)
    await other.do("luz", write_nothing(), "write")
    await until(lambda: rounds_of(other, 1) == 1)
    assert endless.asked == 0
    await rooms.stop()


async def test_the_least_is_done_in_the_seat_of_the_bot_that_fails_and_the_other_bot_plays(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = GolfBot.choose

    def choose_or_fail(self: GolfBot, view: Any, *others: Any) -> Any:
        return fail() if view.seat == 2 else choose(self, view, *others)

    monkeypatch.setattr(GolfBot, "choose", choose_or_fail)
    luz = Reader("luz")
    seated = (commands.SeatBot(1, "expert"), commands.SeatBot(2, "expert"))
    setting = msgspec.structs.replace(WITHOUT_CLOCK, seats=3)
    room = await begin(rooms, setting, "ana", *seated)
    await room.watch(luz, None)
    await room.do("ana", write_nothing(), "write")
    await until(lambda: all(rounds_of(room, seat) for seat in (1, 2)))
    assert {event["seat"] for event in told(luz, "seat-stuck")} == {2}


async def test_a_bot_that_cannot_be_planned_holds_up_no_other_bot_of_its_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = GolfBot.thinks

    def think_or_fail(self: GolfBot, view: Any, *others: Any) -> Any:
        return fail() if view.seat == 2 else thinks(self, view, *others) and 0

    monkeypatch.setattr(GolfBot, "thinks", think_or_fail)
    luz = Reader("luz")
    setting = msgspec.structs.replace(WITHOUT_CLOCK, seats=3, pace="quick")
    room = await begin(rooms, setting, "ana", commands.SeatBot(1, "expert"), commands.SeatBot(2, "expert"))
    await room.watch(luz, None)
    await room.do("ana", write_nothing(), "write")
    await until(lambda: all(rounds_of(room, seat) for seat in (1, 2)))
    assert {event["seat"] for event in told(luz, "seat-stuck")} == {2}


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


def rounds_of(room: Room, seat: int) -> int:
    """How many rounds a seat has written in."""
    return len(room.state.match.view(None).players[seat].rounds)


async def play_round(room: Room, person: str, number: int) -> None:
    """An empty card, and nothing bought (GOL-2, GOL-18); the bot in the other seat plays the round as well."""
    phase = room.state.match.view(None).phase
    assert phase is GolfPhase.WRITING, phase
    await room.do(person, write_nothing(), f"write {number}")
    await until(lambda: rounds_of(room, 1) == number and 0 in room.state.match.state.waiting)
    if room.state.match.view(None).phase is GolfPhase.SHOPPING:
        buys_nothing = commands.Act(msgspec.Raw(b'{"type":"buy","wildcards":[]}'))
        await room.do(person, buys_nothing, f"buy {number}")
        await until(lambda: room.state.match.view(None).phase is GolfPhase.WRITING)
