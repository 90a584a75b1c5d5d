"""Threads for bots: one that never finishes holds up no other."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.server.rooms import bot_threads as threads_module
from sobremesa.server.rooms.bot_threads import BotStuckError, BotThreads, Lane, TooManySlowError
from tests.patience import until

pytestmark = pytest.mark.anyio


@pytest.fixture
def over() -> Iterator[threading.Event]:
    """Set when the test is over."""
    event = threading.Event()
    yield event
    event.set()


async def test_the_time_of_work_begins_when_its_thread_starts(
    monkeypatch: pytest.MonkeyPatch, over: threading.Event
) -> None:
    """The second waits for a place as long as the first takes, and still has all its time."""
    waits: list[float] = []

    async def wait(_lane: Lane, work: asyncio.Future[Any], seconds: float) -> None:
        """Time is up for the first at once; the second has all the time that it needs."""
        waits.append(seconds)
        if len(waits) > 2:
            await asyncio.wait({work})

    monkeypatch.setattr(Lane, "_wait", wait)
    lane = Lane("test", 1)
    first = asyncio.ensure_future(lane.run(over.wait))
    second = asyncio.ensure_future(lane.run(lambda: 7))
    with pytest.raises(BotStuckError):
        await first
    assert await second == 7
    assert waits[0] == waits[2]
    assert waits[0] + waits[1] == threads_module._LONGEST


async def test_planning_has_less_time_than_choosing_as_all_bots_of_a_table_wait_for_it(
    monkeypatch: pytest.MonkeyPatch, over: threading.Event
) -> None:
    waits: list[float] = []

    async def wait(_lane: Lane, _work: asyncio.Future[Any], seconds: float) -> None:
        """Time is up at once."""
        waits.append(seconds)

    monkeypatch.setattr(Lane, "_wait", wait)
    with pytest.raises(BotStuckError):
        await BotThreads(1).planning.run(over.wait)
    assert sum(waits) == threads_module._LONGEST_PLANNING < threads_module._LONGEST


async def test_a_thread_that_cannot_be_started_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    threads = BotThreads(1)
    with monkeypatch.context() as exhausted:
        exhausted.setattr(threading.Thread, "start", start)
        with pytest.raises(RuntimeError):
            await threads.planning.run(lambda: 7)
    assert not threads.planning._running
    assert await threads.planning.run(lambda: 7) == 7


async def test_slow_work_gives_up_its_place_and_still_gives_its_result(
    monkeypatch: pytest.MonkeyPatch, over: threading.Event
) -> None:
    monkeypatch.setattr(threads_module, "_PLACE_KEPT", 0.01)
    lane = Lane("test", 1)
    told = asyncio.Event()
    slow = asyncio.ensure_future(lane.run(over.wait, on_slow=told.set))
    await told.wait()
    assert lane.slow == 1
    assert await lane.run(lambda: 7) == 7
    over.set()
    assert await slow
    assert lane.slow == 0


async def test_no_more_are_begun_where_too_many_are_slow(
    monkeypatch: pytest.MonkeyPatch, over: threading.Event
) -> None:
    monkeypatch.setattr(threads_module, "_PLACE_KEPT", 0.01)
    lane = Lane("test", 2, most_slow=2)
    slow = [asyncio.ensure_future(lane.run(over.wait)) for _ in range(2)]
    await until(lambda: lane.slow == 2)
    with pytest.raises(TooManySlowError):
        await lane.run(lambda: 7)
    over.set()
    await asyncio.gather(*slow)
    assert await lane.run(lambda: 7) == 7


async def test_an_error_is_raised_where_the_result_is_waited_for() -> None:
    """Even one that a future cannot hold."""
    lane = Lane("test", 1)
    with pytest.raises(ZeroDivisionError):
        await lane.run(lambda: 1 // 0)
    with pytest.raises(RuntimeError, match="StopIteration"):
        await lane.run(lambda: next(iter(())))


async def test_work_whose_reader_has_gone_counts_until_it_is_done(over: threading.Event) -> None:
    lane, started = Lane("test", 1), threading.Event()

    def work() -> None:
        started.set()
        over.wait()

    reader = asyncio.ensure_future(lane.run(work))
    await until(started.is_set)
    reader.cancel()
    await until(reader.done)
    assert lane.slow == 1
    over.set()
    await lane.close()
    await until(lambda: lane.slow == 0)
