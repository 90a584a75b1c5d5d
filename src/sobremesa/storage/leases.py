"""Who is present at which table: leases, renewed by the node that has the socket."""

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, Executable, delete, select

from sobremesa.storage.checking import check_number, check_text
from sobremesa.storage.database import Database, upsert
from sobremesa.storage.log import HERE
from sobremesa.storage.notices import tell_nodes
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

    async def take(self, table: str, person: str, node: str, until: int) -> None:
        """Somebody has come to a table, by this node: all nodes are told."""
        _check(table=table, person=person, node=node)
        check_number("until", until)
        row = {"table_id": table, "person": person, "node": node, "until": until}

        def come(connection: Connection) -> None:
            upsert(connection, leases, [row])
            tell_nodes(connection, [table], HERE)

        await self._database.run(come)

    async def drop(self, table: str, person: str, node: str) -> None:
        """Somebody's socket at this node is gone, and all nodes are told; at another they may have one still."""
        _check(table=table, person=person, node=node)
        await self._drop(leases.c.table_id == table, leases.c.person == person, leases.c.node == node)

    async def drop_all(self, node: str) -> None:
        """A node stops, and nobody is at any table by it."""
        _check(node=node)
        await self._drop(leases.c.node == node)

    async def _drop(self, *those: ColumnElement[bool]) -> None:
        def go(connection: Connection) -> None:
            tables = connection.execute(delete(leases).where(*those).returning(leases.c.table_id)).scalars()
            tell_nodes(connection, sorted(set(tables)), HERE)

        await self._database.run(go)

    async def of(self, table: str, now: int) -> set[str]:
        """Who is at a table, by whichever node."""
        check_text("table", table)
        wanted = select(leases.c.person).where(leases.c.table_id == table, leases.c.until > now)
        return await self._database.look(lambda connection: set(connection.execute(wanted).scalars()))

    async def elsewhere(self, tables: Sequence[str], node: str, now: int) -> dict[str, frozenset[str]]:
        """Who is at these tables by other nodes than this one; tables with nobody are left out."""
        _check(node=node)
        if not tables:
            return {}
        wanted = select(leases.c.table_id, leases.c.person).where(
            leases.c.table_id.in_(tables), leases.c.node != node, leases.c.until > now
        )
        found: dict[str, set[str]] = {}
        for table, person in await self._database.look(lambda connection: list(connection.execute(wanted))):
            found.setdefault(table, set()).add(person)
        return {table: frozenset(people) for table, people in found.items()}

    async def forget(self, now: int) -> None:
        """Remove what has ended, so that the list does not grow."""
        ended = delete(leases).where(leases.c.until <= now)
        await self._database.run(lambda connection: _execute(connection, ended))


def _check(**texts: str) -> None:
    for name, value in texts.items():
        check_text(name, value)


def _execute(connection: Connection, statement: Executable) -> None:
    connection.execute(statement)
