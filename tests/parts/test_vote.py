"""A vote of the people at a table on one word."""

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine.seats import Sitter, people
from sobremesa.lexicon.policy import Reason
from sobremesa.parts.vote import VOTE_SECONDS, Ballot, is_accepted, is_open_to_vote, voters, who_judges

PERSON, BOT = Sitter.PERSON, Sitter.BOT


def test_the_other_people_vote_and_the_author_does_not() -> None:
    """BUF-25."""
    assert voters(people(4), author=2) == (0, 1, 3)


def test_bots_do_not_vote() -> None:
    """BUF-25."""
    assert voters((PERSON, BOT, PERSON, BOT), author=0) == (2,)
    assert voters((PERSON, BOT, PERSON, BOT), author=1) == (0, 2)


def test_alone_among_bots_there_is_nobody_to_vote() -> None:
    """BUF-25."""
    assert voters((BOT, PERSON, BOT), author=1) == ()


def test_with_two_people_the_rival_alone_decides() -> None:
    """BUF-25."""
    assert is_accepted([True], voters=1)
    assert not is_accepted([False], voters=1)


def test_with_three_people_one_of_the_two_others_is_enough_because_the_author_counts() -> None:
    """BUF-25."""
    assert is_accepted([True, False], voters=2)
    assert not is_accepted([False, False], voters=2)


def test_half_of_the_people_are_not_enough() -> None:
    """BUF-25."""
    assert not is_accepted([True, False, False], voters=3)
    assert is_accepted([True, True, False], voters=3)


def test_a_voter_who_does_not_answer_does_not_know_the_word() -> None:
    """BUF-25."""
    assert not is_accepted([], voters=1)
    assert not is_accepted([True], voters=3)
    assert is_accepted([True], voters=2)


@given(st.lists(st.booleans(), max_size=6), st.integers(min_value=1, max_value=6))
def test_a_word_is_accepted_when_more_than_half_of_the_people_know_it(votes: list[bool], more: int) -> None:
    """BUF-25."""
    voters = len(votes) + more
    knowing = 1 + votes.count(True)
    assert is_accepted(iter(votes), voters) is (knowing > (voters + 1) - knowing)


@given(st.lists(st.sampled_from([True, False, None]), max_size=6), st.integers(min_value=0, max_value=4))
def test_stand_ins_change_nothing_of_what_the_people_say(votes: list[bool | None], stand_ins: int) -> None:
    """BUF-25: also where some of the people are silent."""
    ballot = Ballot(0, tuple(range(1, 1 + len(votes) + stand_ins)))
    for voter in ballot.voters[len(votes) :]:
        ballot = ballot.after(voter, accept=True, abstain=True)
    for voter, vote in enumerate(votes, 1):
        ballot = ballot if vote is None else ballot.after(voter, accept=vote, abstain=False)
    cast = [vote for vote in votes if vote is not None]
    assert ballot.accepted is is_accepted(cast, len(votes))
    assert ballot.waiting == tuple(voter for voter, vote in enumerate(votes, 1) if vote is None)


def test_where_nobody_can_be_asked_the_author_alone_is_not_enough() -> None:
    """BUF-25."""
    assert not is_accepted([], voters=0)


def test_stand_ins_accept_nothing_by_themselves() -> None:
    """BUF-25."""
    assert not Ballot(0, (1,)).without(1).accepted


def test_TAB_6_a_person_who_comes_back_during_a_vote_may_vote() -> None:
    """BUF-25."""
    ballot = Ballot(0, (1, 2)).without(2).without(2)
    assert (ballot.waiting, ballot.abstaining) == ((1,), (2,))
    assert ballot.cast(1, accept=True).accepted
    back = ballot.cast(2, accept=False)
    assert (back.waiting, back.abstaining) == ((1,), ())
    assert back.cast(1, accept=True).accepted
    assert not back.cast(1, accept=False).accepted


def test_a_vote_that_a_person_has_cast_stays_when_a_bot_takes_the_seat() -> None:
    """BUF-25."""
    ballot = Ballot(0, (1, 2, 3)).cast(1, accept=False)
    assert ballot.after(1, accept=True, abstain=True) == ballot


def test_the_table_judges_where_two_people_sit_unless_chosen() -> None:
    """BUF-25."""
    assert who_judges("by-people", (PERSON, BOT, PERSON)) == "table"
    assert who_judges("by-people", (PERSON, BOT, BOT)) == "dictionary"
    assert who_judges("by-people", (BOT, BOT)) == "dictionary"
    assert who_judges("dictionary", people(4)) == "dictionary"
    assert who_judges("table", (PERSON, BOT)) == "table"


def test_a_ballot_waits_for_all_voters_and_a_vote_may_be_changed() -> None:
    """BUF-25."""
    ballot = Ballot(1, voters(people(4), author=1))
    assert ballot.waiting == (0, 2, 3)
    assert not ballot.accepted
    ballot = ballot.cast(2, accept=True).cast(0, accept=False)
    assert ballot.waiting == (3,)
    assert not ballot.accepted
    assert ballot.cast(3, accept=True).accepted
    assert ballot.cast(0, accept=True).votes == {2: True, 0: True}
    assert ballot.cast(0, accept=True).accepted


def test_a_vote_takes_20_seconds() -> None:
    """BUF-25."""
    assert VOTE_SECONDS == 20


def test_people_vote_on_what_neither_the_dictionary_nor_the_house_has_decided() -> None:
    """BUF-25, GOL-22, LOO-17."""
    decided = {Reason.VALID, Reason.HOUSE_ACCEPTED, Reason.HOUSE_REFUSED}
    assert {reason for reason in Reason if not is_open_to_vote(reason)} == decided
