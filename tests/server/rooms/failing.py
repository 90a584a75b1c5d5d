"""What fails at a table, and how tests play on there."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import Write
from sobremesa.games.golf.events import Phase as GolfPhase
from sobremesa.server.rooms import bot_threads as threads_module
from sobremesa.server.rooms.bot_threads import Lane
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room
from sobremesa.table import Phase, Setting, commands, find_absent
from tests.patience import pause, until
from tests.server.readers import Reader

WITHOUT_CLOCK = Setting("golf", "en", {"clock": False}, pace="instant")


class Endless:
    """Bots that choose until the test is over, and how often they were asked."""

    def __init__(self) -> None:
        self.over = threading.Event()
        self.asked = 0
        self.held: list[threading.Thread] = []
        """The threads of those that are choosing."""
        self.ends = False
        """Whether those asked from now on choose at once."""

    def choose(self, *_args: Any) -> Write:
        """An empty card, sooner or later."""
        self.asked += 1
        if not self.ends:
            self.held.append(threading.current_thread())
            self.over.wait()
            self.held.remove(threading.current_thread())
        return Write()


class Held:
    """Bots that answer only when the test lets them, and how often they were asked."""

    def __init__(self) -> None:
        self.asked = 0
        self._answers = threading.Semaphore(0)

    def holding(self, answer: Callable[..., Any]) -> Callable[..., Any]:
        """A method of a bot that answers as before, once it may."""

        def wait_and_answer(*args: Any) -> Any:
            self.asked += 1
            self._answers.acquire()
            return answer(*args)

        return wait_and_answer

    def let_answer(self, times: int = 1) -> None:
        """So many questions are answered, those asked from now on included."""
        self._answers.release(times)


def only_those_that_never_end_take_long(
    monkeypatch: pytest.MonkeyPatch, endless: Endless, *, is_given_up: bool = True
) -> None:
    """Time is up for a bot that was asked and never ends, and for no other, however slow the machine is."""
    begin = Lane._begin
    threads: dict[asyncio.Future[Any], list[threading.Thread]] = {}

    def begin_and_know(lane: Lane, work: Callable[[], Any]) -> asyncio.Future[Any]:
        thread: list[threading.Thread] = []

        def work_known() -> Any:
            thread.append(threading.current_thread())
            return work()

        future = begin(lane, work_known)
        threads[future] = thread
        return future

    async def wait(_lane: Lane, work: asyncio.Future[Any], seconds: float) -> None:
        may_be_up = is_given_up or seconds == threads_module._PLACE_KEPT
        while not work.done() and not (may_be_up and any(thread in endless.held for thread in threads[work])):
            await pause()

    monkeypatch.setattr(Lane, "_begin", begin_and_know)
    monkeypatch.setattr(Lane, "_wait", wait)


def fail(*_args: Any, **_named: Any) -> Any:
    """A mistake of ours."""
    raise ZeroDivisionError


def refuse(*_args: Any, **_named: Any) -> Any:
    """A rule that says no."""
    raise Refused("GOL-2", "gol-2-too-late")


async def nothing() -> list[Any]:
    """No outages."""
    return []


def stop_clock_in(monkeypatch: pytest.MonkeyPatch, house: Household, seconds: int) -> None:
    """The clock of a house stands still, so many seconds ahead."""
    later = house.now() + 1000 * seconds
    monkeypatch.setattr(house, "now", lambda: later)


def pass_time(room: Room, monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Set the clock of the house ahead, where it stops, and let time act at this table."""
    stop_clock_in(monkeypatch, room.house, seconds)
    monkeypatch.setattr(room.house, "outages", nothing)
    room.alarm.set()


def told(reader: Reader, kind: str) -> list[dict[str, Any]]:
    """All events of one kind that a reader was told of."""
    updates = [message for message in reader.told if message["kind"] == "update"]
    return [event for each in updates for step in each["steps"] for event in step["events"] if event["kind"] == kind]


def blame(reader: Reader, logged: list[Any]) -> list[Any]:
    """All that says that a bot has failed: what a reader was told, and what was logged."""
    return told(reader, "seat-stuck") + [entry for entry in logged if entry["event"] == "failure-of-bot"]


def act(kind: str, **more: Any) -> commands.Act:
    """An action of the game."""
    return commands.Act(msgspec.Raw(msgspec.json.encode({"type": kind, **more})))


def write_nothing() -> commands.Act:
    """An empty card (GOL-2)."""
    return act("write")


def rounds_of(room: Room, seat: int) -> int:
    """How many rounds a seat has written in."""
    return len(room.state.match.view(None).players[seat].rounds)


async def hand_over(room: Room, level: str) -> None:
    """Luz sits down in seat 1 of Ana's table and is absent once the match has begun: a bot of this level stands in."""
    await room.do("luz", commands.Sit(1), "sit")
    await room.do("luz", commands.SayReady(), "ready")
    await room.do("ana", commands.Start(), "start")
    await until(lambda: room.state.phase is Phase.PLAYING)
    await lose_and_hand_over(room, level)


async def lose_and_hand_over(room: Room, level: str) -> None:
    """Luz is absent, and Ana gives her seat to a bot of this level."""
    await room.settle(lambda state: find_absent(state, {"luz"}, room.house.now()))
    await room.do("ana", commands.VoteAbsence(1, "bot", level), f"hand over {room.state.number}")


async def play_round(room: Room, person: str, number: int) -> None:
    """An empty card, and nothing bought (GOL-2, GOL-18); the bot in the other seat plays the round as well."""
    phase = room.state.match.view(None).phase
    assert phase is GolfPhase.WRITING, phase
    await room.do(person, write_nothing(), f"write {number}")
    await until(lambda: rounds_of(room, 1) == number and 0 in room.state.match.state.waiting)
    if room.state.match.view(None).phase is GolfPhase.SHOPPING:
        await room.do(person, act("buy", wildcards=[]), f"buy {number}")
        await until(lambda: room.state.match.view(None).phase is GolfPhase.WRITING)
