"""Threads for bots beside the event loop: a bot that never finishes does not hold up the others."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import NamedTuple, TypeVar

_LONGEST = 120.0
"""Seconds that a bot may take, counted from the start of its thread; most need only a few."""
_LONGEST_PLANNING = 30.0
"""Seconds that planning may take, for which all bots of the table wait."""
_PLACE_KEPT = 10.0
"""Seconds after which a bot that is not done yet no longer keeps others waiting."""
_MOST_SLOW = 8
"""How many bots may go on choosing after that; each takes computing time from everybody."""
_LAST_WAIT = 1.0
"""Seconds that a stopping node waits for the threads that still run."""
Result = TypeVar("Result")


class BotStuckError(Exception):
    """A bot took too long. Its thread cannot be ended, and runs on until the bot is done or the node stops."""


class TooManySlowError(Exception):
    """So many bots are slow or stuck that no other is asked. It may last: a stuck one counts until the node stops."""


class _Outcome(NamedTuple):
    """The result of the work, or its error."""

    result: object
    error: BaseException | None


class Lane:
    """Runs a limited number of bots at once. A slow one loses its place and runs on, so that the next can begin."""

    def __init__(self, name: str, most: int, *, most_slow: int | None = None, longest: float = _LONGEST) -> None:
        self.name = name
        self._longest = longest
        self._most_slow = most_slow
        self._places = asyncio.Semaphore(most)
        self._running: set[asyncio.Future[_Outcome]] = set()
        self._slow: set[asyncio.Future[_Outcome]] = set()
        """Those that run on without a place, until they are done; those that are stuck, for ever."""

    @property
    def slow(self) -> int:
        """How many run on without a place."""
        return len(self._slow)

    async def run(self, work: Callable[[], Result], *, on_slow: Callable[[], object] | None = None) -> Result:
        """Run the work in a thread and return its result, or raise its error.

        Calls `on_slow` if the work loses its place and runs on. Raises `BotStuckError` if it takes too long, and
        `TooManySlowError` without starting it if too many others are slow.
        """
        async with self._places:
            if self._most_slow is not None and self.slow >= self._most_slow:
                raise TooManySlowError
            future = self._begin(work)
            try:
                await self._wait(future, _PLACE_KEPT)
            finally:
                if not future.done():
                    self._slow.add(future)
        if not future.done():
            if on_slow is not None:
                on_slow()
            await self._wait(future, self._longest - _PLACE_KEPT)
        if not future.done():
            raise BotStuckError
        outcome = future.result()
        if outcome.error is not None:
            raise outcome.error
        return outcome.result  # type: ignore[return-value]

    def _begin(self, work: Callable[[], object]) -> asyncio.Future[_Outcome]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[_Outcome] = loop.create_future()

        def work_on() -> None:
            try:
                outcome = _Outcome(work(), None)
            except BaseException as error:
                outcome = _Outcome(None, error)
            # The loop is closed if the node has stopped meanwhile.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(future.set_result, outcome)

        # A stopping node would wait for a thread of a pool, however long that takes.
        Thread(target=work_on, name=self.name, daemon=True).start()
        self._running.add(future)
        future.add_done_callback(self._running.discard)
        future.add_done_callback(self._slow.discard)
        return future

    async def _wait(self, future: asyncio.Future[_Outcome], seconds: float) -> None:
        await asyncio.wait({future}, timeout=seconds)

    async def close(self) -> None:
        """Wait a moment for those that are nearly done."""
        if self._running:
            await asyncio.wait(set(self._running), timeout=_LAST_WAIT)


class BotThreads:
    """The threads of a node. Planning has places of its own, so that it never waits for bots that are choosing."""

    def __init__(self, most: int) -> None:
        self.planning = Lane("bots-planning", most, longest=_LONGEST_PLANNING)
        """For planning and for the least moves, which are both quick."""
        self.choosing = Lane("bots-choosing", most, most_slow=_MOST_SLOW)

    async def close(self) -> None:
        """Wait a moment for those that are nearly done."""
        await self.planning.close()
        await self.choosing.close()
