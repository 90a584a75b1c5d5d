"""Tables are made by migrations, and are what the code thinks they are."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import BigInteger, Boolean, Connection, Integer, LargeBinary, Text, text

from sobremesa.storage import NewerDatabase, NotOurs, metadata, open_store
from sobremesa.storage.upgrading import newest_revision
from tests.emptied import database_without_tables
from tests.house.source import ROOT
from tests.postgres import require_postgres

pytestmark = pytest.mark.anyio
PORTABLE = (BigInteger, Boolean, Integer, LargeBinary, Text)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without tables."""
    if request.param == "sqlite":
        yield str(tmp_path / "new.sqlite")
        return
    require_postgres()
    with database_without_tables() as url:
        yield url


def differences(connection: Connection) -> list[object]:
    """What a migration would have to do to make the tables those of the metadata."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_tables_after_all_migrations_are_those_of_the_metadata(empty_url: str) -> None:
    async with await open_store(empty_url) as store:
        assert await store.look(differences) == []
        await store.run(lambda connection: connection.execute(text("ALTER TABLE settings ADD COLUMN more TEXT")))
        assert len(await store.look(differences)) == 1


async def test_opening_again_changes_nothing(empty_url: str) -> None:
    for _ in range(2):
        async with await open_store(empty_url) as store:
            found = await store.look(
                lambda connection: connection.scalar(text("SELECT version_num FROM alembic_version"))
            )
            assert found == newest_revision()


async def test_nodes_that_start_at_once_upgrade_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(open_store(empty_url) for _ in range(4)))
    for store in stores:
        assert await store.look(differences) == []
        await store.close()


def test_processes_that_start_at_once_upgrade_once(empty_url: str) -> None:
    program = (
        "import asyncio, sys\nfrom sobremesa.storage import open_store\n"
        "from tests.patience import make_house_patient\nmake_house_patient()\n"
        "async def main():\n    await (await open_store(sys.argv[1])).close()\nasyncio.run(main())"
    )
    processes = [
        subprocess.Popen([sys.executable, "-c", program, empty_url], cwd=ROOT, stderr=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    assert [process.communicate()[1] for process in processes] == ["", "", ""]
    assert [process.returncode for process in processes] == [0, 0, 0]


async def test_a_database_of_a_newer_version_is_refused(empty_url: str) -> None:
    async with await open_store(empty_url) as store:
        await store.run(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(NewerDatabase, match="newer version of Sobremesa has written it \\(revision 9999\\)"):
        await open_store(empty_url)


async def test_a_database_of_something_else_is_refused_and_left_alone(empty_url: str) -> None:
    async with await open_store(empty_url) as store:
        await store.run(lambda connection: connection.execute(text("DROP TABLE alembic_version")))
    with pytest.raises(NotOurs, match="tables of something else"):
        await open_store(empty_url)


def test_columns_are_portable_so_that_a_backup_can_be_restored_into_either_kind() -> None:
    for table in metadata.tables.values():
        for column in table.columns:
            assert isinstance(column.type, PORTABLE), f"{column}"
            assert column.autoincrement is not True, f"{column} would need a sequence"
            is_lone_number = list(table.primary_key) == [column] and isinstance(column.type, Integer | BigInteger)
            assert not is_lone_number or column.autoincrement is False, f"{column}: say autoincrement=False"


def test_revisions_are_numbered_in_the_order_of_their_files() -> None:
    folder = Path(sys.modules["sobremesa.storage"].__file__ or "").parent / "migrations" / "versions"
    for path in folder.glob("*.py"):
        number = path.name.partition("_")[0]
        assert re.fullmatch(r"\d{4}", number)
        assert f'revision = "{number}"' in path.read_text(encoding="utf-8")
    assert newest_revision() == max(path.name for path in folder.glob("*.py")).partition("_")[0]
