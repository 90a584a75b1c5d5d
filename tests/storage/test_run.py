"""Ordinary queries beside the log: one transaction each, the same code on every kind of store."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from sobremesa.storage import Busy, Row, Store, StoreClosed, StoreUnavailable, Written, open_store
from sobremesa.storage.database import upsert
from sobremesa.storage.schema import settings
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio


def setting(key: str, value: str = "") -> Callable[[Connection], None]:
    """What inserts a setting."""

    def write(connection: Connection) -> None:
        connection.execute(insert(settings).values(key=key, value=value))

    return write


def keys(connection: Connection) -> list[str]:
    """All settings."""
    return list(connection.execute(select(settings.c.key).order_by(settings.c.key)).scalars())


async def test_what_is_run_is_seen_by_whoever_looks(store: Store) -> None:
    await store.run(setting("a"))
    assert await store.look(keys) == ["a"]


async def test_what_raises_is_undone(store: Store) -> None:
    def write_and_fail(connection: Connection) -> None:
        setting("lost")(connection)
        raise KeyError("lost")

    with pytest.raises(KeyError):
        await store.run(write_and_fail)
    assert await store.look(keys) == []


async def test_a_bad_write_fails_alone(store: Store) -> None:
    await store.run(setting("there"))
    outcomes = await asyncio.gather(
        store.run(setting("a")),
        store.run(setting("there")),
        store.log.append(a_row(), a_card()),
        store.run(setting("b")),
        return_exceptions=True,
    )
    assert outcomes[0] is outcomes[3] is None
    assert isinstance(outcomes[1], IntegrityError)
    assert outcomes[2] == Written()
    assert await store.look(keys) == ["a", "b", "there"]


async def test_a_question_that_is_none_is_told_as_such(store: Store) -> None:
    for ask in (store.run, store.look):
        with pytest.raises(DBAPIError):
            await ask(lambda connection: connection.exec_driver_sql("SELECT nothing FROM nowhere"))
    await store.run(setting("a"))


async def test_a_nested_transaction_can_be_undone_by_itself(store: Store) -> None:
    def write(connection: Connection) -> None:
        setting("kept")(connection)
        nested = connection.begin_nested()
        setting("undone")(connection)
        nested.rollback()

    await store.run(write)
    assert await store.look(keys) == ["kept"]


async def test_values_are_inserted_or_changed(store: Store) -> None:
    await store.run(lambda connection: upsert(connection, settings, [{"key": "a", "value": "1"}]))
    both = [{"key": "a", "value": "2"}, {"key": "b", "value": "3"}]
    await store.run(lambda connection: upsert(connection, settings, both))
    await store.run(lambda connection: upsert(connection, settings, []))
    found = await store.look(lambda connection: [tuple(row) for row in connection.execute(select(settings))])
    assert sorted(found) == [("a", "2"), ("b", "3")]


async def test_whoever_looks_sees_one_moment(url: str) -> None:
    if url == "memory:":
        return
    async with await open_store(url) as store:
        loop = asyncio.get_running_loop()

        def twice(connection: Connection) -> tuple[list[str], list[str]]:
            before = keys(connection)
            if url.startswith("sqlite"):
                asyncio.run_coroutine_threadsafe(store.run(setting("meanwhile")), loop).result()
            else:
                # This runs in the loop itself, so somebody else must write.
                writer = threading.Thread(target=asyncio.run, args=(_write_elsewhere(url),))
                writer.start()
                writer.join()
            return before, keys(connection)

        assert await store.look(twice) == ([], [])
        assert await store.look(keys) == ["meanwhile"]


async def _write_elsewhere(url: str) -> None:
    async with await open_store(url) as store:
        await store.run(setting("meanwhile"))


async def test_whoever_looks_cannot_write(url: str) -> None:
    if url == "memory:":
        return
    async with await open_store(url) as store:
        with pytest.raises((DBAPIError, StoreUnavailable)):
            await store.look(setting("a"))
        assert await store.look(keys) == []


async def test_what_waits_is_bounded(url: str) -> None:
    async with await open_store(url, most_waiting=10) as store:
        outcomes = await asyncio.gather(
            *(store.log.append(a_row(f"t{each}"), a_card(f"t{each}")) for each in range(50)), return_exceptions=True
        )
        refused = [outcome for outcome in outcomes if isinstance(outcome, Busy)]
        assert 0 < len(refused) <= 40
        assert outcomes.count(Written()) == 50 - len(refused)
        assert await store.log.append(a_row("later"), a_card("later")) == Written()


async def test_every_group_is_observed(url: str) -> None:
    seen: list[tuple[str, float]] = []
    async with await open_store(url, observe=lambda name, value: seen.append((name, value))) as store:
        seen.clear()
        await asyncio.gather(*(store.log.append(a_row(f"t{each}"), a_card(f"t{each}")) for each in range(100)))
        await store.log.append(a_row("last"), a_card("last"))
    assert {name for name, _ in seen} == {"commit-seconds", "group-size", "queue-depth"}
    sizes = [value for name, value in seen if name == "group-size"]
    assert sum(sizes) == 101
    assert len(sizes) < 20
    assert all(value > 0 for name, value in seen if name == "commit-seconds")


async def test_closing_writes_what_waits(url: str, tmp_path: Path) -> None:
    store = await open_store(url)
    rows = [a_row(f"t{each}") for each in range(200)]
    waiting = [asyncio.create_task(store.log.append(row, a_card(row.table))) for row in rows]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert set(await asyncio.gather(*waiting)) == {Written()}
    for late in (
        store.log.append(a_row("late"), a_card("late")),
        store.log.read("t1"),
        store.log.card("t1"),
        store.run(setting("late")),
    ):
        with pytest.raises(StoreClosed):
            await late
    if url != "memory:":
        async with await open_store(url) as again:
            assert [await again.log.read(row.table) for row in rows] == [[row] for row in rows]


async def test_whoever_does_not_wait_any_more_disturbs_nobody(store: Store) -> None:
    impatient = asyncio.create_task(store.log.append(a_row("t"), a_card("t")))
    patient = asyncio.create_task(store.log.append(a_row("u"), a_card("u")))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == Written()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    assert await store.log.append(a_row("v"), a_card("v")) == Written()


async def test_a_row_that_the_server_will_not_have_fails_alone(postgres_url: str) -> None:
    """Should a check of ours have a hole."""
    async with await open_store(postgres_url) as store:
        rows = [a_row("t"), a_row("u", ask="\0"), a_row("v")]
        committer = store._committer  # type: ignore[attr-defined]
        outcomes: list[object] = await asyncio.gather(
            *(committer.append(row, a_card(row.table)) for row in rows), return_exceptions=True
        )
        assert outcomes[0] == outcomes[2] == Written()
        assert isinstance(outcomes[1], StoreUnavailable)


async def test_a_file_can_be_opened_by_two_who_write_in_turn(tmp_path: Path) -> None:
    """As the command line does beside a server."""
    path = str(tmp_path / "tables.sqlite")
    async with await open_store(path) as one, await open_store(path) as other:

        async def play(store: Store, name: str) -> list[Row]:
            written = []
            while (number := len(await store.log.read("t"))) < 40:
                row = a_row("t", number, ask=f"{name}{number}")
                if await store.log.append(row, a_card()) == Written():
                    written.append(row)
            return written

        played = await asyncio.gather(play(one, "a"), play(other, "b"))
        assert sorted([*played[0], *played[1]], key=lambda row: row.number) == await one.log.read("t")
