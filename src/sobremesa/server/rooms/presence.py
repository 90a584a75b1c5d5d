"""Who is at a table, by whichever node, and who has been away for longer than the grace (TAB-6)."""

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

from sobremesa.protocol.telling import Here, write_message
from sobremesa.server.denial import Denied
from sobremesa.storage.error import StorageError
from sobremesa.table import find_absent, find_returned

if TYPE_CHECKING:
    from sobremesa.server.rooms.room import Room


class Presence:
    """The people at one table: those with a socket here, and those whom other nodes have told of."""

    def __init__(self, room: "Room") -> None:
        # Each knows the other; a table that is forgotten must not wait for a collection of all objects, which is rare.
        self._room: Room = proxy(room)
        self._elsewhere: frozenset[str] = frozenset()
        self._away: dict[str, asyncio.TimerHandle] = {}
        self._told: bytes = b""

    @property
    def here(self) -> frozenset[str]:
        """The people who watch this table on this node."""
        return frozenset(watcher.person for watcher in self._room.watchers)

    @property
    def all(self) -> frozenset[str]:
        """The people who watch this table, as far as this node knows."""
        return self.here | self._elsewhere

    @property
    def counted(self) -> frozenset[str]:
        """Those without whom nothing is agreed: who has just lost the connection has not left (TAB-6)."""
        return self.all | self._away.keys()

    @property
    def is_looking(self) -> bool:
        """Whether somebody is expected back."""
        return bool(self._away)

    async def arrived(self, person: str) -> None:
        """Somebody watches this table here: other nodes hear of it, and whoever was absent takes the seat back."""
        room = self._room
        self._expect_no_more(person)
        self.tell(always=True)
        await room.house.arrived(room.table, person)
        await self._take_back(person)

    def set_right(self) -> None:
        """Whoever is here and was found absent, by a node that they had left for this one, takes the seat back."""
        room, here = self._room, self.here
        for seat in room.state.people:
            holder = room.state.seats[seat]
            if holder.absent and holder.person in here:
                room.spawn(self._take_back(holder.person))

    async def _take_back(self, person: str) -> None:
        room = self._room
        await room.settle(lambda state: find_returned(state, person, room.house.now()))

    async def left(self, person: str) -> None:
        """Somebody watches this table here no more, unless by another socket."""
        room = self._room
        self.tell()
        if person not in self.here:
            self.expect(person)
            await room.house.left(room.table, person)

    async def look_elsewhere(self) -> None:
        """Ask the store who is at this table by other nodes."""
        self.found_elsewhere(await self._room.house.elsewhere(self._room.table))

    def found_elsewhere(self, people: frozenset[str]) -> None:
        """These are at this table by other nodes, as far as is known."""
        if people != self._elsewhere:
            self._elsewhere = people
            for person in people:
                self._expect_no_more(person)
            self.tell()
        self.expect_all()

    def expect(self, person: str) -> None:
        """Look after the grace whether somebody has come back."""
        state, house = self._room.state, self._room.house
        seat = state.seat_of(person)
        if seat is None or state.seats[seat].absent or state.is_over or person in self._away or person in self.all:
            return
        loop = asyncio.get_running_loop()
        self._away[person] = loop.call_later(house.grace / 1000, lambda: self._room.spawn(self._look_for(person)))

    def expect_all(self) -> None:
        """Look after the grace for everybody who sits here and is nowhere."""
        state = self._room.state
        for seat in state.people:
            self.expect(state.seats[seat].person)

    def _expect_no_more(self, person: str) -> None:
        timer = self._away.pop(person, None)
        if timer is not None:
            timer.cancel()

    async def _look_for(self, person: str) -> None:
        room, expected = self._room, self._away.get(person)
        try:
            # Whoever is still expected meanwhile is not looked for twice.
            await self.look_elsewhere()
            self._looked(person, expected)
            if person not in self.all:
                await room.settle(lambda state: find_absent(state, {person}, room.house.now()))
        except (StorageError, Denied):
            self._looked(person, expected)
            self.expect(person)

    def _looked(self, person: str, expected: asyncio.TimerHandle | None) -> None:
        if self._away.get(person) is expected:
            self._away.pop(person, None)

    def tell(self, *, always: bool = False) -> None:
        """Tell all who watch here: people in seats by their ids, and spectators by number."""
        state, people = self._room.state, self.all
        seated = {state.seats[seat].person for seat in state.people}
        frame = write_message(Here(self._room.table, tuple(sorted(seated & people)), len(people - seated)))
        if always or frame != self._told:
            self._told = frame
            for watcher in self._room.watchers:
                watcher.tell(frame)

    def close(self) -> None:
        """Expect nobody any more."""
        for timer in self._away.values():
            timer.cancel()
        self._away.clear()
