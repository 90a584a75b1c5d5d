"""While a bot chooses others go on: what it chooses stands as long as it answers what the bot is asked."""

from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from sobremesa.bots.buffet.bot import BuffetBot
from sobremesa.bots.golf.bot import GolfBot
from sobremesa.games.buffet.actions import Call
from sobremesa.games.golf.actions import Write
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.table import Phase, Setting, commands
from tests.patience import until
from tests.server.nodes import begin
from tests.server.readers import Reader
from tests.server.rooms.failing import WITHOUT_CLOCK, Held, act, blame, fail, hand_over, told, write_nothing

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("logged")]


async def begin_golf(rooms: Rooms) -> tuple[Room, Reader]:
    """Ana against a bot, and somebody who watches."""
    room, luz = await begin(rooms, WITHOUT_CLOCK, "ana", commands.SeatBot(1, "casual")), Reader("luz")
    await room.watch(luz, None)
    return room, luz


class HeldTable(NamedTuple):
    """Ana against a bot that chooses only when the test lets it."""

    room: Room
    held: Held

    async def check_written(self, asked: int) -> None:
        """The bot hands in its card in the end, and was asked so many times."""
        await until(lambda: has_written(self.room))
        assert self.held.asked == asked


@pytest.fixture
async def golf(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held, logged: list[Any]
) -> AsyncIterator[HeldTable]:
    """The bot is choosing when the test begins, and nobody has blamed it when the test is over."""
    monkeypatch.setattr(GolfBot, "choose", held.holding(GolfBot.choose))
    room, luz = await begin_golf(rooms)
    await until(lambda: held.asked == 1)
    yield HeldTable(room, held)
    assert not blame(luz, logged)


async def draft_while_asked(rooms: Rooms, held: Held) -> Reader:
    """Ana drafts a word while the bot is asked, which is asked only once; gives somebody who watches."""
    room, luz = await begin_golf(rooms)
    await until(lambda: held.asked == 1)
    await room.do("ana", act("draft", word="A"), "draft")
    held.let_answer()
    await until(lambda: has_written(room) or held.asked > 1)
    assert held.asked == 1
    return luz


async def write_and_take_back(room: Room, held: Held) -> None:
    """Ana does one while the bot is asked for the first time, and the other while it is asked again; all see both."""
    await until(lambda: held.asked == 1)
    await room.do("ana", write_nothing(), "write")
    held.let_answer()
    await until(lambda: held.asked == 2)
    await room.do("ana", act("take-back"), "take back")
    held.let_answer()


def has_written(room: Room) -> bool:
    """Whether the bot of a table for two has handed in its card."""
    return 1 not in room.state.match.state.waiting


@pytest.mark.parametrize("question", ["latest", "choose"])
async def test_GOL_2_the_drafts_of_a_person_hold_up_no_bot(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held, logged: list[Any], question: str
) -> None:
    """Neither while it is planned nor while it chooses: drafts are hidden from it."""
    monkeypatch.setattr(GolfBot, question, held.holding(getattr(GolfBot, question)))
    luz = await draft_while_asked(rooms, held)
    assert not blame(luz, logged)


async def test_GOL_2_drafts_hold_up_nothing_that_is_done_for_a_bot_that_fails(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    monkeypatch.setattr(GolfBot, "choose", held.holding(fail))
    luz = await draft_while_asked(rooms, held)
    assert told(luz, "seat-stuck")


async def test_a_person_who_changes_what_a_bot_sees_again_and_again_makes_it_reconsider_once(
    golf: HeldTable,
) -> None:
    """A bot that began anew each time would never move."""
    await write_and_take_back(*golf)
    await until(lambda: has_written(golf.room) or golf.held.asked > 2)
    assert golf.held.asked == 2


async def test_BUF_8_a_bot_that_hears_an_announcement_while_it_chooses_chooses_anew(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    def call(_bot: BuffetBot, view: Any, *_: Any) -> Call:
        return Call(6 if view.announced else 5)

    monkeypatch.setattr(BuffetBot, "choose", held.holding(call))
    setting = Setting("buffet", "en", {"clock": False, "call_first": True}, pace="instant")
    room = await begin(rooms, setting, "ana", commands.SeatBot(1, "casual"))
    await until(lambda: held.asked == 1)
    await room.do("ana", act("call", letters=4), "call")
    held.let_answer(2)
    announced = await until(lambda: room.state.match.view(None).announced[1:])
    assert [event.letters for event in announced] == [6]


async def test_a_move_that_others_have_made_impossible_is_no_failure_of_the_bot(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held, logged: list[Any]
) -> None:
    choose: Callable[..., Any] = GolfBot.choose

    def choose_late(*args: Any) -> Any:
        return Write("zzzz", path=(0, 0, 0, 0)) if held.asked == 2 else choose(*args)

    monkeypatch.setattr(GolfBot, "choose", held.holding(choose_late))
    room, luz = await begin_golf(rooms)
    await write_and_take_back(room, held)
    await until(lambda: held.asked == 3 or has_written(room))
    held.let_answer()
    await until(lambda: has_written(room))
    assert held.asked == 3
    assert not blame(luz, logged)


async def test_what_a_bot_chose_before_a_pause_is_dropped_and_it_is_asked_after_it(golf: HeldTable) -> None:
    """TAB-9"""
    await golf.room.do("ana", commands.Pause(), "pause")
    assert golf.room.state.paused
    golf.held.let_answer()
    await until(lambda: not golf.room.bot_is_due)
    assert not has_written(golf.room)
    await golf.room.do("ana", commands.GoOn(), "go on")
    golf.held.let_answer()
    await golf.check_written(asked=2)


async def test_what_a_bot_chose_before_a_pause_is_dropped_even_if_the_pause_is_over(golf: HeldTable) -> None:
    """TAB-9: nobody moves while all count down."""
    await golf.room.do("ana", commands.Pause(), "pause")
    await golf.room.do("ana", commands.GoOn(), "go on")
    golf.held.let_answer(2)
    await golf.check_written(asked=2)


async def test_what_a_bot_chose_is_dropped_once_the_match_is_over(golf: HeldTable) -> None:
    await golf.room.do("ana", commands.VoteEnd(), "end")
    assert golf.room.state.phase is Phase.ENDED
    golf.held.let_answer()
    await until(lambda: not golf.room.bot_is_due)


async def test_TAB_6_what_a_stand_in_chose_is_dropped_once_its_person_is_back(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, held: Held, logged: list[Any]
) -> None:
    monkeypatch.setattr(GolfBot, "choose", held.holding(GolfBot.choose))
    room = await rooms.find(await rooms.open(msgspec.structs.replace(WITHOUT_CLOCK, seats=2), "ana"))
    assert room is not None
    eva = Reader("eva")
    await room.watch(eva, None)
    await hand_over(room, "casual")
    await until(lambda: held.asked == 1)
    await room.do("luz", act("draft", word="A"), "back")
    held.let_answer()
    await until(lambda: not room.bot_is_due)
    assert not has_written(room)
    assert not blame(eva, logged)
