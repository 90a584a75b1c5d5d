"""What a node does again and again, beside everything else."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from sobremesa.storage.error import StorageError

_log = structlog.get_logger()


class Chores:
    """Tasks that no failure ends; each waits between two times."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Do this now, and again and again."""
        self._tasks.append(asyncio.get_running_loop().create_task(self._repeat(seconds, work)))

    async def stop(self) -> None:
        """Do nothing of it any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            try:
                await work()
            except StorageError as problem:
                _log.warning("store-not-there", problem=type(problem).__name__)
            except Exception:
                _log.exception("chore-failed", work=getattr(work, "__qualname__", ""))
            await asyncio.sleep(seconds)
