"""A store of every kind, new for each test."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sobremesa.storage import Store, open_store
from sobremesa.storage.sqlite import store as sqlite
from tests.emptied import empty_database
from tests.migrated import copy_of_tables
from tests.patience import make_house_patient
from tests.postgres import require_postgres

make_house_patient()


@pytest.fixture
def anyio_backend() -> str:
    """The only event loop that the drivers know."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _copied_tables(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores are made by the hundred; where it is about their tables, the migrations make them."""
    if request.path.stem not in ("test_schema", "test_backup"):
        monkeypatch.setattr(sqlite, "upgrade", copy_of_tables())


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """The address of a PostgreSQL database without rows."""
    require_postgres()
    with empty_database() as url:
        yield url


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address of each kind."""
    if request.param == "memory":
        return "memory:"
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store of each kind."""
    async with await open_store(url) as opened:
        yield opened
