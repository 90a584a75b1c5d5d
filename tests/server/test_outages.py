"""Time in which no node ran does not count, however slowly the next one comes up."""

import asyncio

import pytest

from sobremesa.server.clock import WallClock
from sobremesa.server.rooms.household import DARK
from sobremesa.storage import open_store
from sobremesa.table.commands import Pause
from tests.server.nodes import COMEBACK, begin_golf, node_on

pytestmark = pytest.mark.anyio


class Hands(WallClock):
    """A clock that somebody moves."""

    def __init__(self, wall: int) -> None:
        self.wall = wall

    def now(self) -> int:
        return self.wall


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


async def test_one_outage_is_recorded_however_many_tables_notice_it_at_once() -> None:
    clock = Hands(1_900_000_000_000)
    async with await open_store("memory:") as store:
        rooms = node_on(store, "only", clock)
        await rooms.house.start()
        clock.wall += DARK + 5_000
        noticed = await asyncio.gather(*(rooms.house.outages() for _ in range(20)))
        assert len(await store.nodes.outages_after(0)) == 1
        assert all(len(outages) == 1 for outages in noticed)
        await rooms.stop()


async def test_two_outages_without_a_step_in_between_both_count() -> None:
    clock = Hands(1_900_000_000_000)
    async with await open_store("memory:") as store:
        rooms = node_on(store, "only", clock)
        await rooms.house.start()
        room = await begin_golf(rooms, "ana")
        played = room.state.clock.match_time(clock.now())
        for _ in range(2):
            clock.wall += 60_000
            await rooms.house.sign_of_life()
            clock.wall += 1_000
            await rooms.house.sign_of_life()
        await room.do("ana", Pause(), "pause")
        assert room.state.match.outcome is None
        assert room.state.clock.match_time(clock.now()) - played <= 1_000
        await rooms.stop()


async def test_a_sign_of_life_that_took_as_long_as_the_outage_does_not_hide_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Hands(1_900_000_000_000)
    async with await open_store("memory:") as store:
        rooms = node_on(store, "only", clock)
        await rooms.house.start()
        alive, hangs = store.nodes.alive, asyncio.Event()

        async def late(node: str, now: int) -> None:
            await hangs.wait()
            await alive(node, now)

        monkeypatch.setattr(store.nodes, "alive", late)
        hanging = asyncio.ensure_future(rooms.house.sign_of_life())
        await asyncio.sleep(0)
        clock.wall += DARK + 5_000
        noticing = asyncio.ensure_future(rooms.house.outages())
        await asyncio.sleep(0)
        hangs.set()
        await hanging
        (outage,) = await noticing
        assert outage.until - outage.since == DARK + 5_000
        await rooms.stop()
