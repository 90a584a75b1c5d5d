"""The one thread that writes to a SQLite file: whatever queued while the last commit ran is committed together."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection

from sobremesa.storage.error import Busy, FateUnknown, StoreClosed, StoreUnavailable
from sobremesa.storage.sqlite.append import Append, append_all
from sobremesa.storage.sqlite.opening import connect, engine_of, translate, translated
from sobremesa.storage.store import Observe

Result = TypeVar("Result")
_LARGEST_GROUP = 5_000
_CERTAIN = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY}
"""Errors of a commit after which nothing was written for certain."""
_Job: TypeAlias = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]
_Outcome: TypeAlias = tuple[Any, Exception | None]


class Writer:
    """Jobs in the order in which they were given; one that fails fails alone."""

    def __init__(self, path: Path | None, *, place: str, observe: Observe, most_waiting: int) -> None:
        self._place = place
        self._observe = observe
        self._most_waiting = most_waiting
        self._waiting = 0
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        with translated(place):
            self._connection = connect(path, writes=True)
        self._engine = engine_of(self._connection)
        self._thread = Thread(target=self._serve, name="storage-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a job in the writer's thread; it is durable when this returns."""
        if self._closed:
            raise StoreClosed(f"{self._place}: the store is closed.")
        if self._waiting >= self._most_waiting:
            raise Busy(f"{self._waiting:,} writes wait already.")
        answer: asyncio.Future[Result] = self._loop.create_future()
        self._waiting += 1
        self._jobs.put((job, answer))
        return await answer

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run ordinary queries among the jobs."""

        def job(_raw: sqlite3.Connection) -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        return await self.write(job)

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        try:
            while (first := self._jobs.get()) is not None:
                group, is_last = self._gather(first)
                started = perf_counter()
                try:
                    outcomes = self._commit(group)
                except sqlite3.Error as error:
                    # Not even undoing it worked; the next group tries anew.
                    outcomes = self._all_failed(group, FateUnknown(f"{self._place}: {error}."))
                self._tell(group, outcomes, perf_counter() - started)
                if is_last:
                    return
        finally:
            self._engine.dispose()
            self._connection.close()

    def _gather(self, first: _Job) -> tuple[list[_Job], bool]:
        group = [first]
        while len(group) < _LARGEST_GROUP:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _commit(self, group: Sequence[_Job]) -> list[_Outcome]:
        self._roll_back()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return self._all_failed(group, translate(error, self._place))
        outcomes = self._append_all(group) or [self._attempt(job) for job, _ in group]
        if not self._connection.in_transaction:
            # A full disk undoes the whole transaction, with those that had succeeded.
            failed = next((error for _, error in outcomes if error is not None), None)
            return self._all_failed(group, StoreUnavailable(f"{self._place}: nothing was written ({failed})."))
        if all(error is not None for _, error in outcomes):
            self._roll_back()
            return outcomes
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return self._all_failed(group, self._uncommitted(error))
        return outcomes

    def _append_all(self, group: Sequence[_Job]) -> list[_Outcome]:
        """Keep a group of nothing but rows of as many tables in one go; nothing where it is none, or that fails."""
        wanted = [job for job, _ in group if isinstance(job, Append)]
        if len({each.row.table for each in wanted}) < len(group):
            return []
        try:
            return [(answer, None) for answer in append_all(self._connection, wanted)]
        except Exception:
            # One of them spoils it for all: each by itself, then.
            self._roll_back()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return self._all_failed(group, translate(error, self._place))
        return []

    def _attempt(self, job: Callable[[sqlite3.Connection], Any]) -> _Outcome:
        execute = self._connection.execute
        if not self._connection.in_transaction:
            return None, StoreUnavailable(self._place)
        execute("SAVEPOINT job")
        try:
            result = job(self._connection)
        except Exception as error:
            if self._connection.in_transaction:
                execute("ROLLBACK TO job")
                execute("RELEASE job")
            return None, translate(error, self._place)
        execute("RELEASE job")
        return result, None

    def _uncommitted(self, error: sqlite3.Error) -> Exception:
        if (error.sqlite_errorcode & 0xFF) in _CERTAIN:
            return translate(error, self._place)
        return FateUnknown(f"{self._place}: {error}.")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _all_failed(self, group: Sequence[_Job], error: Exception) -> list[_Outcome]:
        return [(None, error)] * len(group)

    def _tell(self, group: Sequence[_Job], outcomes: Sequence[_Outcome], seconds: float) -> None:
        try:
            self._loop.call_soon_threadsafe(self._deliver, group, outcomes, seconds)
        except RuntimeError:
            # The loop is gone, and with it everybody who could be told.
            return

    def _deliver(self, group: Sequence[_Job], outcomes: Sequence[_Outcome], seconds: float) -> None:
        self._waiting -= len(group)
        for (_, answer), (result, error) in zip(group, outcomes, strict=True):
            if answer.done():
                continue
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)
        self._observe("commit-seconds", seconds)
        self._observe("group-size", len(group))
        self._observe("queue-depth", self._waiting)
