"""Nodes hear what other nodes append."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from sobremesa.storage import Store, Written, open_store
from sobremesa.storage.notices import payloads
from sobremesa.storage.schema import CHANNEL
from tests.patience import patience
from tests.postgres import shared_cluster
from tests.storage.proxy import Proxy
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio


class Ear:
    """What was heard."""

    def __init__(self) -> None:
        self.moved: list[tuple[str, int]] = []
        self.times_lost = 0
        self._news = asyncio.Event()

    def __call__(self, moved: Sequence[tuple[str, int]] | None) -> None:
        if moved is None:
            self.times_lost += 1
        else:
            self.moved += moved
        self._news.set()

    async def until(self, count: int, times_lost: int = 0) -> None:
        """Wait for so much."""
        async with patience():
            while len(self.moved) < count or self.times_lost < times_lost:
                self._news.clear()
                await self._news.wait()


async def test_a_single_node_never_hears_anything(store: Store) -> None:
    def never(_moved: object) -> None:
        raise AssertionError

    await store.log.listen(never)
    assert await store.log.append(a_row(), a_card()) == Written()
    assert await store.log.append(a_row(number=1), a_card()) == Written()
    await store.look(lambda connection: None)


async def test_a_node_hears_the_others_and_not_itself(postgres_url: str) -> None:
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as other:
        ear, own = Ear(), Ear()
        await one.log.listen(ear)
        await other.log.listen(own)
        for number in range(5):
            await other.log.append(a_row(number=number), a_card())
            await other.log.append(a_row(number=number, ask="x"), a_card())
        await ear.until(5)
        assert ear.moved == [("t", number) for number in range(5)]
        await one.log.append(a_row(number=5), a_card())
        await own.until(1)
        assert own.moved == [("t", 5)]
        assert [row.number for row in await other.log.read("t", since=5)] == [5]


async def test_a_large_group_is_told_in_several_notices(postgres_url: str) -> None:
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as other:
        ear = Ear()
        await one.log.listen(ear)
        names = [f"{'table-' * 20}{each}" for each in range(500)]
        await asyncio.gather(*(other.log.append(a_row(name), a_card(name)) for name in names))
        await ear.until(500)
        assert sorted(ear.moved) == sorted((name, 0) for name in names)


def test_no_notice_is_too_large() -> None:
    moved = [("ñ" * 200, 2**62 + each) for each in range(1000)]
    notices = list(payloads("x" * 16, moved))
    assert all(len(notice.encode()) < 8000 for notice in notices)
    assert len(notices) < 100


async def test_after_a_lost_connection_everything_may_have_moved(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        wire = await stack.enter_async_context(Proxy(postgres_url))
        near, far = [await stack.enter_async_context(await open_store(end)) for end in (postgres_url, wire.url)]
        ear = Ear()
        await far.log.listen(ear)
        await near.log.append(a_row(number=0), a_card())
        await ear.until(1)
        wire.is_down = True
        wire.break_all()
        await near.log.append(a_row(number=1), a_card())
        wire.is_down = False
        await ear.until(1, times_lost=1)
        await near.log.append(a_row(number=2), a_card())
        await ear.until(2)
        assert ear.moved == [("t", 0), ("t", 2)]


async def test_whoever_fails_to_hear_keeps_no_other_from_hearing(postgres_url: str) -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failures.append(context["exception"]))

    def deaf(_moved: object) -> None:
        raise ValueError("deaf")

    async with await open_store(postgres_url) as one, await open_store(postgres_url) as other:
        ear = Ear()
        await one.log.listen(deaf)
        await one.log.listen(ear)
        await other.log.append(a_row(), a_card())
        await ear.until(1)
    assert [str(failure) for failure in failures] == ["deaf"]


async def test_what_somebody_else_says_on_the_channel_means_that_anything_may_have_moved(postgres_url: str) -> None:
    async with await open_store(postgres_url) as store:
        ear = Ear()
        await store.log.listen(ear)
        await shared_cluster().execute(f"NOTIFY {CHANNEL}, 'hello'", database=postgres_url.rpartition("/")[2])
        await ear.until(0, times_lost=1)
