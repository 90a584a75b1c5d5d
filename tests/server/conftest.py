"""The event loop of these tests, and a store of their own."""

from collections.abc import AsyncIterator

import pytest

from sobremesa.storage import Store, open_store
from tests.patience import make_house_patient

make_house_patient()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of the tests."""
    return "asyncio"


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    """A store in memory."""
    async with await open_store("memory:") as opened:
        yield opened
