"""One server process for all tests of a file that do not stop it, and doors that close after each test."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.e2e.players import Player
from tests.e2e.serving import Server, serving


@pytest.fixture(scope="module")
def house() -> Iterator[Server]:
    """A house on loopback that nobody has to wait in."""
    with serving("memory:", "--host", "127.0.0.1", "--no-address-limits", "--countdown", "0") as server:
        yield server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of the tests."""
    return "asyncio"


@pytest.fixture(autouse=True)
async def doors_closed(anyio_backend: str) -> AsyncIterator[None]:
    """Whoever came in during a test goes out after it."""
    yield
    await Player.all_leave()
