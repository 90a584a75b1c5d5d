"""Once a match is over the same people play again, at a table of their own (TAB-1)."""

import msgspec
import pytest

from sobremesa.engine import Refused
from sobremesa.table import Asker, Decision, Phase, decide, open_rematch, tell_event
from sobremesa.table import commands as ask
from sobremesa.table.events import TableOpened
from tests.table.evening import Evening, counting, gathered, names, playing


def over(evening: Evening) -> Evening:
    """The match is played to its end, by one person in one turn."""
    evening.roll(evening.state.seats[evening.state.match.state.turn].person, times=9)
    assert evening.phase() is Phase.ENDED
    return evening


def again(evening: Evening, host: str) -> Decision:
    return open_rematch(evening.house, evening.state, table="first", host=host, now=evening.now, code="OTRA")


def test_whoever_asks_for_a_rematch_is_the_host_of_it_and_all_sit_as_before() -> None:
    """TAB-1."""
    evening = over(playing("ana", "beto", bots=1, options={"polite": True}, pace="quick"))
    opened = again(evening, "beto").state
    assert (opened.phase, opened.host, opened.before, opened.code) == (Phase.GATHERING, "beto", "first", "OTRA")
    assert [(holder.person, holder.level) for holder in opened.seats] == [("ana", ""), ("beto", ""), ("", "casual")]
    assert opened.setting == evening.state.setting
    assert not any(holder.ready for holder in opened.seats)
    assert opened.position is None


def test_a_rematch_is_dealt_by_chance_where_a_printed_set_was_played() -> None:
    """BUF-S1, GOL-S1: everything else stays as it was chosen."""
    evening = over(playing("ana", "beto", options={"polite": True}))
    setting = msgspec.structs.replace(evening.state.setting, options={"polite": True, "set": "K7M2QX"})
    evening.state = msgspec.structs.replace(evening.state, setting=setting)
    assert again(evening, "ana").state.setting.options == {"polite": True}


def test_the_log_of_a_rematch_begins_with_its_opening() -> None:
    step = again(over(playing("ana", "beto")), "ana").step
    assert (step.number, names(step)) == (0, ["table-opened", "seat-filled", "seat-filled"])
    assert isinstance(step.events[0], TableOpened)


def test_seats_that_stayed_empty_are_not_there_any_more() -> None:
    evening = over(playing("ana", "beto", seats=5))
    opened = again(evening, "ana").state
    assert (len(opened.seats), opened.setting.seats) == (2, 2)


def test_people_who_left_for_good_do_not_come_along_and_absent_ones_do() -> None:
    """TAB-15, TAB-6."""
    evening = playing("ana", "beto", "carla")
    evening.do("beto", ask.Resign())
    evening.leave("carla")
    evening = over(evening)
    opened = again(evening, "ana").state
    assert [holder.person for holder in opened.seats] == ["ana", "", "carla"]
    assert not any(holder.absent or holder.handed or holder.gone for holder in opened.seats)


def test_who_was_sent_away_may_not_sit_down_at_the_rematch_nor_at_the_next_one() -> None:
    """TAB-1."""
    evening = gathered("ana", "beto", "carla")
    evening.do("ana", ask.ClearSeat(1))
    evening.start()
    for _ in range(2):
        evening = over(evening)
        evening.adopt(again(evening, "carla"))
        evening.steps = evening.steps[-1:]
        evening.do("carla", ask.ChangeSetting(counting()))
        assert evening.refusal("beto", ask.Sit()) == ("TAB-1", "tab-1-kicked")
        assert evening.read_back().kicked == ("beto",)
        evening.start()


def test_nobody_is_told_at_a_rematch_who_was_sent_away_before() -> None:
    """TAB-2."""
    evening = gathered("ana", "beto", "carla")
    evening.do("ana", ask.ClearSeat(1))
    evening.start()
    decision = again(over(evening), "ana")
    opening = decision.step.events[0]
    assert isinstance(opening, TableOpened)
    assert opening.kicked == ("beto",)
    for person in ("ana", "carla", "beto", ""):
        told = tell_event(decision.state, opening, person)
        assert isinstance(told, TableOpened)
        assert not told.kicked


def test_one_table_is_opened_for_all_of_them() -> None:
    evening = over(playing("ana", "beto"))
    evening.do("ana", ask.Rematch())
    assert evening.state.rematch == "another"
    assert evening.refusal("beto", ask.Rematch()) == ("TAB-13", "tab-13-rematch-open")


def test_a_rematch_is_for_those_who_played_once_the_match_is_over() -> None:
    """TAB-13."""
    evening = playing("ana", "beto")
    assert evening.refusal("ana", ask.Rematch()) == ("TAB-13", "tab-13-not-over")
    evening = playing("ana", "beto", stand_ins="")
    evening.do("ana", ask.Resign())
    assert evening.refusal("ana", ask.Rematch()) == ("TAB-13", "tab-13-spectator")
    assert evening.refusal("dora", ask.Rematch()) == ("TAB-13", "tab-13-spectator")
    assert names(evening.do("beto", ask.Rematch())) == ["rematch-opened"]


def test_a_rematch_without_a_table_is_our_own_mistake() -> None:
    evening = over(playing("ana", "beto"))
    with pytest.raises(AssertionError, match="given the table"):
        decide(evening.house, evening.state, ask.Rematch(), Asker("ana", evening.now))


def test_a_rematch_of_a_game_that_is_not_on_the_shelf_any_more_is_refused() -> None:
    """TAB-14."""
    evening = over(playing("ana", "beto"))
    evening.state = msgspec.structs.replace(evening.state, setting=counting(game="chess"))
    with pytest.raises(Refused, match="TAB-14"):
        again(evening, "ana")
