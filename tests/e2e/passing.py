"""The clock of a house in the hand of a test: it stands when it is told to, and time passes in leaps.

What a clock does at a table is then seen without waiting for it, and however slow the machine is. In the same way a
test has in its hand when slow hashes are done, and when the limits of an address fill again. This runs in the house's
own process, for houses that are forked.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, ClassVar, TypeVar
from weakref import WeakSet

from sobremesa.server import node, serving
from sobremesa.server.clock import WallClock
from sobremesa.server.limits import Kind, Limits
from sobremesa.server.people import passwords
from sobremesa.server.people.turns import Turn, Turns
from sobremesa.server.rooms import household, room
from sobremesa.server.rooms.alarm import Alarm
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.presence import Presence
from sobremesa.server.wire import HttpLine

STAND = "stand"
END_GRACE = "end grace"
END_PATIENCE = "end patience"
COUNT_UNREAD = "count unread"
HOLD_LIMITS = "hold limits of "
"""And the address."""
HOLD_HASHES = "hold hashes"
COUNT_QUEUES = "count queues"
LET_HASHES = "let hashes be done "
"""And how many more."""
_ALL_HASHES = 1_000
Result = TypeVar("Result")


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

    @classmethod
    def unread(cls) -> list["PassingLine"]:
        """Those that wait for their clients just now."""
        return [line for line in cls.all if line._unread is not None]


class PassingLimits(Limits):
    """Which do not fill again for an address that a test holds."""

    held: ClassVar[dict[str, int]] = {}

    def ask(self, kind: Kind, *, now: int, address: str | None = None, **whose: Any) -> int:
        """As at any house; for an address that is held it is as late as it was then."""
        return super().ask(kind, now=PassingLimits.held.get(address or "", now), address=address, **whose)


class PassingTurns(Turns):
    """Slow hashes, of which a test lets so many be done as it wants."""

    all: ClassVar[WeakSet["PassingTurns"]] = WeakSet()
    gate: ClassVar[threading.Semaphore | None] = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        PassingTurns.all.add(self)

    async def run(self, work: Callable[[], Result], turn: Turn = Turn()) -> Result:  # noqa: B008 - it never changes
        """Have it done when its turn comes, and the test lets it."""

        def held() -> Result:
            if (gate := PassingTurns.gate) is not None:
                gate.acquire()
            return work()

        return await super().run(held, turn)

    @property
    def queues(self) -> int:
        """Of how many somebody's work waits."""
        return len(self._known) + len(self._strangers)


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
        node.Limits = PassingLimits  # type: ignore[attr-defined]
        passwords.Turns = PassingTurns  # type: ignore[attr-defined]
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(EOFError):
            while True:
                order = self._orders.recv()
                assert self._loop is not None
                assert self._house is not None
                self._orders.send(asyncio.run_coroutine_threadsafe(self._follow(order), self._loop).result())

    async def _follow(self, order: str | int) -> int:
        """Do it; what there is to count, or the time."""
        assert self._house is not None
        if order == END_PATIENCE:
            return _end_patience()
        if order == COUNT_UNREAD:
            return len(PassingLine.unread())
        if order == COUNT_QUEUES:
            return sum(turns.queues for turns in PassingTurns.all)
        if order == END_GRACE:
            for presence in tuple(PassingPresence.at_tables):
                presence.end_grace()
        elif order == HOLD_HASHES:
            PassingTurns.gate = threading.Semaphore(0)
        elif isinstance(order, str) and order.startswith(LET_HASHES):
            _let_hashes(int(order.removeprefix(LET_HASHES)))
        elif isinstance(order, str) and order.startswith(HOLD_LIMITS):
            PassingLimits.held[order.removeprefix(HOLD_LIMITS)] = self._house.now()
        else:
            await self._pass_time(self._house, order)
        return self._house.now()

    async def _pass_time(self, house: Household, order: str | int) -> None:
        """Stand, or leap by so many milliseconds in which nobody has been away."""
        # A sign of life that is under way would note the time of before the leap, and the leap would be an outage.
        while (signing := house._signing) is not None and not signing.done():
            await asyncio.wait({signing})
        if isinstance(order, int):
            PassingClock.ahead += order
            house._seen_at += order
        else:
            PassingClock.stands_at = house.now() - PassingClock.ahead
        for alarm in PassingAlarm.all:
            if alarm._timer is not None:
                alarm.set()


def _end_patience() -> int:
    """How many were cut off."""
    unread = PassingLine.unread()
    for line in unread:
        line.cut_off()
    return len(unread)


def _let_hashes(count: int) -> None:
    """So many more are done; none is held from here on where there is no count."""
    gate = PassingTurns.gate
    assert gate is not None, "they are held"
    if not count:
        PassingTurns.gate = None
    gate.release(count or _ALL_HASHES)
