"""The store of several nodes: a PostgreSQL database."""

from collections.abc import Callable
from functools import partial
from secrets import token_hex
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.storage.cards import CardLog
from sobremesa.storage.checking import check, check_number, check_text
from sobremesa.storage.error import FateUnknown, StoreClosed, StoreUnavailable
from sobremesa.storage.leases import Leases
from sobremesa.storage.log import Answer, Card, Heard, Row
from sobremesa.storage.nodes import Nodes
from sobremesa.storage.postgres.append import read
from sobremesa.storage.postgres.committer import Committer
from sobremesa.storage.postgres.connecting import Connect, check_server, connector, is_lost, is_undone, translated
from sobremesa.storage.postgres.listener import Listener
from sobremesa.storage.postgres.readers import Readers
from sobremesa.storage.store import Observe, Store, place_of
from sobremesa.storage.upgrading import upgrade

Result = TypeVar("Result")
_ATTEMPTS = 3
_NOW = "SELECT (1000 * extract(epoch FROM clock_timestamp()))::bigint"
ONE_MOMENT: dict[str, object] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


class PostgresLog(CardLog):
    """The log of all nodes."""

    def __init__(self, store: "PostgresStore", committer: Committer, readers: Readers, listener: Listener) -> None:
        super().__init__(store)
        self._committer = committer
        self._readers = readers
        self._listener = listener

    async def append(self, row: Row, card: Card) -> Answer:
        """Keep a row and its card."""
        check(row, card)
        return await self._committer.append(row, card)

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The rows of a table with this number and above, in order."""
        check_text("table", table)
        check_number("since", since)
        return await self._readers.read(lambda connection: read(connection, table, since))

    async def listen(self, heard: Heard) -> None:
        """Be told, from now on, when another node has appended."""
        await self._listener.listen(heard)


class PostgresStore(Store):
    """A committer for the log, a listener, and pools for everything else."""

    def __init__(
        self, connect: Connect, engine: AsyncEngine, *, place: str, observe: Observe, most_waiting: int
    ) -> None:
        self._engine = engine
        self._place = place
        self._closed = False
        origin = token_hex(8)
        self._committer = Committer(connect, origin=origin, place=place, observe=observe, most_waiting=most_waiting)
        self._readers = Readers(connect, place)
        self._listener = Listener(connect, origin)
        self.log = PostgresLog(self, self._committer, self._readers, self._listener)
        self.nodes = Nodes(self)
        self.leases = Leases(self)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that writes, in a transaction of its own; who loses a deadlock tries again."""
        self._check_open()
        for _ in range(_ATTEMPTS):
            try:
                return await self._run(work)
            except DBAPIError as error:
                if not is_undone(error):
                    raise
                undone = error
        raise StoreUnavailable(f"{self._place}: {undone}") from undone

    async def _run(self, work: Callable[[Connection], Result]) -> Result:
        with translated(self._place):
            async with self._engine.connect() as connection:
                transaction = await connection.begin()
                result = await connection.run_sync(work)
                try:
                    await transaction.commit()
                except Exception as error:
                    if is_lost(error):
                        raise FateUnknown(f"{self._place}: {error}") from error
                    raise
                return result

    async def look(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that only reads; it sees one moment."""
        self._check_open()
        with translated(self._place):
            async with self._engine.connect() as connection:
                await connection.execution_options(**ONE_MOMENT)
                return await connection.run_sync(work)

    async def now(self) -> int:
        """The wall time of the server."""
        now: int = await self._readers.read(lambda connection: connection.fetchval(_NOW))
        return now

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        await self._listener.close()
        await self._committer.close()
        await self._readers.close()
        await self._engine.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed(f"{self._place}: the store is closed.")


def engine_for(connect: Connect) -> AsyncEngine:
    """SQLAlchemy on connections that are opened like all others."""
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True, pool_size=5, hide_parameters=True
    )


async def open_postgres(url: str, *, observe: Observe, most_waiting: int) -> PostgresStore:
    """Open a database with the tables that this version needs."""
    place = place_of(url)
    connect = connector(url, place)
    first = await connect()
    try:
        await check_server(first, place)
    finally:
        first.terminate()
    engine = engine_for(connect)
    try:
        with translated(place):
            async with engine.begin() as connection:
                await connection.run_sync(partial(upgrade, place=place))
    except BaseException:
        await engine.dispose()
        raise
    return PostgresStore(connect, engine, place=place, observe=observe, most_waiting=most_waiting)
