"""The bots of a table: planned and chosen in threads, beside the event loop, and played through the same door."""

import asyncio
from collections.abc import Collection, Iterable
from functools import partial
from typing import Any

import structlog

from sobremesa.bots import Company, Due, Pace, stand_in_for
from sobremesa.engine import Seat
from sobremesa.server.logs import named
from sobremesa.server.rooms.alarm import MOST_FAILURES, STAND_BACK
from sobremesa.server.rooms.bot_threads import BotStuckError, BotThreads, TooManySlowError
from sobremesa.server.rooms.room import Room
from sobremesa.storage.error import StorageError
from sobremesa.table import Holder, Phase, TableState, act_for, give_up

_log = structlog.get_logger()
_STORE_AWAY = 1.0
_PATIENCE = 5_000
"""Milliseconds before a bot whose move was not taken is asked again; a step of anybody's comes first."""


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

    def next(self, state: TableState, failed: Collection[Seat]) -> Due | None:
        """The bot that acts next; for a seat whose bot failed it is the one that does the least."""
        for before in self.before:
            self._sit_down(before, failed)
            self.company.follow(before.match)
        self.before = ()
        self._sit_down(state, failed)
        return self.company.next(state.match)

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

    async def run(self) -> None:
        """Until nothing can happen to the match any more."""
        room = self._room
        while not room.state.is_over:
            room.moved.clear()
            state = room.state
            try:
                await self._turn(state)
            except StorageError:
                # Nothing was played, or it was and the log will tell: the same is planned again.
                await asyncio.sleep(_STORE_AWAY)
            except Exception:
                # The simplest action fails too, or planning itself does.
                _log.exception("failure-of-bots", table=named(room.table))
                self._failures += 1
                await self._wait_or_give_up(state)
            finally:
                room.bot_is_due = False

    async def _turn(self, state: TableState) -> None:
        """Until something has happened."""
        room = self._room
        room.bot_is_due = state.phase is Phase.PLAYING and not state.paused
        due = await self._plan(state) if room.bot_is_due else None
        wall = None if due is None or _lets_time_act(state, due) else state.clock.wall_time(due.at)
        if due is None or wall is None:
            room.bot_is_due = False
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
            return await self._threads.planning.run(partial(planner.next, state, frozenset(self._failed)))
        except TooManySlowError:
            raise
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
        """Let the bot play that is due; where it cannot, the least is done in its seat."""
        try:
            await self._choose_and_act(state, due)
        except StorageError:
            raise
        except Exception as problem:
            # A mistake of a bot's, or a move of its that is refused, must neither end all bots of the table nor keep
            # the others waiting.
            _log.exception("failure-of-bot", table=named(self._room.table), seat=due.seat)
            if isinstance(problem, BotStuckError):
                self._failed.add(due.seat)
            await self._do_least(state, due.seat)

    async def _choose_and_act(self, state: TableState, due: Due) -> None:
        """Choose from the match as it is; what others do meanwhile makes the choice void."""
        room = self._room
        has_failed = due.seat in self._failed
        lane = self._threads.planning if has_failed else self._threads.choosing
        room.busy_bot = due.at
        try:
            with room.house.metrics.time("bot"):
                action = await lane.run(partial(self._planner.company.choose, state.match, due.seat))
            await self._act(state, due.seat, action, due.at, has_failed=has_failed)
        finally:
            room.busy_bot = None

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

    async def _wait_or_give_up(self, state: TableState) -> None:
        """Not even the least can be done: the deadline passes, or without one the match ends after some tries."""
        room = self._room
        if await self._moved_before(room.house.now() + _PATIENCE):
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
