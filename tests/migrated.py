"""New SQLite stores with the tables that all migrations make, copied: running them for each store takes far longer.

Where it is about the tables the migrations do run, and so they do for every house that is started from nothing.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import cache

from sqlalchemy import Connection, inspect

from sobremesa.storage import open_store
from sobremesa.storage.sqlite import store
from sobremesa.storage.upgrading import newest_revision, upgrade


@cache
def _statements() -> tuple[str, ...]:
    """What makes the tables, as the migrations have made them once."""

    def read(connection: sqlite3.Connection) -> tuple[str, ...]:
        return tuple(connection.iterdump())

    async def migrate() -> tuple[str, ...]:
        async with await open_store("memory:") as opened:
            assert isinstance(opened, store.SqliteStore)
            return tuple(
                statement
                for statement in await opened.ask(read)
                if not statement.startswith(("BEGIN", "COMMIT", "INSERT")) or "alembic_version" in statement
            )

    return asyncio.run(migrate())


def _copy(connection: Connection, place: str) -> None:
    if inspect(connection).get_table_names():
        upgrade(connection, place)
        return
    for statement in _statements():
        connection.exec_driver_sql(statement)


def copy_of_tables() -> Callable[[Connection, str], None]:
    """What stands in for `upgrade` in `storage.sqlite.store`."""
    assert any(newest_revision() in statement for statement in _statements())
    return _copy
