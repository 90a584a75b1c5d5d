"""A house with nobody in it, whose passwords are hashed quickly."""

from collections.abc import AsyncIterator, Iterator

import pytest
from argon2 import Parameters
from argon2.low_level import ARGON2_VERSION, Type

from sobremesa.server.people.passwords import Passwords
from sobremesa.server.people.people import People
from sobremesa.server.people.sessions import Visit
from sobremesa.storage import Store, open_store
from tests.emptied import empty_database
from tests.postgres import require_postgres

NOW = 1_800_000_000_000
QUICK = Parameters(
    type=Type.ID, version=ARGON2_VERSION, salt_len=16, hash_len=32, time_cost=1, memory_cost=8, parallelism=1
)


@pytest.fixture(params=["memory", "postgresql"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """An address of each kind; not within an event loop, for a cluster is started in one of its own."""
    if request.param == "memory":
        yield "memory:"
        return
    require_postgres()
    with empty_database() as address:
        yield address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await open_store(url) as opened:
        yield opened


@pytest.fixture
async def people(store: Store) -> AsyncIterator[People]:
    house = People(store, passwords=Passwords(QUICK))
    await house.start(now=NOW)
    yield house
    house.close()


@pytest.fixture
async def guest(people: People) -> Visit:
    return await people.sessions.begin_as_guest("Ana", "es", now=NOW)


@pytest.fixture
async def other(people: People) -> Visit:
    return await people.sessions.begin_as_guest("Ben", "en", now=NOW)
