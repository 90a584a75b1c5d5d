"""Time in which no node ran does not count, however slowly the next one comes up."""

import pytest

from sobremesa.server.clock import WallClock
from sobremesa.server.rooms.household import DARK
from sobremesa.storage import open_store
from tests.server.nodes import COMEBACK, begin_golf, node_on

pytestmark = pytest.mark.anyio


class Hands(WallClock):
    """A clock that somebody moves."""

    def __init__(self, wall: int) -> None:
        self.wall = wall

    def now(self) -> int:
        return self.wall


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_an_outage_counts_also_where_the_next_node_is_slow_before_it_looks_after_a_table() -> None:
    clock = Hands(1_900_000_000_000)
    async with await open_store("memory:") as store:
        first = node_on(store, "first", clock)
        await first.house.start()
        room = await begin_golf(first, "ana")
        played = room.state.clock.match_time(clock.now())
        await first.stop()

        clock.wall += 60_000
        second = node_on(store, "second", clock)
        await second.house.start()
        # Its machine has so much to do that it leaves no sign of life, which is an outage by itself.
        clock.wall += DARK + 5_000
        again = await second.find(room.table)
        assert again is not None
        assert again.state.clock.match_time(clock.now() + COMEBACK) == played
        await second.stop()
