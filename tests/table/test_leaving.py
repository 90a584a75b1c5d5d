"""Who leaves for good, and what becomes of the seat, the host and the match (TAB-15)."""

import pytest

from sobremesa.engine import Refused
from sobremesa.table import Phase, close
from sobremesa.table import commands as ask
from tests.engine.counting import Roll, Whisper
from tests.table.evening import act, gathered, names, playing


def test_a_bot_takes_the_seat_with_its_pieces_and_points() -> None:
    """TAB-15."""
    evening = playing("ana", "beto", stand_ins="expert")
    evening.roll("ana")
    points = evening.total
    assert names(evening.do("beto", ask.Resign())) == ["seat-gone", "seat-handed"]
    holder = evening.state.seats[1]
    assert (holder.gone, holder.handed, holder.stand_in) == (True, True, "expert")
    assert evening.total == points
    assert names(evening.bot_rolls(1)) == ["rolled"]


def test_who_has_left_for_good_only_watches_and_never_takes_the_seat_back() -> None:
    """TAB-15, TAB-2: the server asks `seat_of` whose secrets somebody sees."""
    evening = playing("ana", "beto", "carla")
    evening.do("beto", act(Whisper("psst")))
    evening.do("beto", ask.Resign())
    assert evening.state.seat_of("beto") is None
    assert evening.state.match.view(evening.state.seat_of("beto")).secret == ""
    for command in (act(Roll()), ask.Resign(), ask.Pause(), ask.GoOn(), ask.VoteEnd(), ask.VoteAbsence(0, "end")):
        assert evening.refusal("beto", command) == ("TAB-13", "tab-13-spectator")
    assert evening.refusal("beto", ask.Sit()) == ("TAB-13", "tab-13-started")
    assert evening.come_back("beto") is None
    assert evening.leave("beto") is None


def test_where_bots_are_refused_the_seat_does_the_least() -> None:
    """TAB-15."""
    evening = playing("ana", "beto", "carla", stand_ins="")
    evening.do("beto", ask.Resign())
    assert (evening.state.seats[1].handed, evening.state.seats[1].stand_in) == (True, "")
    assert evening.phase() is Phase.PLAYING


def test_with_one_person_left_and_no_bots_the_match_is_abandoned_without_a_winner() -> None:
    """TAB-15."""
    evening = playing("ana", "beto", stand_ins="")
    evening.roll("ana")
    points = evening.total
    step = evening.do("ana", ask.Resign())
    assert names(step) == ["seat-gone", "host-passed", "match-ended", "seed-revealed"]
    outcome = evening.state.match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.clause) == (points, (), "TAB-15")
    assert (evening.state.phase, evening.state.host) == (Phase.ENDED, "beto")


def test_with_one_person_left_and_a_bot_at_the_table_the_match_goes_on() -> None:
    """TAB-15."""
    evening = playing("ana", "beto", bots=1, stand_ins="")
    evening.do("beto", ask.Resign())
    assert evening.phase() is Phase.PLAYING


@pytest.mark.parametrize("stand_ins", ["", "club"])
def test_when_the_last_person_leaves_the_match_is_abandoned(stand_ins: str) -> None:
    """TAB-15."""
    evening = playing("ana", bots=2, stand_ins=stand_ins)
    assert names(evening.do("ana", ask.Resign())) == ["seat-gone", "match-ended", "seed-revealed"]
    assert (evening.state.phase, evening.state.host) == (Phase.ENDED, "ana")


def test_whoever_is_absent_has_not_left_for_good() -> None:
    """TAB-15, TAB-6."""
    evening = playing("ana", "beto", "carla", stand_ins="")
    evening.leave("carla")
    evening.do("beto", ask.Resign())
    assert evening.phase() is Phase.PLAYING
    evening.do("ana", ask.Resign())
    assert evening.phase() is Phase.ENDED


def test_the_host_who_leaves_is_the_host_no_more() -> None:
    evening = playing("ana", "beto", "carla")
    assert names(evening.do("ana", ask.Resign())) == ["seat-gone", "host-passed", "seat-handed"]
    assert evening.state.host == "beto"
    evening.do("beto", ask.PassHost(2))
    assert evening.state.host == "carla"
    assert evening.refusal("carla", ask.PassHost(0)) == ("TAB-1", "tab-1-nobody-there")


def test_the_votes_of_who_leaves_go_too() -> None:
    """TAB-10."""
    evening = playing("ana", "beto", "carla", "dora")
    evening.leave("carla")
    evening.do("ana", ask.VoteAbsence(2, "end"))
    evening.do("ana", ask.VoteEnd())
    evening.do("ana", ask.Resign())
    assert (evening.state.absence_votes, evening.state.end_votes) == ((), ())
    evening.do("beto", ask.VoteEnd())
    assert evening.phase() is Phase.PLAYING


def test_who_comes_back_only_to_leave_has_left() -> None:
    """TAB-15."""
    evening = playing("ana", "beto", "carla")
    evening.leave("beto")
    evening.do("ana", ask.VoteAbsence(1, "bot", "child"))
    evening.do("carla", ask.VoteAbsence(1, "bot", "child"))
    assert names(evening.do("beto", ask.Resign())) == ["seat-returned", "seat-gone", "seat-handed"]
    assert (evening.state.seats[1].stand_in, evening.state.seats[1].absent) == ("club", False)


def test_the_operator_closes_a_table_and_its_match_ends_without_a_winner() -> None:
    """TAB-15."""
    evening = playing("ana", "beto")
    decision = close(evening.state, evening.now)
    assert decision is not None
    assert names(evening.adopt(decision)) == ["table-closed", "match-ended", "seed-revealed"]
    assert (evening.state.phase, evening.state.closed) == (Phase.CLOSED, "operator")
    outcome = evening.state.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.text.id) == ((), "tab-15-closed")
    assert close(evening.state, evening.now) is None
    assert evening.due is None
    assert evening.refusal("ana", act(Roll())) == ("TAB-13", "tab-13-closed")
    assert evening.refusal("ana", ask.Rematch()) == ("TAB-13", "tab-13-closed")


def test_the_operator_closes_a_table_at_which_no_match_is_played() -> None:
    decision = close(gathered("ana", "beto").state, 0)
    assert decision is not None
    assert names(decision.step) == ["table-closed"]


def test_a_seat_that_somebody_left_is_no_other_persons() -> None:
    """TAB-13."""
    evening = playing("ana", "beto", "carla")
    evening.do("beto", ask.Resign())
    assert evening.refusal("ana", ask.VoteAbsence(1, "end")) == ("TAB-6", "tab-6-not-absent")
    with pytest.raises(Refused, match="tab-13-not-your-turn"):
        evening.bot_rolls(0)
