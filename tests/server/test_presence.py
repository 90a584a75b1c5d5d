"""Who has left is looked for once, and then the table can be forgotten."""

import pytest

from sobremesa.server.clock import WallClock
from sobremesa.storage import open_store
from tests.patience import patience
from tests.server.nodes import begin_golf, node_on
from tests.server.readers import Reader

pytestmark = pytest.mark.anyio


async def test_a_table_whose_people_are_all_found_absent_is_expected_at_no_more_and_can_be_forgotten() -> None:
    async with await open_store("memory:") as store:
        rooms = node_on(store, "only", WallClock())
        await rooms.house.start()
        room = await begin_golf(rooms, "ana")
        # Not before: she is not at the table until she watches it.
        rooms.house.grace = 20
        reader = Reader()
        await room.watch(reader, None)
        await room.unwatch(reader)
        async with patience():
            while not room.state.seats[0].absent:
                room.moved.clear()
                await room.moved.wait()
        assert not room.presence.is_looking
        await rooms.stop()
