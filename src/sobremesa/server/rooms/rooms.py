"""All tables that live on this node: found, opened, woken, told of what other nodes wrote, and forgotten."""

import asyncio
from collections.abc import Sequence

import structlog

from sobremesa.engine import Malformed, Refused
from sobremesa.server.chores import Chores
from sobremesa.server.logs import named
from sobremesa.server.rooms.bot_threads import BotThreads
from sobremesa.server.rooms.bots import RoomBots
from sobremesa.server.rooms.household import LEASE, Household
from sobremesa.server.rooms.room import Room
from sobremesa.storage.error import StorageError
from sobremesa.storage.log import HERE, OUT, SAID
from sobremesa.table import Daily, Phase, Setting, Step, TableState, is_same, open_daily, open_table, repin

_log = structlog.get_logger()
_HEARTBEAT = 1.0
_SCAN = 1.0
_RENEW = 8.0
_SWEEP = 10.0
_OVERDUE = 2_000
"""Milliseconds that a table may be overdue before a node takes it up on which nobody watches it."""
_AT_A_TIME = 100
_LEFT_ALONE = 10 * 60 * 1000
"""Milliseconds until a table that could not be read is tried again."""
_LOOK_ROUND = 10.0
_MOST_OPEN = 1_000
"""Tables of the lobby that are looked at when those are searched for that have been deserted."""
_CLOCK = 60.0
_TRY_AGAIN = 1.0
"""Seconds until a log is asked again that could not be read, because the store was away."""


class Rooms:
    """The rooms by their tables."""

    def __init__(self, house: Household, bot_threads: int = 2) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._checking = asyncio.Lock()
        """After a restart many tables come back: one log after another is read beside what people do."""
        self._broken: dict[str, int] = {}
        """Tables that are overdue and cannot be read, and until when they are left alone."""
        self._chores = Chores()
        self._bot_threads = BotThreads(bot_threads)

    async def start(self) -> None:
        """Say that this node is alive, and begin to look after tables."""
        await self.house.start()
        await self.house.store.log.listen(self._heard)
        for work, seconds in (
            (self.house.sign_of_life, _HEARTBEAT),
            (self._wake_overdue, _SCAN),
            (self._renew_leases, _RENEW),
            (self._find_deserted, _LOOK_ROUND),
            (self.forget_idle, _SWEEP),
            (self.house.follow_clock, _CLOCK),
        ):
            self._chores.every(seconds, work)

    async def stop(self) -> None:
        """Forget all rooms and say that this node is gone; the log has everything."""
        await self._chores.stop()
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()
        await self._bot_threads.close()
        try:
            await self.house.stop()
        except StorageError as problem:
            # Leases and signs of life end by themselves.
            _log.warning("store-not-there", problem=type(problem).__name__)

    async def open(self, setting: Setting, host: str, *, bot: bool = False, table: str = "") -> str:
        """A new table, with this id where it has one already; its host may be a bot of somebody's own."""
        table, code = table or self.house.new_table(), await self.house.new_code()
        secret = self.house.new_secret()
        decision = open_table(self.house.tables, setting, host, self.house.now(), code, secret=secret, bot=bot)
        await self.house.keep_new(table, decision)
        await self.find(table)
        return table

    async def open_daily(self, table: str, setting: Setting, daily: Daily, host: str, level: str) -> None:
        """The table of somebody's try at a day's match, unless it is open already."""
        if await self.find(table) is None:
            now = self.house.now()
            decision = open_daily(self.house.tables, setting, daily, host=host, level=level, now=now)
            await self.house.keep_new(table, decision)
            await self.find(table)

    def living(self, table: str) -> TableState | None:
        """How a table stands that lives here."""
        room = self._rooms.get(table)
        return None if room is None else room.state

    async def find(self, table: str) -> Room | None:
        """The room of a table, from its log where it does not live here yet.

        It lives here for as long as whoever asked waits for nothing else: then it may have been forgotten.
        """
        while table not in self._rooms:
            if table not in self._loading:
                self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
            if await asyncio.shield(self._loading[table]) is None:
                return None
        return self._rooms[table]

    async def _load(self, table: str) -> Room | None:
        try:
            found = await self.house.take_up(table)
        except (Malformed, Refused):
            _log.exception("table-cannot-be-read", table=named(table))
            return None
        if not found:
            return None
        daily = found[-1][1].daily
        if daily is not None:
            await self.house.on_daily(daily)
        snapshot_at = found[0][0].number
        room = Room(self.house, table, found[-1][1], snapshot_at=snapshot_at)
        await room.come_back(await self.house.store.nodes.outages_after(room.state.changed_at))
        await room.settle(lambda state: repin(state, self.house.now()))
        await room.presence.look_elsewhere()
        self._rooms[table] = room
        self.house.metrics.rooms.set(len(self._rooms))
        room.alarm.set()
        if self.house.is_shared:
            # What others have written since its log was read was told to a node that did not have it yet.
            room.spawn(room.catch_up())
        if snapshot_at:
            room.attend(self._check(room, found))
        else:
            self._let_bots_play(room, found)
        return room

    def _let_bots_play(self, room: Room, found: Sequence[tuple[Step, TableState]]) -> None:
        if not room.state.is_over:
            room.attend(RoomBots(room, self._bot_threads, (state for _, state in found)).run())

    async def _check(self, room: Room, found: Sequence[tuple[Step, TableState]]) -> None:
        """Hold a table that was taken up from a snapshot against its whole log, and then let its bots play.

        They need the states from before the snapshot, from which is known since when they are waited for.
        """
        # Until then it is not forgotten, as a table whose bots are due is not.
        room.bot_is_due = True
        try:
            async with self._checking:
                while True:
                    try:
                        found = await self._replay(room, found)
                        break
                    except StorageError:
                        await asyncio.sleep(_TRY_AGAIN)
                    except Exception:
                        # The match goes on from what is at hand: its bots must not wait for what cannot be read.
                        _log.exception("table-cannot-be-checked", table=named(room.table))
                        break
        finally:
            room.bot_is_due = False
        self._let_bots_play(room, found)

    async def _replay(self, room: Room, found: Sequence[tuple[Step, TableState]]) -> Sequence[tuple[Step, TableState]]:
        """The whole log; where it does not lead to the snapshot, the table becomes what the log says."""
        believed = found[0][1]
        try:
            replayed = await self.house.read_all(room.table)
        except (Malformed, Refused):
            # Old rows were damaged since: with what is at hand people can end their match.
            _log.exception("table-cannot-be-read", table=named(room.table))
            return found
        # What follows is computed from it, so that steps which were made meanwhile change nothing here.
        if not is_same(replayed[believed.number][1], believed):
            await room.set_right(replayed[-1][1])
            await self.house.snapshots.drop(room.table)
        return replayed

    def _heard(self, moved: Sequence[tuple[str, int]] | None) -> None:
        """Other nodes have written: rooms that live here read on."""
        if moved is None:
            for room in self._rooms.values():
                room.spawn(room.catch_up())
                room.spawn(self.house.on_said(room))
                room.spawn(room.presence.look_elsewhere())
            self.house.on_missed()
            return
        for table, number in moved:
            if number == OUT:
                self.house.on_signed_out(table)
                continue
            known = self._rooms.get(table)
            if known is None:
                if number >= 0:
                    self.house.on_moved_elsewhere(table)
            elif number == SAID:
                known.spawn(self.house.on_said(known))
            elif number == HERE:
                known.spawn(known.presence.look_elsewhere())
            elif known.state.number < number:
                known.spawn(known.catch_up())

    # ── what is done again and again ────────────────────────────────────────────────────────────────────────────

    async def _wake_overdue(self) -> None:
        """Tables whose node has gone, or that nobody watches: whoever finds them takes them up."""
        now = self.house.now()
        self._broken = {table: until for table, until in self._broken.items() if until > now}
        for card in await self.house.store.log.overdue(now - _OVERDUE, _AT_A_TIME + len(self._broken)):
            if card.table not in self._broken:
                await self._take_up(card.table)

    async def _find_deserted(self) -> None:
        """Tables that the lobby shows and that no node has, as after a crash: their people are expected here (TAB-6).

        Whoever does not come back loses the seat, and a table where nobody sits closes soon.
        """
        open_tables = await self.house.store.log.cards(phase=Phase.GATHERING, public=True, limit=_MOST_OPEN)
        cards = [card for card in open_tables if card.people and card.table not in self._rooms]
        here: dict[str, frozenset[str]] = {}
        if self.house.is_shared and cards:
            tables = [card.table for card in cards]
            here = await self.house.store.leases.elsewhere(tables, self.house.node, self.house.now())
        deserted = [card for card in cards if not here.get(card.table, frozenset()) >= {*card.people}]
        for card in deserted[:_AT_A_TIME]:
            if card.table not in self._broken:
                await self._take_up(card.table)

    async def _take_up(self, table: str) -> None:
        """One that cannot be read is left alone for a while, and keeps no other waiting."""
        try:
            room = await self.find(table)
        except StorageError:
            raise
        except Exception:
            _log.exception("table-cannot-be-read", table=named(table))
            room = None
        if room is None:
            self._broken[table] = self.house.now() + _LEFT_ALONE
        else:
            room.alarm.set()

    async def _renew_leases(self) -> None:
        if not self.house.is_shared:
            return
        here = [
            (room.table, person)
            for room in self._rooms.values()
            if room.state.phase is not Phase.CLOSED
            for person in room.presence.here
        ]
        leases, now = self.house.store.leases, self.house.now()
        await leases.renew(self.house.node, here, now + LEASE)
        await leases.forget(now)
        elsewhere = await leases.elsewhere(list(self._rooms), self.house.node, now)
        for table, room in tuple(self._rooms.items()):
            room.presence.found_elsewhere(elsewhere.get(table, frozenset()))

    async def forget_idle(self) -> None:
        """Forget the tables that nobody watches and for which nothing is due soon."""
        for table, room in tuple(self._rooms.items()):
            if room.is_idle:
                room.close()
                del self._rooms[table]
        self.house.metrics.rooms.set(len(self._rooms))
