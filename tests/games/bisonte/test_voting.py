"""A table that votes: the people say first whether they know the words, and only then is the dictionary asked."""

from typing import Any

import pytest

from sobremesa.engine import Refusal, Refused, Sitter
from sobremesa.games.bisonte.actions import LetStand, Object, Pass, Vote
from sobremesa.games.bisonte.events import (
    ObjectionMade,
    Phase,
    PlayScored,
    PlayUndone,
    TimeRanOut,
    TurnSkipped,
    VoteCast,
    VoteOpened,
    WordVerdict,
)
from sobremesa.games.bisonte.evolve import evolve
from sobremesa.games.bisonte.state import TurnKind
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.parts.vote import Ballot
from tests.games.bisonte.boxes import BisonteMatch, bisonte, happened, known, lying, play, points

RACK = "CASAEEO"
PERSON, BOT = Sitter.PERSON, Sitter.BOT
VOTES = ((2, True), (2, False), (2, True), (3, True))


def table(
    seats: int = 4, word: str = "CASO", *, sitters: tuple[Sitter, ...] | None = None, **options: Any
) -> BisonteMatch:
    """Seat 0 has laid a word; the dictionary has CASA alone."""
    match = known(bisonte("casa", words="table", **options), [RACK] * seats, sitters=sitters)
    play(match, 0, word, 8, 8)
    return match


def test_BIS_12_an_objection_is_put_to_the_people_before_anybody_asks_the_dictionary(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = table()

    def asked(*_: object, **__: object) -> None:
        raise AssertionError("the dictionary was asked")

    monkeypatch.setattr(Lexicon, "judge", asked)
    match.act(2, Object())
    assert happened(match, VoteOpened) == [VoteOpened(2, (1, 2, 3), 20_000)]
    assert (match.state.phase, match.state.waiting, match.deadline) == (Phase.VOTING, (1, 3), 20_000)
    match.act(1, Vote(accept=True))
    match.act(3, Vote(accept=True))
    (made,) = happened(match, ObjectionMade)
    assert made == ObjectionMade(2, upheld=False, verdicts=(WordVerdict("CASO", True, "voted"),), voted=True)


def test_BIS_14_what_most_people_know_stands_and_the_objector_is_skipped() -> None:
    """BIS-12: author and one of two others are more than half of three; to object is to say no."""
    match = table(3)
    match.act(1, Object())
    match.act(2, Vote(accept=True))
    assert happened(match, PlayScored)[0].score.total == points(match)[0] == 12
    assert happened(match, TurnSkipped) == [TurnSkipped(1)]
    objection = match.state.turns[0].objection
    assert objection is not None
    assert (objection.voted, objection.upheld) == (True, False)
    assert (match.state.ballot, match.state.objector) == (None, None)


def test_BIS_13_what_most_do_not_know_is_for_the_dictionary() -> None:
    """BIS-12: author and one of three others are half of four, and not more."""
    match = table(4)
    match.act(1, Object())
    match.act(2, Vote(accept=True))
    match.act(3, Vote(accept=False))
    assert happened(match, PlayUndone) == [PlayUndone(0)]
    (made,) = happened(match, ObjectionMade)
    assert made == ObjectionMade(
        1, upheld=True, verdicts=(WordVerdict("CASO", False, "not-in-dictionary"),), voted=True
    )
    assert match.state.turns[0].kind is TurnKind.UNDONE


def test_BIS_12_a_word_of_the_dictionary_is_valid_whatever_the_people_say() -> None:
    """BUF-25."""
    match = table(3, "CASA")
    match.act(1, Object())
    match.act(2, Vote(accept=False))
    assert points(match)[0] == 12
    assert happened(match, ObjectionMade)[0].verdicts == (WordVerdict("CASA", True, "valid"),)


def test_BIS_12_a_vote_may_be_changed_until_all_have_voted() -> None:
    """BUF-25."""
    match = table(4)
    match.act(1, Object())
    match.act(2, Vote(accept=True))
    match.act(2, Vote(accept=False))
    assert match.state.waiting == (3,)
    match.act(2, Vote(accept=True))
    match.act(3, Vote(accept=True))
    assert happened(match, VoteCast) == [VoteCast(voter, 0, accept) for voter, accept in VOTES]
    assert points(match)[0] == 12


@pytest.mark.parametrize("accept", [True, False])
def test_BIS_12_the_objector_counts_as_a_no_and_cannot_take_it_back(*, accept: bool) -> None:
    """Author and one of three others are half of four: with the objector's yes it would be more."""
    match = table(4)
    match.act(1, Object())
    before = match.state
    preview = match.preview(1, Vote(accept=accept))
    assert isinstance(preview, Refusal)
    assert preview.text.id == "bis-12-no-vote"
    with pytest.raises(Refused, match="bis-12-no-vote"):
        match.act(1, Vote(accept=accept))
    assert match.state == before
    assert match.state.waiting == (2, 3)
    assert match.offers(1) == ()
    match.act(2, Vote(accept=True))
    match.act(3, Vote(accept=False))
    assert happened(match, PlayUndone) == [PlayUndone(0)]


def test_BIS_12_an_old_match_in_which_the_objector_voted_means_what_it_meant() -> None:
    match = table(4)
    match.act(1, Object())
    state = evolve(match.state, VoteCast(1, 0, accept=True))
    assert state.ballot is not None
    assert (state.ballot.votes, state.waiting) == ({1: True}, (2, 3))
    assert evolve(state, VoteCast(2, 0, accept=True)).ballot == Ballot(0, (1, 2, 3), {1: True, 2: True})


def test_BIS_12_a_voter_who_does_not_answer_in_twenty_seconds_does_not_know_the_words() -> None:
    match = table(3)
    match.act(1, Object(), now=5_000)
    assert match.deadline == 25_000
    assert match.tick(25_000) == ()
    match.tick(25_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.VOTING, (2,))]
    assert happened(match, PlayUndone) == [PlayUndone(0)]
    untimed = table(3, clock=False)
    untimed.act(1, Object())
    assert untimed.deadline is None


@pytest.mark.parametrize(
    ("sitters", "objector"),
    [
        ((PERSON, PERSON), 1),
        ((PERSON, BOT), 1),
        ((PERSON, BOT, BOT), 2),
        ((BOT, PERSON, BOT), 2),
        ((BOT, PERSON, BOT), 1),
        ((PERSON, PERSON, BOT), 1),
    ],
)
def test_BIS_12_with_nobody_left_to_ask_the_dictionary_decides_at_once(
    sitters: tuple[Sitter, ...], objector: int
) -> None:
    """A person alone with bots, or two people of whom one has played and the other objects."""
    match = table(len(sitters), sitters=sitters)
    match.act(objector, Object())
    assert happened(match, VoteOpened) == []
    assert happened(match, PlayUndone) == [PlayUndone(0)]
    assert not happened(match, ObjectionMade)[0].voted


def test_BIS_12_bots_do_not_vote_but_their_objections_are_voted_on() -> None:
    match = table(3, sitters=(PERSON, PERSON, BOT))
    match.act(2, Object())
    assert happened(match, VoteOpened) == [VoteOpened(2, (1,), 20_000)]
    assert match.state.waiting == (1,)
    match.act(1, Vote(accept=True))
    assert points(match)[0] == 12


@pytest.mark.parametrize(
    ("house", "upheld"),
    [(HouseWords(accepted=frozenset({"caso"})), False), (HouseWords(refused=frozenset({"caso", "casa"})), True)],
)
def test_BIS_12_nobody_votes_on_words_that_the_table_agreed_on_before_the_start(
    house: HouseWords, upheld: bool
) -> None:
    match = table(3, house=house)
    match.act(1, Object())
    assert happened(match, VoteOpened) == []
    assert happened(match, ObjectionMade)[0].upheld is upheld


def test_BIS_12_a_play_with_an_agreed_word_is_voted_on_for_its_other_words() -> None:
    house = HouseWords(accepted=frozenset({"caso"}))
    match = known(bisonte("casa", words="table", house=house), [RACK] * 3, board=lying("SOL", 9, 8))
    play(match, 0, "CASO", 8, 8)
    match.act(1, Object())
    match.act(2, Vote(accept=True))
    verdicts = happened(match, ObjectionMade)[0].verdicts
    assert [(each.word, each.reason) for each in verdicts] == [
        ("CASO", "house-accepted"),
        ("CS", "voted"),
        ("AO", "voted"),
        ("SL", "voted"),
    ]


def test_BIS_12_nobody_votes_on_a_play_with_a_word_that_the_table_has_refused() -> None:
    """BIS-13: the play is wrong whatever its other words are."""
    house = HouseWords(refused=frozenset({"caso"}))
    match = known(bisonte("casa", words="table", house=house), [RACK] * 3, board=lying("SOL", 9, 8))
    play(match, 0, "CASO", 8, 8)
    match.act(1, Object())
    assert not happened(match, VoteOpened)
    (made,) = happened(match, ObjectionMade)
    assert made.upheld
    assert not made.voted


def test_BIS_8_nobody_votes_on_a_digraph_on_two_tiles() -> None:
    match = known(bisonte("coche", words="table"), ["COCHEEE"] * 3)
    play(match, 0, "C O C H E", 8, 8)
    match.act(1, Object())
    assert happened(match, VoteOpened) == []
    assert happened(match, PlayUndone) == [PlayUndone(0)]
    split = known(bisonte("coche", words="table", split_digraphs=True), ["COCHEEE"] * 3)
    play(split, 0, "C O C H E", 8, 8)
    split.act(1, Object())
    assert split.state.phase is Phase.VOTING


def test_BIS_15_while_the_people_vote_nobody_else_acts_and_nobody_objects_again() -> None:
    """TAB-13."""
    match = table(4)
    with pytest.raises(Refused, match="bis-12-nothing-to-vote-on"):
        match.act(1, Vote(accept=True))
    match.act(1, Object())
    with pytest.raises(Refused, match="bis-12-no-vote"):
        match.act(0, Vote(accept=True))
    for action in (Object(), LetStand()):
        with pytest.raises(Refused, match="bis-15-objected-already"):
            match.act(2, action)
    for seat in range(4):
        with pytest.raises(Refused, match="bis-15-still-open"):
            match.act(seat, Pass())
    wood = table(3, clock=False)
    wood.act(2, Object())
    assert wood.view(1).next_player is None
    with pytest.raises(Refused, match="bis-15-still-open"):
        wood.act(1, Pass())


def test_BIS_12_who_votes_sees_it_offered_and_all_see_the_votes() -> None:
    match = table(3)
    match.act(1, Object())
    (offer,) = match.offers(2)
    assert (offer.action, offer.choices) == ("vote", (Vote(accept=True), Vote(accept=False)))
    assert match.offers(0) == match.offers(1) == match.offers(None) == ()
    view = match.view(None)
    assert view.ballot is not None
    assert (view.objector, view.ballot.voters, view.ballot.votes) == (1, (1, 2), {1: False})
