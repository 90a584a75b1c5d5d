"""Plays the bots of a table: they plan and choose in threads, and the room settles their moves like all others."""

import asyncio
from collections.abc import Callable, Container, Iterable
from functools import partial
from typing import Any

import structlog

from sobremesa.bots import Company, Due, Pace, stand_in_for
from sobremesa.engine import Refused, Seat
from sobremesa.server.denial import Denied
from sobremesa.server.logs import named
from sobremesa.server.rooms.alarm import MOST_FAILURES, STAND_BACK, backoff
from sobremesa.server.rooms.bot_failures import BotFailures, SeatFailedError
from sobremesa.server.rooms.bot_planner import Planner, sees_the_same
from sobremesa.server.rooms.bot_threads import BotStuckError, BotThreads, TooManySlowError
from sobremesa.server.rooms.room import Room
from sobremesa.storage.error import StorageError
from sobremesa.table import Decision, Phase, TableState, act_for, give_up

_log = structlog.get_logger()
_STORE_AWAY = 1.0
_OTHER_NODES_FIRST = 120_000
"""Milliseconds that a node leaves to the others, whose bots may still be choosing, before it ends a match."""


class RoomBots:
    """Plays the seats of one table that no person plays, until the match is over."""

    def __init__(self, room: Room, threads: BotThreads, before: Iterable[TableState] = ()) -> None:
        self._room = room
        self._threads = threads
        self._pace = Pace(room.state.setting.pace)
        self._planner = Planner(self._pace, tuple(state for state in before if state.phase is Phase.PLAYING))
        self._failed: set[Seat] = set()
        """Seats whose bot got stuck or could not be planned: from then on the least is done for them."""
        self._left_out: set[Seat] = set()
        """Seats where even the least got stuck: nothing more is tried, as each try may leave a thread behind."""
        self._reconsidered: dict[Seat, str] = {}
        """By seat, the last question that its bot was asked again because others had changed what it sees."""
        self._failures = BotFailures()
        self._planning_failures = 0
        """Failures with no single seat to blame since a bot last moved."""
        self._slow: dict[Seat, asyncio.Task[None]] = {}
        """By seat, the choice of a bot that takes so long that the others play on meanwhile."""
        self._late_problem: BaseException | None = None
        """The error that a slow choice ended with, which the next turn raises."""

    async def run(self) -> None:
        """Play until the match is over."""
        try:
            await self._run()
        finally:
            self._room.bot_is_due = False
            for choice in self._slow.values():
                choice.cancel()

    async def _run(self) -> None:
        room = self._room
        while not room.state.is_over:
            # Whatever goes wrong below, other tables get their turn.
            await asyncio.sleep(0)
            room.moved.clear()
            state = room.state
            try:
                await self._turn(state)
            except (StorageError, Denied):
                # Nothing was played, or it was and the log will say so: plan again.
                await asyncio.sleep(_STORE_AWAY)
            except SeatFailedError as error:
                _log.exception("failure-of-bots", table=named(room.table), seat=error.seat)
                self._failures.add(error, room.house.now())
            except Exception:
                _log.exception("failure-of-bots", table=named(room.table))
                await self._planning_failed(state)
            finally:
                room.bot_is_due = bool(self._slow)

    async def _turn(self, state: TableState) -> None:
        """Play the bot that is due next or, if something happens before that, return to plan again."""
        room = self._room
        if self._late_problem is not None:
            problem, self._late_problem = self._late_problem, None
            raise problem
        room.bot_is_due = state.phase is Phase.PLAYING and not state.paused
        if not room.bot_is_due:
            await self._wait_for_others()
            return
        self._forget_returned(state)
        self._failures.forget_answered(state)
        due, retry = await self._plan(state), self._failures.next_try
        wall = None if due is None or _lets_time_act(state, due) else state.clock.wall_time(due.at)
        if retry is not None and (wall is None or retry < wall):
            if not await self._moved_before(retry):
                self._failures.release(retry)
        elif due is not None and wall is not None:
            if not await self._moved_before(wall) and sees_the_same(state, room.state, due.seat):
                await self._play(room.state, due)
        elif self._is_hopeless(state, self._left_out | self._failures.resting):
            if not self._failures.release_all_since(state):
                await self._give_up(state)
        else:
            await self._wait_for_others()

    def _is_hopeless(self, state: TableState, without: Container[Seat]) -> bool:
        """Whether the match waits only for bots in these seats and has no deadline, so that nothing can move it."""
        if state.match.deadline is not None:
            return False
        return all(seat in without and state.seats[seat].is_bots for seat in state.match.state.waiting)

    def _forget_returned(self, state: TableState) -> None:
        """Where a person has the seat again, a bot that sits down there later is tried like any other."""
        people = {seat for seat, holder in enumerate(state.seats) if not holder.is_bots}
        self._failed -= people
        self._left_out -= people

    async def _wait_for_others(self) -> None:
        """Wait for a person, for time, or for a bot that is still choosing."""
        self._room.bot_is_due = bool(self._slow)
        await self._room.moved.wait()

    async def _plan(self, state: TableState) -> Due | None:
        """The bot that acts next, and when; None if there is none."""
        planner = self._planner
        bots = {seat for seat, holder in enumerate(state.seats) if holder.is_bots} - self._left_out
        if planner.is_empty and not bots:
            # A bot seated later starts from that moment, so earlier states can be dropped.
            planner.before = ()
            return None
        # If the thread cannot even be started, that is no failure of the bot that was asked last.
        planner.forget_asked()
        try:
            plan = partial(
                planner.next,
                state,
                failed=frozenset(self._failed),
                left_out=self._left_out | self._failures.not_to_plan,
                choosing=self._failures.resting | self._slow.keys(),
            )
            return await self._threads.planning.run(plan)
        except Exception as problem:
            # The old planner may still be in use by a stuck thread.
            self._planner = Planner(self._pace)
            seat = planner.company.asked
            if not isinstance(problem, BotStuckError):
                if seat is None:
                    raise
                if seat in self._failed:
                    raise SeatFailedError(seat, state, in_planning=True) from problem
            _log.exception("failure-of-bot", table=named(self._room.table), seat=seat)
            for each in bots if seat is None else (seat,):
                self._expect_less_of(each)
        return await self._plan(state)

    def _expect_less_of(self, seat: Seat) -> None:
        """From now on the least is done for this seat; if that was so already, nothing is."""
        if seat in self._failed:
            self._leave_out(seat)
        else:
            self._failed.add(seat)

    def _leave_out(self, seat: Seat) -> None:
        """Even the least got stuck in this seat."""
        self._left_out.add(seat)
        self._failures.forget(seat)

    async def _moved_before(self, wall: int) -> bool:
        """Wait until this wall time, and return whether something else happened first.

        A node that did not write the last step waits a little longer.
        """
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
        """Let the bot that is due choose and play. If it takes long, it goes on in the background."""
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
        choice.add_done_callback(partial(self._chosen_at_last, state, seat))

    def _chosen_at_last(self, state: TableState, seat: Seat, choice: asyncio.Task[None]) -> None:
        """A slow choice has ended: wake `_run`, which plans the seat again and raises what went wrong.

        It is a callback, and `_run` waits for it: whatever fails here must wake it all the same.
        """
        problem = None if choice.cancelled() else choice.exception()
        try:
            del self._slow[seat]
            if problem is not None:
                _log.warning("late-failure-of-bot", table=named(self._room.table), seat=seat, error=repr(problem))
                # A failure at a question that is no longer asked says nothing about the next one.
                if self._planner.question(state, self._room.state, seat) is None:
                    problem = None
        except Exception:
            _log.exception("failure-of-bot", table=named(self._room.table), seat=seat)
        finally:
            if problem is not None:
                self._late_problem = problem
            self._room.moved.set()

    async def _choose_or_do_least(self, state: TableState, due: Due, on_slow: Callable[[], None]) -> None:
        """Play what the bot chooses; if it cannot choose or its move is refused, do the least for it."""
        try:
            await self._choose_and_act(state, due, on_slow)
        except (StorageError, Denied):
            raise
        except TooManySlowError:
            # The node is busy, which is no failure of this bot. It cannot wait for its turn, as that may never come:
            # a stuck thread counts as slow until the node stops.
            _log.warning("too-many-slow-bots", table=named(self._room.table), seat=due.seat)
            await self._do_least(state, due.seat, on_slow, has_failed=False)
        except Exception as problem:
            # A bug in a bot, or a move that is refused, must neither end all bots of the table nor keep the others
            # waiting.
            _log.exception("failure-of-bot", table=named(self._room.table), seat=due.seat)
            if isinstance(problem, BotStuckError):
                self._expect_less_of(due.seat)
            if due.seat not in self._left_out:
                await self._do_least(state, due.seat, on_slow, has_failed=True)

    async def _choose_and_act(self, state: TableState, due: Due, on_slow: Callable[[], None]) -> None:
        """Let the bot choose in a thread, and play what it chose if that still stands."""
        room = self._room
        has_failed = due.seat in self._failed
        lane = self._threads.planning if has_failed else self._threads.choosing
        with room.house.metrics.time("bot"):
            action = await lane.run(partial(self._planner.company.choose, state.match, due.seat), on_slow=on_slow)
        await self._act(state, due.seat, action, due.at, has_failed=has_failed)

    async def _do_least(self, state: TableState, seat: Seat, on_slow: Callable[[], None], *, has_failed: bool) -> None:
        """Do the least that the rules allow for a bot that did not move; all are told if it is because it failed."""
        room, now = self._room, self._room.state
        try:
            if not self._stands(state, now, seat):
                return
            action = await self._threads.planning.run(partial(_least_move, now, seat), on_slow=on_slow)
            # A deadline that is held up for this bot must not pass before its move, which would then answer the next
            # question.
            at, deadline = now.clock.match_time(room.house.now()), now.match.deadline
            at = at if deadline is None else min(at, deadline)
            await self._act(now, seat, action, at, has_failed=has_failed)
        except (StorageError, Denied):
            raise
        except BotStuckError:
            _log.exception("failure-of-bot", table=named(room.table), seat=seat)
            self._leave_out(seat)
        except Exception as problem:
            raise SeatFailedError(seat, now, in_planning=False) from problem

    async def _act(self, state: TableState, seat: Seat, action: object, at: int, *, has_failed: bool) -> None:
        """Play an action that was chosen at this state of the table, if it still stands."""
        room = self._room

        def decide(now: TableState) -> Decision | None:
            if not self._stands(state, now, seat):
                return None
            try:
                return act_for(now, seat, action, at, room.house.now(), has_failed=has_failed)
            except Refused:
                if sees_the_same(state, now, seat):
                    raise
                # Others have made the move impossible meanwhile: the bot is asked again, and not blamed.
                return None

        done = await room.settle(decide)
        if done is not None:
            self._planning_failures = 0
            room.house.metrics.bot_moves.inc()

    def _stands(self, then: TableState, now: TableState, seat: Seat) -> bool:
        """Whether what a bot chose then answers what it is asked now.

        If others have changed what it sees, it is asked again, as after a rival's announcement (BUF-8), but only once
        for each question: otherwise they could keep it from ever moving.
        """
        if sees_the_same(then, now, seat):
            return True
        question = self._planner.question(then, now, seat)
        is_same = question is not None and self._reconsidered.get(seat) == question
        if question is not None:
            self._reconsidered[seat] = question
        return is_same

    async def _planning_failed(self, state: TableState) -> None:
        """Planning failed, and no single seat is to blame: wait before the next try, or for others after the last."""
        self._planning_failures += 1
        if self._planning_failures <= MOST_FAILURES:
            await self._moved_before(self._room.house.now() + round(1000 * backoff(self._planning_failures)))
        elif self._is_hopeless(state, range(len(state.seats))):
            await self._give_up(state)
        else:
            await self._wait_for_others()

    async def _give_up(self, state: TableState) -> None:
        """End a match that cannot go on, unless something has happened to it."""
        room = self._room
        if room.house.is_shared and await self._moved_before(room.house.now() + _OTHER_NODES_FIRST):
            return
        try:
            await room.settle(lambda now: give_up(now, room.house.now()) if now is state else None)
        except Exception:
            # It is tried again, unless something else happens first.
            _log.exception("match-cannot-be-ended", table=named(room.table))
            await self._moved_before(room.house.now() + round(1000 * backoff(MOST_FAILURES)))


def _least_move(state: TableState, seat: Seat) -> Any:
    """The least that the rules allow in this seat."""
    return Company({seat: stand_in_for(state.match.game, "")}).choose(state.match, seat)


def _lets_time_act(state: TableState, due: Due) -> bool:
    """Whether a bot has nothing to do but let the deadline pass."""
    deadline = state.match.deadline
    return deadline is not None and due.at > deadline
