"""The store of one process: a SQLite file, or nothing but memory."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from sobremesa.storage.cards import CardLog
from sobremesa.storage.checking import check, check_number, check_text
from sobremesa.storage.leases import Leases
from sobremesa.storage.log import Answer, Card, Heard, Row
from sobremesa.storage.nodes import Nodes
from sobremesa.storage.sqlite.append import Append, read
from sobremesa.storage.sqlite.opening import create_private
from sobremesa.storage.sqlite.readers import Readers
from sobremesa.storage.sqlite.writer import Writer
from sobremesa.storage.store import Observe, Store
from sobremesa.storage.upgrading import upgrade

Result = TypeVar("Result")


class SqliteLog(CardLog):
    """The log in one file; nobody else appends, so there is nothing to listen to."""

    def __init__(self, store: "SqliteStore") -> None:
        super().__init__(store)
        self._store = store

    async def append(self, row: Row, card: Card) -> Answer:
        """Keep a row and its card."""
        check(row, card)
        return await self._store.writer.write(Append(row, card))

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The rows of a table with this number and above, in order."""
        check_text("table", table)
        check_number("since", since)
        return await self._store.ask(lambda connection: read(connection, table, since))

    async def listen(self, heard: Heard) -> None:
        """Nobody else appends."""


class SqliteStore(Store):
    """A writer, and readers where there is a file for them to read."""

    def __init__(self, writer: Writer, readers: Readers | None) -> None:
        self.writer = writer
        self._readers = readers
        self.log = SqliteLog(self)
        self.nodes = Nodes(self)
        self.leases = Leases(self)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that writes, in the transaction of the next group."""
        return await self.writer.run(work)

    async def look(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that only reads; memory has one connection for everything."""
        return await (self.writer.run(work) if self._readers is None else self._readers.look(work))

    async def ask(self, question: Callable[[sqlite3.Connection], Result]) -> Result:
        """Read without SQLAlchemy, for what is asked all the time."""
        return await (self.writer.write(question) if self._readers is None else self._readers.read(question))

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self._readers is not None:
            await self._readers.close()
        await self.writer.close()


async def open_sqlite(path: Path | None, *, observe: Observe, most_waiting: int) -> SqliteStore:
    """Open a file, or a store in memory, with the tables that this version needs."""
    place = "memory:" if path is None else str(path)
    if path is not None:
        create_private(path)
    writer = Writer(path, place=place, observe=observe, most_waiting=most_waiting)
    try:
        await writer.run(partial(upgrade, place=place))
    except BaseException:
        await writer.close()
        raise
    return SqliteStore(writer, None if path is None else Readers(path, place))
