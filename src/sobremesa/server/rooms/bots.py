"""The bots of a table: planned and chosen in threads, beside the event loop, and played through the same door."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Any

import structlog

from sobremesa.bots import Company, Due, Pace, stand_in_for
from sobremesa.engine import Seat
from sobremesa.server.denial import Denied
from sobremesa.server.logs import named
from sobremesa.server.rooms.alarm import MOST_FAILURES, STAND_BACK, backoff
from sobremesa.server.rooms.bot_threads import BotStuckError, BotThreads
from sobremesa.server.rooms.room import Room
from sobremesa.storage.error import StorageError
from sobremesa.table import Holder, Phase, TableState, act_for, give_up

_log = structlog.get_logger()
_STORE_AWAY = 1.0


class _Planner:
    """Who sits where, and who acts next. It is given up, and a new one begun, where planning fails."""

    def __init__(self, pace: Pace, before: tuple[TableState, ...] = ()) -> None:
        self.company = Company({}, pace)
        self.before = before
        """The table after each step so far, from which is known since when bots are waited for."""
        self._seated: dict[Seat, str] = {}

    @property
    def is_empty(self) -> bool:
        """Whether no bot sits at the table, as far as is known."""
        return not self._seated

    def next(self, state: TableState, failed: Collection[Seat], choosing: Collection[Seat]) -> Due | None:
        """The bot that acts next, but for those that are choosing; where a bot failed, one that does the least."""
        for before in self.before:
            self._sit_down(before, failed)
            self.company.follow(before.match)
        self.before = ()
        self._sit_down(state, failed)
        return self.company.next(state.match, choosing)

    def _sit_down(self, state: TableState, failed: Collection[Seat]) -> None:
        """Bots sit where no person plays, since the step that gave them the seat."""
        wanted = {
            seat: "" if seat in failed else _level(holder) for seat, holder in enumerate(state.seats) if holder.is_bots
        }
        for seat in [seat for seat, level in self._seated.items() if wanted.get(seat) != level]:
            self.company.leave(seat)
            del self._seated[seat]
        for seat, level in wanted.items():
            if seat not in self._seated:
                bot = stand_in_for(state.match.game, level)
                self.company.seat(seat, bot, state.clock.match_time(state.changed_at))
                self._seated[seat] = level


class RoomBots:
    """Plays the seats of one table that no person plays, until the match is over."""

    def __init__(self, room: Room, threads: BotThreads, before: Iterable[TableState] = ()) -> None:
        self._room = room
        self._threads = threads
        self._pace = Pace(room.state.setting.pace)
        self._planner = _Planner(self._pace, tuple(state for state in before if state.phase is Phase.PLAYING))
        self._failed: set[Seat] = set()
        """Seats whose bot was stuck or could not be planned: from then on the simplest action is played for them."""
        self._failures = 0
        """Times in a row that no bot could move."""
        self._slow: dict[Seat, asyncio.Task[None]] = {}
        """Seats whose bot has been choosing for so long that the others play on meanwhile."""
        self._late_problem: BaseException | None = None
        """What went wrong with one of these."""

    async def run(self) -> None:
        """Until nothing can happen to the match any more."""
        try:
            await self._run()
        finally:
            self._room.bot_is_due = False
            for choice in self._slow.values():
                choice.cancel()

    async def _run(self) -> None:
        room = self._room
        while not room.state.is_over:
            room.moved.clear()
            state = room.state
            try:
                await self._turn(state)
            except (StorageError, Denied):
                # Nothing was played, or it was and the log will tell: the same is planned again.
                await asyncio.sleep(_STORE_AWAY)
            except Exception as problem:
                # The simplest action fails too, or planning itself does.
                _log.exception("failure-of-bots", table=named(room.table))
                # What got stuck has had its time: it is not tried again.
                self._failures = MOST_FAILURES if isinstance(problem, BotStuckError) else self._failures + 1
                if self._leaves_it_to_time(state, problem):
                    return
                await self._wait_or_give_up(state)
            finally:
                room.bot_is_due = bool(self._slow)

    async def _turn(self, state: TableState) -> None:
        """Until something has happened."""
        room = self._room
        if self._late_problem is not None:
            problem, self._late_problem = self._late_problem, None
            raise problem
        room.bot_is_due = state.phase is Phase.PLAYING and not state.paused
        due = await self._plan(state) if room.bot_is_due else None
        wall = None if due is None or _lets_time_act(state, due) else state.clock.wall_time(due.at)
        if due is None or wall is None:
            room.bot_is_due = bool(self._slow)
            await room.moved.wait()
        elif not await self._moved_before(wall) and room.state is state:
            await self._play(state, due)

    async def _plan(self, state: TableState) -> Due | None:
        """Who acts next as things stand."""
        planner = self._planner
        if planner.is_empty and not any(holder.is_bots for holder in state.seats):
            # Whoever sits down later begins then, so that what was before need not be kept.
            planner.before = ()
            return None
        try:
            plan = partial(planner.next, state, frozenset(self._failed), frozenset(self._slow))
            return await self._threads.planning.run(plan)
        except Exception:
            # A thread that is stuck may still work on the old planner.
            self._planner = _Planner(self._pace)
            seat = planner.company.asked
            if seat is None or seat in self._failed:
                raise
            _log.exception("failure-of-bot", table=named(self._room.table), seat=seat)
            self._failed.add(seat)
        return await self._plan(state)

    async def _moved_before(self, wall: int) -> bool:
        """Whether something else happened first; a node that did not write the last step stands back."""
        room = self._room
        wait = wall - room.house.now() + (0 if room.drives else STAND_BACK)
        if wait <= 0:
            return False
        try:
            await asyncio.wait_for(room.moved.wait(), wait / 1000)
        except TimeoutError:
            return False
        return True

    async def _play(self, state: TableState, due: Due) -> None:
        """Let the bot play that is due. If it takes long it goes on by itself, and the others are not kept waiting."""
        room, seat = self._room, due.seat
        slow = asyncio.Event()
        choice = asyncio.create_task(self._choose_or_do_least(state, due, slow.set))
        choice.add_done_callback(lambda _: slow.set())
        room.busy_bot = due.at
        try:
            await slow.wait()
        except asyncio.CancelledError:
            choice.cancel()
            raise
        finally:
            room.busy_bot = None
        if choice.done():
            await choice
            return
        self._slow[seat] = choice
        choice.add_done_callback(partial(self._chosen_at_last, seat))

    def _chosen_at_last(self, seat: Seat, choice: asyncio.Task[None]) -> None:
        """The seat is planned again: what was chosen may have come too late."""
        del self._slow[seat]
        if not choice.cancelled():
            self._late_problem = choice.exception() or self._late_problem
        self._room.moved.set()

    async def _choose_or_do_least(self, state: TableState, due: Due, on_slow: Callable[[], None]) -> None:
        """Where the bot cannot move, the least is done in its seat."""
        try:
            await self._choose_and_act(state, due, on_slow)
        except (StorageError, Denied):
            raise
        except Exception as problem:
            # A mistake of a bot's, or a move of its that is refused, must neither end all bots of the table nor keep
            # the others waiting.
            _log.exception("failure-of-bot", table=named(self._room.table), seat=due.seat)
            if isinstance(problem, BotStuckError):
                self._failed.add(due.seat)
            await self._do_least(state, due.seat)

    async def _choose_and_act(self, state: TableState, due: Due, on_slow: Callable[[], None]) -> None:
        """Choose from the match as it is; what others do meanwhile makes the choice void."""
        room = self._room
        has_failed = due.seat in self._failed
        lane = self._threads.planning if has_failed else self._threads.choosing
        with room.house.metrics.time("bot"):
            action = await lane.run(partial(self._planner.company.choose, state.match, due.seat), on_slow=on_slow)
        await self._act(state, due.seat, action, due.at, has_failed=has_failed)

    async def _do_least(self, state: TableState, seat: Seat) -> None:
        """What a bot could not do is done for it: the least that the rules allow, and all are told."""
        room = self._room
        if room.state is state:
            action = await self._threads.planning.run(partial(_least_move, state, seat))
            at = state.clock.match_time(room.house.now())
            await self._act(state, seat, action, at, has_failed=True)

    async def _act(self, state: TableState, seat: Seat, action: object, at: int, *, has_failed: bool) -> None:
        room = self._room
        done = await room.settle(
            lambda now: (
                act_for(now, seat, action, at, room.house.now(), has_failed=has_failed) if now is state else None
            )
        )
        if done is not None:
            self._failures = 0
            room.house.metrics.bot_moves.inc()

    def _leaves_it_to_time(self, state: TableState, problem: Exception) -> bool:
        """Whether bots are asked no more: each further try would leave another thread behind that never ends."""
        return isinstance(problem, BotStuckError) and state.match.deadline is not None

    async def _wait_or_give_up(self, state: TableState) -> None:
        """Not even the least can be done: the deadline passes, or without one the match ends after some tries."""
        room = self._room
        if await self._moved_before(room.house.now() + round(1000 * backoff(self._failures))):
            return
        if self._failures < MOST_FAILURES or state.match.deadline is not None:
            return
        try:
            await room.settle(lambda now: give_up(now, room.house.now()) if now is state else None)
        except Exception:
            # There is another try, as long as nothing else happens.
            _log.exception("match-cannot-be-ended", table=named(room.table))


def _least_move(state: TableState, seat: Seat) -> Any:
    """The least that the rules allow in this seat."""
    return Company({seat: stand_in_for(state.match.game, "")}).choose(state.match, seat)


def _lets_time_act(state: TableState, due: Due) -> bool:
    """Whether a bot has nothing to do but let the deadline pass."""
    deadline = state.match.deadline
    return deadline is not None and due.at > deadline


def _level(holder: Holder) -> str:
    return holder.stand_in if holder.handed else holder.level
