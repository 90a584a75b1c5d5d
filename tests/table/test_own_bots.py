"""Bots of people's own: shown as what they are, and without a vote (TAB-1, TAB-10)."""

import msgspec
import pytest

from sobremesa.engine import Refused, Sitter
from sobremesa.parts.vote import voters
from sobremesa.table import Command, Setting, decide, open_rematch, open_table, view_table
from sobremesa.table import commands as ask
from tests.engine.counting import Roll
from tests.table.evening import OPENED, Evening, act, counting
from tests.table.test_youngest import LoomShelf


def by_bot(evening: Evening, person: str, command: Command) -> None:
    """A bot of somebody's asks."""
    asker = msgspec.structs.replace(evening.asker(person), bot=True)
    evening.adopt(decide(evening.house, evening.state, command, asker))


def with_a_bot() -> Evening:
    """Ana plays with Beto's bot."""
    evening = Evening(counting(seats=2))
    by_bot(evening, "beto", ask.Sit())
    evening.start()
    return evening


def test_a_seat_that_a_bot_took_is_shown_as_a_bots_and_in_the_rematch_too() -> None:
    """TAB-1."""
    evening = with_a_bot()
    assert [seat.bot for seat in view_table(evening.state, "carla").seats] == [False, True]
    assert evening.read_back().seats == evening.state.seats
    again = open_rematch(evening.house, evening.state, table="before", host="ana", now=OPENED)
    assert [holder.bot for holder in again.state.seats] == [False, True]


def test_a_table_that_a_bot_opens_has_it_in_the_first_seat() -> None:
    """TAB-1."""
    evening = Evening()
    opened = open_table(evening.house, counting(), "beto", OPENED, bot=True)
    assert [holder.bot for holder in opened.state.seats] == [True, False, False]


def test_a_bot_does_not_act_in_a_seat_that_a_person_took() -> None:
    """TAB-1."""
    evening = with_a_bot()
    with pytest.raises(Refused) as caught:
        by_bot(evening, "ana", act(Roll()))
    assert (caught.value.refusal.clause, caught.value.refusal.text.id) == ("TAB-1", "tab-1-not-a-bots-seat")
    evening.roll("ana")
    by_bot(evening, "beto", act(Roll()))


def test_who_plays_with_a_bot_alone_decides_alone() -> None:
    """TAB-9, TAB-10."""
    evening = with_a_bot()
    evening.do("ana", ask.Pause())
    assert evening.state.paused
    evening.do("ana", ask.GoOn())
    by_bot(evening, "beto", ask.VoteEnd())
    assert not evening.state.is_over
    evening.do("ana", ask.VoteEnd())
    assert evening.state.is_over


def test_a_person_can_take_over_from_their_bot() -> None:
    evening = with_a_bot()
    evening.roll("ana")
    evening.roll("beto")
    assert evening.state.match.length > 0


@pytest.mark.parametrize("words", ["by-people", "table"])
def test_LOO_17_a_bot_of_somebodys_own_does_not_vote_on_words(words: str) -> None:
    """BUF-25: at a table of one person and a bot nobody votes."""
    evening = Evening(Setting("loom", "es", {"words": words}, seats=2), shelf=LoomShelf())
    by_bot(evening, "beto", ask.Sit())
    evening.start()
    state = evening.state.match.state
    assert state.sitters == (Sitter.PERSON, Sitter.OWN_BOT)
    assert voters(state.sitters, 0) == ()
    assert voters(state.sitters, 1) == (0,)
    assert state.options.words == ("dictionary" if words == "by-people" else "table")
