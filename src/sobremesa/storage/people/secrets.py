"""The server's own secrets, shared by all nodes: they sign sessions, and digest addresses."""

from sqlalchemy import Connection, select

from sobremesa.storage.people.inserting import insert_new
from sobremesa.storage.people.schema import server_secrets


def secrets_for(connection: Connection, purpose: str, *, fresh: str, at: int) -> tuple[tuple[str, int], ...]:
    """The secrets for a purpose with the times they were made at, the oldest first; `fresh` if there was none.

    Of several nodes that start at once one writes the first generation, and all read it.
    """
    insert_new(connection, server_secrets, purpose=purpose, generation=0, secret=fresh, made_at=at)
    return _all(connection, purpose)


def add_secret(connection: Connection, purpose: str, *, after: int, fresh: str, at: int) -> tuple[tuple[str, int], ...]:
    """One more generation `after` so many; of several nodes that add one at once, one does."""
    insert_new(connection, server_secrets, purpose=purpose, generation=after, secret=fresh, made_at=at)
    return _all(connection, purpose)


def _all(connection: Connection, purpose: str) -> tuple[tuple[str, int], ...]:
    found = select(server_secrets.c.secret, server_secrets.c.made_at).where(server_secrets.c.purpose == purpose)
    rows = connection.execute(found.order_by(server_secrets.c.generation))
    return tuple((row.secret, row.made_at) for row in rows)
