"""Presence: who is at which table, until when."""

import asyncio
from collections.abc import Sequence

import pytest

from sobremesa.storage import Store, open_store
from sobremesa.storage.log import HERE
from tests.patience import patience

pytestmark = pytest.mark.anyio


async def test_whoever_has_a_lease_is_present_until_it_ends(store: Store) -> None:
    await store.leases.renew("n", [("t", "ana"), ("t", "beto"), ("u", "caro"), ("t", "ana")], until=100)
    assert await store.leases.of("t", 99) == {"ana", "beto"}
    assert await store.leases.of("t", 100) == set()
    await store.leases.renew("n", [("t", "ana")], until=200)
    assert await store.leases.of("t", 150) == {"ana"}
    assert await store.leases.of("nowhere", 0) == set()


async def test_whoever_is_connected_to_two_nodes_leaves_when_the_second_is_left(store: Store) -> None:
    await store.leases.renew("n", [("t", "ana")], until=100)
    await store.leases.renew("m", [("t", "ana")], until=100)
    await store.leases.drop("t", "ana", "n")
    assert await store.leases.of("t", 50) == {"ana"}
    await store.leases.drop("t", "ana", "m")
    assert await store.leases.of("t", 50) == set()


async def test_renewing_nobody_is_nothing(store: Store) -> None:
    await store.leases.renew("n", [], until=100)
    await store.leases.drop("t", "nobody", "n")
    assert await store.leases.of("t", 0) == set()


async def test_ten_thousand_leases_are_renewed_at_once(store: Store) -> None:
    entries = [(f"t{each % 100}", f"p{each}") for each in range(10_000)]
    await store.leases.renew("n", entries, until=100)
    await store.leases.renew("n", entries, until=200)
    assert len(await store.leases.of("t7", 150)) == 100


async def test_what_has_ended_is_forgotten_and_nothing_else(store: Store) -> None:
    await store.leases.renew("n", [("t", "ana")], until=100)
    await store.leases.renew("n", [("t", "beto")], until=200)
    await store.leases.forget(100)
    assert await store.leases.of("t", 0) == {"beto"}


async def test_others_are_those_whom_other_nodes_have_told_of(store: Store) -> None:
    await store.leases.take("t", "ana", "n", until=100)
    await store.leases.take("t", "beto", "m", until=100)
    await store.leases.take("u", "caro", "m", until=100)
    await store.leases.take("v", "dani", "m", until=50)
    assert await store.leases.elsewhere(["t", "u", "v"], "n", 60) == {"t": {"beto"}, "u": {"caro"}}
    assert await store.leases.elsewhere(["t"], "m", 60) == {"t": {"ana"}}
    assert await store.leases.elsewhere([], "n", 0) == {}


async def test_a_node_that_stops_takes_all_of_its_leases_with_it(store: Store) -> None:
    await store.leases.renew("n", [(f"t{each}", "ana") for each in range(500)], until=100)
    await store.leases.take("t1", "beto", "m", until=100)
    await store.leases.drop_all("n")
    assert await store.leases.of("t1", 0) == {"beto"}
    assert await store.leases.of("t2", 0) == set()


async def test_all_nodes_hear_who_comes_and_goes(postgres_url: str) -> None:
    heard: list[tuple[str, int]] = []
    news = asyncio.Event()

    def hear(moved: Sequence[tuple[str, int]] | None) -> None:
        heard.extend(moved or ())
        news.set()

    async with await open_store(postgres_url) as one, await open_store(postgres_url) as other:
        await other.log.listen(hear)
        await one.leases.take("t", "ana", "n", until=100)
        await one.leases.renew("n", [("t", "ana")], until=200)
        await one.leases.drop("t", "ana", "n")
        await one.leases.drop("t", "ana", "n")
        await one.leases.take("u", "ana", "n", until=100)
        await one.leases.drop_all("n")
        async with patience():
            while len(heard) < 4:
                news.clear()
                await news.wait()
    assert heard == [("t", HERE), ("t", HERE), ("u", HERE), ("u", HERE)]
