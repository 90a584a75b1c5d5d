"""One table on this node: it decides, writes, and only then tells."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

import msgspec
import structlog

from sobremesa.engine import Malformed, Refusal, Refused
from sobremesa.protocol.telling import Closed, write_message
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.logs import named
from sobremesa.server.rooms.alarm import Alarm
from sobremesa.server.rooms.allowance import Allowance
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.presence import Presence
from sobremesa.server.rooms.snapshots import SNAPSHOT_STEPS
from sobremesa.server.rooms.watchers import Watcher, Watchers
from sobremesa.storage.error import StorageError
from sobremesa.storage.log import Repeated, Row, Written
from sobremesa.storage.nodes import Outage
from sobremesa.table import (
    Asker,
    Command,
    Decision,
    Phase,
    Step,
    TableState,
    count_outage,
    decide_change,
    elapse,
    fail_start,
    may_look,
    write_step,
)
from sobremesa.table.commands import Pause, Rematch, Start, VoteAbsence, VoteEnd

_log = structlog.get_logger()
_ANSWERS = 256
_MOST_TRIES = 50
_TRY_AGAIN = 1.0
"""Seconds until what could not be done, because the store was away, is tried again."""
_BY_CONSENT = (Pause, VoteAbsence, VoteEnd)
Result = TypeVar("Result")


class Answered(msgspec.Struct, frozen=True, gc=False):
    """What somebody was answered: the step that it led to, and for a rematch the table."""

    number: int
    table: str = ""


class Room:
    """A table that somebody plays at or watches, or that time has something to do with."""

    def __init__(self, house: Household, table: str, state: TableState, *, snapshot_at: int = 0) -> None:
        self.house = house
        self.table = table
        self.state = state
        self.moved = asyncio.Event()
        """Set with every step, for the bots."""
        self.drives = True
        """Whether this node wrote the last step, and so comes first when something is due."""
        self.busy_bot: int | None = None
        """The match time at which a bot was due that is choosing now."""
        self.bot_is_due = False
        """Whether a bot will move by itself, sooner or later."""
        self._snapshot_at = snapshot_at
        """The step of the last snapshot, 0 where there is none."""
        self._answers: OrderedDict[tuple[str, str], Answered | Refused | Malformed] = OrderedDict()
        self._is_behind = False
        """Whether somebody waits to read on already, because the store was away."""
        self._is_stale = False
        """Whether what other nodes wrote could not be read here."""
        self._lock = asyncio.Lock()
        self._allowance = Allowance()
        self.alarm = Alarm(self)
        self.presence = Presence(self)
        self._watchers = Watchers(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._attending: set[asyncio.Task[None]] = set()

    # ── asking ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def do(
        self, person: str, command: Command, ask: str, *, credit: int = 0, bot: bool = False, rematch: str = ""
    ) -> Answered:
        """Carry out what somebody asks, with this id for a rematch; what was answered before is answered alike."""
        asker = Asker(person, self.house.now(), credit=credit, rematch=rematch, bot=bot)
        known = await self._undisturbed(self._do(asker, command, ask))
        if isinstance(known, Answered):
            self.house.metrics.actions.labels("done").inc()
            return known
        self.house.metrics.actions.labels("refused" if isinstance(known, Refused) else "malformed").inc()
        raise _again(known)

    async def _do(self, asker: Asker, command: Command, ask: str) -> Answered | Refused | Malformed:
        async with self._lock:
            known = self._answers.get((asker.person, ask))
            if known is None:
                known = await self._answer(asker, command, ask)
                self._answers[asker.person, ask] = known
                if len(self._answers) > _ANSWERS:
                    self._answers.popitem(last=False)
        return known

    async def _answer(self, asker: Asker, command: Command, ask: str) -> Answered | Refused | Malformed:
        person, rematch = asker.person, ""
        self._allowance.check(self.state, person, command, asker.now)
        if isinstance(command, Rematch) and self.state.seat_of(person) is not None and self.state.phase is Phase.ENDED:
            await self._read_on()
            if self.state.rematch:
                return Answered(self.state.number, self.state.rematch)
            rematch = asker.rematch or self.house.new_table()
            await self.house.open_rematch(self.table, self.state, person, rematch)
        asker = msgspec.structs.replace(asker, rematch=rematch)
        await self._come_back()
        await self._let_time_act(asker.now)
        if isinstance(command, _BY_CONSENT):
            await self.presence.look_elsewhere()
            asker = msgspec.structs.replace(asker, present=self.presence.counted)
        try:
            number = await self._decide(
                lambda state: decide_change(self.house.tables, state, command, asker), f"{person}/{ask}"
            )
        except (Refused, Malformed) as problem:
            if rematch and self.state.rematch:
                # Somebody was quicker, by another node: whoever asks later is shown to that table.
                return Answered(self.state.number, self.state.rematch)
            if isinstance(problem, Refused):
                self.house.metrics.refused(problem.refusal.clause)
                if isinstance(command, Start) and problem.refusal.clause == "TAB-14":
                    await self._say_why_not(problem.refusal)
            # It is remembered for those who ask again, without everything that was under way when it was raised.
            return _again(problem)
        if number is not None:
            self._allowance.count(person, asker.now)
        return Answered(self.state.number if number is None else number, self.state.rematch if rematch else "")

    async def _say_why_not(self, refusal: Refusal) -> None:
        """A match that cannot begin says why to everybody at the table, not only to the host who asked (TAB-14)."""
        await self._decide(lambda state: fail_start(state, refusal, self.house.now()), "")

    async def settle(self, decision: Callable[[TableState], Decision | None]) -> int | None:
        """Something that nobody asked for: time, a bot, somebody found absent. None when there is nothing to do.

        A refusal is for the caller to handle: nobody has asked, and so nobody else would ever hear of it.
        """
        return await self._undisturbed(self._settle(decision))

    async def _settle(self, decision: Callable[[TableState], Decision | None]) -> int | None:
        async with self._lock:
            await self._come_back()
            return await self._decide(decision, "")

    async def _undisturbed(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Let work come to its end when whoever waits for it has gone: what is written must be told here as well."""
        return await asyncio.shield(self._begin(work))

    async def _decide(self, decision: Callable[[TableState], Decision | None], ask: str) -> int | None:
        """Decide and write; if another node has written this number first, read on and decide again.

        The number of the step; None where there was nothing to decide.
        """
        for _ in range(_MOST_TRIES):
            try:
                with self.house.metrics.time("decide"):
                    decided = decision(self.state)
            except (Refused, Malformed):
                # What another node has written meanwhile may have made it right.
                if await self._read_on():
                    continue
                before = await self._asked_before(ask)
                if before is None:
                    raise
                # It was accepted before, by another node or by this one before it stopped: it cannot happen twice.
                return before
            if decided is None:
                if ask and await self._read_on():
                    continue
                return await self._asked_before(ask)
            step = decided.step
            row = Row(self.table, step.number, step.at, ask, write_step(step))
            answer = await self.house.store.log.append(row, self.house.card(self.table, decided.state))
            if isinstance(answer, Written):
                self.drives = True
                await self._adopt(step, decided.state)
                return step.number
            await self._read_on(always=True)
            if isinstance(answer, Repeated):
                return answer.number
        raise Denied(Denial.BUSY, "server-busy")

    async def _asked_before(self, ask: str) -> int | None:
        """The number of the step that this question led to when it was asked before; None where it led to none."""
        return await self.house.store.log.asked(self.table, ask) if ask else None

    # ── what happened ───────────────────────────────────────────────────────────────────────────────────────────

    async def _read_on(self, *, always: bool = False) -> bool:
        """Whether others have moved the table on, which it then is here too."""
        if not (always or self.house.is_shared):
            return False
        before = self.state.number
        for step, state in await self.house.read_on(self.table, self.state):
            self.drives = False
            await self._adopt(step, state)
        return self.state.number > before

    async def _is_read_at_last(self) -> bool:
        """Whether what could not be read can be read now."""
        try:
            await self._read_on(always=True)
        except StorageError:
            raise
        except Exception:
            _log.exception("table-cannot-be-read", table=named(self.table))
        else:
            self._is_stale = False
        return not self._is_stale

    async def catch_up(self) -> None:
        """Another node has written something; where the store does not answer now, it is asked until it does."""
        while not self._is_behind:
            try:
                async with self._lock:
                    with self.house.metrics.time("catch-up"):
                        await self._read_on(always=True)
            except StorageError:
                self._is_behind = True
                try:
                    await asyncio.sleep(_TRY_AGAIN)
                finally:
                    self._is_behind = False
            except Exception:
                # Nobody is left looking at a table that stands still.
                _log.exception("table-cannot-be-read", table=named(self.table))
                self._is_stale = True
                self._watchers.send_all_away()
                return
            else:
                return

    async def _adopt(self, step: Step, state: TableState) -> None:
        """The step is durable: it counts, and everybody is told."""
        self.state = state
        # First what must happen, whatever comes of the telling: time and bots go on from here.
        self.alarm.set()
        self.moved.set()
        self.house.on_moved(self.table, state)
        await self._watchers.tell_step(step)
        if step.events:
            # Whoever sits down is a spectator no more; whoever is here has been found absent by mistake.
            self.presence.tell()
            self.presence.set_right()
        if state.number - self._snapshot_at >= SNAPSHOT_STEPS:
            self._snapshot_at = state.number
            if self.drives:
                self.spawn(self.house.snapshots.keep(self.table, state))

    async def set_right(self, state: TableState) -> None:
        """The table was not what its log says: from this state, which is, it is read on, and everybody sees it anew."""
        async with self._lock:
            for _, after in await self.house.read_on(self.table, state):
                state = after
            self.state = state
            await self._watchers.tell_anew()
            self.moved.set()
            self.alarm.set()
            self.house.on_moved(self.table, state)

    # ── time ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _let_time_act(self, until: int) -> None:
        """Deadlines that have passed happen before whatever was received after them (TAB-4)."""
        due = self.alarm.due
        while due is not None and due <= until and self.state.phase is Phase.PLAYING:
            if await self._decide(lambda state: elapse(self.house.tables, state, until, b""), "") is None:
                return
            self.house.metrics.deadlines.inc()
            due = self.alarm.due

    async def come_back(self, outages: Iterable[Outage]) -> None:
        """Count outages that the table has lived through, before anything else is done with it."""
        async with self._lock:
            await self._count_all(outages)

    async def _come_back(self) -> None:
        """Time in which nothing could be written, on this node or any other, does not count."""
        await self._count_all(await self.house.outages())

    async def _count_all(self, outages: Iterable[Outage]) -> None:
        # In their order: one that is older than the last that was counted is none of this table's.
        for outage in outages:
            if outage.id > self.state.outage and outage.until > self.state.changed_at:
                await self._count(outage)

    async def _count(self, outage: Outage) -> None:
        # Nothing comes of it where another node has counted it, or it is none of this table's.
        await self._decide(
            lambda state: count_outage(self.house.tables, state, outage.id, outage.since, outage.until), ""
        )

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside; its failure is logged and nobody else's."""
        # A node that stops may end it before it has begun.
        self._begin(self.house.guarded(work)).add_done_callback(lambda _task: work.close())

    def attend(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside for as long as the table lives here."""
        task = asyncio.get_running_loop().create_task(self.house.guarded(work))
        self._attending.add(task)
        task.add_done_callback(self._attending.discard)

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever waited for it may be gone; then nobody else asks how it ended.
            task.exception()

    # ── who is here ─────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        """Everybody who is told."""
        return self._watchers.all

    async def watch(self, watcher: Watcher, since: int | None) -> bool:
        """Tell somebody how the table stands, with what happened since the number they have, and what happens next.

        False where they may not look any more, because the match has begun since they were let in (TAB-1), and where
        the table cannot be shown to them.
        """
        async with self._lock:
            if self._is_stale and not await self._is_read_at_last():
                watcher.tell(write_message(Closed(self.table, "failed")))
                return False
            if since is not None and since > self.state.number:
                # They were told of it by a node from which this one has not heard yet.
                await self._read_on()
            if not may_look(self.state, watcher.person):
                watcher.tell(write_message(Closed(self.table, "private")))
                return False
            steps = await self._steps_after(since)
            await self._watchers.name_people()
            self._watchers.tell_whole(watcher, steps)
        if watcher not in self._watchers:
            return False
        await self.presence.arrived(watcher.person)
        return True

    async def unwatch(self, watcher: Watcher) -> None:
        """Somebody looks away; whoever has a seat here keeps it for the grace (TAB-6)."""
        if watcher in self._watchers:
            self._watchers.remove(watcher)
            await self.presence.left(watcher.person)

    async def _steps_after(self, since: int | None) -> list[Step]:
        """The steps that somebody has not seen; none where they begin with how things stand."""
        if since is None or since >= self.state.number:
            return []
        return await self.house.read_steps(self.table, self.state, since + 1)

    @property
    def is_busy(self) -> bool:
        """Whether something is being decided or written."""
        return self._lock.locked()

    @property
    def is_idle(self) -> bool:
        """Whether this node can forget it: nobody watches, and nothing is due soon."""
        if self._watchers or self._tasks or self.is_busy or self.presence.is_looking or self.bot_is_due:
            return False
        due = self.alarm.due
        return self.state.is_over or due is None or due - self.house.now() > 60_000

    def close(self) -> None:
        """Forget it here; the log has everything."""
        self.alarm.stop()
        self.presence.close()
        for task in (*self._tasks, *self._attending):
            task.cancel()


def _again(problem: Refused | Malformed) -> Refused | Malformed:
    """The same no, as it is said for the first time."""
    if isinstance(problem, Malformed):
        return Malformed(problem.text.id, **problem.text.args)
    return Refused(problem.refusal.clause, problem.refusal.text.id, **problem.refusal.text.args)
