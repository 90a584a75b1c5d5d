"""A database with the tables of people and nobody in it, of each kind; functions that take a connection are called."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import StaticPool

from sobremesa.storage import metadata
from sobremesa.storage.people import persons
from sobremesa.storage.people.persons import Person
from tests.emptied import empty_database
from tests.postgres import require_postgres

ANN, BEN, CAT = "a" * 26, "b" * 26, "c" * 26


class FromOutside:
    """A connection whose driver needs an event loop, for callers who have none."""

    def __init__(self, runner: asyncio.Runner, connection: AsyncConnection) -> None:
        self._runner = runner
        self._connection = connection
        self.dialect = connection.dialect

    def execute(self, *question: Any) -> Any:
        return self._runner.run(self._connection.run_sync(lambda connection: connection.execute(*question)))


@contextmanager
def in_memory() -> Iterator[Connection]:
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.connect() as opened:
        opened.execute(text("PRAGMA foreign_keys = ON"))
        metadata.create_all(opened)
        yield opened
    engine.dispose()


@contextmanager
def on_postgres(url: str) -> Iterator[Connection]:
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    with asyncio.Runner() as runner:
        opened = runner.run(_connected(engine.connect()))
        yield cast(Connection, FromOutside(runner, opened))
        # Nothing of it stays, so that the next test finds the database empty.
        runner.run(opened.rollback())
        runner.run(opened.close())
        runner.run(engine.dispose())


async def _connected(connection: AsyncConnection) -> AsyncConnection:
    return await connection


@pytest.fixture(scope="session")
def people_url() -> Iterator[str]:
    """The address of a PostgreSQL database that no test leaves anything in."""
    require_postgres()
    with empty_database() as url:
        yield url


@pytest.fixture(params=["memory", "postgresql"])
def connection(request: pytest.FixtureRequest) -> Iterator[Connection]:
    if request.param == "memory":
        with in_memory() as opened:
            yield opened
    else:
        with on_postgres(request.getfixturevalue("people_url")) as opened:
            yield opened


@pytest.fixture
def ann(connection: Connection) -> Person:
    return persons.add_person(connection, person=ANN, name="Ann", language="en", at=1_000)


@pytest.fixture
def ben(connection: Connection) -> Person:
    return persons.add_person(connection, person=BEN, name="Ben", language=None, at=2_000)


@pytest.fixture
def cat(connection: Connection) -> Person:
    return persons.add_person(connection, person=CAT, name="Cat", language="es", at=3_000)
