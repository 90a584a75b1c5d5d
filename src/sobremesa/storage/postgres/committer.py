"""Group commit: whatever queued while the last transaction ran goes into the next one."""

import asyncio
from collections import deque
from collections.abc import Sequence
from time import perf_counter

import asyncpg
import msgspec

from sobremesa.storage.error import Busy, FateUnknown, StoreClosed, StoreUnavailable
from sobremesa.storage.log import Answer, Card, Row, Written
from sobremesa.storage.postgres.append import append, stand, tell
from sobremesa.storage.postgres.connecting import Connect, Driver, is_lost, is_undone
from sobremesa.storage.postgres.fate import has_committed
from sobremesa.storage.store import Observe

_LARGEST_GROUP = 2_000
_LARGEST_GROUP_BYTES = 8 * 1024 * 1024
_ATTEMPTS = 3
_PLAN = "SET plan_cache_mode = force_custom_plan"
"""A plan for groups of any size reads all cards: 6 thousand rows a second, against 26 with one for this group."""


class _Waiting(msgspec.Struct, frozen=True, eq=False):
    """A row that waits for its group, and whoever waits for its answer."""

    row: Row
    card: Card
    answer: "asyncio.Future[Answer]"


class _Again(Exception):  # noqa: N818 - what to do, not that something is wrong
    """Nothing was written for certain, and another attempt may succeed."""


class Committer:
    """One task and one connection that write the log of this node."""

    def __init__(self, connect: Connect, *, origin: str, place: str, observe: Observe, most_waiting: int) -> None:
        self._connect = connect
        self._origin = origin
        self._place = place
        self._observe = observe
        self._most_waiting = most_waiting
        self._queue: deque[_Waiting] = deque()
        self._some = asyncio.Event()
        self._closed = False
        self._connection: Driver | None = None
        self._is_new = True
        self._task = asyncio.get_running_loop().create_task(self._serve(), name="storage-committer")

    async def append(self, row: Row, card: Card) -> Answer:
        """Queue a row, and wait until its group is durable."""
        if self._closed:
            raise StoreClosed(f"{self._place}: the store is closed.")
        if len(self._queue) >= self._most_waiting:
            raise Busy(f"{len(self._queue):,} rows wait already.")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(row, card, answer))
        self._some.set()
        return await answer

    async def close(self) -> None:
        """Write what waits, then let go of the connection."""
        self._closed = True
        self._some.set()
        await self._task
        if self._connection is not None:
            await _part(self._connection)
            self._connection = None

    async def _serve(self) -> None:
        while self._queue or not self._closed:
            if not self._queue:
                self._some.clear()
                await self._some.wait()
                continue
            group = self._gather()
            started = perf_counter()
            await self._answer(group)
            # One who observes and fails is the loop's to tell of, and keeps nobody from being answered.
            tell = asyncio.get_running_loop().call_soon
            tell(self._observe, "commit-seconds", perf_counter() - started)
            tell(self._observe, "group-size", len(group))
            tell(self._observe, "queue-depth", len(self._queue))

    async def _answer(self, group: Sequence[_Waiting]) -> None:
        """Keep a group and tell everybody; a row that the server will not have fails alone."""
        try:
            answers = await self._keep([each.row for each in group], [each.card for each in group])
        except asyncpg.PostgresError as error:
            if len(group) == 1:
                _fail(group, StoreUnavailable(f"{self._place}: nothing was written ({error})."))
                return
            for each in group:
                await self._answer([each])
        except Exception as error:
            _fail(group, error)
        else:
            for each, answer in zip(group, answers, strict=True):
                if not each.answer.done():
                    each.answer.set_result(answer)

    def _gather(self) -> list[_Waiting]:
        """What waits, with one row of a table: the next one is looked at when that has its answer."""
        group: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        size = 0
        while self._queue and len(group) < _LARGEST_GROUP and size < _LARGEST_GROUP_BYTES:
            each = self._queue.popleft()
            if each.row.table in group:
                later.append(each)
                continue
            group[each.row.table] = each
            size += len(each.row.data)
        self._queue.extendleft(reversed(later))
        return list(group.values())

    async def _keep(self, rows: Sequence[Row], cards: Sequence[Card]) -> list[Answer]:
        for _ in range(_ATTEMPTS):
            try:
                return await self._attempt(rows, cards)
            except _Again as again:
                problem = again.__cause__
        raise StoreUnavailable(f"{self._place}: {problem}") from problem

    async def _attempt(self, rows: Sequence[Row], cards: Sequence[Card]) -> list[Answer]:
        if self._connection is None:
            self._connection = await self._connect()
            self._is_new = True
        connection = self._connection
        try:
            await connection.execute(f"{_PLAN}; BEGIN" if self._is_new else "BEGIN")
            self._is_new = False
            answers = await append(connection, rows, cards)
            written = [row for row, answer in zip(rows, answers, strict=True) if isinstance(answer, Written)]
            transaction = await tell(connection, self._origin, written) if written else None
        except BaseException as error:
            # Nothing was committed, so nothing is there, whatever has happened to the connection.
            self._drop()
            if is_lost(error) or is_undone(error):
                raise _Again from error
            raise
        await self._commit(connection, transaction, written)
        return answers

    async def _commit(self, connection: Driver, transaction: str | None, written: Sequence[Row]) -> None:
        try:
            outcome = await connection.execute("COMMIT")
        except BaseException as error:
            self._drop()
            if not is_lost(error):
                raise
            if transaction is None:
                raise _Again from error
            await self._settle(transaction, written, error)
            return
        if outcome != "COMMIT":
            raise StoreUnavailable(f"{self._place}: nothing was written ({outcome}).")

    async def _settle(self, transaction: str, written: Sequence[Row], lost: BaseException) -> None:
        """The connection went away while it committed: ask, on another, what became of it."""
        committed = await has_committed(self._connect, transaction, lambda connection: stand(connection, written))
        if committed is None:
            raise FateUnknown(f"{self._place}: {lost}") from lost
        if not committed:
            raise _Again from lost

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _fail(group: Sequence[_Waiting], error: Exception) -> None:
    for each in group:
        if not each.answer.done():
            each.answer.set_exception(error)


async def _part(connection: Driver) -> None:
    try:
        await connection.close(timeout=2)
    except Exception:  # a connection that cannot say goodbye is dropped
        connection.terminate()
