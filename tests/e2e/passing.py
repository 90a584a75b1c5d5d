"""The clock of a house in the hand of a test: it stands when it is told to, and time passes in leaps.

What a clock does at a table is then seen without waiting for it, and however slow the machine is. This runs in the
house's own process, for houses that are forked.
"""

import asyncio
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import ClassVar
from weakref import WeakSet

from sobremesa.server import serving
from sobremesa.server.clock import WallClock
from sobremesa.server.rooms import household, room
from sobremesa.server.rooms.alarm import Alarm
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.presence import Presence
from sobremesa.server.wire import HttpLine

STAND = "stand"
END_GRACE = "end grace"
END_PATIENCE = "end patience"


class PassingClock(WallClock):
    """As the house's own, until a test takes it in its hand."""

    ahead: ClassVar[int] = 0
    stands_at: ClassVar[int | None] = None

    def _told(self) -> int:
        at = super()._told() if PassingClock.stands_at is None else PassingClock.stands_at
        return at + PassingClock.ahead


class PassingAlarm(Alarm):
    """Set anew whenever time has passed."""

    all: ClassVar[WeakSet["PassingAlarm"]] = WeakSet()

    def set(self) -> None:
        """Ring when something is due."""
        PassingAlarm.all.add(self)
        super().set()


class PassingPresence(Presence):
    """Whose grace a test can end."""

    at_tables: ClassVar[WeakSet["PassingPresence"]] = WeakSet()

    def __init__(self, at: room.Room) -> None:
        super().__init__(at)
        PassingPresence.at_tables.add(self)

    def end_grace(self) -> None:
        """Look now for all who have left."""
        for person, timer in self._away.items():
            timer.cancel()
            self._room.spawn(self._look_for(person))


class PassingLine(HttpLine):
    """Whose patience with clients that do not read a test can end."""

    all: ClassVar[WeakSet["PassingLine"]] = WeakSet()

    def pause_writing(self) -> None:
        """Wait for the client, or for the test."""
        PassingLine.all.add(self)
        super().pause_writing()


class Passing:
    """Does what a test orders, while the house runs."""

    def __init__(self, orders: Connection, ahead: int) -> None:
        self._orders = orders
        self._ahead = ahead
        self._house: Household | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """The house of this process has such a clock, and such alarms."""
        PassingClock.ahead = self._ahead
        start = Household.start

        async def started(house: Household) -> None:
            self._house, self._loop = house, asyncio.get_running_loop()
            await start(house)

        Household.start = started  # type: ignore[method-assign,assignment]
        household.WallClock = PassingClock  # type: ignore[attr-defined]
        room.Alarm = PassingAlarm  # type: ignore[attr-defined]
        room.Presence = PassingPresence  # type: ignore[attr-defined,assignment]
        serving.HttpLine = PassingLine  # type: ignore[attr-defined]
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(EOFError):
            while True:
                order = self._orders.recv()
                assert self._loop is not None
                assert self._house is not None
                asyncio.run_coroutine_threadsafe(self._follow(order), self._loop).result()
                self._orders.send(self._house.now())

    async def _follow(self, order: str | int) -> None:
        """Stand, leap by so many milliseconds in which nobody has been away, or wait no longer for somebody."""
        assert self._house is not None
        if order == END_PATIENCE:
            for line in tuple(PassingLine.all):
                line.cut_off()
            return
        if order == END_GRACE:
            for presence in tuple(PassingPresence.at_tables):
                presence.end_grace()
            return
        # A sign of life that is under way would note the time of before the leap, and the leap would be an outage.
        while (signing := self._house._signing) is not None and not signing.done():
            await asyncio.wait({signing})
        if isinstance(order, int):
            PassingClock.ahead += order
            self._house._seen_at += order
        else:
            PassingClock.stands_at = self._house.now() - PassingClock.ahead
        for alarm in PassingAlarm.all:
            if alarm._timer is not None:
                alarm.set()
