"""Connections that read rows without SQLAlchemy, for what is asked all the time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sobremesa.storage.error import StoreClosed, StoreUnavailable
from sobremesa.storage.postgres.connecting import Connect, Driver, is_lost

Result = TypeVar("Result")
_CONNECTIONS = 4
_ATTEMPTS = 2


class Readers:
    """A few connections, opened when they are needed and kept for the next question."""

    def __init__(self, connect: Connect, place: str) -> None:
        self._connect = connect
        self._place = place
        self._idle: list[Driver] = []
        self._free = asyncio.Semaphore(_CONNECTIONS)
        self._closed = False

    async def read(self, ask: Callable[[Driver], Awaitable[Result]]) -> Result:
        """Ask; once more, on a new connection, when the first was lost meanwhile."""
        async with self._free:
            for _ in range(_ATTEMPTS):
                try:
                    return await self._ask(ask)
                except Exception as error:
                    if not is_lost(error):
                        raise
                    lost = error
                    self._drop_idle()
        raise StoreUnavailable(f"{self._place}: {lost}") from lost

    async def close(self) -> None:
        """Let go of all connections."""
        self._closed = True
        self._drop_idle()

    async def _ask(self, ask: Callable[[Driver], Awaitable[Result]]) -> Result:
        if self._closed:
            raise StoreClosed(f"{self._place}: the store is closed.")
        connection = self._idle.pop() if self._idle else await self._connect()
        try:
            result = await ask(connection)
        except BaseException:
            connection.terminate()
            raise
        self._put_back(connection)
        return result

    def _put_back(self, connection: Driver) -> None:
        if self._closed:
            connection.terminate()
        else:
            self._idle.append(connection)

    def _drop_idle(self) -> None:
        while self._idle:
            self._idle.pop().terminate()
