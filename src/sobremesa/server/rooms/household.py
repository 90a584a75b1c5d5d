"""What all rooms of a node share: the store, the clock, the games, who is who."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from string import ascii_letters, digits
from typing import Any, TypeAlias

import structlog

from sobremesa.engine.chance import SEED_BYTES
from sobremesa.protocol.telling import Person
from sobremesa.server.clock import WallClock
from sobremesa.server.metrics import Metrics
from sobremesa.server.rooms.cards import card_of
from sobremesa.server.rooms.snapshots import Snapshots
from sobremesa.storage.error import StorageError
from sobremesa.storage.log import Card, Row
from sobremesa.storage.nodes import Outage
from sobremesa.storage.store import Store
from sobremesa.table import (
    Daily,
    Decision,
    House,
    Setting,
    Shelf,
    Step,
    TableState,
    follow,
    open_rematch,
    read_step,
    write_step,
)

_log = structlog.get_logger()

GRACE = 30_000
LEASE = 25_000
STALE = 3_000
"""Milliseconds without a sign of life after which a node counts as gone."""
DARK = 10_000
"""Milliseconds after which nodes that run, and could leave no sign of life, count as an outage."""
_MOST_OUTAGES = 100
_ID_LETTERS = ascii_letters + digits
_ID_LENGTH = 22
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that sound or look like others."""
_SLICE = 200
"""Steps that are read in one go."""
CODE_LENGTH = 6


_FEW = 50
"""Steps that are followed at once; more of them in a thread, for the longest log takes a tenth of a second."""
_Followed: TypeAlias = list[tuple[Step, TableState]]


async def _nothing(_room: Any) -> None:
    pass


def follow_all(shelf: Shelf, state: TableState, rows: Iterable[Row], event_type: Any) -> _Followed:
    """The steps of these rows, each with the table after it."""
    read: _Followed = []
    for row in rows:
        step = read_step(row.data, event_type)
        state = follow(shelf, state, step)
        read.append((step, state))
    return read


class Household:
    """The effects that a room needs; everything else about a table is pure."""

    def __init__(
        self,
        store: Store,
        tables: House,
        *,
        node: str,
        metrics: Metrics,
        is_shared: bool = False,
        grace: int = GRACE,
        find_people: Callable[[Iterable[str]], Awaitable[dict[str, Person]]],
    ) -> None:
        self.store = store
        self.tables = tables
        self.node = node
        self.metrics = metrics
        self.is_shared = is_shared
        self.grace = grace
        self.clock = WallClock()
        self.snapshots = Snapshots(store, tables.shelf, metrics)
        self._find_people = find_people
        self.daily_seed: Callable[[Daily, Setting], bytes]
        """Set by whoever knows the secrets of the days."""
        self.on_daily: Callable[[Daily], Coroutine[Any, Any, None]] = _nothing
        """Called before the table of a day's match lives here, whose seed must be at hand when it begins."""
        self.on_moved: Callable[[str, TableState], None] = lambda _table, _state: None
        """Called when a table that lives here has moved."""
        self.leaving = False
        """Whether this node stops, and takes all of its leases with it."""
        self._seen_at = 0
        self._outages: list[Outage] = []
        self._signing: asyncio.Task[None] | None = None
        self.on_missed: Callable[[], None] = lambda: None
        """Called when any table may have moved elsewhere."""
        self.on_moved_elsewhere: Callable[[str], None] = lambda _table: None
        self.on_said: Callable[[Any], Coroutine[Any, Any, None]] = _nothing
        """Called with a room at whose table something was said, on this node or another."""
        self.on_signed_out: Callable[[str], None] = lambda _person: None
        """Called with a person some of whose sessions or tokens have ended, on whichever node."""

    def now(self) -> int:
        """Wall time."""
        return self.clock.now()

    def new_secret(self) -> bytes:
        """The server's part of the seeds of a table (TAB-3)."""
        return secrets.token_bytes(SEED_BYTES)

    def seed(self, state: TableState) -> bytes:
        """The seed of a match that people do not share in: of its day, or at a table from before they did (TAB-3)."""
        return self.new_secret() if state.daily is None else self.daily_seed(state.daily, state.setting)

    def new_table(self) -> str:
        """An id that nobody can guess, of letters and digits: it ends links and stands on command lines."""
        return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))

    async def new_code(self) -> str:
        """A short code for reading aloud that no other table has."""
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if await self.store.log.card_by_code(code) is None:
                return code

    def card(self, table: str, state: TableState) -> Card:
        """What lobby and wake-up list know of a table."""
        return card_of(table, state, self.tables)

    async def keep_new(self, table: str, decision: Decision) -> None:
        """Write the first step of a table."""
        row = Row(table, 0, decision.step.at, "", write_step(decision.step))
        await self.store.log.append(row, self.card(table, decision.state))
        self.on_moved(table, decision.state)

    async def open_rematch(self, table: str, state: TableState, person: str, rematch: str) -> None:
        """Open the table of a rematch, which has this id."""
        decision = open_rematch(
            self.tables,
            state,
            table=table,
            host=person,
            now=self.now(),
            secret=self.new_secret(),
            code=await self.new_code(),
        )
        await self.keep_new(rematch, decision)

    async def read_on(self, table: str, state: TableState) -> list[tuple[Step, TableState]]:
        """The steps that others have written, each with the table after it."""
        return await self._follow(await self.store.log.read(table, state.number + 1), state)

    async def read_steps(self, table: str, state: TableState, since: int) -> list[Step]:
        """The steps of a table from a number on, up to where it stands."""
        rows = await self.store.log.read(table, since)
        return [self._step(row, state) for row in rows if row.number <= state.number]

    async def read_all(self, table: str) -> list[tuple[Step, TableState]]:
        """The whole log of a table, each step with the table after it; nothing where there is no such table."""
        return await self._follow(await self.store.log.read(table), None)

    async def take_up(self, table: str) -> list[tuple[Step, TableState]]:
        """As much of the log of a table as it takes to go on with it: all, or from the step of a snapshot on."""
        state = await self.snapshots.find(table)
        if state is not None:
            rows = await self.store.log.read(table, state.number)
            if rows and rows[0].at == state.changed_at:
                return [(self._step(rows[0], state), state), *await self._follow(rows[1:], state)]
            # The log does not reach as far, or has another step there.
            await self.snapshots.drop(table)
        return await self.read_all(table)

    async def follow_beside(
        self,
        rows: Sequence[Row],
        state: TableState | None,
        beside: Callable[[Callable[[], _Followed]], Awaitable[_Followed]],
    ) -> _Followed:
        """The steps of these rows, each with the table after it; those of a match that has begun in a thread."""
        begun = 0
        read: _Followed = []
        # The shelf is the event loop's, and nothing asks it for a game once the match has begun.
        while begun < len(rows) and (state is None or state.position is None):
            read += await self._follow(rows[begun : begun + 1], state)
            state, begun = read[-1][1], begun + 1
        rest = rows[begun:]
        if not rest:
            return read
        assert state is not None, "the match has begun"
        shelf, before, event_type = self.tables.shelf, state, self.tables.shelf.game(state.setting).event_type
        if len(rest) <= _FEW:
            return [*read, *follow_all(shelf, before, rest, event_type)]
        return [*read, *await beside(lambda: follow_all(shelf, before, rest, event_type))]

    async def _follow(self, rows: Iterable[Row], state: TableState | None) -> list[tuple[Step, TableState]]:
        read: list[tuple[Step, TableState]] = []
        for row in rows:
            step = self._step(row, state)
            state = follow(self.tables.shelf, state, step)
            read.append((step, state))
            if len(read) % _SLICE == 0:
                # The longest log takes a tenth of a second: others have their turn meanwhile.
                await asyncio.sleep(0)
        return read

    def _step(self, row: Row, state: TableState | None) -> Step:
        """The first step opens a table and has nothing of a match in it."""
        game = None if state is None else self.tables.shelf.game(state.setting)
        return read_step(row.data, type(None) if game is None else game.event_type)

    async def people_of(self, state: TableState) -> tuple[Person, ...]:
        """Everybody who is named in a table."""
        return await self.people({state.host, *(holder.person for holder in state.seats)})

    async def people(self, ids: Iterable[str]) -> tuple[Person, ...]:
        """Who they are; somebody who is gone is a person without a name."""
        wanted = sorted({person for person in ids if person})
        found = await self._find_people(wanted)
        return tuple(found.get(person, Person(person, "")) for person in wanted)

    async def elsewhere(self, table: str) -> frozenset[str]:
        """Who is at a table by other nodes."""
        if not self.is_shared:
            return frozenset()
        return (await self.store.leases.elsewhere([table], self.node, self.now())).get(table, frozenset())

    async def arrived(self, table: str, person: str) -> None:
        """Tell other nodes that somebody is here."""
        if self.is_shared:
            await self.store.leases.take(table, person, self.node, self.now() + LEASE)

    async def left(self, table: str, person: str) -> None:
        """Tell other nodes that somebody is not here any more; where that fails, the lease ends by itself."""
        if self.is_shared and not self.leaving:
            with suppress(StorageError):
                await self.store.leases.drop(table, person, self.node)

    async def follow_clock(self) -> None:
        """Go by the clock of the database, where nodes share one."""
        now = await self.store.now()
        if now is not None:
            self.clock.follow(now)

    async def start(self) -> None:
        """The first sign of life; an outage is recorded where nobody has been there for some time."""
        # A house that is not shared has one node: whatever left a sign of life before is gone.
        self._seen_at = self.now()
        await self.store.nodes.start(self.node, self._seen_at, STALE if self.is_shared else 0)

    async def stop(self) -> None:
        """The last sign of life: this node is gone, and nobody is at any table by it."""
        if self._signing is not None:
            self._signing.cancel()
            await asyncio.gather(self._signing, return_exceptions=True)
        if self.is_shared:
            await self.store.leases.drop_all(self.node)
        await self.store.nodes.stop(self.node, self.now())

    async def sign_of_life(self) -> None:
        """Say that this node is alive; where it could not for long, and no other could, nobody could play either."""
        # One for all who ask meanwhile: of many tables in the dark each would record an outage of its own.
        if self._signing is None or self._signing.done():
            self._signing = asyncio.get_running_loop().create_task(self._sign())
        await asyncio.shield(self._signing)

    async def _sign(self) -> None:
        now, before = self.now(), self._seen_at
        if now - before > DARK:
            await self.store.nodes.start(self.node, now, DARK)
            # Tables that have not moved since count the ones before as well.
            self._outages = [*self._outages, *await self.store.nodes.outages_after(before)][-_MOST_OUTAGES:]
        else:
            await self.store.nodes.alive(self.node, now)
        self._seen_at = now

    async def outages(self) -> list[Outage]:
        """Outages since this node runs; before anything is decided, it makes sure that there is none just now."""
        # One that was under way for as long says nothing of now.
        while self.now() - self._seen_at > DARK:
            await self.sign_of_life()
        return self._outages

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside; its failure is logged and nobody else's."""
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            _log.exception("background-work-failed", problem=type(problem).__name__)
