"""What visitors of the lobby are told: every change of an open table, the last one last, and nothing else."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import msgspec
import pytest

from sobremesa.protocol.asking import EnterLobby
from sobremesa.server.circles import Circles
from sobremesa.server.clock import WallClock
from sobremesa.server.lobby import Lobby
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.storage.log import Card
from sobremesa.storage.people.circles import Circle
from sobremesa.table import Phase, Setting, elapse
from sobremesa.table.commands import ChangeSetting, GoOn, Pause, SayReady, Sit, Start
from tests.patience import patience
from tests.server.nodes import node_on

pytestmark = pytest.mark.anyio
PUBLIC = Setting("golf", "en", public=True)


class Visitor:
    """Somebody who reads, and keeps what was told."""

    def __init__(self) -> None:
        self.person = "vera"
        self.told: list[dict[str, Any]] = []
        self._more = asyncio.Event()

    def tell(self, frame: bytes) -> None:
        """Take a frame."""
        self.told.append(msgspec.json.decode(frame))
        self._more.set()

    async def until(self, enough: Callable[["Visitor"], bool]) -> None:
        """Until so much has been told."""
        async with patience():
            while not enough(self):
                self._more.clear()
                await self._more.wait()

    @property
    def phases(self) -> list[str]:
        """Of the changes, in the order in which they were told."""
        changes = [each["now"] for each in self.told if each["kind"] == "lobby-changed"]
        return ["gone" if now is None else f"{now['phase']} {now['free']}" for now in changes]


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    found = node_on(store, "only", WallClock())
    await found.house.start()
    yield found
    await found.stop()


@pytest.fixture
def lobby(rooms: Rooms, store: Store) -> Lobby:
    return Lobby(rooms.house, Circles(store, rooms.house.now))


async def begin(rooms: Rooms, table: str) -> None:
    """Two sit there, and play."""
    room = await rooms.find(table)
    assert room is not None
    await room.do("luz", Sit(), "sit")
    await room.do("luz", SayReady(), "ready")
    await room.do("ana", Start(), "start")
    if room.state.phase is Phase.STARTING:
        await room.settle(lambda state: elapse(rooms.house.tables, state, rooms.house.now(), bytes(32)))


async def test_a_match_that_goes_on_is_no_news(rooms: Rooms, lobby: Lobby) -> None:
    visitor = Visitor()
    await lobby.enter(visitor, EnterLobby("a"))
    table = await rooms.open(PUBLIC, "ana")
    await begin(rooms, table)
    await visitor.until(lambda who: "gone" in who.phases)
    told = len(visitor.told)
    room = await rooms.find(table)
    assert room is not None
    for person in ("ana", "luz"):
        await room.do(person, Pause(), "pause")
    await room.do("ana", GoOn(), "go-on")
    await rooms.open(PUBLIC, "eva")
    await visitor.until(lambda who: len(who.told) > told)
    assert visitor.phases.count("gone") == 1
    assert visitor.phases[-1] == "gathering 1"


async def test_nobody_hears_last_what_happened_first(
    rooms: Rooms, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor, released = Visitor(), asyncio.Event()
    await lobby.enter(visitor, EnterLobby("a"))
    find, asked = lobby._circles.find, 0

    async def slow_at_first(ids: Iterable[str]) -> dict[str, Circle]:
        nonlocal asked
        asked += 1
        if asked == 1:
            await released.wait()
        return await find(ids)

    monkeypatch.setattr(lobby._circles, "find", slow_at_first)
    await begin(rooms, await rooms.open(PUBLIC, "ana"))
    for _ in range(100):
        await asyncio.sleep(0)
    released.set()
    await visitor.until(lambda who: {"gathering 1", "gone"} <= {*who.phases})
    assert visitor.phases[-1] == "gone"


async def test_a_table_that_becomes_private_or_speaks_another_language_is_gone(rooms: Rooms, lobby: Lobby) -> None:
    visitor = Visitor()
    table = await rooms.open(PUBLIC, "ana")
    await lobby.enter(visitor, EnterLobby("a", language="en"))
    room = await rooms.find(table)
    assert room is not None
    for count, setting in enumerate((Setting("golf", "es", public=True), PUBLIC, Setting("golf", "en"))):
        await room.do("ana", ChangeSetting(setting), f"change-{count}")
        await visitor.until(lambda who, count=count: len(who.phases) > count)  # type: ignore[misc]
    assert visitor.phases == ["gone", "gathering 1", "gone"]


async def test_what_changes_while_somebody_enters_is_told_after_what_was_read_before(
    rooms: Rooms, lobby: Lobby, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor, cards = Visitor(), store.log.cards
    table = await rooms.open(PUBLIC, "ana")

    async def read_early(**wanted: Any) -> list[Card]:
        found = await cards(**wanted)
        if wanted["phase"] == Phase.GATHERING:
            await begin(rooms, table)
            for _ in range(100):
                await asyncio.sleep(0)
        return found

    monkeypatch.setattr(store.log, "cards", read_early)
    await lobby.enter(visitor, EnterLobby("a"))
    await visitor.until(lambda who: "gone" in who.phases)
    assert visitor.told[0]["kind"] == "lobby"
    assert [each["table"] for each in visitor.told[0]["tables"]] == [table]
    assert visitor.phases[-1] == "gone"
