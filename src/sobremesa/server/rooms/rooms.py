"""All tables that live on this node: found, opened, woken, told of what other nodes wrote, and forgotten."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import structlog

from sobremesa.engine import Malformed, Refused
from sobremesa.server.chores import Chores
from sobremesa.server.rooms.bots import RoomBots
from sobremesa.server.rooms.household import LEASE, Household
from sobremesa.server.rooms.room import Room
from sobremesa.table import Phase, Setting, count_outage, open_table, repin

_log = structlog.get_logger()
_HEARTBEAT = 1.0
_SCAN = 1.0
_RENEW = 8.0
_SWEEP = 10.0
_OVERDUE = 2_000
"""Milliseconds that a table may be overdue before a node takes it up on which nobody watches it."""
STALE = 3_000
"""Milliseconds without a sign of life after which a node counts as gone."""


class Rooms:
    """The rooms by their tables."""

    def __init__(self, house: Household, bot_threads: int = 2) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._chores = Chores()
        self._pool = ThreadPoolExecutor(bot_threads, thread_name_prefix="bots")

    async def start(self) -> None:
        """Say that this node is alive, and begin to look after tables."""
        # A house that is not shared has one node: whatever left a sign of life before is gone.
        await self.house.store.nodes.start(self.house.node, self.house.now(), STALE if self.house.is_shared else 0)
        await self.house.store.log.listen(self._heard)
        for work, seconds in (
            (self._beat, _HEARTBEAT),
            (self._wake_overdue, _SCAN),
            (self._renew_leases, _RENEW),
            (self._sweep, _SWEEP),
        ):
            self._chores.every(seconds, work)

    async def stop(self) -> None:
        """Forget all rooms and say that this node is gone; the log has everything."""
        await self._chores.stop()
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
        await self.house.store.nodes.stop(self.house.node, self.house.now())

    async def open(self, setting: Setting, host: str) -> str:
        """A new table."""
        table = self.house.new_table()
        decision = open_table(self.house.tables, setting, host, self.house.now(), await self.house.new_code())
        await self.house.keep_new(table, decision)
        await self.find(table)
        self.house.on_moved(table, decision.state)
        return table

    async def find(self, table: str) -> Room | None:
        """The room of a table, from its log where it does not live here yet."""
        if table in self._rooms:
            return self._rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room | None:
        try:
            found = await self.house.read_all(table)
        except (Malformed, Refused):
            _log.exception("table-cannot-be-read", table=table)
            return None
        if not found:
            return None
        room = Room(self.house, table, found[-1][1], (step for step, _ in found))
        for outage in await self.house.store.nodes.outages_after(room.state.changed_at):
            await room.settle(
                lambda state, out=outage: count_outage(  # type: ignore[misc]
                    self.house.tables, state, out.id, out.since, out.until
                )
            )
        await room.settle(lambda state: repin(state, self.house.now()))
        self._rooms[table] = room
        self.house.metrics.rooms.set(len(self._rooms))
        room.schedule()
        room.expect_all()
        if not room.state.is_over:
            room.play_bots(RoomBots(room, self._pool, (state for _, state in found)).run())
        return room

    def _heard(self, moved: Sequence[tuple[str, int]] | None) -> None:
        """Other nodes have written: rooms that live here read on."""
        if moved is None:
            for room in self._rooms.values():
                room.spawn(room.catch_up())
            return
        for table, number in moved:
            known = self._rooms.get(table)
            if known is None:
                self.house.on_moved_elsewhere(table)
            elif number < 0:
                known.spawn(self.house.on_said(known))
            elif known.state.number < number:
                known.spawn(known.catch_up())

    # ── what is done again and again ────────────────────────────────────────────────────────────────────────────

    async def _beat(self) -> None:
        await self.house.store.nodes.alive(self.house.node, self.house.now())

    async def _wake_overdue(self) -> None:
        """Tables whose node has gone, or that nobody watches: whoever finds them takes them up."""
        for card in await self.house.store.log.overdue(self.house.now() - _OVERDUE):
            await self.find(card.table)

    async def _renew_leases(self) -> None:
        if not self.house.is_shared:
            return
        here = [
            (room.table, person)
            for room in self._rooms.values()
            if room.state.phase is not Phase.CLOSED
            for person in room.here
        ]
        await self.house.store.leases.renew(self.house.node, here, self.house.now() + LEASE)
        for room in self._rooms.values():
            room.expect_all()

    async def _sweep(self) -> None:
        for table, room in tuple(self._rooms.items()):
            if room.is_idle:
                room.close()
                del self._rooms[table]
        self.house.metrics.rooms.set(len(self._rooms))
