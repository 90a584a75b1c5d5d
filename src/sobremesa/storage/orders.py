"""What is to be done by a node, whichever takes it first: written with its cause, done once, and then gone."""

from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import BigInteger, Column, ColumnElement, Connection, Table, Text, delete, insert, or_, select, update

from sobremesa.storage.schema import metadata

OrderKind: TypeAlias = Literal["close-table", "leave-tables"]

orders = Table(
    "orders",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False, index=True),
    # A node that has taken an order and is gone leaves it to the others after this.
    Column("taken_until", BigInteger),
)


class Order(msgspec.Struct, frozen=True):
    """Close the table `subject`, or let the person `subject` leave all tables."""

    id: str
    kind: OrderKind
    subject: str
    made_at: int


def add_order(connection: Connection, order: Order) -> None:
    """Give an order, in the transaction of its cause."""
    connection.execute(insert(orders).values(msgspec.structs.asdict(order)))


def free_orders(connection: Connection, now: int, most: int = 20) -> list[Order]:
    """Orders that no node works at, the oldest first."""
    wanted = select(orders.c.id, orders.c.kind, orders.c.subject, orders.c.made_at).where(_is_free(now))
    found = connection.execute(wanted.order_by(orders.c.made_at, orders.c.id).limit(most)).mappings()
    return [Order(**row) for row in found]


def take_order(connection: Connection, order: str, *, now: int, until: int) -> bool:
    """Whether it is this node's now; one statement, so that two nodes cannot both have it."""
    taken = update(orders).where(orders.c.id == order, _is_free(now)).values(taken_until=until)
    return connection.execute(taken).rowcount == 1


def finish_order(connection: Connection, order: str) -> None:
    """It is done."""
    connection.execute(delete(orders).where(orders.c.id == order))


def is_waiting(connection: Connection, order: str) -> bool:
    """Whether it is not done yet."""
    return connection.execute(select(orders.c.id).where(orders.c.id == order)).scalar_one_or_none() is not None


def _is_free(now: int) -> ColumnElement[bool]:
    return or_(orders.c.taken_until.is_(None), orders.c.taken_until < now)
