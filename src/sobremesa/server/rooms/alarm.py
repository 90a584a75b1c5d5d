"""Wakes one table when time itself has something to do there."""

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

import structlog

from sobremesa.engine import Refusal, text
from sobremesa.server.denial import Denied
from sobremesa.server.logs import named
from sobremesa.storage.error import StorageError
from sobremesa.table import Phase, TableState, elapse, fail_start, give_up, wake

if TYPE_CHECKING:
    from sobremesa.server.rooms.room import Room

_log = structlog.get_logger()
STAND_BACK = 1_000
"""Milliseconds that a node leaves to the one that wrote the last step before it fires a deadline in its place."""
_TRY_AGAIN = 1.0
"""Seconds until a deadline is tried again that failed; each time in a row it takes twice as long."""
_BOT_FIRST = 0.02
_MOST_BOT_FIRST = 15_000
"""Milliseconds that a deadline is held up for a bot; then time acts, for the bot may never come to an end."""
MOST_FAILURES = 6
"""So often what failed is tried again, which takes about a minute; then a match that cannot go on ends."""


def backoff(failures: int) -> float:
    """Seconds until the next try, after so many failures in a row."""
    return _TRY_AGAIN * 2.0 ** (min(failures, MOST_FAILURES) - 1)


class Alarm:
    """One timer a table; it is set anew with every step."""

    def __init__(self, room: "Room") -> None:
        # As `Presence` does, and for the same reason.
        self._room: Room = proxy(room)
        self._timer: asyncio.TimerHandle | None = None
        self._failures = 0
        """Times in a row that time could not act at the same deadline."""
        self._failed_at: int | None = None
        """The wall time of that deadline."""

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
        house, before, due = self._room.house, self._room.state, self.due
        if due != self._failed_at:
            self._failures = 0
        try:
            seed = house.seed(before)
            done = await self._room.settle(lambda state: elapse(house.tables, state, house.now(), seed))
        except (StorageError, Denied):
            self.stop()
            self._ring_in(_TRY_AGAIN)
        except Exception:
            _log.exception("time-failed", table=named(self._room.table))
            self._failed_at = due
            await self._go_on_without(before)
        else:
            self._failures = 0
            if done is None:
                self.set()
            else:
                house.metrics.deadlines.inc()

    async def _go_on_without(self, before: TableState) -> None:
        """A deadline failed: cancel a start that is pending; end a match after repeated failures."""
        room, now = self._room, self._room.house.now()
        self._failures += 1
        self.stop()
        # Should this fail as well, there is another try.
        self._ring_in(backoff(self._failures))
        if before.phase is Phase.STARTING:
            refusal = Refusal("TAB-14", text("tab-14-start-failed"))
            await room.settle(lambda state: fail_start(state, refusal, now) if state is before else None)
        elif self._failures > MOST_FAILURES:
            await room.settle(lambda state: give_up(state, now) if state is before else None)

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._rings)

    def _rings(self) -> None:
        self._timer = None
        due, now = self.due, self._room.house.now()
        if self._room.busy_bot is not None and due is not None and now < due + _MOST_BOT_FIRST:
            # A bot that was due before the deadline is still choosing: its move comes first.
            self._ring_in(_BOT_FIRST)
        else:
            self._room.spawn(self.ring())
