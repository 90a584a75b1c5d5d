"""Time in which no node ran does not count, however slowly the next one comes up."""

from collections.abc import Iterable

import pytest

from sobremesa.protocol.telling import Person
from sobremesa.server.clock import WallClock
from sobremesa.server.games import GameShelf
from sobremesa.server.metrics import Metrics
from sobremesa.server.rooms.household import DARK, Household
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store, open_store
from sobremesa.table import Customs, House, Phase, Setting, elapse
from sobremesa.table.commands import Start

pytestmark = pytest.mark.anyio

COMEBACK = 15_000


class Hands(WallClock):
    """A clock that somebody moves."""

    def __init__(self, wall: int) -> None:
        self.wall = wall

    def now(self) -> int:
        return self.wall


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def nobody(_ids: Iterable[str]) -> dict[str, Person]:
    return {}


def node_on(store: Store, name: str, clock: Hands) -> Rooms:
    """All of a node that tables need."""
    customs = Customs(countdown=0, comeback=COMEBACK)
    house = Household(store, House(GameShelf(), customs), node=name, metrics=Metrics(), find_people=nobody)
    house.clock = clock
    return Rooms(house)


async def test_an_outage_counts_also_where_the_next_node_is_slow_before_it_looks_after_a_table() -> None:
    clock = Hands(1_900_000_000_000)
    async with await open_store("memory:") as store:
        first = node_on(store, "first", clock)
        await first.house.start()
        table = await first.open(Setting("golf", "en", seats=1), "ana")
        room = await first.find(table)
        assert room is not None
        await room.do("ana", Start(), "q1")
        if room.state.phase is Phase.STARTING:
            await room.settle(lambda state: elapse(first.house.tables, state, clock.now(), bytes(32)))
        played = room.state.clock.match_time(clock.now())
        await first.stop()

        clock.wall += 60_000
        second = node_on(store, "second", clock)
        await second.house.start()
        # Its machine has so much to do that it leaves no sign of life, which is an outage by itself.
        clock.wall += DARK + 5_000
        again = await second.find(table)
        assert again is not None
        assert again.state.clock.match_time(clock.now() + COMEBACK) == played
        await second.stop()
