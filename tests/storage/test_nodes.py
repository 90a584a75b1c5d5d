"""Signs of life, and the time in which nobody left one."""

import asyncio
import time

import pytest

from sobremesa.storage import Outage, Store, open_store
from sobremesa.storage.postgres.store import PostgresStore
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio
STALE = 5_000


async def test_the_first_node_ever_finds_no_outage(store: Store) -> None:
    assert await store.nodes.start("a", 1_000, STALE) is None
    assert await store.nodes.outages_after(0) == []
    assert await store.nodes.living(1_000, STALE) == ["a"]


async def test_a_node_that_finds_nobody_alive_records_the_time_since_the_last_sign(store: Store) -> None:
    await store.nodes.start("a", 1_000, STALE)
    await store.nodes.alive("a", 4_000)
    outage = await store.nodes.start("b", 20_000, STALE)
    assert outage == Outage(id=0, since=4_000, until=20_000)
    assert await store.nodes.outages_after(0) == [outage]
    assert await store.nodes.living(20_000, STALE) == ["b"]


async def test_a_node_that_finds_another_alive_records_nothing(store: Store) -> None:
    await store.nodes.start("a", 1_000, STALE)
    await store.nodes.alive("a", 18_000)
    assert await store.nodes.start("b", 20_000, STALE) is None
    assert await store.nodes.living(20_000, STALE) == ["a", "b"]
    assert await store.nodes.living(24_000, STALE) == ["b"]


async def test_a_node_that_comes_back_at_once_was_away_all_the_same(store: Store) -> None:
    await store.nodes.start("a", 1_000, STALE)
    assert await store.nodes.start("a", 1_500, STALE) == Outage(id=0, since=1_000, until=1_500)


async def test_the_time_of_a_clean_stop_is_remembered(store: Store) -> None:
    await store.nodes.start("a", 1_000, STALE)
    await store.nodes.stop("a", 3_000)
    assert await store.nodes.living(3_000, STALE) == []
    assert await store.nodes.start("b", 3_100, STALE) == Outage(id=0, since=3_000, until=3_100)
    await store.nodes.stop("b", 9_000)
    assert await store.nodes.start("a", 9_500, STALE) == Outage(id=1, since=9_000, until=9_500)
    assert [outage.id for outage in await store.nodes.outages_after(3_100)] == [1]


async def test_a_step_is_a_sign_of_life(store: Store) -> None:
    await store.log.append(a_row(), a_card(changed_at=7_000))
    assert await store.nodes.start("a", 9_000, STALE) == Outage(id=0, since=7_000, until=9_000)


async def test_a_clock_that_went_back_makes_no_outage_of_less_than_nothing(store: Store) -> None:
    await store.nodes.start("a", 10_000, STALE)
    await store.nodes.stop("a", 10_000)
    assert await store.nodes.start("a", 8_000, STALE) == Outage(id=0, since=8_000, until=8_000)


async def test_of_nodes_that_start_together_one_records_the_outage(postgres_url: str) -> None:
    stores = [await open_store(postgres_url) for _ in range(4)]
    try:
        await stores[0].nodes.start("before", 1_000, STALE)
        starting = (store.nodes.start(f"n{each}", 60_000, STALE) for each, store in enumerate(stores))
        outages = [outage for outage in await asyncio.gather(*starting) if outage is not None]
        assert outages == [Outage(id=0, since=1_000, until=60_000)]
        assert await stores[0].nodes.outages_after(0) == outages
    finally:
        for store in stores:
            await store.close()


async def test_all_nodes_of_a_database_can_ask_it_for_the_time(postgres_url: str) -> None:
    async with await open_store(postgres_url) as store:
        now = await store.now()
        assert now is not None
        assert abs(now - 1000 * time.time()) < 60_000
        assert (await store.now() or 0) >= now


async def test_a_store_with_one_node_has_no_clock_for_others(store: Store) -> None:
    now = await store.now()
    assert now is None or isinstance(store, PostgresStore)
