"""Whatever a bot does wrong, its table goes on, and so do the others."""

import asyncio
from typing import Any

import msgspec
import pytest

from sobremesa.bots.golf.bot import GolfBot
from sobremesa.bots.least import LeastBot
from sobremesa.bots.levels import Level
from sobremesa.games.golf.actions import Write
from sobremesa.games.golf.game import Golf
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.rooms import bots as bots_module
from sobremesa.server.rooms.bot_threads import Lane
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.table import Phase, Setting, commands
from tests.patience import until
from tests.server.nodes import begin
from tests.server.readers import Reader
from tests.server.rooms.failing import (
    WITHOUT_CLOCK,
    Endless,
    blame,
    fail,
    hand_over,
    only_those_that_never_end_take_long,
    pass_time,
    play_round,
    rounds_of,
    told,
    write_nothing,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("logged")]


@pytest.mark.parametrize("place", ["choose", "thinks"])
async def test_for_a_bot_that_fails_the_least_is_done_and_all_are_told(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any], place: str
) -> None:
    """Without a clock nothing else would go on (TAB-11)."""
    luz = Reader("luz")
    setting = Setting("golf", "en", {"clock": False}, pace="quick" if place == "thinks" else "instant")
    with monkeypatch.context() as broken:
        broken.setattr(GolfBot, place, fail)
        room = await begin(rooms, setting, "ana", commands.SeatBot(1, "casual"))
        await room.watch(luz, None)
        await room.do("ana", write_nothing(), "write")
        await until(lambda: room.state.match.view(None).players[1].rounds)
    assert {event["seat"] for event in told(luz, "seat-stuck")} == {1}
    assert "failure-of-bot" in {entry["event"] for entry in logged}


async def test_for_a_bot_whose_move_is_refused_the_least_is_done_and_all_are_told(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    luz = Reader("luz")
    with monkeypatch.context() as broken:
        broken.setattr(GolfBot, "choose", lambda *_: Write("zzzz", path=(0, 0, 0, 0)))
        room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
        await room.watch(luz, None)
        await room.do("ana", write_nothing(), "write")
        await until(lambda: room.state.match.view(None).players[1].rounds)
    assert told(luz, "seat-stuck")


async def test_where_not_even_the_least_can_be_done_a_match_without_a_clock_ends_and_says_so(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(LeastBot, "choose", fail)
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await room.do("ana", write_nothing(), "write")
    await until(lambda: room.state.phase is Phase.ENDED)
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"


async def test_a_bot_that_finds_no_end_is_asked_once_and_the_least_is_played_for_it_from_then_on(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    only_those_that_never_end_take_long(monkeypatch, endless)
    luz = Reader("luz")
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await room.watch(luz, None)
    for number in (1, 2, 3):
        await play_round(room, "ana", number)
    assert endless.asked == 1
    assert len(told(luz, "seat-stuck")) >= 3
    assert not endless.over.is_set()


async def test_bots_that_find_no_end_hold_up_no_other_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    only_those_that_never_end_take_long(monkeypatch, endless, is_given_up=False)
    stuck = [await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual")) for _ in range(3)]
    # As many as there are places, and more.
    await until(lambda: endless.asked == 3)
    endless.ends = True
    other = await begin(rooms, WITHOUT_CLOCK, "luz", commands.SeatBot(1, "casual"))
    for number in (1, 2):
        await play_round(other, "luz", number)
    assert not any(rounds_of(room, 1) for room in stuck)
    assert not endless.over.is_set()


async def test_where_too_many_bots_find_no_end_the_least_is_done_for_others_and_they_are_not_blamed(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless, logged: list[Any]
) -> None:
    """They are not even asked."""
    monkeypatch.setattr(rooms._bot_threads.choosing, "_most_slow", 0)
    other, luz = await begin(rooms, WITHOUT_CLOCK, "luz", commands.SeatBot(1, "casual")), Reader("luz")
    await other.watch(luz, None)
    await other.do("luz", write_nothing(), "write")
    await until(lambda: rounds_of(other, 1) == 1)
    assert endless.asked == 0
    await until(lambda: luz.told[-1].get("number") == other.state.number)
    assert not blame(luz, logged)


async def test_a_bot_that_finds_no_end_holds_up_no_other_bot_of_its_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless, choose = Endless(), GolfBot.choose

    def choose_or_go_on(self: GolfBot, view: Any, *others: Any) -> Any:
        return endless.choose() if view.seat == 1 else choose(self, view, *others)

    monkeypatch.setattr(GolfBot, "choose", choose_or_go_on)
    only_those_that_never_end_take_long(monkeypatch, endless, is_given_up=False)
    seated = (commands.SeatBot(1, "casual"), commands.SeatBot(2, "casual"))
    room = await begin(rooms, msgspec.structs.replace(WITHOUT_CLOCK, seats=3), "ana", *seated)
    await until(lambda: room.state.match.state.waiting == (0, 1))
    await until(lambda: room.busy_bot is None)
    assert endless.asked == 1
    endless.ends = True
    endless.over.set()
    await until(lambda: room.state.match.state.waiting == (0,))


async def test_where_planning_finds_no_end_bots_are_asked_no_more_and_deadlines_pass(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    """Each time would leave a thread behind."""
    only_those_that_never_end_take_long(monkeypatch, endless)
    for bot in (GolfBot, LeastBot):
        monkeypatch.setattr(bot, "latest", endless.choose)
    setting = Setting("golf", "en", {"writing_seconds": 10}, pace="instant")
    room = await begin(rooms, setting, "ana", commands.SeatBot(1, "casual"))
    # The bot, and then the one that does the least.
    await until(lambda: not room.bot_is_due and endless.asked > 1)
    assert endless.asked == 2
    pass_time(room, monkeypatch, 3_600)
    await until(lambda: room.state.match.view(None).players[1].rounds)
    assert endless.asked == 2


async def test_where_not_even_the_least_finds_an_end_a_match_without_a_clock_ends_and_says_so(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    only_those_that_never_end_take_long(monkeypatch, endless)
    monkeypatch.setattr(LeastBot, "choose", endless.choose)
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await room.do("ana", write_nothing(), "write")
    await until(lambda: room.state.phase is Phase.ENDED)
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"
    assert endless.asked <= 3


async def test_a_bot_whose_move_is_lost_because_the_house_is_busy_is_asked_again_and_not_blamed(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "_STORE_AWAY", 0)
    room, luz = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual")), Reader("luz")
    await until(lambda: room.state.match.state.waiting == (0,))
    await room.watch(luz, None)
    settle, tries = room.settle, 0

    async def settle_at_last(decision: Any) -> int | None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise Denied(Denial.BUSY, "server-busy")
        return await settle(decision)

    monkeypatch.setattr(room, "settle", settle_at_last)
    await play_round(room, "ana", 1)
    await until(lambda: tries >= 3)
    assert not told(luz, "seat-stuck")


async def test_the_least_is_done_in_the_seat_of_the_bot_that_fails_and_the_other_bot_plays(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = GolfBot.choose

    def choose_or_fail(self: GolfBot, view: Any, *others: Any) -> Any:
        return fail() if view.seat == 2 else choose(self, view, *others)

    monkeypatch.setattr(GolfBot, "choose", choose_or_fail)
    luz = Reader("luz")
    seated = (commands.SeatBot(1, "expert"), commands.SeatBot(2, "expert"))
    setting = msgspec.structs.replace(WITHOUT_CLOCK, seats=3)
    room = await begin(rooms, setting, "ana", *seated)
    await room.watch(luz, None)
    await room.do("ana", write_nothing(), "write")
    await until(lambda: all(rounds_of(room, seat) for seat in (1, 2)))
    assert {event["seat"] for event in told(luz, "seat-stuck")} == {2}


async def test_a_bot_that_cannot_be_planned_holds_up_no_other_bot_of_its_table(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = GolfBot.thinks

    def think_or_fail(self: GolfBot, view: Any, *others: Any) -> Any:
        return fail() if view.seat == 2 else thinks(self, view, *others) and 0

    monkeypatch.setattr(GolfBot, "thinks", think_or_fail)
    luz = Reader("luz")
    setting = msgspec.structs.replace(WITHOUT_CLOCK, seats=3, pace="quick")
    room = await begin(rooms, setting, "ana", commands.SeatBot(1, "expert"), commands.SeatBot(2, "expert"))
    await room.watch(luz, None)
    await room.do("ana", write_nothing(), "write")
    await until(lambda: all(rounds_of(room, seat) for seat in (1, 2)))
    assert {event["seat"] for event in told(luz, "seat-stuck")} == {2}


async def test_for_a_stand_in_that_cannot_be_made_the_least_is_done_and_no_other_bot_is_blamed(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    """TAB-6: the other bot is the one that was asked last."""
    make = GolfBot.__init__

    def make_or_fail(self: GolfBot, game: Golf, level: Level) -> None:
        make(self, game, fail() if level.name == "expert" else level)

    monkeypatch.setattr(GolfBot, "__init__", make_or_fail)
    room = await rooms.find(await rooms.open(msgspec.structs.replace(WITHOUT_CLOCK, seats=3), "ana"))
    assert room is not None
    eva = Reader("eva")
    await room.watch(eva, None)
    await room.do("ana", commands.SeatBot(2, "casual"), "seat a bot")
    await hand_over(room, "expert")
    await until(lambda: room.state.match.state.waiting == (0,))
    assert {entry["seat"] for entry in blame(eva, logged)} == {1}
    assert "failure-of-bots" not in {entry["event"] for entry in logged}


async def test_TAB_11_bots_that_find_no_end_hold_up_no_deadline(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    """Neither the two that choose and never lose their places, nor the one that waits for a place."""

    async def wait(_lane: Lane, work: asyncio.Future[Any], _seconds: float) -> None:
        await asyncio.wait({work})

    monkeypatch.setattr(Lane, "_wait", wait)
    setting = Setting("golf", "en", {"writing_seconds": 10}, pace="instant")
    tables = [await begin(rooms, setting, "ana", commands.SeatBot(1, "casual")) for _ in range(3)]
    await until(lambda: endless.asked == 2 and all(room.busy_bot is not None for room in tables))
    for room in tables:
        pass_time(room, monkeypatch, 60)
    await until(lambda: all(rounds_of(room, 0) for room in tables))
    assert endless.asked == 2
