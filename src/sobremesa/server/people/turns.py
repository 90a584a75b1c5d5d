"""Slow work in a few threads, in fair turns: one who asks for much of it holds up nobody else.

Each address, or each known device, has a queue of its own. The queues are served in turn, and known devices have a lane
of their own beside all strangers, so that no flood of strangers fills it.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import msgspec

from sobremesa.server.denial import Denial, Denied

_BUSY_FOR = 2_000
Result = TypeVar("Result")


class Turn(msgspec.Struct, frozen=True):
    """In whose queue some work waits, and whether that is a known device."""

    whose: str = ""
    is_known: bool = False


class _Waiting:
    def __init__(self, work: Callable[[], Any], answer: "asyncio.Future[Any]") -> None:
        self.work = work
        self.answer = answer


_Lane: TypeAlias = OrderedDict[str, deque[_Waiting]]


class Turns:
    """Runs so much work at once; in each lane so much more may wait."""

    def __init__(self, name: str, *, at_once: int, waiting: int, busy: str = "people-busy") -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix=name)
        self._free = at_once
        self._most = waiting
        self._busy = busy
        """What somebody hears for whom there is no place."""
        self._known: _Lane = OrderedDict()
        self._strangers: _Lane = OrderedDict()
        self._known_were_last = False

    async def run(self, work: Callable[[], Result], turn: Turn = Turn()) -> Result:  # noqa: B008 - it never changes
        """Run it in a thread when its turn comes; `Denied` when too many wait already."""
        lane = self._known if turn.is_known else self._strangers
        if not self._free:
            self._make_room(lane, turn.whose)
        waiting = _Waiting(work, asyncio.get_running_loop().create_future())
        lane.setdefault(turn.whose, deque()).append(waiting)
        self._begin()
        try:
            result: Result = await waiting.answer
            return result
        finally:
            _remove(lane, turn.whose, waiting)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(cancel_futures=True)

    def _make_room(self, lane: _Lane, whose: str) -> None:
        """In a full lane the longest queue loses its last, if it is longer than the one that wants a place."""
        if sum(len(queue) for queue in lane.values()) < self._most:
            return
        longest = max(lane, key=lambda each: len(lane[each]))
        if len(lane[longest]) <= len(lane.get(whose, ())) + 1:
            raise self._denied()
        last = lane[longest].pop()
        if not last.answer.done():
            last.answer.set_exception(self._denied())

    def _denied(self) -> Denied:
        return Denied(Denial.BUSY, self._busy, retry_after=_BUSY_FOR)

    def _begin(self) -> None:
        while self._free and (waiting := self._next()):
            if waiting.answer.done():
                continue
            self._free -= 1
            loop = waiting.answer.get_loop()
            future = self._threads.submit(waiting.work)

            def done(future: "Future[Any]", waiting: _Waiting = waiting, loop: Any = loop) -> None:
                # A loop that is closed has nobody left who waits.
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(self._end, waiting, future)

            # A request that is given up does not stop its thread, which is free only when it is done.
            future.add_done_callback(done)

    def _next(self) -> _Waiting | None:
        """The one whose turn it is: lanes take turns, and so do the queues of a lane."""
        lane = self._known if self._known and not (self._strangers and self._known_were_last) else self._strangers
        if not lane:
            return None
        self._known_were_last = lane is self._known
        whose, queue = lane.popitem(last=False)
        waiting = queue.popleft()
        if queue:
            lane[whose] = queue
        return waiting

    def _end(self, waiting: _Waiting, future: "Future[Any]") -> None:
        self._free += 1
        if not waiting.answer.done():
            if future.cancelled():
                waiting.answer.cancel()
            elif (problem := future.exception()) is not None:
                waiting.answer.set_exception(problem)
            else:
                waiting.answer.set_result(future.result())
        self._begin()


def _remove(lane: _Lane, whose: str, waiting: _Waiting) -> None:
    """Take away what was given up before its turn."""
    queue = lane.get(whose)
    if queue is not None and waiting in queue:
        queue.remove(waiting)
        if not queue:
            del lane[whose]
