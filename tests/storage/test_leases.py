"""Presence: who is at which table, until when."""

import pytest

from sobremesa.storage import Store

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
