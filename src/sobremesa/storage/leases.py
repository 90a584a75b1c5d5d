"""Who is present at which table: leases, renewed by the node that has the socket."""

from collections.abc import Iterable

from sqlalchemy import Connection, Executable, delete, select

from sobremesa.storage.checking import check_number, check_text
from sobremesa.storage.database import Database, upsert
from sobremesa.storage.schema import leases


class Leases:
    """Presence that ends by itself; all times are wall time in milliseconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, node: str, entries: Iterable[tuple[str, str]], until: int) -> None:
        """These people are at these tables, by this node, until then: (table, person) each."""
        check_text("node", node)
        check_number("until", until)
        # In one order everywhere, so that no two nodes wait for each other.
        wanted = sorted(set(entries))
        for table, person in wanted:
            check_text("table", table)
            check_text("person", person)
        rows = [{"table_id": table, "person": person, "node": node, "until": until} for table, person in wanted]
        if rows:
            await self._database.run(lambda connection: upsert(connection, leases, rows))

    async def drop(self, table: str, person: str, node: str) -> None:
        """Somebody's socket at this node is gone; at another they may have one still."""
        for name, value in (("table", table), ("person", person), ("node", node)):
            check_text(name, value)
        gone = delete(leases).where(leases.c.table_id == table, leases.c.person == person, leases.c.node == node)
        await self._database.run(lambda connection: _execute(connection, gone))

    async def of(self, table: str, now: int) -> set[str]:
        """Who is at a table, by whichever node."""
        check_text("table", table)
        wanted = select(leases.c.person).where(leases.c.table_id == table, leases.c.until > now)
        return await self._database.look(lambda connection: set(connection.execute(wanted).scalars()))

    async def forget(self, now: int) -> None:
        """Remove what has ended, so that the list does not grow."""
        ended = delete(leases).where(leases.c.until <= now)
        await self._database.run(lambda connection: _execute(connection, ended))


def _execute(connection: Connection, statement: Executable) -> None:
    connection.execute(statement)
