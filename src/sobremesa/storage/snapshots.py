"""Copies of long tables as they stood after one of their steps: a cache beside the log, which alone counts."""

import msgspec
from sqlalchemy import BigInteger, Column, Connection, LargeBinary, Table, Text, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from sobremesa.storage.schema import metadata

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("rules", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)


class Snapshot(msgspec.Struct, frozen=True):
    """A table after the step with this number, as the code with this digest has built it; secrets included."""

    table: str
    number: int
    rules: str
    data: bytes


def keep_snapshot(connection: Connection, snapshot: Snapshot) -> bool:
    """Keep it in place of an older one; whether there was no newer one already."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    new = insert(snapshots).values(
        table_id=snapshot.table, number=snapshot.number, rules=snapshot.rules, data=snapshot.data
    )
    # One statement, so that of two nodes the one that is further on wins.
    statement = new.on_conflict_do_update(
        index_elements=[snapshots.c.table_id],
        set_={name: new.excluded[name] for name in ("number", "rules", "data")},
        where=snapshots.c.number < new.excluded.number,
    )
    return connection.execute(statement).rowcount == 1


def snapshot_of(connection: Connection, table: str) -> Snapshot | None:
    """The one of a table."""
    wanted = select(snapshots.c.table_id.label("table"), snapshots.c.number, snapshots.c.rules, snapshots.c.data)
    found = connection.execute(wanted.where(snapshots.c.table_id == table)).mappings().one_or_none()
    return None if found is None else Snapshot(**found)


def drop_snapshot(connection: Connection, table: str) -> None:
    """Remove that of a table."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
