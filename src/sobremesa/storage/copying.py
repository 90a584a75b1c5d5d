"""Copying every table from one database into another, and knowing that nothing was lost on the way."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, delete, func, select, text

from sobremesa.storage.error import NotFaithful

FACTS = "backup_facts"
_NOT_OURS_TO_COPY = {"alembic_version", FACTS}
_CACHES = {"snapshots"}
"""Which the log gives back."""
_ROWS = 1_000
_FULL_CIRCLE = 2**256


class TableFacts(msgspec.Struct, frozen=True):
    """How many rows a table has, and the sum of their digests: the same in whatever order they are read."""

    rows: int
    digest: str


class Facts(msgspec.Struct, frozen=True):
    """What a backup says of itself."""

    format: int
    version: str
    revision: str
    tables: dict[str, TableFacts]


def tables_in(connection: Connection) -> list[Table]:
    """The tables that a backup is about, those that others refer to first."""
    return [table for table in all_tables_in(connection) if table.name not in _CACHES]


def all_tables_in(connection: Connection) -> list[Table]:
    """The same with the caches, which a backup leaves empty."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in _NOT_OURS_TO_COPY]


def empty_caches(connection: Connection) -> None:
    """Leave in them nothing that a log would have to bear out."""
    for table in all_tables_in(connection):
        if table.name in _CACHES:
            connection.execute(delete(table))


def copy(source: Connection, target: Connection, tables: Sequence[Table]) -> dict[str, TableFacts]:
    """Copy every row; what there was to copy."""

    def insert(table: Table, rows: Sequence[Sequence[Any]]) -> None:
        names = [column.name for column in table.columns]
        target.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])

    return {table.name: _count(source, table, insert) for table in tables}


def facts_of(connection: Connection, tables: Sequence[Table]) -> dict[str, TableFacts]:
    """Count and digest every table."""
    return {table.name: _count(connection, table, lambda _table, _rows: None) for table in tables}


def _count(connection: Connection, table: Table, also: Callable[[Table, Sequence[Sequence[Any]]], None]) -> TableFacts:
    count, total = 0, 0
    for rows in _partitions(connection, table):
        also(table, rows)
        count += len(rows)
        for row in rows:
            total += int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(list(row))).digest(), "big")
    return TableFacts(count, f"{total % _FULL_CIRCLE:064x}")


def _partitions(connection: Connection, table: Table) -> Iterator[Sequence[Sequence[Any]]]:
    result = connection.execute(select(*table.columns), execution_options={"yield_per": _ROWS})
    yield from result.partitions()


def check_log(connection: Connection, place: str) -> None:
    """`NotFaithful` unless the numbers of every table are 0, 1, 2 … up to what its card says."""
    found = connection.execute(
        text(
            "SELECT cards.table_id FROM cards LEFT JOIN (SELECT table_id, count(*) AS rows, min(number) AS first, "
            "max(number) AS last FROM steps GROUP BY table_id) AS kept ON kept.table_id = cards.table_id "
            "WHERE kept.last IS NULL OR kept.first <> 0 OR kept.last <> cards.head OR kept.rows <> cards.head + 1 "
            "LIMIT 1"
        )
    ).scalar_one_or_none()
    if found is not None:
        raise NotFaithful(place, f"rows of table {found!r} are missing.")
    without_card = connection.execute(
        text("SELECT count(*) FROM steps WHERE table_id NOT IN (SELECT table_id FROM cards)")
    ).scalar_one()
    if without_card:
        raise NotFaithful(place, f"{without_card} rows belong to no table.")


def is_empty(connection: Connection, tables: Sequence[Table]) -> bool:
    """Whether no table has a row."""
    return not any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
