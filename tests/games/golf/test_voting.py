"""The people of a table vote on words that the dictionary lacks."""

from typing import Any

import pytest

from sobremesa.engine import Refused, Sitter
from sobremesa.games.golf.actions import Choose, Vote, Write
from sobremesa.games.golf.events import Phase, Spelling, TimeRanOut, Verdict, VoteOpened, WordsJudged
from sobremesa.lexicon.house import HouseWords
from tests.games.golf.boxes import (
    GolfMatch,
    choose_all,
    edition,
    golf,
    handed_in,
    happened,
    start,
    totals,
    write_all,
)

PERSON, BOT, OWN_BOT = Sitter.PERSON, Sitter.BOT, Sitter.OWN_BOT
VALID, VOTED, MISSPELT, NO_WORD = Spelling.VALID, Spelling.VOTED, Spelling.MISSPELT, Spelling.NO_WORD


def disputed(*words: str, seats: int | tuple[Sitter, ...] = 3, known: str = "casa", **options: Any) -> GolfMatch:
    """A table that has just shown these words."""
    match = start(golf(known, edition("CASTO•", "...."), **options), seats)
    write_all(match, *words)
    return match


def verdicts(match: GolfMatch) -> list[Spelling]:
    """How the words of the last round were judged."""
    return [verdict.spelling for verdict in last_verdicts(match)]


def last_verdicts(match: GolfMatch) -> tuple[Verdict, ...]:
    """The same with what was read and which letters are wrong."""
    last = happened(match, WordsJudged)[-1]
    assert isinstance(last, WordsJudged)
    return last.verdicts


def refusal(match: GolfMatch, seat: int, vote: Vote) -> str:
    """The clause that refuses a vote, which has changed nothing."""
    before = match.save()
    with pytest.raises(Refused) as refused:
        match.act(seat, vote)
    assert match.save() == before
    return refused.value.refusal.clause


def test_GOL_22_the_others_vote_on_a_word_that_the_dictionary_lacks() -> None:
    match = disputed("ozzt", "casa", "")
    assert match.state.phase is Phase.VOTING
    assert happened(match, VoteOpened) == [
        VoteOpened((0,), (1, 2), 20_000, ("not-in-dictionary",), (Verdict(NO_WORD, reason="not-in-dictionary"),))
    ]
    assert match.view(1).disputed == (0,)


def test_GOL_22_a_word_voted_in_is_spelt_right() -> None:
    match = disputed("ozzt", "casa", "")
    match.act(1, Vote(0, accept=True))
    match.act(2, Vote(0, accept=True))
    assert match.state.verdicts[0] == Verdict(VOTED, "ozzt")
    choose_all(match)
    assert totals(match, 0) == [1 + 1 + 1 + 1 - 3]
    assert match.state.players[0].cups == 1


def test_GOL_22_a_word_of_the_dictionary_is_never_put_to_the_vote() -> None:
    match = disputed("ozzt", "casa", "")
    assert refusal(match, 2, Vote(1, accept=False)) == "GOL-22"


def test_GOL_22_a_misspelt_word_that_is_voted_in_is_spelt_right() -> None:
    match = disputed("caza", "casa", "")
    for voter in (1, 2):
        match.act(voter, Vote(0, accept=True))
    assert match.state.verdicts[0] == Verdict(VOTED, "caza")


def test_GOL_22_a_word_voted_down_that_is_not_even_misspelt_is_no_word() -> None:
    match = disputed("ozzt", "", "")
    for voter in (1, 2):
        match.act(voter, Vote(0, accept=False))
    assert verdicts(match)[0] is NO_WORD
    assert totals(match, 0) == [-4 - 3]


def test_GOL_22_with_three_people_one_of_the_two_others_is_enough() -> None:
    match = disputed("ozzt", "", "")
    match.act(1, Vote(0, accept=True))
    match.act(2, Vote(0, accept=False))
    assert verdicts(match)[0] is VOTED


def test_GOL_22_half_of_the_people_are_not_enough() -> None:
    match = disputed("ozzt", "", "", "", seats=4)
    match.act(1, Vote(0, accept=True))
    match.act(2, Vote(0, accept=False))
    match.act(3, Vote(0, accept=False))
    assert verdicts(match)[0] is NO_WORD


def test_GOL_22_a_person_who_does_not_answer_in_time_does_not_know_the_word() -> None:
    match = disputed("ozzt", "", "", "", seats=4)
    match.act(2, Vote(0, accept=True), 3_000)
    assert match.tick(20_000) == ()
    match.tick(20_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.VOTING, (1, 3))]
    assert verdicts(match)[0] is NO_WORD


def test_GOL_22_no_vote_is_a_no() -> None:
    match = disputed("ozzt", "casa", "")
    match.tick(20_001)
    assert verdicts(match) == [NO_WORD, VALID, Spelling.EMPTY]


def test_TAB_4_a_vote_at_the_deadline_counts_and_a_millisecond_later_does_not() -> None:
    in_time, too_late = disputed("ozzt", "", seats=2), disputed("ozzt", "", seats=2)
    in_time.act(1, Vote(0, accept=True), 20_000)
    assert verdicts(in_time)[0] is VOTED
    with pytest.raises(Refused) as refused:
        too_late.act(1, Vote(0, accept=True), 20_001)
    assert refused.value.refusal.clause == "TAB-13"
    assert verdicts(too_late)[0] is NO_WORD


@pytest.mark.parametrize(("accept", "spelling"), [(True, VOTED), (False, NO_WORD)])
def test_GOL_22_with_two_people_the_rival_alone_decides(accept: bool, spelling: Spelling) -> None:
    match = disputed("ozzt", "", seats=2)
    match.act(1, Vote(0, accept))
    assert verdicts(match)[0] is spelling


def test_GOL_22_nobody_votes_on_their_own_word() -> None:
    match = disputed("ozzt", "casa", "")
    assert refusal(match, 0, Vote(0, accept=True)) == "GOL-22"


def test_GOL_22_bots_do_not_vote() -> None:
    match = disputed("ozzt", "", "", seats=(PERSON, BOT, PERSON))
    assert match.state.waiting == (2,)
    assert refusal(match, 1, Vote(0, accept=True)) == "GOL-22"
    match.act(2, Vote(0, accept=True))
    assert verdicts(match)[0] is VOTED


@pytest.mark.parametrize("bot", [BOT, OWN_BOT])
def test_GOL_22_alone_with_bots_there_is_no_vote_on_any_word(bot: Sitter) -> None:
    match = disputed("ozzt", "oztt", seats=(PERSON, bot), words="table")
    assert happened(match, VoteOpened) == []
    assert verdicts(match) == [NO_WORD, NO_WORD]


def test_GOL_22_a_vote_may_be_changed_until_all_have_voted() -> None:
    match = disputed("ozzt", "", "")
    match.act(1, Vote(0, accept=False))
    match.act(1, Vote(0, accept=True))
    match.act(2, Vote(0, accept=True))
    assert verdicts(match)[0] is VOTED


def test_GOL_22_each_of_several_words_has_its_own_vote() -> None:
    match = disputed("ozzt", "tzzo", "casa")
    assert match.state.disputed == (0, 1)
    assert match.state.waiting == (0, 1, 2)
    match.act(0, Vote(1, accept=True))
    match.act(1, Vote(0, accept=False))
    match.act(2, Vote(1, accept=True))
    assert match.state.phase is Phase.VOTING, "one ballot of the third seat is still open"
    match.act(2, Vote(0, accept=False))
    assert verdicts(match) == [NO_WORD, VOTED, VALID]


def test_GOL_22_by_the_dictionary_option_nobody_votes() -> None:
    match = disputed("ozzt", "casa", "caza", words="dictionary")
    assert verdicts(match) == [NO_WORD, VALID, MISSPELT]
    assert not happened(match, VoteOpened)


def test_GOL_22_alone_there_is_no_vote() -> None:
    match = disputed("ozzt", seats=1, words="table")
    assert verdicts(match) == [NO_WORD]
    assert not happened(match, VoteOpened)


def test_GOL_22_without_a_clock_a_vote_waits_for_all() -> None:
    match = disputed("ozzt", "casa", "", clock=False)
    assert match.deadline is None
    match.tick(10**12)
    assert match.state.phase is Phase.VOTING


def test_GOL_22_votes_of_one_round_are_forgotten_in_the_next() -> None:
    match = disputed("ozzt", "", seats=2)
    match.act(1, Vote(0, accept=True))
    choose_all(match)
    match.tick(match.now + 45_001)
    write_all(match, "ozzt", "")
    assert match.state.phase is Phase.VOTING
    assert match.view(0).votes == {}
    match.tick(match.now + 20_001)
    assert verdicts(match)[0] is NO_WORD


def test_TAB_13_while_all_vote_nobody_writes_or_chooses() -> None:
    match = disputed("ozzt", "casa", "")
    for action in (Write(), handed_in(match, 1, "casa"), Choose()):
        with pytest.raises(Refused) as refused:
            match.act(1, action)
        assert refused.value.refusal.clause == "TAB-13"


def test_a_table_that_votes_every_word_down_still_comes_to_its_end() -> None:
    """TAB-11."""
    match = start(golf("casa", edition("CASTO•", "....")), 2)
    while match.outcome is None:
        write_all(match, "ozzt", "")
        match.act(1, Vote(0, accept=False))
        if match.state.phase is Phase.SHOPPING:
            match.tick(match.now + 45_001)
    assert totals(match, 0) == totals(match, 1)


def test_GOL_22_a_word_that_the_house_refuses_is_not_put_to_the_vote() -> None:
    house = HouseWords(refused=frozenset({"pibe"}))
    match = start(golf("casa pipe", edition("CASTO•", "...."), house=house), 3)
    write_all(match, "pibe", "casa", "casa")
    assert verdicts(match) == [NO_WORD, VALID, VALID]
