"""A bot for which not even the least can be done is tried again, each by itself; a match that cannot go on ends."""

from typing import Any

import msgspec
import pytest

from sobremesa.bots.golf.bot import GolfBot
from sobremesa.bots.least import LeastBot
from sobremesa.games.golf.game import Golf
from sobremesa.server.rooms import bots as bots_module
from sobremesa.server.rooms.alarm import MOST_FAILURES
from sobremesa.server.rooms.bots import RoomBots
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.table import Phase, Setting, TableState, commands, find_absent, find_returned
from tests.patience import until
from tests.server.nodes import begin
from tests.server.rooms.failing import (
    WITHOUT_CLOCK,
    Endless,
    Held,
    fail,
    hand_over,
    lose_and_hand_over,
    only_those_that_never_end_take_long,
    pass_time,
    play_round,
    rounds_of,
    stop_clock_in,
    write_nothing,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("logged")]


def failures(logged: list[Any], seat: int) -> int:
    """How often not even the least could be done in a seat."""
    return sum(entry["event"] == "failure-of-bots" and entry.get("seat") == seat for entry in logged)


async def fails_too_often(
    rooms: Rooms,
    monkeypatch: pytest.MonkeyPatch,
    logged: list[Any],
    setting: Setting = WITHOUT_CLOCK,
    *,
    at: str = "choose",
) -> Room:
    """A table of Ana's whose bot has failed so often that time alone brings no further try."""
    for bot in (GolfBot, LeastBot):
        monkeypatch.setattr(bot, at, fail)
    room = await begin(rooms, setting, "ana", commands.SeatBot(1, "casual"))
    await until(lambda: failures(logged, 1) > MOST_FAILURES)
    return room


async def test_where_not_even_the_least_can_be_done_in_a_seat_the_other_bot_plays_and_a_person_is_waited_for(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    choose = GolfBot.choose

    def choose_or_fail(bot: GolfBot, view: Any, *others: Any) -> Any:
        return fail() if view.seat == 1 else choose(bot, view, *others)

    monkeypatch.setattr(GolfBot, "choose", choose_or_fail)
    monkeypatch.setattr(LeastBot, "choose", fail)
    seated = (commands.SeatBot(1, "casual"), commands.SeatBot(2, "casual"))
    room = await begin(rooms, msgspec.structs.replace(WITHOUT_CLOCK, seats=3), "ana", *seated)
    await until(lambda: room.state.match.state.waiting == (0, 1))
    await until(lambda: failures(logged, 1) > MOST_FAILURES)
    assert room.state.phase is Phase.PLAYING
    await room.do("ana", write_nothing(), "write")
    await until(lambda: room.state.phase is Phase.ENDED)
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"


async def test_where_several_bots_fail_each_is_tried_as_often_before_the_match_ends(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(LeastBot, "choose", fail)
    seated = (commands.SeatBot(1, "casual"), commands.SeatBot(2, "casual"))
    room = await begin(rooms, msgspec.structs.replace(WITHOUT_CLOCK, seats=3), "ana", *seated)
    await room.do("ana", write_nothing(), "write")
    await until(lambda: room.state.phase is Phase.ENDED)
    assert all(failures(logged, seat) > MOST_FAILURES for seat in (1, 2))


async def test_a_bot_that_has_failed_too_often_while_a_person_thought_is_asked_once_more_after_her_move(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    with monkeypatch.context() as broken:
        room = await fails_too_often(rooms, broken, logged)
    await play_round(room, "ana", 1)
    assert room.state.phase is Phase.PLAYING


async def test_a_bot_that_has_failed_too_often_is_asked_again_after_a_pause(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    with monkeypatch.context() as broken:
        room = await fails_too_often(rooms, broken, logged)
        await room.do("ana", commands.Pause(wishes=True), "pause")
        await until(lambda: room.state.paused)
    await room.do("ana", commands.GoOn(), "go on")
    await until(lambda: room.state.match.state.waiting == (0,))


async def test_a_table_whose_bot_has_failed_too_often_is_not_kept_for_the_bot(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    """It waits for Ana, who may never come back, so it must be possible to forget it."""
    room = await fails_too_often(rooms, monkeypatch, logged)
    await until(lambda: not room.bot_is_due)
    assert room.state.phase is Phase.PLAYING


@pytest.mark.parametrize("place", ["choose", "latest"])
async def test_a_bot_that_failed_at_a_question_that_time_has_answered_is_asked_the_next_one_at_once(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any], place: str
) -> None:
    """With the clock of the house stopped, no time of a next try ever comes."""
    setting = Setting("golf", "en", {"writing_seconds": 3_600}, pace="instant")
    with monkeypatch.context() as broken:
        room = await fails_too_often(rooms, broken, logged, setting, at=place)
    played = list[int]()
    choose = LeastBot.choose

    def choose_and_tell(bot: Any, view: Any, *others: Any) -> Any:
        played.append(len(view.players[1].rounds))
        return choose(bot, view, *others)

    for bot in (GolfBot, LeastBot):
        monkeypatch.setattr(bot, "choose", choose_and_tell)
    pass_time(room, monkeypatch, 3_601)
    await until(lambda: played)
    assert played[0] == 1


async def test_where_not_even_the_least_could_be_done_for_a_while_the_bot_plays_once_it_can(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(GolfBot, "choose", fail)
        broken.setattr(LeastBot, "choose", fail)
        room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
        await until(lambda: "failure-of-bots" in {entry["event"] for entry in logged})
    await play_round(room, "ana", 1)
    assert room.state.phase is Phase.PLAYING


async def test_where_a_match_cannot_even_be_ended_it_is_tried_again(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(LeastBot, "choose", fail)
    points, tries = Golf.points, 0

    def stumble(game: Golf, state: Any) -> tuple[int, ...]:
        nonlocal tries
        tries += 1
        return fail() if tries < 3 else points(game, state)

    monkeypatch.setattr(Golf, "points", stumble)
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await room.do("ana", write_nothing(), "write")
    await until(lambda: room.state.phase is Phase.ENDED)
    assert tries == 3


async def test_a_bot_that_fails_and_later_finds_no_end_is_left_out_and_the_match_ends(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    """Between the two Ana is found absent, which the bot does not see."""
    endless = Endless()
    only_those_that_never_end_take_long(monkeypatch, endless)
    monkeypatch.setattr(bots_module, "backoff", lambda _failures: 3_600)
    monkeypatch.setattr(GolfBot, "choose", fail)
    monkeypatch.setattr(LeastBot, "choose", lambda *_: endless.choose() if failures(logged, 1) else fail())
    room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
    await room.do("ana", write_nothing(), "write")
    await until(lambda: failures(logged, 1))
    pass_time(room, monkeypatch, 3_601)
    await room.settle(lambda state: find_absent(state, {"ana"}, room.house.now()))
    await until(lambda: room.state.phase is Phase.ENDED)
    endless.over.set()
    assert room.state.match.outcome is not None
    assert room.state.match.outcome.text.id == "tab-15-stuck"
    assert endless.asked == 1


async def test_the_least_that_is_done_after_a_deadline_answers_the_question_that_was_asked_before(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    """The deadline is held up while the bot chooses (TAB-11)."""
    monkeypatch.setattr(GolfBot, "choose", held.holding(fail))
    stop_clock_in(monkeypatch, rooms.house, 0)
    setting = Setting("golf", "en", {"writing_seconds": 10}, pace="instant")
    room = await begin(rooms, setting, "ana", commands.SeatBot(1, "casual"))
    await until(lambda: held.asked == 1)
    pass_time(room, monkeypatch, 12)
    held.let_answer(1)
    await until(lambda: rounds_of(room, 1))
    await until(lambda: held.asked == 2)
    assert 1 in room.state.match.state.waiting, "the bot is asked its next question, which nobody has answered for it"


async def test_TAB_6_a_bot_that_finds_no_end_is_tried_again_when_it_is_given_the_seat_another_time(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    only_those_that_never_end_take_long(monkeypatch, endless)
    monkeypatch.setattr(LeastBot, "choose", lambda *_: endless.choose())
    room = await rooms.find(await rooms.open(WITHOUT_CLOCK, "ana"))
    assert room is not None
    await hand_over(room, "expert")
    # The bot, and then the one that does the least.
    await until(lambda: endless.asked == 2 and not room.bot_is_due)
    endless.ends = True
    await room.settle(lambda state: find_returned(state, "luz", room.house.now()))
    # The bots of the table see her in her seat.
    await until(lambda: not room.moved.is_set())
    await lose_and_hand_over(room, "expert")
    await until(lambda: room.state.match.state.waiting == (0,))
    assert endless.asked == 3


async def test_where_nodes_share_a_table_none_ends_a_match_before_the_others_have_had_time_to_play(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node may still be choosing for the bot."""
    hopeless, give_up = list[TableState](), RoomBots._give_up

    async def note_and_give_up(bots: RoomBots, state: TableState) -> None:
        hopeless.append(state)
        await give_up(bots, state)

    monkeypatch.setattr(RoomBots, "_give_up", note_and_give_up)
    with monkeypatch.context() as broken:
        broken.setattr(GolfBot, "choose", fail)
        broken.setattr(LeastBot, "choose", fail)
        room = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual"))
        monkeypatch.setattr(room.house, "is_shared", True)
        await room.do("ana", write_nothing(), "write")
        await until(lambda: hopeless)
    await room.settle(lambda state: find_absent(state, {"ana"}, room.house.now()))
    await until(lambda: rounds_of(room, 1))
    assert room.state.phase is Phase.PLAYING
