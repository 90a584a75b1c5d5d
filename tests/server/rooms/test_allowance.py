"""Nobody fills the log of a table: so many steps a person, so many in all, and what ends a match always works."""

from collections.abc import AsyncIterator

import pytest

from sobremesa.server.clock import WallClock
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.rooms import allowance
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.table import Phase, Setting
from sobremesa.table.commands import Close, Pause, Resign, SayReady, SeatBot, Sit, VoteEnd
from tests.server.nodes import begin, node_on

pytestmark = pytest.mark.anyio


class Standing(WallClock):
    """A clock in the hand of the test."""

    at = 1_800_000_000_000

    def now(self) -> int:
        return self.at


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    found = node_on(store, "only", Standing())
    await found.house.start()
    yield found
    await found.stop()


async def test_who_changes_something_without_end_has_to_wait_and_others_do_not(rooms: Rooms, store: Store) -> None:
    room = await rooms.find(await rooms.open(Setting("golf", "en", seats=3), "ana"))
    assert room is not None
    await room.do("luz", Sit(), "sit")
    number = room.state.number
    for each in range(allowance.MOST_AT_ONCE):
        await room.do("ana", SayReady(each % 2 == 0), f"ready-{each}")
    assert room.state.number == number + allowance.MOST_AT_ONCE
    with pytest.raises(Denied, match="limit-too-fast") as denied:
        await room.do("ana", SayReady(not room.state.seats[0].ready), "one more")
    assert denied.value.retry_after == allowance.STEP_MILLISECONDS
    await room.do("luz", SayReady(), "ready")
    with pytest.raises(Denied, match="limit-too-fast"):
        await room.do("ana", SayReady(not room.state.seats[0].ready), "too soon")
    assert isinstance(rooms.house.clock, Standing)
    rooms.house.clock.at += allowance.STEP_MILLISECONDS
    await room.do("ana", SayReady(not room.state.seats[0].ready), "in time")
    await room.do("ana", Close(), "close")
    assert len(await store.log.read(room.table)) == room.state.number + 1


async def test_what_changes_nothing_is_not_written_and_is_answered_with_the_step_that_stands(
    rooms: Rooms, store: Store
) -> None:
    room = await begin(rooms, Setting("golf", "en", seats=2), "ana", SeatBot(1, "casual"))
    wished = await room.do("ana", VoteEnd(end=False), "vote")
    number = room.state.number
    for each in range(1_000):
        assert (await room.do("ana", Pause(wishes=False), f"pause-{each}")).number == number
    assert wished.number == number
    assert room.state.number == number
    assert len(await store.log.read(room.table)) == number + 1


async def test_what_was_done_is_answered_as_the_first_time_though_it_changes_nothing_now(
    rooms: Rooms, store: Store
) -> None:
    """By a node that has not heard the answer, because it has started since."""
    room = await rooms.find(await rooms.open(Setting("golf", "en"), "ana"))
    assert room is not None
    await room.do("luz", Sit(), "sit")
    first = await room.do("ana", SayReady(), "ready")
    await room.do("luz", SayReady(), "ready")
    again = node_on(store, "again", Standing())
    await again.house.start()
    found = await again.find(room.table)
    assert found is not None
    assert await found.do("ana", SayReady(), "ready") == first
    assert found.state.number == first.number + 1
    await again.stop()


async def test_a_table_that_is_full_can_still_be_ended(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await begin(rooms, Setting("golf", "en", seats=2), "ana", SeatBot(1, "casual"))
    monkeypatch.setattr(allowance, "MOST_STEPS", room.state.number)
    with pytest.raises(Denied, match="limit-steps") as denied:
        await room.do("ana", VoteEnd(end=False), "no")
    assert denied.value.reason is Denial.FORBIDDEN
    await room.do("ana", Resign(), "resign")
    assert room.state.phase is Phase.ENDED


async def test_a_table_at_which_everything_was_changed_again_and_again_can_still_begin_or_close(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await rooms.find(await rooms.open(Setting("golf", "en"), "ana"))
    assert room is not None
    monkeypatch.setattr(allowance, "MOST_BEFORE_MATCH", room.state.number)
    with pytest.raises(Denied, match="limit-steps-before"):
        await room.do("ana", SeatBot(1, "casual"), "bot")
    await room.do("ana", Close(), "close")
    assert room.state.closed == "host"
