"""Everybody who reads one table on this node, and what each of them was told last."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol
from weakref import proxy

import structlog

from sobremesa.protocol.telling import Closed, ClosedWhy, Person, write_message
from sobremesa.server.logs import named
from sobremesa.server.rooms.frames import Frames
from sobremesa.storage.error import StorageError
from sobremesa.table import Step, may_look

if TYPE_CHECKING:
    from sobremesa.server.rooms.room import Room

_log = structlog.get_logger()


class Watcher(Protocol):
    """Somebody who reads a table: a browser, or a bot of somebody's own."""

    @property
    def person(self) -> str:
        """Who they are at this table."""

    @property
    def keeps(self) -> bool:
        """Whether they keep what they were told, and are spared what is still as it was."""

    def tell(self, frame: bytes) -> None:
        """Take a frame; never waits."""


class Watchers:
    """The watchers of one table, told in the order of what happens."""

    def __init__(self, room: "Room") -> None:
        # As `Presence` does, and for the same reason.
        self._room: Room = proxy(room)
        self._told: dict[Watcher, tuple[int, ...]] = {}
        """What each was told last, by its prints."""
        self._people: tuple[Person, ...] = ()
        """Everybody who was named last."""

    def __contains__(self, watcher: object) -> bool:
        return watcher in self._told

    def __bool__(self) -> bool:
        return bool(self._told)

    @property
    def all(self) -> tuple[Watcher, ...]:
        """Everybody who is told."""
        return tuple(self._told)

    async def name_people(self) -> None:
        """Look up the names of everybody at the table."""
        self._people = await self._room.house.people_of(self._room.state)

    async def tell_step(self, step: Step) -> None:
        """Tell everybody of a step that has just been taken."""
        # With names as they were last, should they be out of reach just now.
        with suppress(StorageError):
            await self.name_people()
        if step.events:
            self.send_onlookers_away()
        with self._room.house.metrics.time("fan-out"):
            frames = self._frames()
            for watcher, told in tuple(self._told.items()):
                known = told if watcher.keeps else ()
                self._tell(watcher, partial(frames.latest, watcher.person, step, known))

    async def tell_anew(self) -> None:
        """Tell everybody how the table stands, whatever they were told before."""
        await self.name_people()
        self.send_onlookers_away()
        for watcher in self.all:
            self.tell_whole(watcher, ())

    def tell_whole(self, watcher: Watcher, steps: Iterable[Step]) -> None:
        """Tell somebody, who is a watcher from now on, how the table stands and what they have missed."""
        self._told[watcher] = ()
        self._tell(watcher, partial(self._frames().update, watcher.person, steps))

    def remove(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        del self._told[watcher]

    def send_onlookers_away(self) -> None:
        """Disconnect watchers that may not see the match (TAB-1)."""
        for watcher in self.all:
            if not may_look(self._room.state, watcher.person):
                self.send_away(watcher, "private")

    def send_all_away(self) -> None:
        """Disconnect everybody: this node cannot read the table."""
        for watcher in self.all:
            self.send_away(watcher, "failed")

    def send_away(self, watcher: Watcher, why: ClosedWhy) -> None:
        """Stop updates to a watcher and say why; somebody with a seat is expected back for the grace (TAB-6)."""
        del self._told[watcher]
        watcher.tell(write_message(Closed(self._room.table, why)))
        self._room.presence.expect(watcher.person)

    def _frames(self) -> Frames:
        room = self._room
        return Frames(room.table, room.state, self._people, room.house.now())

    def _tell(self, watcher: Watcher, make: Callable[[], tuple[bytes, tuple[int, ...]]]) -> None:
        """Tell one watcher. If the table cannot be shown to them, they are told so and sent away; the others stay."""
        try:
            frame, self._told[watcher] = make()
        except Exception:
            seat = self._room.state.seat_of(watcher.person)
            _log.exception("table-cannot-be-shown", table=named(self._room.table), seat=seat)
            self.send_away(watcher, "failed")
        else:
            watcher.tell(frame)
