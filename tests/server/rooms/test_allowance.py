"""Nobody fills the log of a table: so many steps a person, so many in all, and what ends a match always works."""

from collections.abc import AsyncIterator

import pytest

from sobremesa.engine.shared_seed import commit_nonce
from sobremesa.server.clock import WallClock
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.rooms import allowance
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.table import Phase, Setting, TableState
from sobremesa.table.commands import Close, CommitNonce, Pause, Resign, SayReady, SeatBot, Sit, VoteEnd
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


def steps_of(allowed: allowance.Allowance, state: TableState, person: str, now: int) -> int:
    """How many steps somebody makes until they have to wait."""
    for made in range(allowance.MOST_AT_ONCE + 1):
        try:
            allowed.check(state, person, SayReady(), now)
        except Denied:
            return made
        allowed.count(person, now)
    raise AssertionError("nobody has to wait")


async def test_ten_people_who_take_turns_at_a_table_make_no_more_steps_than_eight_in_the_fastest_match(
    rooms: Rooms,
) -> None:
    room = await rooms.find(await rooms.open(Setting("golf", "en"), "ana"))
    assert room is not None
    allowed, now = allowance.Allowance(), Standing.at
    assert sum(steps_of(allowed, room.state, f"guest {each}", now) for each in range(10)) == allowance.TABLE_AT_ONCE
    with pytest.raises(Denied) as denied:
        allowed.check(room.state, "another guest", SayReady(), now)
    assert denied.value.retry_after == allowance.TABLE_STEP_MILLISECONDS
    allowed.check(room.state, "another guest", Close(), now)
    # As time goes by, so many a minute, whoever asks.
    minute = 60_000 // allowance.TABLE_STEP_MILLISECONDS
    assert sum(steps_of(allowed, room.state, f"next {each}", now + 60_000) for each in range(10)) == minute


async def test_rivals_who_make_steps_without_end_do_not_hold_up_the_others_in_a_match(rooms: Rooms) -> None:
    room = await begin(rooms, Setting("golf", "en", seats=2), "ana", SeatBot(1, "casual"))
    allowed, now = allowance.Allowance(), Standing.at
    for each in range(7):
        steps_of(allowed, room.state, f"rival {each}", now)
    assert steps_of(allowed, room.state, "ana", now) == allowance.TABLE_AT_ONCE // 8


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


async def test_nobody_can_use_up_what_others_need_to_share_in_the_seed(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TAB-3: else a start would be dealt from the server's secret alone."""
    monkeypatch.setattr(allowance, "MOST_BEFORE_MATCH", 6)
    room = await rooms.find(await rooms.open(Setting("golf", "en", seats=2), "ana"))
    assert room is not None
    await room.do("luz", Sit(), "sit")
    while room.state.number < allowance.MOST_BEFORE_MATCH:
        another = commit_nonce(bytes([room.state.number]) * 32)
        await room.do("luz", CommitNonce(another), f"commit-{another}")
    with pytest.raises(Denied, match="limit-steps-before"):
        await room.do("luz", CommitNonce(commit_nonce(b"1" * 32)), "one more")
    await room.do("ana", CommitNonce(commit_nonce(bytes(32))), "commit")
    assert {each.person for each in room.state.nonces} == {"ana", "luz"}
