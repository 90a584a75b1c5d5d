"""Threads for bots beside the event loop, in which one that never finishes holds up no other."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import NamedTuple, TypeVar

_LONGEST = 120.0
"""Seconds that a bot may take from when its thread starts; it needs a few at most."""
_PLACE_KEPT = 10.0
"""Seconds after which a bot that is not done yet no longer keeps others waiting."""
_MOST_SLOW = 8
"""Bots that may go on choosing like this at the same time; each takes computing time from everybody."""
_LAST_WAIT = 1.0
"""Seconds that a node that stops waits for the threads that still run."""
Result = TypeVar("Result")


class BotStuckError(Exception):
    """A bot took too long. Its thread cannot be ended, and runs on until the bot is done or the node stops."""


class TooManySlowError(Exception):
    """So many bots are slow or stuck that no more are asked."""


class _Outcome(NamedTuple):
    """What came of the work: its result, or its error."""

    result: object
    error: BaseException | None


class Lane:
    """So many at once; the others wait for a place, but only for a short while behind one that does not finish."""

    def __init__(self, name: str, most: int, *, most_slow: int | None = None) -> None:
        self.name = name
        self._most_slow = most_slow
        self._places = asyncio.Semaphore(most)
        self._running: set[asyncio.Future[_Outcome]] = set()
        self._slow: set[asyncio.Future[_Outcome]] = set()
        """Those that run without a place."""

    @property
    def slow(self) -> int:
        """How many run on without a place."""
        return len(self._slow)

    async def run(self, work: Callable[[], Result], *, on_slow: Callable[[], object] | None = None) -> Result:
        """What the work gives; `BotStuckError` where it takes too long, `TooManySlowError` where too many others do.

        `on_slow` is called when the work has lost its place and runs on.
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
            await self._wait(future, _LONGEST - _PLACE_KEPT)
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
            # The loop is closed where the node has stopped meanwhile.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(future.set_result, outcome)

        self._running.add(future)
        future.add_done_callback(self._running.discard)
        future.add_done_callback(self._slow.discard)
        # A thread of a pool would be waited for when the node stops, however long it takes.
        Thread(target=work_on, name=self.name, daemon=True).start()
        return future

    async def _wait(self, future: asyncio.Future[_Outcome], seconds: float) -> None:
        await asyncio.wait({future}, timeout=seconds)

    async def close(self) -> None:
        """Wait a moment for those that are nearly done."""
        if self._running:
            await asyncio.wait(set(self._running), timeout=_LAST_WAIT)


class BotThreads:
    """Planning has places of its own, so that it never waits for bots that think about a move."""

    def __init__(self, most: int) -> None:
        self.planning = Lane("bots-planning", most)
        """Who acts next, and the least moves: both are quick."""
        self.choosing = Lane("bots-choosing", most, most_slow=_MOST_SLOW)

    async def close(self) -> None:
        """Wait a moment for those that are nearly done."""
        await self.planning.close()
        await self.choosing.close()
