"""A match that goes on is looked back on from memory: its log is read once, however often somebody asks."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sobremesa.engine import Refused
from sobremesa.server import history as looking_back
from sobremesa.server.clock import WallClock
from sobremesa.server.denial import Denied
from sobremesa.server.history import History
from sobremesa.server.people.turns import Turn
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.table import Setting
from sobremesa.table.commands import Close, Pause, SeatBot, VoteEnd
from tests.patience import PATIENCE, patience, until
from tests.server.nodes import begin, begin_golf, node_on

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    found = node_on(store, "only", WallClock())
    await found.house.start()
    yield found
    await found.stop()


@pytest.fixture
async def history(rooms: Rooms) -> AsyncIterator[History]:
    made = History(rooms.house, rooms.living)
    yield made
    made.close()


@pytest.fixture
def read(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every reading of the log, by its table and the first number that is wanted."""
    wanted, real = [], store.log.read

    async def noted(table: str, since: int = 0) -> Any:
        wanted.append((table, since))
        return await real(table, since)

    monkeypatch.setattr(store.log, "read", noted)
    return wanted


async def test_a_match_that_goes_on_is_read_once_and_what_happens_since_by_itself(
    rooms: Rooms, history: History, read: list[tuple[str, int]]
) -> None:
    room = await begin(rooms, Setting("bisonte", "en", options={"clock": False}), "ana", SeatBot(1, "casual"))
    read.clear()
    await asyncio.gather(*(history.find(room.table) for _ in range(100)))
    for _ in range(100):
        past = await history.find(room.table)
    assert read == [(room.table, 0)]
    assert past.state == room.state
    pages = [past.told("ana", 0, since, 2, reveals=True) for since in range(-1, past.state.number)]
    assert [step.number for page in pages for step, _ in page[:1]] == list(range(past.state.number + 1))

    number = room.state.number
    await room.do("ana", Pause(), "pause")
    for _ in range(10):
        past = await history.find(room.table)
    assert past.state == room.state
    assert read == [(room.table, 0), (room.table, number + 1)]
    assert [step.number for step, _ in past.steps] == list(range(room.state.number + 1))


async def test_what_another_node_goes_on_with_is_read_on(store: Store, rooms: Rooms, history: History) -> None:
    room = await begin_golf(rooms, "ana")
    elsewhere = node_on(store, "elsewhere", WallClock())
    looking = History(elsewhere.house, elsewhere.living)
    assert (await looking.find(room.table)).outcome is None
    await room.do("ana", VoteEnd(), "end")
    assert (await looking.find(room.table)).state.match.outcome == room.state.match.outcome
    looking.close()


async def test_a_long_log_is_followed_in_a_thread_and_gives_the_same(
    rooms: Rooms, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.server.rooms.household._FEW", 0)
    room = await begin_golf(rooms, "ana")
    await room.do("ana", VoteEnd(), "end")
    past = await history.find(room.table)
    assert past.steps == await rooms.house.read_all(room.table)


async def test_who_looks_back_is_served_between_the_many_looks_of_another_address(
    rooms: Rooms, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flood once made everybody else hear that there was a lot going on."""
    monkeypatch.setattr("sobremesa.server.rooms.household._FEW", 0)
    room = await begin_golf(rooms, "ana")
    await room.do("ana", VoteEnd(), "end")
    flood, luz, gate = Turn("192.0.2.66"), Turn("192.0.2.1"), threading.Event()
    told: list[str] = []

    async def look(turn: Turn) -> None:
        # The log has to be followed in the thread, and then the match to be told there.
        past = await history.find(room.table, turn)
        await history.run(lambda: past.told("ana", 0, -1, 9, reveals=True), turn)
        told.append(turn.whose)

    held = asyncio.create_task(history.run(lambda: gate.wait(PATIENCE), flood))
    many = [asyncio.create_task(history.run(lambda: told.append(flood.whose), flood)) for _ in range(29)]
    # The last of all that this address asks for is the same match, for which nobody else waits in its queue.
    same = asyncio.create_task(history.find(room.table, flood))
    queues = history._turns._strangers
    await until(lambda: len(queues.get(flood.whose, ())) == 30)
    with pytest.raises(Denied, match="server-busy"):
        await history.run(lambda: told.append(flood.whose), flood)
    looking = asyncio.create_task(look(luz))
    with pytest.raises(Denied, match="server-busy"):
        await same
    gate.set()
    async with patience():
        await looking
        await asyncio.gather(held, *many)
    # A few of theirs are told while her own goes from the one piece of work to the other.
    assert told.index(luz.whose) < 10
    assert told.count(flood.whose) == 29


async def test_no_log_is_read_where_no_match_has_begun(
    rooms: Rooms, history: History, read: list[tuple[str, int]]
) -> None:
    room = await rooms.find(await rooms.open(Setting("golf", "en", seats=1), "ana"))
    assert room is not None
    read.clear()
    with pytest.raises(Denied, match="server-no-table"):
        await history.find("no such table")
    with pytest.raises(Refused, match="tab-13-not-started"):
        await history.find(room.table)
    await room.do("ana", Close(), "close")
    with pytest.raises(Refused, match="tab-13-closed"):
        await history.find(room.table)
    assert read == []


async def test_what_is_kept_is_bounded_by_the_bytes_that_were_read_and_a_page_by_those_that_are_told(
    rooms: Rooms, history: History, read: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await begin_golf(rooms, "ana"), await begin_golf(rooms, "luz")
    monkeypatch.setattr(looking_back, "MOST_KEPT", 1)
    read.clear()
    for _ in range(2):
        for room in (first, first, second):
            past = await history.find(room.table)
    # The last one is kept, however large it is.
    assert read == [(first.table, 0), (second.table, 0)] * 2
    whole = past.told("luz", 0, -1, 100, reveals=True)
    assert len(whole) == past.state.number + 1
    monkeypatch.setattr(looking_back, "MOST_PAGE", 1)
    first_seen = next(place for place, (_, view) in enumerate(whole) if view is not None)
    assert past.told("luz", 0, -1, 100, reveals=True) == whole[: first_seen + 1]
    assert past.told("luz", 0, first_seen, 100, reveals=True) == whole[first_seen + 1 : first_seen + 2]
