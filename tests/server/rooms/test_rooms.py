"""Tables on one node, with a clock that goes as it is told: what happens when whoever asks goes, or nothing runs."""

import asyncio
from collections.abc import AsyncIterator, Iterable

import msgspec
import pytest

from sobremesa.protocol.telling import Person
from sobremesa.server.clock import WallClock
from sobremesa.server.games import GameShelf
from sobremesa.server.metrics import Metrics
from sobremesa.server.rooms import room as room_module
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.storage.error import StoreUnavailable
from sobremesa.storage.log import Row
from sobremesa.table import Customs, House, Phase, Setting, commands, find_absent
from tests.patience import patience
from tests.server.readers import Reader

pytestmark = pytest.mark.anyio

GOLF = Setting("golf", "en", {"words": "dictionary"}, pace="instant")


class HandClock(WallClock):
    """Time that is put on by hand, on top of what passes."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0

    def now(self) -> int:
        """Wall time."""
        return super().now() + self.ahead


async def nobody(_ids: Iterable[str]) -> dict[str, Person]:
    """Nobody has a name here."""
    return {}


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    """The tables of one node, at which nobody has to count down."""
    tables = House(GameShelf(), Customs(countdown=0))
    house = Household(store, tables, node="n", metrics=Metrics(), find_people=nobody)
    house.clock = HandClock()
    found = Rooms(house)
    await found.start()
    yield found
    await found.stop()


def another(rooms: Rooms, name: str, clock: WallClock) -> Rooms:
    """A second node on the same store."""
    house = Household(rooms.house.store, rooms.house.tables, node=name, metrics=Metrics(), find_people=nobody)
    house.clock = clock
    return Rooms(house)


async def two_play(rooms: Rooms) -> Room:
    """A match of two that has begun."""
    table = await rooms.open(GOLF, "ana")
    room = await rooms.find(table)
    assert room is not None
    await room.do("luz", commands.Sit(), "sit")
    await room.do("luz", commands.SayReady(), "ready")
    await room.do("ana", commands.Start(), "start")
    async with patience():
        while room.state.phase is not Phase.PLAYING:
            room.moved.clear()
            await room.moved.wait()
    return room


async def test_a_step_of_somebody_who_has_gone_meanwhile_is_told_all_the_same(rooms: Rooms) -> None:
    room = await two_play(rooms)
    await room.do("luz", commands.Pause(), "wish")
    before = room.state.number
    asking = asyncio.ensure_future(room.do("ana", commands.Pause(), "once"))
    while not room.is_busy:
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    async with patience():
        while room.state.number == before:
            room.moved.clear()
            await room.moved.wait()
    assert room.state.paused, "both agree"
    assert (await room.do("ana", commands.Pause(), "once")).number == before + 1


async def test_time_in_which_nothing_could_be_written_does_not_count(rooms: Rooms) -> None:
    room = await two_play(rooms)
    clock = rooms.house.clock
    assert isinstance(clock, HandClock)
    deadline, behind = room.state.match.deadline, room.state.clock.behind
    assert deadline is not None
    clock.ahead += 3_600_000
    await room.do("ana", commands.Pause(), "pause")
    assert room.state.match.deadline == deadline, "no deadline has passed in the dark"
    assert room.state.clock.behind - behind == pytest.approx(3_600_000 + Customs().comeback, abs=15_000)


async def test_a_short_stall_is_no_outage(rooms: Rooms) -> None:
    room = await two_play(rooms)
    clock = rooms.house.clock
    assert isinstance(clock, HandClock)
    behind = room.state.clock.behind
    clock.ahead += 5_000
    await room.do("ana", commands.Pause(), "pause")
    assert room.state.clock.behind == behind


async def test_a_table_that_nobody_watches_is_forgotten_and_found_again(rooms: Rooms, store: Store) -> None:
    table = await rooms.open(GOLF, "ana")
    room = await rooms.find(table)
    assert room is not None
    await room.do("luz", commands.Sit(), "sit")
    room.presence.close()
    async with patience():
        while not room.is_idle:
            await asyncio.sleep(0)
    await rooms.forget_idle()
    again = await rooms.find(table)
    assert again is not None
    assert again is not room
    assert again.state.seats == room.state.seats


async def test_the_id_of_a_table_ends_a_link_and_stands_on_a_command_line_as_it_is(rooms: Rooms) -> None:
    made = {rooms.house.new_table() for _ in range(2_000)}
    assert len(made) == 2_000
    assert all(len(each) >= 22 and each.isascii() and each.isalnum() for each in made)


async def test_what_is_durable_is_told_also_where_the_store_is_away_before_names_are_read(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await two_play(rooms)
    reader = Reader("luz")
    await room.watch(reader, None)
    before = room.state.number

    async def away(_ids: Iterable[str]) -> dict[str, Person]:
        raise StoreUnavailable("no answer")

    monkeypatch.setattr(rooms.house, "_find_people", away)
    assert (await room.do("ana", commands.Pause(), "pause")).number == before + 1
    assert reader.numbers == [before + 1]
    assert [person["id"] for person in reader.told[-1]["people"]] == ["ana", "luz"]


async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_woken(rooms: Rooms, store: Store) -> None:
    table = await rooms.open(GOLF, "ana")
    await rooms.stop()
    card = await store.log.card(table)
    assert card is not None
    broken = msgspec.structs.replace(card, table="broken", code="", people=(), wake_at=1)
    await store.log.append(Row("broken", 0, 1, "", b'{"number":0,"at":1}'), broken)
    clock = HandClock()
    clock.ahead = Customs().idle + 60_000
    later = another(rooms, "later", clock)
    await later.start()
    async with patience():
        while card is None or card.phase != Phase.CLOSED:
            card = await store.log.card(table)
    await later.stop()


async def test_what_another_node_wrote_is_read_again_where_the_store_did_not_answer(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await two_play(rooms)
    reader = Reader("luz")
    await room.watch(reader, None)
    other = another(rooms, "other", rooms.house.clock)
    there = await other.find(room.table)
    assert there is not None
    written = (await there.do("ana", commands.Pause(), "pause")).number
    read, tries = store.log.read, 0

    async def stumble(table: str, since: int = 0) -> list[Row]:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise StoreUnavailable("no answer")
        return await read(table, since)

    monkeypatch.setattr(store.log, "read", stumble)
    monkeypatch.setattr(room_module, "_TRY_AGAIN", 0.01)
    async with patience():
        await room.catch_up()
    assert reader.numbers == [written]
    await other.stop()


async def test_who_is_found_absent_by_one_node_while_they_come_by_another_has_the_seat_back(rooms: Rooms) -> None:
    room = await two_play(rooms)
    await room.watch(Reader("luz"), None)
    other = another(rooms, "other", rooms.house.clock)
    there = await other.find(room.table)
    assert there is not None
    await there.settle(lambda state: find_absent(state, {"luz"}, rooms.house.now()))
    assert there.state.seats[1].absent
    async with patience():
        await room.catch_up()
        while room.state.seats[1].absent:
            room.moved.clear()
            await room.moved.wait()
    await other.stop()


async def test_whoever_looks_for_a_table_finds_one_that_lives_here(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await rooms.open(GOLF, "ana")
    load, loaded = rooms._load, 0

    async def forgetful(table: str) -> Room | None:
        nonlocal loaded
        room = await load(table)
        assert room is not None
        loaded += 1
        if loaded == 1:
            room.presence.close()
            await asyncio.sleep(0)
            await rooms.forget_idle()
        return room

    room = await rooms.find(table)
    assert room is not None
    room.presence.close()
    await asyncio.sleep(0)
    await rooms.forget_idle()
    monkeypatch.setattr(rooms, "_load", forgetful)
    found = await rooms.find(table)
    assert loaded == 2
    assert await rooms.find(table) is found
    assert loaded == 2


async def test_whoever_asks_for_a_rematch_by_another_node_at_the_same_time_is_shown_to_the_first_one(
    rooms: Rooms,
) -> None:
    room = await two_play(rooms)
    other = another(rooms, "other", rooms.house.clock)
    there = await other.find(room.table)
    assert there is not None
    await room.do("ana", commands.VoteEnd(), "end")
    await room.do("luz", commands.VoteEnd(), "end")
    await there.catch_up()
    assert there.state.phase is Phase.ENDED
    first = await room.do("ana", commands.Rematch(), "again")
    late = await there.do("luz", commands.Rematch(), "again")
    assert (late.table, late.number) == (first.table, first.number)
    await other.stop()
