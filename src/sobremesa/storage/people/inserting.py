"""A row that may be there already."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless one with its key exists; whether it is new. One statement, so two nodes cannot both win."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    done = connection.execute(insert(table).values(values).on_conflict_do_nothing())
    return done.rowcount == 1
