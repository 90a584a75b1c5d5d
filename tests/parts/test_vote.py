"""A vote of the people at a table on one word."""

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine.seats import Sitter, people
from sobremesa.parts.vote import is_accepted, voters

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
    assert voters(people(2), author=0) == (1,)
    assert is_accepted([True])
    assert not is_accepted([False])


def test_more_than_half_of_the_votes_cast_accept() -> None:
    """BUF-25."""
    assert is_accepted([True, True, False])
    assert not is_accepted([True, False, False])


def test_a_tie_is_a_no() -> None:
    """BUF-25."""
    assert not is_accepted([True, False])


def test_no_vote_is_a_no() -> None:
    """BUF-25."""
    assert not is_accepted([])


@given(st.lists(st.booleans(), max_size=6))
def test_a_word_is_accepted_when_yes_outnumbers_no(votes: list[bool]) -> None:
    """BUF-25."""
    assert is_accepted(iter(votes)) is (votes.count(True) > votes.count(False))
