"""The vote on a word has three answers: right, misspelt in some letters, or no word."""

import re

import pytest

from sobremesa.engine import Codec, Match, Refusal, Refused
from sobremesa.engine.offer import Ask
from sobremesa.engine.text import text
from sobremesa.games.golf.actions import Action, Vote
from sobremesa.games.golf.events import Spelling, Verdict, VoteCast
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.mending import mistakes_said
from sobremesa.games.golf.mistakes import Marks, Mistake, Slip, fewest_mistakes
from sobremesa.games.golf.voting import outcome_of_vote
from tests.games.golf.boxes import choose_all, edition, golf, start, totals, write_all
from tests.games.golf.test_voting import MISSPELT, NO_WORD, VOTED, disputed, last_verdicts, refusal, verdicts

CAZA = Verdict(
    Spelling.MISSPELT, "casa", (2,), "not-in-dictionary", mistakes=(Mistake(slip=Slip.WRONG, at=2, meant="S"),)
)
"""What the table proposes for CAZA."""
MISSPELT_Z = Vote(0, accept=False, misspelt=(2,))


def test_GOL_22_the_table_proposes_the_misspelt_letters_by_GOL_21() -> None:
    match = disputed("caza", "casa", "")
    assert match.state.readings == (CAZA,)
    assert match.view(2).reading(0) == CAZA
    (offer,) = match.offers(1)
    assert offer.choices == (Vote(0, accept=True), MISSPELT_Z, Vote(0, accept=False))


def test_GOL_22_a_word_may_be_voted_misspelt_in_the_letters_proposed() -> None:
    match = disputed("caza", "casa", "")
    for voter in (1, 2):
        match.act(voter, MISSPELT_Z)
    assert last_verdicts(match)[0] == CAZA


def test_GOL_22_a_word_voted_down_is_no_word_though_the_table_can_read_it() -> None:
    match = disputed("caza", "casa", "")
    for voter in (1, 2):
        match.act(voter, Vote(0, accept=False))
    assert last_verdicts(match)[0] == Verdict(NO_WORD, reason="not-in-dictionary")
    assert totals(match, 0) == [-4 - 3]


@pytest.mark.parametrize(("vote", "spelling"), [("right", VOTED), ("misspelt", MISSPELT), ("none", NO_WORD)])
def test_GOL_22_of_two_people_the_rival_alone_chooses_among_the_three_answers(vote: str, spelling: Spelling) -> None:
    match = disputed("caza", "casa", seats=2)
    match.act(1, {"right": Vote(0, accept=True), "misspelt": MISSPELT_Z, "none": Vote(0, accept=False)}[vote])
    assert verdicts(match)[0] is spelling


def test_GOL_22_right_and_misspelt_together_are_more_than_half_so_that_the_word_counts_as_misspelt() -> None:
    """Author, one right, one misspelt, two no word: two of five know it as right, three as right or misspelt."""
    match = disputed("caza", "", "", "", "", seats=5)
    match.act(1, Vote(0, accept=True))
    match.act(2, MISSPELT_Z)
    match.act(3, Vote(0, accept=False))
    match.act(4, Vote(0, accept=False))
    assert last_verdicts(match)[0] == CAZA


def test_GOL_22_half_for_right_or_misspelt_is_not_enough() -> None:
    match = disputed("caza", "", "", "", seats=4)
    match.act(1, MISSPELT_Z)
    match.act(2, Vote(0, accept=False))
    match.act(3, Vote(0, accept=False))
    assert verdicts(match)[0] is NO_WORD


def test_GOL_22_the_proposal_stands_for_a_voter_that_does_not_answer() -> None:
    match = disputed("caza", "", "", "", seats=4)
    match.act(1, Vote(0, accept=False))
    match.tick(20_001)
    assert last_verdicts(match)[0] == CAZA


def test_GOL_22_where_nobody_answers_the_word_is_read_by_GOL_21() -> None:
    match = disputed("caza", "ozzt", "")
    match.tick(20_001)
    assert last_verdicts(match)[:2] == (CAZA, Verdict(NO_WORD, reason="not-in-dictionary"))


def test_GOL_22_any_voter_may_mark_other_letters() -> None:
    match = disputed("caza", "casa", seats=2)
    match.act(1, Vote(0, accept=False, misspelt=(1, 0)))
    assert last_verdicts(match)[0] == Verdict(MISSPELT, "", (0, 1), "not-in-dictionary")
    choose_all(match)
    assert totals(match, 0) == [0 + 0 + 1 + 1 - 3], "a joker for Z"


def test_GOL_22_a_voter_may_mark_a_letter_too_many() -> None:
    match = disputed("caza", "casa", seats=2)
    match.act(1, Vote(0, accept=False, extra=(0,)))
    assert last_verdicts(match)[0] == Verdict(MISSPELT, "", (), "not-in-dictionary", (0,))


def test_GOL_22_letters_may_be_marked_where_the_table_cannot_read_the_word() -> None:
    match = disputed("ozzt", "casa", seats=2)
    match.act(1, Vote(0, accept=False, misspelt=(1,)))
    assert last_verdicts(match)[0] == Verdict(MISSPELT, "", (1,), "not-in-dictionary")


def test_GOL_22_the_commonest_mark_stands() -> None:
    match = disputed("caza", "", "", "", seats=4)
    match.act(1, MISSPELT_Z)
    match.act(2, Vote(0, accept=False, misspelt=(0,)))
    match.act(3, Vote(0, accept=False, misspelt=(0,)))
    assert last_verdicts(match)[0].marks == Marks((0,))


def test_GOL_22_of_marks_that_are_as_common_the_proposed_one_stands_then_that_of_the_first_seat() -> None:
    first, second = disputed("caza", "", "", seats=3), disputed("ozzt", "", "", seats=3)
    first.act(1, Vote(0, accept=False, misspelt=(0,)))
    first.act(2, MISSPELT_Z)
    assert last_verdicts(first)[0].marks == Marks((2,))
    second.act(2, Vote(0, accept=False, misspelt=(0,)))
    second.act(1, Vote(0, accept=False, misspelt=(3,)))
    assert last_verdicts(second)[0].marks == Marks((3,))


def test_GOL_22_a_voter_that_does_not_answer_counts_for_the_proposed_mark() -> None:
    match = disputed("caza", "", "", "", seats=4)
    match.act(1, Vote(0, accept=False, misspelt=(0,)))
    match.tick(20_001)
    assert last_verdicts(match)[0] == CAZA


@pytest.mark.parametrize(
    ("vote", "clause", "said"),
    [
        (Vote(0, accept=True, misspelt=(2,)), "GOL-22", "gol-22-right-or-misspelt"),
        (Vote(0, accept=False, misspelt=(2, 2)), "GOL-22", "gol-22-marked-twice"),
        (Vote(0, accept=False, misspelt=(2,), extra=(2,)), "GOL-22", "gol-22-marked-twice"),
        (Vote(0, accept=False, misspelt=(4,)), "GOL-22", "gol-22-no-such-letter"),
        (Vote(0, accept=False, extra=(-1,)), "GOL-22", "gol-22-no-such-letter"),
        (Vote(0, accept=False, misspelt=(0, 2)), "GOL-21", "gol-21-too-many-mistakes"),
        (Vote(0, accept=False, misspelt=(0, 1, 2)), "GOL-21", "gol-21-too-many-mistakes"),
        (Vote(0, accept=False, misspelt=(0,), extra=(2,)), "GOL-21", "gol-21-too-many-mistakes"),
        (Vote(0, accept=False, extra=(1, 2)), "GOL-21", "gol-21-too-many-mistakes"),
    ],
)
def test_GOL_22_marks_that_the_word_cannot_have_are_refused(vote: Vote, clause: str, said: str) -> None:
    match = disputed("caza", "casa", "")
    assert refusal(match, 1, vote) == clause
    with pytest.raises(Refused) as refused:
        match.act(1, vote)
    assert refused.value.refusal.text.id == said
    assert isinstance(match.preview(1, vote), Refusal)


def test_GOL_22_a_refused_mark_says_which_letter_the_word_does_not_have() -> None:
    match = disputed("caza", "casa", "")
    with pytest.raises(Refused) as refused:
        match.act(1, Vote(0, accept=False, misspelt=(4,)))
    assert refused.value.refusal.text.args == {"place": 5, "letters": 4}


def test_GOL_21_a_word_of_three_letters_cannot_be_voted_misspelt() -> None:
    match = disputed("ozz", "casa", "")
    assert refusal(match, 1, Vote(0, accept=False, misspelt=(1,))) == "GOL-21"
    (offer,) = match.offers(1)
    assert offer.choices == (Vote(0, accept=True), Vote(0, accept=False))
    assert [ask.most for ask in offer.asks] == [0, 0]


def test_GOL_21_in_seven_letters_two_mistakes_may_be_marked() -> None:
    match = start(golf("casa", edition("CASTO•", ".......")), 2)
    write_all(match, "ozztozz", "")
    assert refusal(match, 1, Vote(0, accept=False, misspelt=(0, 2, 4))) == "GOL-21"
    match.act(1, Vote(0, accept=False, misspelt=(0, 1, 4, 5)))
    assert last_verdicts(match)[0].marks == Marks((0, 1, 4, 5))


def test_GOL_22_letters_of_the_longest_word_in_dispute_may_be_marked() -> None:
    match = start(golf("casa", edition("CASTO•", ".......")), 3)
    write_all(match, "caza", "ozztozz", "")
    (offer,) = match.offers(2)
    assert offer.asks == (Ask("misspelt", 0, 4, tuple(range(7))), Ask("extra", 0, 2, tuple(range(7))))


def test_GOL_22_a_vote_that_is_changed_is_told_and_nothing_else() -> None:
    match = disputed("caza", "casa", "")
    match.act(1, MISSPELT_Z)
    before = len(match.events)
    match.act(1, Vote(0, accept=True))
    assert [entry.event for entry in match.events[before:]] == [VoteCast(1, 0, accept=True)]


def test_GOL_22_what_the_table_proposes_stands_where_nobody_is_left_to_vote() -> None:
    """BUF-25: as for a person that does not answer."""
    assert outcome_of_vote("CAZA", CAZA, {}, 0) == CAZA
    no_word = Verdict(Spelling.NO_WORD, reason="not-in-dictionary")
    assert outcome_of_vote("ZZZZ", no_word, {}, 0) == no_word


def test_GOL_22_what_is_wrong_is_said_letter_by_letter() -> None:
    told = mistakes_said("CAZA", CAZA.mistakes, CAZA.marks)
    assert told == (text("golf-mistake-wrong", letter="Z", meant="S"),)
    swapped = (Mistake(Slip.SWAPPED, 1, "SA"), Mistake(Slip.EXTRA, 3))
    assert [each.args for each in mistakes_said("CASX", swapped, Marks())] == [
        {"letter": "AS", "meant": "SA"},
        {"letter": "X", "meant": ""},
    ]


def test_GOL_22_letters_that_people_mark_are_said_without_what_was_meant() -> None:
    misspelt = text("golf-marked-misspelt", letters="O, Z", count=2)
    extra = text("golf-marked-extra", letters="T", count=1)
    assert mistakes_said("OZZT", (), Marks((0, 2), (3,))) == (misspelt, extra)
    assert mistakes_said("OZZT", (), Marks((0, 2))) == (misspelt,)
    assert mistakes_said("OZZT", (), Marks((), (3,))) == (extra,)
    assert mistakes_said("OZZT", (), Marks()) == ()


def test_GOL_21_marks_take_as_few_mistakes_as_they_can() -> None:
    """Two neighbours may have changed places."""
    counts = {(): 0, (2,): 1, (1, 2): 1, (1, 3): 2, (1, 2, 3): 2, (0, 1, 2, 3): 2, (0, 2, 4): 3}
    assert {places: Marks(places).mistakes for places in counts} == counts
    assert Marks((1, 2), (4, 5)).mistakes == 3
    assert not Marks()
    assert Marks((), (1,))


def test_GOL_21_the_fewest_mistakes_between_two_words() -> None:
    assert fewest_mistakes("CASA", "CASA", 2) == 0
    assert fewest_mistakes("CAZA", "CASA", 2) == 1
    assert fewest_mistakes("KAZA", "CASA", 2) == 2
    assert fewest_mistakes("KAZO", "CASA", 2) is None
    assert fewest_mistakes("KAZA", "CASA", 1) is None


def test_GOL_22_a_vote_of_an_older_match_reads_as_right_or_no_word() -> None:
    codec: Codec[Action] = Codec(Golf.action_type)
    assert codec.decode(b'{"type":"vote","seat":0,"accept":false}') == Vote(0, accept=False)
    assert codec.decode(b'{"type":"vote","seat":0,"accept":true}') == Vote(0, accept=True)


def test_GOL_22_a_vote_that_was_opened_before_the_table_proposed_anything_goes_on() -> None:
    """Its event has no readings: right, or no word; without an answer it is read by GOL-21."""
    match = disputed("caza", "casa", "")
    older = Match.load(match.game, re.sub(r',"readings":\[.*?\](?=\}\})', "", match.save()))
    assert older.state.readings == ()
    assert older.offers(1)[0].choices == (Vote(0, accept=True), Vote(0, accept=False))
    older.tick(20_001)
    assert last_verdicts(older)[0] == CAZA
