"""What may be seen of a table: everything that is said aloud, and nothing else (TAB-2)."""

import msgspec
import pytest

from sobremesa.table import Clock, Phase, TableView, close, view_table
from sobremesa.table import commands as ask
from tests.engine.counting import TURN
from tests.table.evening import SEED, Evening, counting, gathered, playing

_views = msgspec.json.Decoder(TableView)


def test_a_view_shows_who_sits_where_and_what_was_chosen() -> None:
    """TAB-1."""
    evening = gathered("ana", "beto", bots=1)
    evening.do("beto", ask.SayReady())
    view = view_table(evening.state, "beto")
    assert (view.host, view.phase, view.setting) == ("ana", Phase.GATHERING, evening.state.setting)
    assert [(seat.person, seat.level, seat.ready) for seat in view.seats] == [
        ("ana", "", False),
        ("beto", "", True),
        ("", "casual", False),
    ]


@pytest.mark.parametrize(
    ("public", "person", "code"),
    [
        (False, "ana", "MESA"),
        (False, "beto", "MESA"),
        (False, "dora", ""),
        (False, "", ""),
        (True, "dora", "MESA"),
        (True, "", "MESA"),
    ],
)
def test_those_who_only_watch_a_private_table_do_not_see_its_code(public: bool, person: str, code: str) -> None:
    """TAB-1, TAB-2."""
    assert view_table(gathered("ana", "beto", public=public).state, person).code == code


def test_a_host_without_a_seat_sees_the_code_and_who_was_sent_away_does_not() -> None:
    """TAB-2."""
    evening = gathered("ana", "beto")
    evening.do("ana", ask.ClearSeat(1))
    assert view_table(evening.state, "beto").code == ""
    evening.do("ana", ask.StandUp())
    assert view_table(evening.state, "ana").code == "MESA"


def test_nothing_of_the_match_and_of_those_sent_away_is_in_a_view() -> None:
    """TAB-2: racks, hands and the seed are the match's, which has views of its own."""
    evening = gathered("ana", "beto", "carla")
    evening.do("ana", ask.ClearSeat(1))
    evening.start()
    assert evening.state.kicked == ("beto",)
    for person in ("ana", "beto", ""):
        seen = msgspec.json.encode(view_table(evening.state, person)).decode()
        assert SEED.hex() not in seen
        assert "beto" not in seen
        assert not {"kicked", "position", "words"} & set(msgspec.json.decode(seen))


def test_all_see_the_same_but_for_the_code() -> None:
    """TAB-2."""
    state = playing("ana", "beto").state
    seen = [msgspec.structs.replace(view_table(state, person), code="") for person in ("ana", "beto", "dora", "")]
    assert all(view == seen[0] for view in seen)


def test_with_the_clock_a_deadline_of_the_match_is_an_instant_of_the_wall_clock() -> None:
    evening = playing("ana", "beto")
    began = evening.now
    clock = view_table(evening.state, "ana").clock
    assert clock == Clock(behind=began)
    assert TURN + clock.behind + 1 == evening.due


def test_a_view_follows_the_table_through_its_life_and_over_the_wire() -> None:
    """TAB-6, TAB-9, TAB-10, TAB-15."""
    evening = playing("ana", "beto", "carla")
    evening.do("beto", ask.VoteEnd())
    evening.leave("carla")
    evening.do("ana", ask.VoteAbsence(2, "bot", "club"))
    view = view_table(evening.state, "ana")
    assert (view.end_votes, view.seats[2].absent, view.absence_votes[0].wish) == ((1,), True, "bot")
    evening.do("beto", ask.VoteAbsence(2, "bot", "club"))
    evening.do("ana", ask.Pause())
    view = view_table(evening.state, "ana")
    assert (view.pausing, view.paused) == ((0,), False)
    evening.do("beto", ask.Pause())
    view = view_table(evening.state, "ana")
    assert (view.paused, view.clock.stands, view.seats[2].handed, view.seats[2].stand_in) == (True, True, True, "club")
    evening.do("ana", ask.GoOn())
    view = view_table(evening.state, "ana")
    assert (view.paused, view.counting_down) == (False, True)
    evening.do("ana", ask.Resign())
    assert view_table(evening.state, "ana").seats[0].gone
    assert _views.decode(msgspec.json.encode(view)) == view


def test_a_view_says_when_a_match_starts_and_what_comes_after_it() -> None:
    evening = Evening(counting(seats=2))
    evening.do("beto", ask.Sit())
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    assert view_table(evening.state, "").starts_at == evening.state.starts_at
    evening.pass_time(3_000)
    evening.roll("ana", times=9)
    evening.do("beto", ask.Rematch())
    assert view_table(evening.state, "").rematch == "another"
    decision = close(gathered().state, 0)
    assert decision is not None
    assert view_table(decision.state, "").closed == "operator"
