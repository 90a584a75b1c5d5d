"""TAB-1: whoever may not look on does not, however well they choose their moment."""

import asyncio
from typing import Any

import pytest

from sobremesa.protocol.telling import Person
from sobremesa.server.games import GameShelf
from sobremesa.server.metrics import Metrics
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.table import Customs, House, Phase, Setting, elapse
from sobremesa.table.commands import Start
from tests.server.readers import Reader

pytestmark = pytest.mark.anyio
COUNTDOWN = 60_000


def _phase(room: Room) -> Phase:
    return room.state.phase


async def _nobody(_ids: object) -> dict[str, Person]:
    return {}


async def test_tab_1_who_comes_while_a_match_without_spectators_is_being_begun_is_shown_nothing_of_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = House(GameShelf(), Customs(countdown=COUNTDOWN))
    house = Household(store, tables, node="n", metrics=Metrics(), find_people=_nobody)
    rooms = Rooms(house)
    await house.start()
    room = await rooms.find(await rooms.open(Setting("golf", "en", seats=1, spectators=False), "ana"))
    assert room is not None
    await room.do("ana", Start(), "start")
    assert _phase(room) is Phase.STARTING
    early, late = Reader("luz", keeps=True), Reader("luz", keeps=True)
    assert await room.watch(early, None)

    written, append = asyncio.Event(), store.log.append

    async def append_later(*given: Any) -> Any:
        await written.wait()
        return await append(*given)

    monkeypatch.setattr(store.log, "append", append_later)
    beginning = asyncio.ensure_future(
        room.settle(lambda state: elapse(tables, state, house.now() + COUNTDOWN, bytes(32)))
    )
    coming = asyncio.ensure_future(room.watch(late, None))
    while not room.is_busy:
        await asyncio.sleep(0)
    written.set()
    await beginning

    assert _phase(room) is Phase.PLAYING
    assert not await coming
    assert [message["kind"] for message in late.told] == ["closed"]
    assert early.told[-1]["kind"] == "closed"
    assert all(message.get("view") is None for message in early.told)
    assert room.watchers == ()
    await rooms.stop()
