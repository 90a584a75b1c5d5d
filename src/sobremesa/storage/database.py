"""Ordinary questions to a database: a function of a SQLAlchemy connection, the same on SQLite and PostgreSQL."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Result = TypeVar("Result")


class Database(Protocol):
    """Whatever runs such functions, each in one transaction."""

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that writes; it is durable when this returns, and undone when it raises.

        It does nothing but ask the database: where that undid it for the sake of others, it runs once more.
        """
        ...

    async def look(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that only reads, beside whatever is being written; it sees one moment."""
        ...


def upsert(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows, all with the same columns, or give those that are there these values."""
    if not rows:
        return
    key = [column.name for column in table.primary_key]
    values = [name for name in rows[0] if name not in key]
    insert = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    statement = insert.on_conflict_do_update(
        index_elements=key, set_={name: getattr(insert.excluded, name) for name in values}
    )
    connection.execute(statement, list(rows))
