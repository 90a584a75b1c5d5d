"""Snapshots: one a table, the newest, and none in a backup."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from sobremesa.storage import Store, Written, open_store
from sobremesa.storage.backup import backup
from sobremesa.storage.restore import restore
from sobremesa.storage.snapshots import Snapshot, drop_snapshot, keep_snapshot, snapshot_of
from tests.postgres import shared_cluster
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio

FIRST = Snapshot("t", 500, "these rules", b"\x00{}")
NEXT = Snapshot("t", 1_000, "other rules", bytes(range(256)))


async def keep(store: Store, snapshot: Snapshot) -> bool:
    """Whether it is the newest."""
    return await store.run(lambda connection: keep_snapshot(connection, snapshot))


async def find(store: Store, table: str = "t") -> Snapshot | None:
    """What is kept of a table."""
    return await store.look(lambda connection: snapshot_of(connection, table))


async def test_a_newer_snapshot_takes_the_place_of_an_older_one_and_never_the_other_way(store: Store) -> None:
    assert await find(store) is None
    assert await keep(store, FIRST)
    assert await find(store) == FIRST
    assert await keep(store, NEXT)
    assert not await keep(store, FIRST)
    assert not await keep(store, msgspec.structs.replace(NEXT, data=b"again"))
    assert await find(store) == NEXT


async def test_each_table_has_its_own(store: Store) -> None:
    other = Snapshot("ñandú 😀", 7, "these rules", b"")
    assert await keep(store, NEXT)
    assert await keep(store, other)
    await store.run(lambda connection: drop_snapshot(connection, "t"))
    assert await find(store) is None
    assert await find(store, "ñandú 😀") == other
    assert await keep(store, FIRST), "what was dropped stands in nobody's way"


async def test_of_several_nodes_the_one_that_is_furthest_wins(postgres_url: str) -> None:
    nodes = [await open_store(postgres_url) for _ in range(3)]
    try:
        numbers = [500, 503, 501, 502, 504, 500]
        written = [Snapshot("t", number, "rules", b"%d" % number) for number in numbers]
        await asyncio.gather(*(keep(nodes[place % 3], each) for place, each in enumerate(written)))
        assert await find(nodes[0]) == written[4]
    finally:
        for node in nodes:
            await node.close()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
async def test_a_backup_has_the_log_and_no_snapshots(source: str, target: str, tmp_path: Path) -> None:
    clusters = await asyncio.to_thread(shared_cluster)
    urls = {
        name: str(tmp_path / name) if kind == "sqlite" else await asyncio.to_thread(clusters.new_database)
        for name, kind in (("there", source), ("elsewhere", target))
    }
    async with await open_store(urls["there"]) as store:
        assert await store.log.append(a_row(), a_card()) == Written()
        assert await keep(store, FIRST)
        facts = await backup(urls["there"], tmp_path / "backup")
        assert await find(store) == FIRST, "the house keeps its own"
    assert "snapshots" not in facts.tables
    with closing(sqlite3.connect(tmp_path / "backup")) as file:
        assert file.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)
    # A house that was opened and never used is made room in.
    await (await open_store(urls["elsewhere"])).close()
    assert await restore(tmp_path / "backup", urls["elsewhere"]) == facts
    async with await open_store(urls["elsewhere"]) as store:
        assert await store.log.read("t") == [a_row()]
        assert await find(store) is None
        assert await keep(store, FIRST)
