"""One node whose tables fail, and bots that never end."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from sobremesa.bots.golf.bot import GolfBot
from sobremesa.server.clock import WallClock
from sobremesa.server.rooms import alarm as alarm_module
from sobremesa.server.rooms import bot_threads as threads_module
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from tests.server.nodes import node_on
from tests.server.rooms.failing import Endless, Held


@pytest.fixture
async def rooms(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rooms]:
    """The tables of one node, which tries again at once."""
    monkeypatch.setattr(alarm_module, "_TRY_AGAIN", 0.01)
    monkeypatch.setattr(threads_module, "_LAST_WAIT", 0)
    found = node_on(store, "n", WallClock())
    await found.start()
    yield found
    await found.stop()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endless]:
    """A bot that chooses until the test is over."""
    found = Endless()
    monkeypatch.setattr(GolfBot, "choose", lambda _self, *args: found.choose(*args))
    yield found
    found.over.set()


@pytest.fixture
def held() -> Iterator[Held]:
    """Bots that answer when the test lets them, and all of them when it is over."""
    found = Held()
    yield found
    found.let_answer(1000)


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """What is logged, kept as it is: to draw every frame of every mistake takes longer than all the rest."""
    with capture_logs() as entries:
        yield entries
