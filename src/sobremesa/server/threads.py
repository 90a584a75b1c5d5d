"""Work that takes a while, such as a coach's: in threads beside the event loop, and never more of it than fits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sobremesa.server.denial import Denial, Denied

Result = TypeVar("Result")
_LATER = 2_000


class Threads:
    """So many at once, so many more that wait; whoever comes then is asked to come again."""

    def __init__(self, name: str, *, most: int, most_waiting: int) -> None:
        self._pool = ThreadPoolExecutor(most, thread_name_prefix=name)
        self._most = most + most_waiting
        self._under_way = 0

    async def run(self, work: Callable[[], Result]) -> Result:
        """What the work gives; `Denied` where too much is under way."""
        if self._under_way >= self._most:
            raise Denied(Denial.BUSY, "server-busy", retry_after=_LATER)
        self._under_way += 1
        future = asyncio.get_running_loop().run_in_executor(self._pool, work)
        # Whoever asked may have gone: the work still takes its thread until it is done.
        future.add_done_callback(self._done)
        return await future

    def _done(self, _future: object) -> None:
        self._under_way -= 1

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
