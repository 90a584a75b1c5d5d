"""Slow work waits in fair turns: a flood of one address holds up neither others nor a known device."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.turns import Turn, Turns
from tests.patience import PATIENCE, patience

pytestmark = pytest.mark.anyio


class Work:
    """One thread that is held until it is let go, and what it did meanwhile, in order."""

    def __init__(self, waiting: int) -> None:
        self.turns = Turns("tests", at_once=1, waiting=waiting)
        self.done: list[str] = []
        self.gate = threading.Event()
        self.tasks = [self.ask("first")]

    def ask(self, whose: str, *, is_known: bool = False) -> "asyncio.Task[str]":
        """Ask for some work."""
        return asyncio.create_task(self.turns.run(self._doing(whose), Turn(whose, is_known)))

    def _doing(self, whose: str) -> Callable[[], str]:
        def work() -> str:
            assert self.gate.wait(PATIENCE)
            self.done.append(whose)
            return whose

        return work


@pytest.fixture
async def work() -> AsyncIterator[Work]:
    made = Work(waiting=6)
    await asyncio.sleep(0)
    yield made
    made.gate.set()
    await asyncio.gather(*made.tasks, return_exceptions=True)
    made.turns.close()


async def test_who_asks_for_one_thing_is_served_between_the_many_of_another(work: Work) -> None:
    asked = [work.ask("flood") for _ in range(4)] + [work.ask("owner"), work.ask("other")]
    await asyncio.sleep(0)
    work.gate.set()
    async with patience():
        await asyncio.gather(*asked)
    assert work.done == ["first", "flood", "owner", "other", "flood", "flood", "flood"]


async def test_one_who_fills_the_queue_makes_way_for_others_and_is_told_to_come_back(work: Work) -> None:
    flood = [work.ask("flood") for _ in range(6)]
    await asyncio.sleep(0)
    with pytest.raises(Denied) as denied:
        await work.ask("flood")
    assert denied.value.reason is Denial.BUSY
    assert denied.value.retry_after
    owner = work.ask("owner")
    async with patience():
        with pytest.raises(Denied):
            await flood[-1]
    work.gate.set()
    assert await owner == "owner"
    assert await asyncio.gather(*flood[:-1]) == ["flood"] * 5


async def test_when_all_who_wait_have_one_place_each_the_next_is_told_to_come_back(work: Work) -> None:
    many = [work.ask(f"address {number}") for number in range(6)]
    await asyncio.sleep(0)
    with pytest.raises(Denied):
        await work.ask("one more")
    known = work.ask("device", is_known=True)
    await asyncio.sleep(0)
    work.gate.set()
    async with patience():
        await asyncio.gather(known, *many)
    assert work.done.index("device") == 1, "known devices have a lane of their own"


async def test_known_devices_do_not_hold_up_strangers_for_ever(work: Work) -> None:
    asked = [work.ask(f"device {number}", is_known=True) for number in range(4)] + [work.ask("stranger")]
    await asyncio.sleep(0)
    work.gate.set()
    async with patience():
        await asyncio.gather(*asked)
    assert work.done.index("stranger") == 2


async def test_what_was_given_up_takes_no_place_and_no_time(work: Work) -> None:
    given_up = [work.ask("gone") for _ in range(6)]
    await asyncio.sleep(0)
    for task in given_up:
        task.cancel()
    await asyncio.gather(*given_up, return_exceptions=True)
    others = [work.ask(f"address {number}") for number in range(6)]
    await asyncio.sleep(0)
    work.gate.set()
    async with patience():
        await asyncio.gather(*others)
    assert "gone" not in work.done


async def test_a_thread_is_taken_until_it_is_done_though_nobody_waits_for_it_any_more(work: Work) -> None:
    work.tasks[0].cancel()
    owner = work.ask("owner")
    await asyncio.sleep(0)
    assert not work.done
    work.gate.set()
    assert await owner == "owner"
    assert work.done == ["first", "owner"]


async def test_work_that_fails_fails_for_whoever_asked_and_frees_its_thread() -> None:
    turns = Turns("tests", at_once=1, waiting=1)
    with pytest.raises(ZeroDivisionError):
        await turns.run(lambda: 1 // 0)
    assert await turns.run(lambda: 7) == 7
    turns.close()
