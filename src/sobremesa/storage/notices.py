"""What PostgreSQL tells all nodes of when a transaction commits: tables, each with a number or with what happened."""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, func, select

from sobremesa.storage.schema import CHANNEL

_LARGEST_PAYLOAD = 7_900
"""Bytes; PostgreSQL takes less than 8,000."""
_EVERYBODY = ""
"""In place of the node that tells: it hears its own notice too."""


def payloads(origin: str, moved: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Notices of what moved, by whom, each small enough."""
    said = msgspec.json.encode((origin, moved))
    if len(said) <= _LARGEST_PAYLOAD:
        yield said.decode()
    else:
        middle = len(moved) // 2
        yield from payloads(origin, moved[:middle])
        yield from payloads(origin, moved[middle:])


def tell_nodes(connection: Connection, tables: Sequence[str], what: int) -> None:
    """Tell every node, where there can be several, that this happened at these tables."""
    if tables and connection.dialect.name == "postgresql":
        for payload in payloads(_EVERYBODY, [(table, what) for table in tables]):
            connection.execute(select(func.pg_notify(CHANNEL, payload)))
