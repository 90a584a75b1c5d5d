"""Files and addresses that are none of ours, and a process that dies at any moment."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.storage import Damaged, DatabaseRefused, NoAddress, NotOurs, StoreUnavailable, Written, open_store
from sobremesa.storage.store import place_of, sqlite_path
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio
ACKNOWLEDGED = 2_000

APPENDING = """
import asyncio, sys
from itertools import count
from sobremesa.storage import Written, open_store
from tests.storage.things import a_card, a_row

async def play(store, table):
    for number in count():
        assert await store.log.append(a_row(table, number), a_card(table)) == Written()
        print(table, number, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{each}") for each in range(20)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    process = subprocess.Popen([sys.executable, "-c", APPENDING, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process:
        said = [process.stdout.readline() for _ in range(ACKNOWLEDGED)]
        process.send_signal(signal.SIGKILL)
        said += process.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in said:
        # The last line may be cut.
        if line.endswith("\n"):
            table, said_number = line.split()
            acknowledged[table] = int(said_number)
    assert len(acknowledged) == 20
    async with await open_store(str(path)) as store:
        for table, number in acknowledged.items():
            rows = await store.log.read(table)
            assert rows == [a_row(table, each) for each in range(len(rows))]
            assert len(rows) > number
            assert await store.log.head(table) == len(rows) - 1
            assert await store.log.append(a_row(table, len(rows)), a_card(table)) == Written()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Sir or Madam, " * 100)
    with pytest.raises(NotOurs, match=r"letter.txt: it is no SQLite database"):
        await open_store(str(path))
    assert path.read_bytes() == b"Dear Sir or Madam, " * 100


async def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(NotOurs, match="tables of something else"):
        await open_store(str(path))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


async def test_a_damaged_file_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with await open_store(str(path)) as store:
        for number in range(50):
            await store.log.append(a_row(number=number, data=b"x" * 5000), a_card())
    content = bytearray(path.read_bytes())
    content[4096 : len(content)] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(content)
    with pytest.raises((Damaged, NotOurs)) as refused:
        await open_store(str(path))
    assert str(refused.value).startswith(str(path))


async def test_damage_that_shows_later_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with await open_store(str(path)) as store:
        for number in range(200):
            await store.log.append(a_row(number=number, data=b"x" * 5000), a_card())
    content = bytearray(path.read_bytes())
    half = len(content) // 2 // 4096 * 4096
    content[half:] = b"\xa5" * (len(content) - half)
    path.write_bytes(content)
    try:
        async with await open_store(str(path)) as store:
            with pytest.raises(Damaged):
                await store.log.read("t")
    except Damaged:
        pass


async def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "no" / "such" / "file.sqlite", tmp_path):
        with pytest.raises(StoreUnavailable, match=str(path)):
            await open_store(str(path))


async def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with await open_store(f"sqlite:///{path}") as store:
        await store.log.append(a_row(), a_card())
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o777 == 0o600, file


async def test_a_full_disk_loses_nothing_that_was_written(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with await open_store(str(path)) as store:
        writer = store.writer  # type: ignore[attr-defined]
        assert await store.log.append(a_row(), a_card()) == Written()
        pages = await writer.write(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
        await writer.write(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        with pytest.raises(StoreUnavailable, match="full"):
            await store.log.append(a_row(number=1, data=b"x" * 500_000), a_card())
        await writer.write(lambda connection: connection.execute("PRAGMA max_page_count = 1000000").fetchone())
        assert await store.log.append(a_row(number=1), a_card()) == Written()
        assert [row.number for row in await store.log.read("t")] == [0, 1]


@pytest.mark.parametrize("url", ["", "mysql://here", "http://here/there", "sqlite:///", "a\0b"])
async def test_what_is_no_address_is_told(url: str) -> None:
    with pytest.raises(NoAddress):
        await open_store(url)


@pytest.mark.parametrize("url", ["postgresql://here:port/x", "postgresql://u@[::1/x", "postgresql://h/x?sslmode=odd"])
async def test_an_address_of_postgresql_that_makes_no_sense_is_told(url: str) -> None:
    with pytest.raises((DatabaseRefused, StoreUnavailable)):
        await open_store(url)


def test_addresses_lead_to_files() -> None:
    assert sqlite_path("memory:") is None
    assert sqlite_path("sqlite:///here.sqlite") == Path("here.sqlite")
    assert sqlite_path("sqlite:////srv/x.sqlite") == Path("/srv/x.sqlite")
    assert sqlite_path("some where/x.sqlite") == Path("some where/x.sqlite")


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("postgresql://ana:secret@db:5432/x", "postgresql://ana:…@db:5432/x"),
        ("postgresql://ana@db/x?host=/tmp", "postgresql://ana@db/x?host=/tmp"),
        ("postgresql:///x?password=secret&user=ana", "postgresql:///x?…"),
        ("postgresql://ana:secret@[::1/x", "…"),
        ("here.sqlite", "here.sqlite"),
    ],
)
def test_a_password_is_never_shown(url: str, place: str) -> None:
    assert place_of(url) == place


async def test_a_refused_password_is_not_in_the_error() -> None:
    with pytest.raises(StoreUnavailable) as refused:
        await open_store("postgresql://ana:secret@127.0.0.1:1/x")
    assert "secret" not in str(refused.value)
    assert os.strerror(111) in str(refused.value) or "127.0.0.1" in str(refused.value)
