"""Whoever has just come to a table is told all that happened there, as much of it as fits into one frame."""

from typing import Any

import msgspec
import pytest

from sobremesa.server.clock import WallClock
from sobremesa.server.rooms import frames
from sobremesa.server.rooms.room import Room
from sobremesa.storage import Store
from sobremesa.table import commands
from tests.server.nodes import begin_golf, node_on
from tests.server.readers import Reader

pytestmark = pytest.mark.anyio
MOST_PAUSES = 20


async def come(room: Room) -> dict[str, Any]:
    """What somebody is told who knows nothing yet."""
    reader = Reader(keeps=True)
    assert await room.watch(reader, -1)
    await room.unwatch(reader)
    return reader.told[0]


async def test_who_has_just_come_is_told_everything_from_the_beginning_on(store: Store) -> None:
    rooms = node_on(store, "node", WallClock())
    room = await begin_golf(rooms, "ana")
    update = await come(room)
    await rooms.stop()
    assert [step["number"] for step in update["steps"]] == [*range(room.state.number + 1)]
    told = [entry["event"]["type"] for step in update["steps"] for entry in step["entries"]]
    assert {"match-began", "holes-dealt", "dice-thrown"} <= {*told}
    assert "seed-sealed" not in told


async def test_of_a_log_that_is_too_long_for_a_frame_the_last_steps_are_told_and_how_all_stands(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = node_on(store, "node", WallClock())
    room = await begin_golf(rooms, "ana")
    for pause in range(MOST_PAUSES):
        await room.do("ana", commands.Pause(), f"pause-{pause}")
        await room.do("ana", commands.GoOn(), f"on-{pause}")
    monkeypatch.setattr(frames, "MOST_TOLD", 1000)
    update = await come(room)
    await rooms.stop()
    numbers = [step["number"] for step in update["steps"]]
    assert numbers == [*range(numbers[0], room.state.number + 1)]
    assert 0 < len(numbers) < MOST_PAUSES
    assert len(msgspec.json.encode(update["steps"])) < 1100
    assert update["number"] == room.state.number
    assert update["view"]["phase"] == "writing"
