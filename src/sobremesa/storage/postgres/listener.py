"""Hearing what other nodes append, over a connection that may break and comes back."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.storage.error import StoreUnavailable
from sobremesa.storage.log import Heard
from sobremesa.storage.postgres.connecting import Connect, Driver
from sobremesa.storage.schema import CHANNEL

_FIRST_PAUSE = 0.1
_LONGEST_PAUSE = 5.0
_QUIET_SECONDS = 10.0
"""After so long without a word the connection is tried, for one that is cut looks like one that is quiet."""
_NOTICE = msgspec.json.Decoder(tuple[str, list[tuple[str, int]]])


class Listener:
    """One connection that listens for all who want to hear."""

    def __init__(self, connect: Connect, origin: str) -> None:
        self._connect = connect
        self._origin = origin
        self._heard: list[Heard] = []
        self._lost = asyncio.Event()
        self._connection: Driver | None = None
        self._task: asyncio.Task[None] | None = None

    async def listen(self, heard: Heard) -> None:
        """Tell this one from now on; raises `StoreUnavailable` when there is nothing to listen to yet."""
        if self._task is None:
            await self._open()
            self._task = asyncio.get_running_loop().create_task(self._serve(), name="storage-listener")
        self._heard.append(heard)

    async def close(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._drop()

    async def _open(self) -> None:
        self._lost.clear()
        connection = await self._connect()
        connection.add_termination_listener(lambda _connection: self._lost.set())
        self._connection = connection
        await connection.add_listener(CHANNEL, self._notified)

    async def _serve(self) -> None:
        while True:
            try:
                async with asyncio.timeout(_QUIET_SECONDS):
                    await self._lost.wait()
            except TimeoutError:
                if await self._answers():
                    continue
            self._drop()
            await self._reopen()
            # Nobody knows what was missed.
            self._tell(None)

    async def _answers(self) -> bool:
        try:
            assert self._connection is not None
            await self._connection.execute("SELECT 1")
        except Exception:  # whatever is wrong with it, another one is needed
            return False
        return True

    async def _reopen(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                await self._open()
            except (StoreUnavailable, OSError):
                self._drop()
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                return

    def _notified(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        try:
            origin, moved = _NOTICE.decode(payload)
        except msgspec.MsgspecError:
            # Somebody else uses this channel; better to look at everything than to miss something.
            self._tell(None)
            return
        if origin != self._origin:
            self._tell(moved)

    def _tell(self, moved: Sequence[tuple[str, int]] | None) -> None:
        loop = asyncio.get_running_loop()
        for heard in self._heard:
            # One that fails is told of by the loop, and the others still hear.
            loop.call_soon(heard, moved)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
