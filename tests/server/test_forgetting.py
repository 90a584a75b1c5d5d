"""What a node has forgotten takes no memory any more."""

import gc
from collections.abc import Sequence
from weakref import ref

import pytest

from sobremesa.engine import Refused
from sobremesa.server.chat import Chat
from sobremesa.server.circles import Circles
from sobremesa.server.clock import WallClock
from sobremesa.server.sockets.watching import Watching
from sobremesa.storage import open_store
from sobremesa.table.commands import Start
from tests.server.nodes import begin_golf, node_on

pytestmark = pytest.mark.anyio


class Client:
    """Somebody who reads, and keeps nothing."""

    ids: Sequence[str] = ("ana",)
    keeps = False

    def tell(self, frame: bytes) -> None:
        """Take a frame."""


async def test_a_table_at_which_somebody_talked_and_was_refused_leaves_nothing_behind() -> None:
    async with await open_store("memory:") as store:
        rooms = node_on(store, "only", WallClock())
        await rooms.house.start()
        chat = Chat(rooms.house, Circles(store, rooms.house.now))
        room = await begin_golf(rooms, "ana")
        client = Client()
        watching = Watching(client, room)
        await room.watch(watching, None)
        await chat.catch_up(watching, room, 0)
        with pytest.raises(Refused):
            await room.do("ana", Start(), "again")
        await room.unwatch(watching)
        left = ref(room), ref(client)
        await rooms.stop()
        # Full collections are so rare in a house that nothing may wait for one.
        gc.collect()
        gc.disable()
        try:
            del room, watching, client
            assert [each() for each in left] == [None, None]
        finally:
            gc.enable()


async def test_a_refusal_that_is_remembered_does_not_remember_who_asked() -> None:
    async with await open_store("memory:") as store:
        rooms = node_on(store, "only", WallClock())
        await rooms.house.start()
        room = await begin_golf(rooms, "ana")
        said = []
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await room.do("ana", Start(), "again")
            said.append(refused.value)
        first, second = said
        assert first.refusal == second.refusal
        assert first is not second
        assert all(each.__traceback__ is None for each in room._answers.values() if isinstance(each, Refused))
        await rooms.stop()
