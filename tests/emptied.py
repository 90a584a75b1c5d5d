"""PostgreSQL databases that are made once, and emptied for the next test that wants one.

A database of its own for every test would be eight megabytes on the disk, hundreds of times. A test that changes the
tables themselves takes one without tables, which has none of them afterwards.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from urllib.parse import urlsplit

import asyncpg

from sobremesa.storage import metadata, open_store
from tests.patience import PATIENCE
from tests.postgres import shared_cluster

_SEND_AWAY = """SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()"""
_DELETE = "".join(f'DELETE FROM "{table.name}";' for table in reversed(metadata.sorted_tables))
_DROP = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
_free: list[str] = []
_free_without_tables: list[str] = []


@contextmanager
def empty_database() -> Iterator[str]:
    """The address of one that has our tables, and no rows in them."""
    url = _free.pop() if _free else shared_cluster().new_database(like=_name(_migrated()))
    yield url
    asyncio.run(_have(url, _DELETE))
    _free.append(url)


@contextmanager
def database_without_tables() -> Iterator[str]:
    """The address of one as PostgreSQL makes it."""
    url = _free_without_tables.pop() if _free_without_tables else shared_cluster().new_database()
    yield url
    asyncio.run(_have(url, _DROP))
    _free_without_tables.append(url)


@cache
def _migrated() -> str:
    async def upgrade(url: str) -> None:
        await (await open_store(url)).close()

    url = shared_cluster().new_database()
    asyncio.run(upgrade(url))
    return url


def _name(url: str) -> str:
    return urlsplit(url).path[1:]


async def _have(url: str, emptied: str) -> None:
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        await connection.execute(_SEND_AWAY)
        await connection.execute(emptied)
    finally:
        await connection.close()
