"""What is said is kept once, and told as soon as it can be."""

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.protocol.asking import Say
from sobremesa.protocol.telling import Person
from sobremesa.server.chat import Chat
from sobremesa.server.circles import Circles
from sobremesa.server.clock import WallClock
from sobremesa.storage import open_store
from sobremesa.storage.error import StoreUnavailable
from tests.server.nodes import begin_golf, node_on
from tests.server.readers import Reader

pytestmark = pytest.mark.anyio
ANA = Person("ana", "Ana")


async def test_what_is_kept_is_no_failure_where_the_store_is_away_before_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise it would be said a second time."""
    async with await open_store("memory:") as store:
        rooms = node_on(store, "only", WallClock())
        await rooms.house.start()
        chat = Chat(rooms.house, Circles(store, rooms.house.now))
        room, reader = await begin_golf(rooms, "ana"), Reader()
        await room.watch(reader, None)
        await chat.catch_up(reader, room, 0)

        async def away(_work: Callable[..., Any]) -> Any:
            raise StoreUnavailable("no answer")

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(store, "look", away)
            await chat.say(room, ANA, Say("a", room.table, "first"))
        assert not reader.said
        await chat.say(room, ANA, Say("b", room.table, "second"))
        assert reader.said == ["first", "second"]
        await rooms.stop()
