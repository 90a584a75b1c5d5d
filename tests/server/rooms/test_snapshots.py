"""Long tables come back from a snapshot, which counts for nothing where the log says otherwise."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import structlog
from msgspec.structs import replace

from sobremesa.server.clock import WallClock
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.server.rooms.snapshots import SNAPSHOT_STEPS, rules_digest
from sobremesa.storage import Store, StoreUnavailable
from sobremesa.storage.snapshots import Snapshot, drop_snapshot, keep_snapshot, snapshot_of
from sobremesa.table import Setting, TableState, commands, is_same, read_state, write_state
from tests.patience import until
from tests.server.nodes import begin, node_on
from tests.server.readers import Reader

pytestmark = pytest.mark.anyio

GOLF = Setting("golf", "en", {"words": "dictionary"}, pace="instant")


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    """The node on which a table grows long."""
    node = node_on(store, "first", WallClock())
    yield node
    await node.stop()


@pytest.fixture
async def others(store: Store) -> AsyncIterator[Rooms]:
    """Another node, that takes it up."""
    node = node_on(store, "second", WallClock())
    yield node
    await node.stop()


async def grow(room: Room, steps: int) -> None:
    """Ana stops the clock and lets it go on, over and over; at the end it stands, and no bot moves."""
    while room.state.number < steps or not room.state.paused:
        command = commands.GoOn() if room.state.paused else commands.Pause()
        await room.do("ana", command, f"{room.state.number}")


async def long_table(rooms: Rooms) -> Room:
    """A match of Ana and a bot whose snapshot is written, with some steps after it."""
    room = await begin(rooms, GOLF, "ana", commands.SeatBot(1, "club"))
    await grow(room, SNAPSHOT_STEPS + 21)
    await until(lambda: fates(rooms).get("written") == 1)
    return room


def fates(rooms: Rooms) -> dict[str, int]:
    """What became of snapshots on a node."""
    counted = {}
    for line in rooms.house.metrics.page().decode().splitlines():
        if line.startswith("sobremesa_snapshots_total{"):
            counted[line.split('"')[1]] = int(float(line.split()[-1]))
    return counted


async def kept(store: Store, table: str) -> Snapshot | None:
    """What lies beside the log."""
    return await store.look(lambda connection: snapshot_of(connection, table))


async def taken_up(rooms: Rooms, table: str) -> Room:
    """A table as another node finds it."""
    room = await rooms.find(table)
    assert room is not None
    return room


async def replayed(rooms: Rooms, table: str) -> TableState:
    """What the whole log says."""
    return (await rooms.house.read_all(table))[-1][1]


async def test_a_long_table_comes_back_from_its_snapshot_as_it_comes_back_from_its_log(
    rooms: Rooms, others: Rooms, store: Store
) -> None:
    room = await long_table(rooms)
    found = await kept(store, room.table)
    assert found is not None
    assert SNAPSHOT_STEPS <= found.number < room.state.number
    read = await others.house.take_up(room.table)
    assert [step.number for step, _ in read] == [*range(found.number, room.state.number + 1)]
    assert read == (await others.house.read_all(room.table))[found.number :]
    again = await taken_up(others, room.table)
    assert is_same(again.state, room.state)
    assert again.bot_is_due, "nobody forgets it while it is held against its log"
    await until(lambda: not again.bot_is_due)
    assert is_same(again.state, await replayed(others, room.table))
    assert fates(others) == {"read": 2}
    await again.do("ana", commands.GoOn(), "go on")
    before = again.state.match.length
    await again.do("ana", commands.Resign(), "enough")
    await until(lambda: again.state.match.length > before)


async def test_a_table_of_few_steps_has_no_snapshot(rooms: Rooms, others: Rooms, store: Store) -> None:
    room = await begin(rooms, GOLF, "ana", commands.SeatBot(1, "club"))
    await grow(room, 50)
    assert await kept(store, room.table) is None
    assert (await taken_up(others, room.table)).state.number == room.state.number
    assert fates(rooms) == fates(others) == {}


async def test_a_table_that_was_replayed_for_want_of_a_snapshot_has_one_with_its_next_step(
    rooms: Rooms, others: Rooms, store: Store
) -> None:
    room = await long_table(rooms)
    await store.run(lambda connection: drop_snapshot(connection, room.table))
    again = await taken_up(others, room.table)
    await grow(again, again.state.number + 2)
    await until(lambda: fates(others).get("written") == 1)
    found = await kept(store, room.table)
    assert found is not None
    assert SNAPSHOT_STEPS < room.state.number < found.number <= again.state.number


def spoilt(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, data=snapshot.data[:-7])


def foreign(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, rules=rules_digest()[::-1])


def of_another_number(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, number=snapshot.number + 1)


def of_the_beginning(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, number=0, data=snapshot.data.replace(b'"number":%d' % snapshot.number, b'"number":0'))


def beyond(snapshot: Snapshot) -> Snapshot:
    data = snapshot.data.replace(b'"number":%d' % snapshot.number, b'"number":99999')
    return replace(snapshot, number=99_999, data=data)


def of_another_instant(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, data=snapshot.data.replace(b'"changed_at":', b'"changed_at":1'))


@pytest.mark.parametrize("change", [spoilt, foreign, of_another_number, of_the_beginning, beyond, of_another_instant])
async def test_a_snapshot_that_cannot_be_of_this_log_or_code_is_not_believed(
    change: Callable[[Snapshot], Snapshot], rooms: Rooms, others: Rooms, store: Store
) -> None:
    room = await long_table(rooms)
    right = await kept(store, room.table)
    assert right is not None
    wrong = change(right)
    assert wrong != right
    await put(store, wrong)
    assert len(await others.house.take_up(room.table)) == room.state.number + 1, "the whole log was read"
    assert is_same((await taken_up(others, room.table)).state, room.state)
    # Another node may still run the code that has written it.
    assert await kept(store, room.table) == (wrong if change is foreign else None)


async def put(store: Store, snapshot: Snapshot) -> None:
    """In place of what is there."""

    def replace_it(connection: Any) -> None:
        drop_snapshot(connection, snapshot.table)
        assert keep_snapshot(connection, snapshot)

    await store.run(replace_it)


@pytest.mark.parametrize("moves", [0, 2])
async def test_a_forged_snapshot_is_found_out_and_the_table_becomes_what_its_log_says(
    moves: int, rooms: Rooms, others: Rooms, store: Store
) -> None:
    room = await long_table(rooms)
    right = await kept(store, room.table)
    assert right is not None
    state = read_state(rooms.house.tables.shelf, right.data)
    forged = replace(state, kicked=("luz",), position=replace(state.match, state=replace(state.match.state, coins=999)))
    await put(store, replace(right, data=write_state(forged)))
    again, reader = await taken_up(others, room.table), Reader()
    assert again.state.kicked == forged.kicked
    await again.watch(reader, None)
    await grow(again, again.state.number + moves)
    await until(lambda: not again.bot_is_due)
    assert is_same(again.state, await replayed(others, room.table))
    assert again.state.kicked == state.kicked
    assert again.state.number == room.state.number + moves
    assert fates(others) == {"read": 1, "wrong": 1}
    assert await kept(store, room.table) is None
    assert b'"kind":"update"' in reader.frames[-1]
    await grow(again, again.state.number + 2)
    assert is_same(again.state, await replayed(others, room.table))


async def test_a_table_whose_log_is_away_is_checked_when_it_is_there_again(
    rooms: Rooms, others: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await long_table(rooms)
    read_all, tries = others.house.read_all, 0

    async def read_once_there(table: str) -> Any:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise StoreUnavailable("away")
        return await read_all(table)

    monkeypatch.setattr("sobremesa.server.rooms.rooms._TRY_AGAIN", 0.0)
    monkeypatch.setattr(others.house, "read_all", read_once_there)
    again = await taken_up(others, room.table)
    await until(lambda: tries == 2 and not again.bot_is_due)
    assert is_same(again.state, room.state)


async def test_what_does_not_read_as_the_steps_have_built_it_is_not_written(rooms: Rooms, store: Store) -> None:
    room = await begin(rooms, GOLF, "ana", commands.SeatBot(1, "club"))
    listed: Any = ["luz"]
    unreadable: Any = {"luz": None}
    with structlog.testing.capture_logs() as logged:
        for kicked in (listed, unreadable):
            await rooms.house.snapshots.keep(room.table, replace(room.state, kicked=kicked))
    assert [(each["event"], each["log_level"]) for each in logged] == [("snapshot-not-faithful", "error")] * 2
    assert await kept(store, room.table) is None
    assert fates(rooms) == {"unfaithful": 2}


async def test_a_move_does_not_mind_a_snapshot_that_fails(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def fail(_table: str, state: TableState) -> None:
        tried.append(state.number)
        raise StoreUnavailable("away")

    monkeypatch.setattr(rooms.house.snapshots, "keep", fail)
    room = await begin(rooms, GOLF, "ana", commands.SeatBot(1, "club"))
    with structlog.testing.capture_logs() as logged:
        await grow(room, SNAPSHOT_STEPS + 20)
    assert len(tried) == 1, "the next one is tried when it is due"
    assert tried[0] >= SNAPSHOT_STEPS
    assert "background-work-failed" in [each["event"] for each in logged]
    assert room.state.number >= SNAPSHOT_STEPS + 20


def test_rules_are_the_same_as_long_as_their_code_is() -> None:
    assert rules_digest() == rules_digest.__wrapped__()
    assert len(rules_digest()) == 64


async def test_bots_play_on_where_the_log_behind_a_snapshot_cannot_be_followed(
    rooms: Rooms, others: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, playing = await long_table(rooms), []

    async def fail(_table: str) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(others.house, "read_all", fail)
    monkeypatch.setattr(others, "_let_bots_play", lambda room, _found: playing.append(room.table))
    # To draw what is logged of it takes longer than all the rest.
    with structlog.testing.capture_logs() as logged:
        await taken_up(others, room.table)
        await until(lambda: playing == [room.table])
    assert "table-cannot-be-checked" in [each["event"] for each in logged]
