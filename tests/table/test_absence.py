"""Who loses the connection keeps the seat, and the others decide what to do meanwhile (TAB-6, TAB-10)."""

import pytest

from sobremesa.engine import Refused
from sobremesa.table import Phase
from sobremesa.table import commands as ask
from tests.engine.counting import TURN, Roll
from tests.table.evening import Evening, act, names, playing


def without_carla(*people: str, bots: int = 0, game: str = "counting") -> Evening:
    """A match in which the third person is away."""
    evening = playing(*(people or ("ana", "beto", "carla")), bots=bots, game=game)
    evening.leave("carla")
    return evening


def test_who_loses_the_connection_keeps_the_seat_and_time_runs_on() -> None:
    """TAB-6, TAB-11."""
    evening = playing("ana", "beto")
    assert names(evening.leave("ana")) == ["seat-absent"]
    assert (evening.state.seats[0].person, evening.state.seats[0].absent) == ("ana", True)
    assert not evening.state.seats[0].is_bots
    assert evening.leave("ana") is None
    assert names(evening.pass_time(TURN + 1)) == ["skipped"]


def test_several_are_found_absent_at_once_and_nobody_who_has_no_seat() -> None:
    """TAB-6."""
    evening = playing("ana", "beto", "carla")
    assert names(evening.leave("carla", "dora", "ana")) == ["seat-absent", "seat-absent"]
    assert [holder.absent for holder in evening.state.seats] == [True, False, True]
    assert evening.leave() is None


def test_who_comes_back_has_the_seat_as_it_is_now() -> None:
    """TAB-6."""
    evening = playing("ana", "beto")
    evening.leave("ana")
    assert names(evening.come_back("ana")) == ["seat-returned"]
    assert not evening.state.seats[0].absent
    assert evening.come_back("ana") is None
    assert evening.come_back("dora") is None


def test_who_asks_for_something_is_back() -> None:
    """TAB-6."""
    evening = playing("ana", "beto")
    evening.leave("ana")
    assert names(evening.roll("ana")) == ["seat-returned", "rolled"]
    evening.leave("beto")
    assert names(evening.do("beto", ask.VoteEnd(end=False))) == ["seat-returned", "end-voted"]


def test_a_refused_move_brings_nobody_back() -> None:
    """TAB-5."""
    evening = playing("ana", "beto")
    evening.leave("beto")
    assert evening.refusal("beto", act(Roll())) == ("TAB-13", "tab-13-other-phase")
    assert evening.state.seats[1].absent


def test_more_than_half_of_those_entitled_hand_the_seat_to_a_bot_of_a_level_they_choose() -> None:
    """TAB-6, TAB-10."""
    evening = without_carla()
    assert names(evening.do("ana", ask.VoteAbsence(2, "bot", "expert"))) == ["absence-voted"]
    assert names(evening.do("beto", ask.VoteAbsence(2, "bot", "expert"))) == ["absence-voted", "seat-handed"]
    holder = evening.state.seats[2]
    assert (holder.person, holder.handed, holder.stand_in) == ("carla", True, "expert")
    assert evening.state.absence_votes == ()


def test_half_is_not_more_than_half() -> None:
    """TAB-10."""
    evening = without_carla("ana", "beto", "carla", "dora", "eva")
    evening.do("ana", ask.VoteAbsence(2, "end"))
    evening.do("beto", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.PLAYING
    evening.do("dora", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.ENDED


def test_votes_for_bots_of_different_levels_are_votes_for_different_things() -> None:
    """TAB-10."""
    evening = without_carla()
    evening.do("ana", ask.VoteAbsence(2, "bot", "child"))
    evening.do("beto", ask.VoteAbsence(2, "bot", "expert"))
    assert not evening.state.seats[2].handed
    evening.do("ana", ask.VoteAbsence(2, "bot", "expert"))
    assert evening.state.seats[2].stand_in == "expert"


def test_one_person_alone_decides() -> None:
    """TAB-10."""
    evening = playing("ana", "beto", bots=2)
    evening.leave("beto")
    evening.do("ana", ask.VoteAbsence(1, "bot", "club"))
    assert evening.state.seats[1].stand_in == "club"


def test_only_those_who_are_here_count() -> None:
    """TAB-10."""
    evening = without_carla("ana", "beto", "carla", "dora", "eva")
    evening.away |= {"dora", "eva"}
    evening.do("ana", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.PLAYING
    evening.do("beto", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.ENDED


def test_a_vote_of_somebody_who_is_gone_meanwhile_does_not_count() -> None:
    """TAB-10."""
    evening = without_carla("ana", "beto", "carla", "dora")
    evening.do("ana", ask.VoteAbsence(2, "end"))
    evening.away.add("ana")
    evening.do("beto", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.PLAYING
    evening.do("dora", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.ENDED


def test_when_those_present_become_fewer_a_majority_counts_with_the_next_vote() -> None:
    """TAB-10."""
    evening = without_carla()
    evening.do("ana", ask.VoteAbsence(2, "end"))
    evening.leave("beto")
    assert evening.phase() is Phase.PLAYING
    evening.do("ana", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.ENDED


def test_to_wait_changes_nothing_and_takes_back_another_wish() -> None:
    """TAB-6."""
    evening = without_carla()
    evening.do("ana", ask.VoteAbsence(2, "end"))
    evening.do("ana", ask.VoteAbsence(2, "wait"))
    evening.do("beto", ask.VoteAbsence(2, "wait"))
    assert [vote.wish for vote in evening.state.absence_votes] == ["wait", "wait"]
    evening.do("beto", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.PLAYING


def test_to_pass_for_a_seat_is_to_do_the_least_with_it() -> None:
    """TAB-6."""
    evening = without_carla("ana", "carla")
    evening.do("ana", ask.VoteAbsence(1, "pass"))
    assert (evening.state.seats[1].handed, evening.state.seats[1].stand_in) == (True, "")
    assert evening.state.seats[1].is_bots


def test_nobody_is_passed_for_where_nobody_has_turns() -> None:
    """TAB-6."""
    evening = without_carla(game="shouting")
    assert evening.refusal("ana", ask.VoteAbsence(2, "pass")) == ("TAB-6", "tab-6-no-turns")


def test_a_match_that_ends_for_somebody_absent_has_no_winner_and_reveals_its_seed() -> None:
    """TAB-6, TAB-10, TAB-3."""
    evening = without_carla("ana", "carla")
    evening.roll("ana")
    points = evening.total
    step = evening.do("ana", ask.VoteAbsence(1, "end"))
    assert names(step) == ["absence-voted", "match-ended", "seed-revealed"]
    outcome = evening.state.match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.clause) == (points, (), "TAB-6")


@pytest.mark.parametrize(
    ("person", "command", "refusal"),
    [
        ("ana", ask.VoteAbsence(1, "end"), ("TAB-6", "tab-6-not-absent")),
        ("ana", ask.VoteAbsence(3, "end"), ("TAB-6", "tab-6-not-absent")),
        ("ana", ask.VoteAbsence(9, "end"), ("TAB-13", "tab-13-no-such-seat")),
        ("ana", ask.VoteAbsence(-1, "end"), ("TAB-13", "tab-13-no-such-seat")),
        ("ana", ask.VoteAbsence(2, "bot"), ("TAB-14", "tab-14-unknown-level")),
        ("ana", ask.VoteAbsence(2, "bot", "genius"), ("TAB-14", "tab-14-unknown-level")),
        ("carla", ask.VoteAbsence(2, "wait"), ("TAB-10", "tab-10-not-entitled")),
        ("dora", ask.VoteAbsence(2, "end"), ("TAB-13", "tab-13-spectator")),
        ("dora", ask.VoteEnd(), ("TAB-13", "tab-13-spectator")),
    ],
)
def test_who_may_not_vote_and_what_is_not_voted_about(
    person: str, command: ask.Command, refusal: tuple[str, str]
) -> None:
    """TAB-6, TAB-10, TAB-13."""
    assert without_carla(bots=1).refusal(person, command) == refusal


def test_who_comes_back_takes_the_seat_back_from_the_bot() -> None:
    """TAB-6."""
    evening = without_carla("carla", "ana")
    evening.do("ana", ask.VoteAbsence(0, "bot", "club"))
    assert names(evening.bot_rolls(0)) == ["rolled"]
    evening.roll("ana")
    points = evening.total
    evening.come_back("carla")
    holder = evening.state.seats[0]
    assert (holder.absent, holder.handed, holder.stand_in, evening.total) == (False, False, "", points)
    with pytest.raises(Refused, match="tab-13-not-your-turn"):
        evening.bot_rolls(0)
    assert names(evening.roll("carla")) == ["rolled"]


def test_votes_about_somebody_end_with_the_return() -> None:
    """TAB-6."""
    evening = without_carla()
    evening.do("ana", ask.VoteAbsence(2, "end"))
    evening.come_back("carla")
    assert evening.state.absence_votes == ()
    evening.leave("carla")
    evening.do("beto", ask.VoteAbsence(2, "end"))
    assert evening.phase() is Phase.PLAYING


def test_a_vote_about_one_is_none_about_another() -> None:
    """TAB-10."""
    evening = playing("ana", "beto", "carla", "dora")
    evening.leave("carla", "dora")
    evening.do("ana", ask.VoteAbsence(2, "bot", "club"))
    evening.do("beto", ask.VoteAbsence(3, "bot", "club"))
    assert not any(holder.handed for holder in evening.state.seats)
    evening.do("beto", ask.VoteAbsence(2, "bot", "club"))
    assert [holder.handed for holder in evening.state.seats] == [False, False, True, False]
    assert [vote.about for vote in evening.state.absence_votes] == [3]


def test_more_than_half_end_a_match_early_without_a_winner() -> None:
    """TAB-10."""
    evening = playing("ana", "beto", "carla", bots=1)
    evening.do("ana", ask.VoteEnd())
    evening.do("ana", ask.VoteEnd(end=False))
    evening.do("beto", ask.VoteEnd())
    evening.do("beto", ask.VoteEnd())
    assert evening.phase() is Phase.PLAYING
    evening.do("ana", ask.VoteEnd())
    outcome = evening.state.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.clause, outcome.text.id) == ((), "TAB-10", "tab-10-ended")


def test_nobody_ends_a_match_by_voting_against_it() -> None:
    """TAB-10."""
    evening = playing("ana", "beto", "carla", "dora")
    evening.do("ana", ask.VoteEnd())
    evening.do("beto", ask.VoteEnd())
    evening.leave("carla")
    evening.do("dora", ask.VoteEnd(end=False))
    assert evening.phase() is Phase.PLAYING


def test_a_match_whose_last_deadline_has_passed_is_not_ended_by_a_vote_first() -> None:
    """TAB-11: what time has done counts before what the table wants."""
    evening = playing("ana", bots=1)
    evening.now += TURN + 1
    assert names(evening.do("ana", ask.VoteEnd())) == ["end-voted", "skipped", "match-ended", "seed-revealed"]
