"""How many tables stand in the lobby at once, of one person and from one address, and what becomes of deserted ones."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from sobremesa.server.circles import Circles
from sobremesa.server.clock import WallClock
from sobremesa.server.denial import Denied
from sobremesa.server.lobby import Filter, Lobby
from sobremesa.server.openings import MOST_OF_ADDRESS, MOST_OF_PERSON, Openings
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.table import Phase, Setting
from sobremesa.table.commands import Close, PassHost, Sit, StandUp
from tests.patience import patience, pause
from tests.server.nodes import node_on

pytestmark = pytest.mark.anyio
PUBLIC = Setting("golf", "en", public=True)
PRIVATE = Setting("golf", "en")


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    found = node_on(store, "only", WallClock())
    await found.house.start()
    yield found
    await found.stop()


async def opened(rooms: Rooms, openings: Openings, person: str, address: str | None = "here") -> str:
    """A table in the lobby."""
    table = rooms.house.new_table()
    async with openings.opening(table, [person], address):
        return await rooms.open(PUBLIC, person, table=table)


async def tried(rooms: Rooms, openings: Openings, *people: str) -> tuple[int, set[str]]:
    """How many of these people had a table when all asked at once, and what the others were told."""
    answers = await asyncio.gather(*(opened(rooms, openings, each) for each in people), return_exceptions=True)
    told = [answer for answer in answers if not isinstance(answer, str)]
    assert all(isinstance(answer, Denied) for answer in told)
    return len(answers) - len(told), {answer.text.id for answer in told if isinstance(answer, Denied)}


async def test_one_person_and_one_address_have_so_many_however_many_are_opened_at_once(
    rooms: Rooms, store: Store
) -> None:
    openings = Openings(store)
    assert await tried(rooms, openings, *["ana"] * 8) == (MOST_OF_PERSON, {"limit-open-tables"})
    crowd = [f"guest {number}" for number in range(40)]
    assert await tried(rooms, openings, *crowd) == (MOST_OF_ADDRESS - MOST_OF_PERSON, {"limit-open-tables-here"})
    assert await opened(rooms, openings, "luz", "elsewhere")
    # Without a word about addresses it is people alone who are counted.
    assert await opened(rooms, openings, "eva", None)


async def test_what_has_closed_counts_no_more_and_who_passes_a_table_on_still_has_it(
    rooms: Rooms, store: Store
) -> None:
    openings = Openings(store)
    tables = [await opened(rooms, openings, "ana") for _ in range(MOST_OF_PERSON)]
    for number, table in enumerate(tables):
        room = await rooms.find(table)
        assert room is not None
        await room.do(f"friend {number}", Sit(), "sit")
        await room.do("ana", PassHost(1), "pass")
        await room.do("ana", StandUp(), "stand")
    with pytest.raises(Denied, match="limit-open-tables"):
        await opened(rooms, openings, "ana")
    room = await rooms.find(tables[0])
    assert room is not None
    await room.do("friend 0", Close(), "close")
    assert await opened(rooms, openings, "ana")


async def test_a_node_that_has_just_started_knows_who_hosts_what(rooms: Rooms, store: Store) -> None:
    for _ in range(MOST_OF_PERSON):
        await rooms.open(PUBLIC, "ana")
    with pytest.raises(Denied, match="limit-open-tables"):
        await opened(rooms, Openings(store), "ana")
    # Under whichever of their ids.
    with pytest.raises(Denied, match="limit-open-tables"):
        async with Openings(store).opening("another", ["account", "ana"], None):
            raise AssertionError


async def test_what_came_to_nothing_does_not_count(rooms: Rooms, store: Store) -> None:
    openings = Openings(store)
    for _ in range(MOST_OF_PERSON):
        with pytest.raises(ValueError, match="no"):
            async with openings.opening("another", ["ana"], "here"):
                raise ValueError("no")
    assert await opened(rooms, openings, "ana")


async def test_the_lobby_shows_one_table_of_each_host_before_a_second_one_of_anybody(
    rooms: Rooms, store: Store
) -> None:
    honest = await rooms.open(PUBLIC, "ana")
    for _ in range(120):
        await rooms.open(PUBLIC, "mallory")
    shown = await Lobby(rooms.house, Circles(store, rooms.house.now)).tables(Filter(), "luz")
    assert len(shown) == 100
    assert honest in [table.table for table in shown[:2]]


async def test_four_addresses_full_of_tables_that_change_all_the_time_hide_nobodys(rooms: Rooms, store: Store) -> None:
    openings = Openings(store)
    honest = await opened(rooms, openings, "ana", "192.0.2.1")
    for number in range(4 * MOST_OF_ADDRESS):
        # Each has a host of its own, and has changed since the honest one was opened.
        await opened(rooms, openings, f"mallory {number}", f"2001:db8:1:{number % 4}::/64")
    lobby = Lobby(rooms.house, Circles(store, rooms.house.now), openings.addresses)
    shown = await lobby.tables(Filter(), "luz")
    assert len(shown) == 100
    assert honest in [table.table for table in shown[:2]]
    hidden = await Lobby(rooms.house, Circles(store, rooms.house.now)).tables(Filter(), "luz")
    assert honest not in [table.table for table in hidden], "the attack is one"


async def test_a_public_table_whose_host_never_comes_is_deserted_and_closes_also_after_a_crash(store: Store) -> None:
    """A node opened them and died; the next one finds them in the lobby, and nobody at them."""
    before = node_on(store, "first", WallClock())
    await before.house.start()
    public, private = await before.open(PUBLIC, "ana"), await before.open(PRIVATE, "ana")
    customs = msgspec.structs.replace(before.house.tables.customs, empty=0)
    # Gone without a word.
    for table in (public, private):
        room = await before.find(table)
        assert room is not None
        room.close()

    after = node_on(store, "second", WallClock(), grace=10)
    after.house.tables = msgspec.structs.replace(after.house.tables, customs=customs)
    await after.start()
    try:

        async def closed() -> bool:
            card = await store.log.card(public)
            return card is not None and card.phase == Phase.CLOSED

        async with patience():
            while not await closed():
                await pause()
        card = await store.log.card(private)
        assert card is not None
        assert (card.phase, card.people) == (Phase.GATHERING, ("ana",))
    finally:
        await after.stop()
