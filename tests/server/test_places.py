"""Places for connections: an address has its share, and those who only wait make room for those who come."""

import asyncio
import errno
import resource
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sobremesa.server.accepting import Acceptor
from sobremesa.server.places import Place, Places, most_places
from tests.patience import until

pytestmark = pytest.mark.anyio

ANA, LUZ, SOL = "192.0.2.1", "192.0.2.2", "192.0.2.3"


class Counted:
    """Places whose connections say when they are cut."""

    def __init__(self, **most: int) -> None:
        self.places = Places(**most)
        self.cut: list[str] = []

    def enter(self, peer: str, name: str) -> Place:
        """A connection that is here and has said nothing."""
        place = self.places.enter(peer)
        assert place is not None, "there is no place"
        place.cut = lambda: self.cut.append(name)
        place.wait()
        return place


def test_who_says_nothing_for_longest_makes_room_for_a_newcomer_of_the_same_address() -> None:
    counted = Counted(most_an_address=3)
    counted.enter(ANA, "first").work()
    for name in ("second", "third"):
        counted.enter(ANA, name)
    counted.enter(ANA, "fourth")
    assert counted.cut == ["second"]
    assert len(counted.places) == 3


def test_who_does_not_read_goes_only_when_nobody_is_silent() -> None:
    counted = Counted(most_an_address=2)
    counted.enter(ANA, "stalls").stall()
    counted.enter(ANA, "waits")
    counted.enter(ANA, "new").work()
    assert counted.cut == ["waits"]
    counted.enter(ANA, "newer")
    assert counted.cut == ["waits", "stalls"]


def test_nobody_who_is_served_makes_room_and_a_place_that_was_left_is_free() -> None:
    counted = Counted(most_an_address=2)
    served = [counted.enter(ANA, name) for name in ("first", "second")]
    for place in served:
        place.work()
    assert counted.places.enter(ANA) is None
    assert counted.places.enter(LUZ) is not None, "another address has its own"
    served[0].leave()
    served[0].leave()
    assert counted.places.enter(ANA) is not None
    assert not counted.cut


def test_a_household_of_ipv6_is_one_address() -> None:
    places = Places(most_an_address=1)
    assert places.enter("2001:db8:1:2::7") is not None
    assert places.enter("2001:db8:1:2::8") is None
    assert places.enter("2001:db8:1:3::7") is not None
    assert places.enter("::ffff:192.0.2.1") is not None
    assert places.enter(ANA) is None, "it is the same"


def test_behind_a_proxy_or_a_unix_socket_are_many_who_have_no_share_in_common() -> None:
    places = Places(most_an_address=1)
    assert all(places.enter(ANA, is_proxy=True) for _ in range(9))
    assert all(places.enter(None) for _ in range(9))
    assert len(places) == 18


def test_when_all_places_are_taken_the_address_with_most_of_them_makes_room() -> None:
    counted = Counted(most=5, most_an_address=4)
    for number in range(4):
        counted.enter(ANA, f"ana {number}")
    counted.enter(LUZ, "luz")
    counted.enter(SOL, "sol")
    assert counted.cut == ["ana 0"]
    counted.enter(LUZ, "luz again")
    assert counted.cut == ["ana 0", "ana 1"]
    counted.enter(ANA, "ana again")
    assert counted.cut == ["ana 0", "ana 1", "ana 2"], "who has no fewer than anybody makes room for their own"
    assert len(counted.places) == 5


def test_several_addresses_that_hold_all_places_with_sockets_leave_one_to_whoever_comes() -> None:
    counted = Counted(most=60, most_an_address=20)
    for address in (ANA, LUZ, SOL):
        for number in range(20):
            counted.enter(address, f"{address} {number}").open()
    newcomer = counted.enter("192.0.2.9", "honest")
    assert len(counted.cut) == 1
    assert counted.cut[0].endswith(" 19"), "it was the newest of one of them"
    newcomer.open()
    # Whoever was sent away comes again, and takes nothing from anybody.
    assert [counted.places.enter(address) for address in (ANA, LUZ, SOL)] == [None] * 3
    assert len(counted.cut) == 1
    assert len(counted.places) == 60


def test_no_socket_is_ended_for_somebody_who_has_about_as_many_nor_where_addresses_do_not_count() -> None:
    counted = Counted(most=24, most_an_address=20)
    for address in (ANA, LUZ):
        for number in range(12):
            counted.enter(address, f"{address} {number}").open()
    assert counted.places.enter(SOL) is None, "two families"
    uncounted = Counted(most=20)
    for number in range(20):
        uncounted.enter(ANA, f"ana {number}").open()
    assert uncounted.places.enter(SOL) is None
    assert not counted.cut
    assert not uncounted.cut


def test_a_network_of_ipv6_is_one_when_places_run_short() -> None:
    counted = Counted(most=30, most_an_address=20)
    for number in range(30):
        counted.enter(f"2001:db8:1:{number:x}::1", f"household {number}").open()
    counted.enter("2001:db8:2:1::1", "honest").open()
    assert len(counted.cut) == 1
    assert counted.places.enter("2001:db8:1:ff::1") is None, "another household of the same network"
    counted.enter(ANA, "ana")
    assert len(counted.cut) == 2
    assert "honest" not in counted.cut


def test_behind_a_proxy_who_only_waits_makes_room_when_all_places_are_taken() -> None:
    places, cut = Places(most=3, most_an_address=1), list[int]()
    for number in range(3):
        place = places.enter(ANA, is_proxy=True)
        assert place is not None
        place.cut = lambda number=number: cut.append(number)
        (Place.work, Place.stall, Place.wait)[number](place)
    assert places.enter(ANA, is_proxy=True) is not None
    assert cut == [2], "who is silent goes first"
    assert places.enter(None) is not None
    assert cut == [2, 1]
    assert places.enter(ANA, is_proxy=True) is None, "who is served stays"


def test_nothing_is_remembered_of_who_has_gone() -> None:
    counted = Counted(most=5, most_an_address=4)
    for state in (Place.wait, Place.stall, Place.work):
        place = counted.enter(ANA, "ana")
        state(place)
        place.leave()
    assert not len(counted.places)
    assert not counted.places.waiting
    assert not counted.places.stalled


def test_a_part_of_the_descriptors_is_not_for_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit, most in ((1024, 864), (100, 75), (resource.RLIM_INFINITY, None)):
        monkeypatch.setattr(resource, "getrlimit", lambda _kind, limit=limit: (limit, limit))
        assert most_places() == most


# ── taking clients ──────────────────────────────────────────────────────────────────────────────────────────────────


class Line(asyncio.Protocol):
    """A connection that does nothing."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait."""
        assert isinstance(transport, asyncio.Transport)
        self._place.cut = transport.abort
        self._place.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self._place.leave()


class Exhausted(socket.socket):
    """A listener of a system that has no descriptor left, once."""

    refused = 0

    def accept(self) -> Any:
        """Nobody, the first time."""
        if not self.refused:
            self.refused += 1
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


class Door:
    """Something by which one comes in."""

    def __init__(self, listener: socket.socket) -> None:
        self._listener = listener
        self._writers: list[asyncio.StreamWriter] = []

    async def come(self) -> asyncio.StreamReader:
        """One more client."""
        reader, writer = await asyncio.open_connection(*self._listener.getsockname())
        self._writers.append(writer)
        return reader

    async def all_go(self) -> None:
        """No client is left."""
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in self._writers), return_exceptions=True)


@asynccontextmanager
async def door(places: Places, turned_away: Callable[[], None], *, is_proxy: bool = False) -> AsyncIterator[Door]:
    """One that is open."""
    with Exhausted() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.setblocking(False)
        acceptor = Acceptor(listener, places, Line, is_proxy=lambda _peer: is_proxy, turned_away=turned_away)
        acceptor.start()
        opened = Door(listener)
        try:
            yield opened
        finally:
            await opened.all_go()
            acceptor.close()
            await acceptor.wait_closed()
        assert listener.refused == 1, "the system had nothing left at first, and clients came all the same"


async def test_who_has_no_place_is_turned_away_before_a_word_and_the_others_stay() -> None:
    places, turned_away = Places(most_an_address=3), list[int]()
    async with door(places, lambda: turned_away.append(1)) as opened:
        for _ in range(3):
            await opened.come()
        await until(lambda: len(places.waiting["127.0.0.1"]) == 3)
        for place in tuple(places.waiting["127.0.0.1"]):
            place.work()
        with pytest.raises(ConnectionResetError):
            await (await opened.come()).readexactly(1)
        assert len(turned_away) == 1
        assert len(places) == 3
        await opened.all_go()
        await until(lambda: not len(places))


async def test_a_proxy_comes_as_often_as_it_likes() -> None:
    places = Places(most_an_address=3)
    async with door(places, lambda: pytest.fail("it was turned away"), is_proxy=True) as opened:
        for _ in range(9):
            await opened.come()
        await until(lambda: len(places) == 9)
