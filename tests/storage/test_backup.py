"""A backup is one file that holds everything of one moment, and can be restored into either kind of database."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from sobremesa.storage import NewerDatabase, NoAddress, NotOurs, Store, StoreUnavailable, Written, open_store
from sobremesa.storage.backup import backup
from sobremesa.storage.copying import Facts, facts_of, tables_in
from sobremesa.storage.error import BackupError, NoBackup, NotFaithful, TargetInUse
from sobremesa.storage.restore import restore
from tests.emptied import database_without_tables
from tests.patience import pause
from tests.postgres import require_postgres
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio
KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def new_url(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Addresses of new, empty databases."""
    with ExitStack() as stack:

        def make(kind: str) -> str:
            if kind == "postgresql":
                require_postgres()
                return stack.enter_context(database_without_tables())
            return f"sqlite:///{tmp_path / f'{len(list(tmp_path.iterdir()))}.sqlite'}"

        yield make


async def fill(store: Store) -> None:
    """Something of everything."""
    for table in ("t", "ñandú 😀", "z"):
        for number in range(30):
            row = a_row(table, number, ask="" if number % 3 else f"q{number}", data=bytes(range(256)) * number)
            card = a_card(
                table, public=number % 2 == 0, wake_at=None if table == "t" else number, people=("ana", table)
            )
            assert await store.log.append(row, card) == Written()
    await store.nodes.start("n", 5_000, 1_000)
    await store.leases.renew("n", [("t", "ana")], until=9_000)
    await store.nodes.stop("n", 6_000)


async def contents(url: str) -> object:
    """All that a database holds."""
    async with await open_store(url) as store:
        return await store.look(lambda connection: facts_of(connection, tables_in(connection)))


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
async def test_what_is_restored_is_what_there_was(
    source: str, target: str, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    there, file = await asyncio.to_thread(new_url, source), tmp_path / "backup"
    async with await open_store(there) as store:
        await fill(store)
        facts = await backup(there, file)
        rows = await store.log.read("ñandú 😀")
    assert facts.tables["steps"].rows == 90
    assert file.stat().st_mode & 0o777 == 0o600
    elsewhere = await asyncio.to_thread(new_url, target)
    assert await restore(file, elsewhere) == facts
    assert await contents(elsewhere) == await contents(there) == facts.tables
    async with await open_store(elsewhere) as store:
        assert await store.log.read("ñandú 😀") == rows
        assert await store.log.append(a_row("t", 30), a_card("t", people=())) == Written()
        assert {card.table for card in await store.log.tables_of("ana")} == {"z", "ñandú 😀"}
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup"]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_is_taken_while_the_game_goes_on(
    kind: str, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    url = await asyncio.to_thread(new_url, kind)
    async with await open_store(url) as store:
        is_over = False
        written = 0

        async def play(table: str) -> None:
            nonlocal written
            number = 0
            while not is_over:
                assert await store.log.append(a_row(table, number), a_card(table)) == Written()
                number += 1
                written += 1

        playing = [asyncio.create_task(play(f"t{each}")) for each in range(10)]
        while written < 200:
            await pause()
        before = written
        facts = await backup(url, tmp_path / "backup")
        after = written
        is_over = True
        await asyncio.gather(*playing)
    assert before <= facts.tables["steps"].rows <= after + 10
    restored = await asyncio.to_thread(new_url, kind)
    await restore(tmp_path / "backup", restored)
    async with await open_store(restored) as store:
        for each in range(10):
            rows = await store.log.read(f"t{each}")
            assert rows == [a_row(f"t{each}", number) for number in range(len(rows))]


@pytest.fixture
async def kept(tmp_path: Path) -> tuple[Path, Facts]:
    """A backup, and what it holds."""
    url = str(tmp_path / "source.sqlite")
    async with await open_store(url) as store:
        await fill(store)
    return tmp_path / "backup", await backup(url, tmp_path / "backup")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_holds_something_is_not_restored_into(
    kind: str, kept: tuple[Path, Facts], new_url: Callable[[str], str]
) -> None:
    url = await asyncio.to_thread(new_url, kind)
    async with await open_store(url) as store:
        await store.log.append(a_row("mine"), a_card("mine"))
    before = await contents(url)
    with pytest.raises(TargetInUse, match="holds something already"):
        await restore(kept[0], url)
    assert await contents(url) == before


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_with_empty_tables_is_restored_into(
    kind: str, kept: tuple[Path, Facts], new_url: Callable[[str], str]
) -> None:
    url = await asyncio.to_thread(new_url, kind)
    await (await open_store(url)).close()
    await restore(kept[0], url)
    assert await contents(url) == kept[1].tables


@pytest.mark.parametrize("kind", KINDS)
async def test_something_elses_database_is_not_restored_into(
    kind: str, kept: tuple[Path, Facts], new_url: Callable[[str], str]
) -> None:
    url = await asyncio.to_thread(new_url, kind)
    async with await open_store(url) as store:
        await store.run(lambda connection: connection.execute(text("DROP TABLE alembic_version")))
    with pytest.raises(NotOurs):
        await restore(kept[0], url)


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def flip(file: Path) -> None:
    """Change one byte in the middle of what was kept."""
    content = bytearray(file.read_bytes())
    place = content.index(bytes(range(100, 200)))
    content[place] ^= 1
    file.write_bytes(content)


def lose_a_row(file: Path) -> None:
    change(file, "DELETE FROM steps WHERE table_id = 't' AND number = 7")


def lose_the_facts(file: Path) -> None:
    change(file, "DELETE FROM backup_facts")


def spoil_the_facts(file: Path) -> None:
    change(file, "UPDATE backup_facts SET facts = 'nothing'")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def letter(file: Path) -> None:
    file.write_bytes(b"Dear Sir or Madam, " * 1000)


def remove(file: Path) -> None:
    file.unlink()


def change(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("damage", [truncate, flip, lose_a_row, lose_the_facts, spoil_the_facts, empty, letter, remove])
async def test_a_damaged_backup_is_refused_and_the_target_left_as_it_was(
    damage: Callable[[Path], None], kind: str, kept: tuple[Path, Facts], new_url: Callable[[str], str]
) -> None:
    file = kept[0]
    damage(file)
    url = await asyncio.to_thread(new_url, kind)
    with pytest.raises(NoBackup, match=str(file)):
        await restore(file, url)
    if kind == "sqlite":
        assert not Path(url.removeprefix("sqlite:///")).exists()
    else:
        # Nothing stands in its way, so nothing is left of the first attempt.
        async with await open_store(url) as store:
            assert await store.log.cards() == []


@pytest.mark.parametrize(
    "statement",
    [
        """UPDATE backup_facts SET facts = replace(CAST(facts AS TEXT), '"revision":"', '"revision":"9')""",
        """UPDATE backup_facts SET facts = replace(CAST(facts AS TEXT), '"format":1', '"format":2')""",
    ],
)
async def test_a_backup_of_a_newer_version_is_refused(kept: tuple[Path, Facts], tmp_path: Path, statement: str) -> None:
    change(kept[0], statement)
    with pytest.raises(NewerDatabase, match="newer version"):
        await restore(kept[0], str(tmp_path / "new.sqlite"))
    assert not (tmp_path / "new.sqlite").exists()


async def test_a_restore_that_fails_half_way_leaves_nothing(
    kept: tuple[Path, Facts], new_url: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_connection: Connection, place: str) -> None:
        raise NotFaithful(place, "made up")

    urls = {kind: await asyncio.to_thread(new_url, kind) for kind in KINDS}
    with monkeypatch.context() as patched:
        patched.setattr("sobremesa.storage.restore.upgrade", lambda *_given: fail(*_given[:2]))
        for url in urls.values():
            with pytest.raises(NotFaithful):
                await restore(kept[0], url)
    for url in urls.values():
        await restore(kept[0], url)
        assert await contents(url) == kept[1].tables


async def test_what_cannot_be_backed_up_is_told_and_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    letter(tmp_path / "letter")
    with pytest.raises(BackupError, match="memory"):
        await backup("memory:", file)
    with pytest.raises(NotOurs):
        await backup(str(tmp_path / "nowhere.sqlite"), file)
    with pytest.raises(NotOurs):
        await backup(str(tmp_path / "letter"), file)
    with pytest.raises(NoAddress):
        await backup("mysql://here", file)
    with pytest.raises(StoreUnavailable):
        await backup("postgresql://127.0.0.1:1/x", file)
    with pytest.raises(StoreUnavailable):
        await backup(str(tmp_path / "letter"), tmp_path / "no" / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


async def test_a_file_that_is_there_is_never_covered(kept: tuple[Path, Facts], tmp_path: Path) -> None:
    before = kept[0].read_bytes()
    with pytest.raises(TargetInUse):
        await backup(str(tmp_path / "source.sqlite"), kept[0])
    assert kept[0].read_bytes() == before


async def test_an_empty_database_has_no_backup(new_url: Callable[[str], str], tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(NotOurs, match="empty"):
        await backup(str(tmp_path / "empty.sqlite"), tmp_path / "backup")
    with pytest.raises(NotOurs, match="empty"):
        await backup(await asyncio.to_thread(new_url, "postgresql"), tmp_path / "backup")


async def test_a_log_with_a_gap_is_noticed_when_it_is_backed_up(tmp_path: Path) -> None:
    url = str(tmp_path / "source.sqlite")
    async with await open_store(url) as store:
        await fill(store)
        await store.run(lambda connection: connection.execute(text("DELETE FROM steps WHERE number = 3")))
    with pytest.raises(NotFaithful, match="missing"):
        await backup(url, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
