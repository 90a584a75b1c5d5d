"""The event loop of these tests, and a store of their own."""

from collections.abc import AsyncIterator

import pytest

from sobremesa.storage import Store, open_store
from sobremesa.storage.sqlite import store as sqlite
from tests.migrated import copy_of_tables
from tests.patience import make_house_patient

make_house_patient()


@pytest.fixture(autouse=True)
def _copied_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores are made by the hundred."""
    monkeypatch.setattr(sqlite, "upgrade", copy_of_tables())


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of the tests."""
    return "asyncio"


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    """A store in memory."""
    async with await open_store("memory:") as opened:
        yield opened
