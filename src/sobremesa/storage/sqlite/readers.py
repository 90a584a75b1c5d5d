"""Threads that read a SQLite file beside its writer, each on a connection of its own."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import TypeVar

from sqlalchemy import Connection, Engine

from sobremesa.storage.error import StoreClosed
from sobremesa.storage.sqlite.opening import connect, engine_of, translated

Result = TypeVar("Result")
_THREADS = 2


class _Own(local):
    """What each thread has of its own."""

    opened: tuple[sqlite3.Connection, Engine] | None = None


class Readers:
    """Questions that only read; each sees one moment, that of its first query."""

    def __init__(self, path: Path, place: str) -> None:
        self._path = path
        self._place = place
        self._own = _Own()
        self._opened: list[tuple[sqlite3.Connection, Engine]] = []
        self._threads = ThreadPoolExecutor(_THREADS, "storage-reader")
        self._closed = False

    async def read(self, ask: Callable[[sqlite3.Connection], Result]) -> Result:
        """Ask with plain `sqlite3`."""
        return await self._submit(lambda: ask(self._connected()[0]))

    async def look(self, work: Callable[[Connection], Result]) -> Result:
        """Ask with SQLAlchemy."""

        def asked() -> Result:
            with self._connected()[1].connect() as connection:
                connection.exec_driver_sql("BEGIN")
                return work(connection)

        return await self._submit(asked)

    async def close(self) -> None:
        """End the threads, once they have answered."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        while self._opened:
            connection, engine = self._opened.pop()
            engine.dispose()
            connection.close()

    async def _submit(self, ask: Callable[[], Result]) -> Result:
        if self._closed:
            raise StoreClosed(f"{self._place}: the store is closed.")

        def asked() -> Result:
            with translated(self._place):
                return ask()

        return await asyncio.get_running_loop().run_in_executor(self._threads, asked)

    def _connected(self) -> tuple[sqlite3.Connection, Engine]:
        """This thread's connection, opened when it is first needed."""
        if self._own.opened is None:
            connection = connect(self._path, writes=False)
            self._own.opened = connection, engine_of(connection)
            self._opened.append(self._own.opened)
        return self._own.opened
