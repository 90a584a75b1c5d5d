"""What is said at tables: rows of their own, so that they can go when a person goes."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Index,
    Row,
    Table,
    Text,
    func,
    insert,
    select,
    text,
    update,
)

from sobremesa.storage.log import SAID
from sobremesa.storage.notices import tell_nodes
from sobremesa.storage.schema import metadata

sayings = Table(
    "sayings",
    metadata,
    Column("table_id", Text, ForeignKey("cards.table_id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False, index=True),
    Column("said_at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("preset", Text, nullable=False),
    # The client's own name for it, by which it is known when it is said again; none for what is forgotten.
    Column("ask", Text),
    Index("ix_sayings_table_id_person_ask", "table_id", "person", "ask", unique=True),
)


class Saying(msgspec.Struct, frozen=True):
    """Something that somebody said, in their own words or ready-made ones; numbers of a table grow from 1."""

    table: str
    number: int
    person: str
    at: int
    text: str = ""
    preset: str = ""


def keep_saying(
    connection: Connection, table: str, person: str, at: int, *, ask: str, said: str, preset: str
) -> Saying:
    """Keep what somebody says, once for each `ask`; whoever is too quick gets the next number."""
    if connection.dialect.name == "postgresql":
        # Two nodes that count at the same moment would count the same.
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:table))"), {"table": table})
    this = (sayings.c.table_id == table) & (sayings.c.person == person) & (sayings.c.ask == ask)
    known = connection.execute(select(sayings).where(this)).one_or_none()
    if known is not None:
        return _saying(known)
    last = connection.execute(select(func.max(sayings.c.number)).where(sayings.c.table_id == table)).scalar()
    number = (last or 0) + 1
    row = {"table_id": table, "number": number, "person": person, "said_at": at, "text": said, "preset": preset}
    connection.execute(insert(sayings).values(row | {"ask": ask}))
    tell_nodes(connection, [table], SAID)
    return Saying(table, number, person, at, said, preset)


def sayings_after(connection: Connection, table: str, number: int, most: int = 100) -> list[Saying]:
    """What was said at a table after this number, the last of it where it is much."""
    wanted = (
        select(sayings)
        .where(sayings.c.table_id == table, sayings.c.number > number, sayings.c.person != "")
        .order_by(sayings.c.number.desc())
        .limit(most)
    )
    return [_saying(row) for row in connection.execute(wanted)][::-1]


def sayings_by(connection: Connection, table: str, ids: Collection[str], *, most: int) -> list[Saying]:
    """The last that somebody said at a table, under any of their ids."""
    theirs = (sayings.c.table_id == table) & sayings.c.person.in_(ids)
    wanted = select(sayings).where(theirs).order_by(sayings.c.number.desc()).limit(most)
    return [_saying(row) for row in connection.execute(wanted)][::-1]


def sayings_of(connection: Connection, ids: Collection[str]) -> list[Saying]:
    """Everything that somebody said under any of their ids, for their export."""
    wanted = select(sayings).where(sayings.c.person.in_(ids)).order_by(sayings.c.said_at, sayings.c.table_id)
    return [_saying(row) for row in connection.execute(wanted)]


def forget_sayings(connection: Connection, ids: Collection[str]) -> None:
    """Remove what somebody said under any of their ids, and that it was them.

    An empty row stays, for its number must not be given again: whoever was told it would not be told the next one.
    """
    gone = update(sayings).where(sayings.c.person.in_(ids)).values(person="", text="", preset="", ask=None)
    connection.execute(gone)


def _saying(row: Row[Any]) -> Saying:
    return Saying(row.table_id, row.number, row.person, row.said_at, row.text, row.preset)
