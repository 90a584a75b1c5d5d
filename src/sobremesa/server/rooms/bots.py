"""The bots of a table: planned and chosen in threads, beside the event loop, and played through the same door."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from sobremesa.bots import Company, Due, Pace, stand_in_for
from sobremesa.engine import Seat
from sobremesa.server.logs import named
from sobremesa.server.rooms.alarm import MOST_FAILURES, STAND_BACK
from sobremesa.server.rooms.room import Room
from sobremesa.storage.error import StorageError
from sobremesa.table import Holder, Phase, TableState, act_for, give_up

_log = structlog.get_logger()
_STORE_AWAY = 1.0
_LONGEST = 120.0
"""Seconds that a bot may choose, its wait for a thread in them; it needs a few at most."""
_PATIENCE = 5_000
"""Milliseconds before a bot whose move was not taken is asked again; a step of anybody's comes first."""


class RoomBots:
    """Plays the seats of one table that no person plays, until the match is over."""

    def __init__(self, room: Room, pool: ThreadPoolExecutor, before: Iterable[TableState] = ()) -> None:
        self._room = room
        self._pool = pool
        self._before = tuple(state for state in before if state.phase is Phase.PLAYING)
        """The table after each step so far, from which is known since when bots are waited for."""
        self._seated: dict[Seat, str] = {}
        self._company = Company({}, Pace(room.state.setting.pace))
        self._failures = 0
        """Times in a row that no bot could move."""

    async def run(self) -> None:
        """Until nothing can happen to the match any more."""
        room = self._room
        while not room.state.is_over:
            room.moved.clear()
            try:
                await self._turn(room.state)
            except StorageError:
                # Nothing was played, or it was and the log will tell: the same is planned again.
                await asyncio.sleep(_STORE_AWAY)
            except Exception:
                # A mistake of a bot's, or a move of its that is refused, must neither end all bots of the table nor
                # keep the others waiting.
                _log.exception("failure-of-bot", table=named(room.table))
                await self._do_least(room.state)
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
        if not self._seated and not any(holder.is_bots for holder in state.seats):
            # Whoever sits down later begins then, so that what was before need not be kept.
            self._before = ()
            return None
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._next, state)

    def _next(self, state: TableState) -> Due | None:
        for before in self._before:
            self._sit_down(before)
            self._company.follow(before.match)
        self._before = ()
        self._sit_down(state)
        return self._company.next(state.match)

    def _sit_down(self, state: TableState) -> None:
        """Bots sit where no person plays, since the step that gave them the seat."""
        wanted = {seat: _level(holder) for seat, holder in enumerate(state.seats) if holder.is_bots}
        for seat in [seat for seat, level in self._seated.items() if wanted.get(seat) != level]:
            self._company.leave(seat)
            del self._seated[seat]
        for seat, level in wanted.items():
            if seat not in self._seated:
                self._company.seat(
                    seat, stand_in_for(state.match.game, level), state.clock.match_time(state.changed_at)
                )
                self._seated[seat] = level

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
        """Choose from the match as it is; what others do meanwhile makes the choice void."""
        room, loop = self._room, asyncio.get_running_loop()
        room.busy_bot = due.at
        try:
            with room.house.metrics.time("bot"):
                choosing = loop.run_in_executor(self._pool, self._company.choose, state.match, due.seat)
                # One that finds no end keeps a thread, and not the table.
                action = await asyncio.wait_for(choosing, _LONGEST)
            done = await room.settle(
                lambda now: act_for(now, due.seat, action, due.at, room.house.now()) if now is state else None
            )
        finally:
            room.busy_bot = None
        if done is not None:
            self._failures = 0
            room.house.metrics.bot_moves.inc()

    async def _do_least(self, state: TableState) -> None:
        """What a bot could not do is done for it: the least that the rules allow, and all are told."""
        room = self._room
        if room.state is not state or state.phase is not Phase.PLAYING or state.paused:
            return
        self._failures += 1
        try:
            # Not by a thread of the bots, all of which may be kept by one that finds no end.
            least = await asyncio.to_thread(_least_move, state)
            if least is None:
                await self._moved_before(room.house.now() + _PATIENCE)
                return
            seat, action = least
            at = state.clock.match_time(room.house.now())
            await room.settle(
                lambda now: act_for(now, seat, action, at, room.house.now(), has_failed=True) if now is state else None
            )
            self._failures = 0
        except StorageError:
            await asyncio.sleep(_STORE_AWAY)
        except Exception:
            _log.exception("failure-of-least", table=named(room.table))
            await self._wait_or_give_up(state)

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


def _least_move(state: TableState) -> tuple[Seat, Any] | None:
    """The least that the rules allow in a bot's seat that the match waits for, if there is one."""
    game = state.match.game
    bots = {seat: stand_in_for(game, "") for seat, holder in enumerate(state.seats) if holder.is_bots}
    company = Company(bots)
    due = company.next(state.match)
    return None if due is None else (due.seat, company.choose(state.match, due.seat))


def _lets_time_act(state: TableState, due: Due) -> bool:
    """Whether a bot has nothing to do but let the deadline pass."""
    deadline = state.match.deadline
    return deadline is not None and due.at > deadline


def _level(holder: Holder) -> str:
    return holder.stand_in if holder.handed else holder.level
