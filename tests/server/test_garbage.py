"""What only knows itself is found: soon where it is new, in the end where it is old."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from sobremesa.server import garbage

pytestmark = pytest.mark.anyio


class _Thing:
    """Something that knows itself, and so is not gone when nobody else knows it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@asynccontextmanager
async def looking(monkeypatch: pytest.MonkeyPatch, rounds: int = garbage.ALL) -> AsyncIterator[None]:
    """Somebody looks all the time."""
    monkeypatch.setattr(garbage, "NEW", 0)
    monkeypatch.setattr(garbage, "ALL", rounds)
    task = asyncio.create_task(garbage.look_for_garbage())
    await asyncio.sleep(0)
    yield
    task.cancel()


async def _gone(thing: "weakref.ref[_Thing]") -> bool:
    for _ in range(20):
        await asyncio.sleep(0)
        if thing() is None:
            return True
    return False


async def test_what_is_new_and_known_to_nobody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async with looking(monkeypatch):
        assert await _gone(weakref.ref(_Thing()))


@pytest.mark.parametrize(("rounds", "is_found"), [(10, True), (garbage.ALL, False)])
async def test_what_is_old_is_found_when_everything_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, rounds: int, is_found: bool
) -> None:
    async with looking(monkeypatch, rounds):
        thing = _Thing()
        gc.collect(1)
        old = weakref.ref(thing)
        del thing
        assert await _gone(old) == is_found
