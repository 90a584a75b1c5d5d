"""Wakes one table when time itself has something to do there."""

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

from sobremesa.storage.error import StorageError
from sobremesa.table import elapse, wake

if TYPE_CHECKING:
    from sobremesa.server.rooms.room import Room

STAND_BACK = 1_000
"""Milliseconds that a node leaves to the one that wrote the last step before it fires a deadline in its place."""
_TRY_AGAIN = 1.0
"""Seconds until time is let act again that could not, because the store was away."""
_BOT_FIRST = 0.02


class Alarm:
    """One timer a table; it is set anew with every step."""

    def __init__(self, room: "Room") -> None:
        # As `Presence` does, and for the same reason.
        self._room: Room = proxy(room)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def due(self) -> int | None:
        """The wall time at which time has something to do."""
        return wake(self._room.house.tables, self._room.state)

    def set(self) -> None:
        """Ring when something is due, as the table stands now."""
        self.stop()
        due = self.due
        if due is not None:
            wait = due - self._room.house.now() + (0 if self._room.drives else STAND_BACK)
            self._ring_in(max(0, wait) / 1000)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def ring(self) -> None:
        """Let time act, once."""
        house = self._room.house
        seed = house.seed(self._room.state)
        try:
            done = await self._room.settle(lambda state: elapse(house.tables, state, house.now(), seed))
        except StorageError:
            self.stop()
            self._ring_in(_TRY_AGAIN)
            return
        if done is None:
            self.set()
        else:
            house.metrics.deadlines.inc()

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._rings)

    def _rings(self) -> None:
        self._timer = None
        if self._room.busy_bot is not None:
            # A bot that was due before the deadline is still choosing: its move comes first.
            self._ring_in(_BOT_FIRST)
        else:
            self._room.spawn(self.ring())
