"""A store of every kind, new for each test."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from sobremesa.storage import Store, open_store
from tests.patience import make_house_patient
from tests.postgres import shared_cluster

make_house_patient()


@pytest.fixture
def anyio_backend() -> str:
    """The only event loop that the drivers know."""
    return "asyncio"


@pytest.fixture(scope="session")
def upgraded() -> str:
    """The name of a PostgreSQL database with our tables and nothing in them, to be copied."""

    async def upgrade(url: str) -> None:
        await (await open_store(url)).close()

    url = shared_cluster().new_database()
    asyncio.run(upgrade(url))
    return urlsplit(url).path[1:]


@pytest.fixture
def postgres_url(upgraded: str) -> str:
    """The address of a PostgreSQL database without rows."""
    return shared_cluster().new_database(like=upgraded)


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
