"""Orders: each is taken by one node, left to others when that is gone, and gone once it is done."""

import asyncio

import pytest

from sobremesa.storage import Store, open_store
from sobremesa.storage.orders import Order, add_order, finish_order, free_orders, is_waiting, take_order

pytestmark = pytest.mark.anyio

FIRST, SECOND = Order("a", "close-table", "t", 1_000), Order("b", "leave-tables", "ana", 2_000)


async def take(store: Store, order: str, now: int) -> bool:
    """Try to have it for a second."""
    return await store.run(lambda at: take_order(at, order, now=now, until=now + 1_000))


async def test_an_order_is_taken_once_and_left_to_others_after_its_time(store: Store) -> None:
    for order in (SECOND, FIRST):
        await store.run(lambda at, order=order: add_order(at, order))  # type: ignore[misc]
    assert await store.look(lambda at: free_orders(at, 3_000)) == [FIRST, SECOND]
    assert await take(store, "a", 3_000)
    assert not await take(store, "a", 3_500)
    assert await store.look(lambda at: free_orders(at, 3_500)) == [SECOND]
    assert await store.look(lambda at: free_orders(at, 4_001)) == [FIRST, SECOND]
    assert await take(store, "a", 4_001)
    await store.run(lambda at: finish_order(at, "a"))
    assert not await store.look(lambda at: is_waiting(at, "a"))
    assert await store.look(lambda at: is_waiting(at, "b"))
    assert not await take(store, "a", 9_000)


async def test_of_several_nodes_one_gets_an_order(postgres_url: str) -> None:
    nodes = [await open_store(postgres_url) for _ in range(3)]
    try:
        await nodes[0].run(lambda at: add_order(at, FIRST))
        assert sorted(await asyncio.gather(*(take(node, "a", 3_000) for node in nodes))) == [False, False, True]
    finally:
        for node in nodes:
            await node.close()
