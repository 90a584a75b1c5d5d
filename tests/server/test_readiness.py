"""A node takes clients while its store writes, its words are there, and there is room on the disk."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa.server import readiness as readiness_module
from sobremesa.server.readiness import READY, Readiness
from sobremesa.storage import Store, open_store
from sobremesa.storage.sqlite.store import SqliteStore
from tests.cli.desk import write_words
from tests.emptied import empty_database
from tests.patience import pause, until
from tests.postgres import require_postgres
from tests.storage.proxy import Proxy

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store in a file."""
    async with await open_store(str(tmp_path / "house.sqlite3")) as found:
        assert isinstance(found, SqliteStore)
        yield found


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """The address of a database without rows."""
    require_postgres()
    with empty_database() as url:
        yield url


def readiness(store: Store, database: str | Path, **more: object) -> Readiness:
    """That of a node with this store; every question is a new look."""
    node: Any = SimpleNamespace(
        store=store, settings=SimpleNamespace(database=str(database)), draining=False, now=lambda: 7, **more
    )
    return Readiness(node)


async def looked_again(about: Readiness) -> str:
    about._until = 0
    return await about.status()


async def test_a_node_that_can_do_everything_is_ready(store: SqliteStore, tmp_path: Path) -> None:
    about = readiness(store, tmp_path / "house.sqlite3")
    assert await about.status() == READY
    about._node.draining = True
    assert await about.status() == "draining"


async def test_a_database_that_can_only_be_read_is_not_ready(store: SqliteStore, tmp_path: Path) -> None:
    about = readiness(store, tmp_path / "house.sqlite3")
    await store.writer.write(lambda connection: connection.execute("PRAGMA query_only = ON"))
    assert await looked_again(about) == "store cannot write"
    # It lets nobody begin, so nobody could ask it to end that.
    store.writer._connection.execute("PRAGMA query_only = OFF")
    assert await looked_again(about) == READY


async def test_a_database_that_cannot_grow_is_not_ready(store: SqliteStore, tmp_path: Path) -> None:
    about = readiness(store, tmp_path / "house.sqlite3")
    (pages,) = await store.writer.write(lambda connection: connection.execute("PRAGMA page_count").fetchone())
    await store.writer.write(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    assert await looked_again(about) == "store cannot write"
    await store.writer.write(lambda connection: connection.execute("PRAGMA max_page_count = 1000000").fetchone())
    assert await looked_again(about) == READY
    (grown,) = await store.writer.write(lambda connection: connection.execute("PRAGMA page_count").fetchone())
    for _ in range(20):
        assert await looked_again(about) == READY
    (now,) = await store.writer.write(lambda connection: connection.execute("PRAGMA page_count").fetchone())
    assert now == grown, "looking again and again takes no room"


async def test_too_little_room_is_told_before_there_is_none(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = readiness(store, tmp_path / "house.sqlite3")
    monkeypatch.setattr(readiness_module, "LEAST_FREE", shutil.disk_usage(tmp_path).total + 1)
    assert await looked_again(about) == "disk full"
    in_memory = readiness(store, "memory:")
    assert await looked_again(in_memory) == READY


async def test_without_words_a_node_is_not_ready_until_they_are_back(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "cache"))
    about = readiness(store, tmp_path / "house.sqlite3")
    assert await looked_again(about) == "words missing"
    write_words(tmp_path / "cache")
    assert await looked_again(about) == READY
    graph = next((tmp_path / "cache").glob("words/*/en/words.graph"))
    # Another file in its place: a lexicon with this content may be in use, and what is mapped must not be cut.
    graph.unlink()
    graph.write_bytes(b"")
    assert await looked_again(about) == "words missing"


async def test_however_many_ask_it_looks_once_a_second(store: SqliteStore, tmp_path: Path) -> None:
    about = readiness(store, tmp_path / "house.sqlite3")
    looks = 0
    try_writing = store.nodes.try_writing

    async def counted(now: int) -> None:
        nonlocal looks
        looks += 1
        await try_writing(now)

    store.nodes.try_writing = counted  # type: ignore[method-assign]
    about._until = 0
    assert set(await asyncio.gather(*(about.status() for _ in range(300)))) == {READY}
    assert looks == 1
    about._until = float("inf")
    assert await about.status() == READY
    assert looks == 1
    assert await looked_again(about) == READY
    assert looks == 2


async def test_who_asked_first_and_goes_takes_the_answer_from_nobody(store: SqliteStore, tmp_path: Path) -> None:
    about = readiness(store, tmp_path / "house.sqlite3")
    first, second = (asyncio.create_task(about.status()) for _ in range(2))
    await until(lambda: about._looking is not None)
    first.cancel()
    assert await second == READY


async def test_a_postgres_that_is_gone_is_told_as_away_until_it_is_back(postgres_url: str) -> None:
    async with Proxy(postgres_url) as wire, await open_store(wire.url) as far:
        about = readiness(far, wire.url)
        assert await looked_again(about) == READY
        wire.is_down = True
        wire.break_all()
        assert await looked_again(about) == "store away"
        wire.is_down = False
        while await looked_again(about) != READY:
            await pause()
