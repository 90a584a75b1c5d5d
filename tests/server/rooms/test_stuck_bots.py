"""Where not even the simplest move of a bot finds an end, no more is asked for its seat, and nobody waits for ever."""

import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sobremesa.bots.buffet.bot import BuffetBot
from sobremesa.bots.golf.bot import GolfBot
from sobremesa.bots.least import LeastBot
from sobremesa.games.buffet.actions import GiveUp
from sobremesa.games.buffet.events import Phase as BuffetPhase
from sobremesa.games.golf.events import Phase as GolfPhase
from sobremesa.server.rooms import bot_threads as threads_module
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.table import Phase, Setting, commands
from tests.patience import until
from tests.server.nodes import begin
from tests.server.readers import Reader
from tests.server.rooms.failing import (
    WITHOUT_CLOCK,
    Endless,
    Held,
    act,
    fail,
    only_those_that_never_end_take_long,
    pass_time,
    rounds_of,
    stop_clock_in,
    write_nothing,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("logged")]
TIMED = Setting("golf", "en", {"writing_seconds": 10}, pace="instant")


async def test_TAB_11_where_no_deadline_comes_and_a_stuck_bot_is_waited_for_the_match_ends_and_says_so(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    """It is stuck in a rest, which has a deadline; the search after that has none."""
    only_those_that_never_end_take_long(monkeypatch, endless)

    def latest(_bot: Any, view: Any) -> Any:
        return endless.choose() if view.phase is BuffetPhase.RESTING else None

    for bot in (BuffetBot, LeastBot):
        monkeypatch.setattr(bot, "latest", latest)
    monkeypatch.setattr(BuffetBot, "choose", lambda *_: GiveUp())
    setting = Setting("buffet", "en", {"search_seconds": 0}, pace="instant")
    room = await begin(rooms, setting, "ana", commands.SeatBot(1, "casual"))
    luz = Reader("luz")
    await room.watch(luz, None)

    async def comes(phase: BuffetPhase) -> None:
        await until(lambda: room.state.match.view(None).phase is phase)

    pass_time(room, monkeypatch, 4)
    await comes(BuffetPhase.SEARCH)
    await room.do("ana", act("give-up"), "give up")
    await comes(BuffetPhase.PLACING)
    pass_time(room, monkeypatch, 31)
    await comes(BuffetPhase.RESTING)
    await until(lambda: endless.asked == 2 and not room.bot_is_due)
    assert room.state.match.deadline is not None
    pass_time(room, monkeypatch, 16)
    await comes(BuffetPhase.COUNTDOWN)
    pass_time(room, monkeypatch, 4)
    await comes(BuffetPhase.SEARCH)
    await until(lambda: not room.bot_is_due)
    # An announcement of hers would turn the hourglass, and time would go on (BUF-9).
    assert room.state.phase is Phase.PLAYING
    await room.do("ana", act("give-up"), "give up again")
    await until(lambda: room.state.phase is Phase.ENDED)
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"
    assert luz.told[-1]["state"]["phase"] == "ended"
    assert endless.asked == 2


async def test_a_simplest_move_that_takes_long_holds_up_no_other_bot_of_its_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless, choose = Endless(), GolfBot.choose
    only_those_that_never_end_take_long(monkeypatch, endless, is_given_up=False)

    def choose_or_fail(bot: GolfBot, view: Any, *others: Any) -> Any:
        return fail() if view.seat == 1 else choose(bot, view, *others)

    monkeypatch.setattr(GolfBot, "choose", choose_or_fail)
    monkeypatch.setattr(LeastBot, "choose", endless.choose)
    bots = (commands.SeatBot(1, "casual"), commands.SeatBot(2, "casual"))
    room = await begin(rooms, msgspec.structs.replace(WITHOUT_CLOCK, seats=3), "ana", *bots)
    await until(lambda: room.state.match.state.waiting == (0, 1))
    assert endless.asked == 1
    endless.over.set()


async def test_what_fails_for_a_question_that_time_has_answered_is_held_against_no_later_one(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held, logged: list[Any]
) -> None:
    monkeypatch.setattr(threads_module, "_PLACE_KEPT", 0.01)
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(LeastBot, "choose", held.holding(fail))
    stop_clock_in(monkeypatch, rooms.house, 0)
    room = await begin(rooms, TIMED, "ana", commands.SeatBot(1, "casual"))
    await until(lambda: held.asked == 1 and room.busy_bot is None)
    await room.do("ana", write_nothing(), "write")
    pass_time(room, monkeypatch, 11)
    await until(lambda: rounds_of(room, 1))
    held.let_answer()
    await until(lambda: held.asked == 2)
    events = {entry["event"] for entry in logged}
    assert "late-failure-of-bot" in events
    assert "failure-of-bots" not in events


async def test_a_slow_bot_that_fails_is_planned_again_even_if_nobody_can_tell_what_it_was_asked(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held, logged: list[Any]
) -> None:
    """The name of its question is asked for in the event loop, and fails; planning, in a thread, does not."""
    wait, least = GolfBot.wait, LeastBot.choose

    def wait_or_fail(bot: GolfBot, view: Any) -> str:
        return fail() if threading.current_thread() is threading.main_thread() else wait(bot, view)

    monkeypatch.setattr(threads_module, "_PLACE_KEPT", 0.01)
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(GolfBot, "wait", wait_or_fail)
    monkeypatch.setattr(LeastBot, "choose", held.holding(lambda *args: fail() if held.asked == 1 else least(*args)))
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await until(lambda: held.asked == 1 and room.busy_bot is None)
    held.let_answer()
    await until(lambda: held.asked == 2)
    assert "failure-of-bots" in {entry["event"] for entry in logged}
    held.let_answer()
    await until(lambda: room.state.match.state.waiting == (0,))


@pytest.mark.parametrize("question", ["latest", "choose"])
async def test_a_stuck_bot_is_asked_no_more_and_the_other_bot_of_its_table_plays_on(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    endless, played = Endless(), list[Any]()
    only_those_that_never_end_take_long(monkeypatch, endless)

    def answer_but_in_seat_1(answer: Callable[..., Any]) -> Callable[..., Any]:
        return lambda bot, view, *others: endless.choose() if view.seat == 1 else answer(bot, view, *others)

    def choose(bot: GolfBot, view: Any, *others: Any) -> Any:
        played.append(view.phase)
        return chosen(bot, view, *others)

    chosen = GolfBot.choose
    monkeypatch.setattr(GolfBot, "choose", choose)
    for bot in (GolfBot, LeastBot):
        monkeypatch.setattr(bot, question, answer_but_in_seat_1(getattr(bot, question)))
    bots = (commands.SeatBot(1, "casual"), commands.SeatBot(2, "casual"))
    stop_clock_in(monkeypatch, rooms.house, 0)
    room = await begin(rooms, msgspec.structs.replace(TIMED, seats=3), "ana", *bots)
    await until(lambda: endless.asked == 2 and not room.bot_is_due and played)
    assert played == [GolfPhase.WRITING]
    await room.do("ana", write_nothing(), "write")
    pass_time(room, monkeypatch, 11)
    await until(lambda: played[1:])
    assert room.state.phase is Phase.PLAYING
    assert endless.asked == 2
    endless.over.set()
