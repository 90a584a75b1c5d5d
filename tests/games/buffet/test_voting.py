"""Words that the dictionary lacks: the other people at the table vote, one word at a time."""

from typing import Any

import pytest

from sobremesa.engine import Match, Refusal, Sitter
from sobremesa.games.buffet.actions import Announce, Place, Vote
from sobremesa.games.buffet.events import Fate, Phase, TimeRanOut, Verdict, VoteCast, VoteOpened, WordChecked
from sobremesa.games.buffet.game import Buffet
from sobremesa.lexicon.category import Category, separate
from sobremesa.lexicon.entry import Entry as WordEntry
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.parts.vote import Ballot
from tests.games.buffet.boxes import (
    BOT,
    LUZ,
    MESA,
    OPEN,
    PERSON,
    BuffetMatch,
    buffet,
    cells_of,
    edition,
    happened,
    opened,
    refusal,
    search,
)

CX, XX = (5, 6), (217, 216)


def voting(seats: int | tuple[Sitter, ...] = 3, **options: Any) -> BuffetMatch:
    """North has announced CX, which is no word; the others have given up."""
    match = opened(buffet(**options), seats)
    search(match, CX, *((),) * (len(match.state.sitters) - 1))
    assert match.state.phase is Phase.VOTING
    return match


def fate(match: BuffetMatch) -> Fate:
    event = happened(match, WordChecked)[-1]
    assert isinstance(event, WordChecked)
    return event.verdict.fate


def test_BUF_25_a_word_that_the_dictionary_lacks_is_put_to_the_vote() -> None:
    match = voting()
    assert happened(match, VoteOpened) == [VoteOpened(0, (1, 2), "not-in-dictionary", OPEN + 20_000)]
    view = match.view(1)
    assert (view.ballot, view.reason) == (Ballot(0, (1, 2)), "not-in-dictionary")
    assert match.state.waiting == (1, 2)


def test_BUF_25_a_word_of_the_dictionary_is_always_valid() -> None:
    match = opened()
    search(match, (5, 20, 35, 50), MESA)
    assert not happened(match, VoteOpened)


def test_BUF_25_a_word_voted_in_is_marked() -> None:
    match = voting()
    match.act(1, Vote(0, accept=True))
    match.act(2, Vote(0, accept=True))
    assert happened(match, VoteCast) == [VoteCast(1, 0, accept=True), VoteCast(2, 0, accept=True)]
    assert happened(match, WordChecked) == [WordChecked(0, "CX", CX, Verdict(Fate.VOTED, "BUF-15", "cx"), CX)]
    assert cells_of(match, 0) == [5, 6]
    assert match.state.row_one == (1, 2)
    assert (match.state.ballot, match.state.reason, match.state.shown) == (None, "", None)


def test_BUF_25_a_word_voted_down_goes_to_row_1() -> None:
    match = voting()
    match.act(1, Vote(0, accept=False))
    match.act(2, Vote(0, accept=False))
    verdict = Verdict(Fate.NOT_VALID, "BUF-25", reason="not-in-dictionary")
    assert happened(match, WordChecked) == [WordChecked(0, "CX", CX, verdict)]
    assert match.state.row_one == (1, 2, 0)


def test_BUF_25_with_three_people_one_of_the_two_others_is_enough() -> None:
    match = voting()
    match.act(1, Vote(0, accept=True))
    match.act(2, Vote(0, accept=False))
    assert fate(match) is Fate.VOTED


def test_BUF_25_half_of_the_people_are_not_enough() -> None:
    match = voting(4)
    match.act(1, Vote(0, accept=True))
    match.act(2, Vote(0, accept=False))
    match.act(3, Vote(0, accept=False))
    assert fate(match) is Fate.NOT_VALID


def test_BUF_25_no_vote_is_a_no() -> None:
    match = voting()
    assert match.tick(OPEN + 20_000) == ()
    match.tick(OPEN + 20_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.VOTING, (1, 2))]
    assert fate(match) is Fate.NOT_VALID
    assert match.deadline == OPEN + 50_000, "row 1 begins when the vote is over"


def test_BUF_25_a_person_who_does_not_answer_in_time_does_not_know_the_word() -> None:
    match = voting(4)
    match.act(2, Vote(0, accept=True), OPEN + 5_000)
    match.tick(OPEN + 20_001)
    assert fate(match) is Fate.NOT_VALID


@pytest.mark.parametrize(("accept", "expected"), [(True, Fate.VOTED), (False, Fate.NOT_VALID)])
def test_BUF_25_with_two_people_the_rival_alone_decides(accept: bool, expected: Fate) -> None:
    match = voting(2)
    match.act(1, Vote(0, accept))
    assert fate(match) is expected


def test_BUF_25_bots_and_the_author_do_not_vote() -> None:
    match = voting((PERSON, BOT, PERSON))
    assert refusal(match, 1, Vote(0, accept=True)) == "buf-25-no-vote"
    assert refusal(match, 0, Vote(0, accept=True)) == "buf-25-no-vote"
    match.act(2, Vote(0, accept=True))
    assert fate(match) is Fate.VOTED


def test_BUF_25_a_word_of_a_person_among_bots_has_nobody_to_vote_for_it() -> None:
    match = opened(buffet(words="table"), (PERSON, BOT))
    search(match, CX, ())
    assert happened(match, WordChecked)[0].verdict == Verdict(Fate.NOT_VALID, "BUF-16", reason="not-in-dictionary")


def test_BUF_25_people_vote_on_a_bots_word() -> None:
    match = opened(buffet(words="table"), (PERSON, BOT))
    search(match, (), XX)
    match.act(0, Vote(1, accept=True))
    assert fate(match) is Fate.VOTED


def test_BUF_25_a_vote_may_be_changed_until_all_have_voted() -> None:
    match = voting()
    match.act(1, Vote(0, accept=False))
    match.act(1, Vote(0, accept=True))
    assert match.view(None).ballot == Ballot(0, (1, 2), {1: True})
    match.act(2, Vote(0, accept=True))
    assert fate(match) is Fate.VOTED


def test_BUF_25_there_is_one_vote_at_a_time() -> None:
    match = opened(seats=3)
    search(match, (5, 6, 7), (89, 104), LUZ)
    assert match.state.ballot == Ballot(0, (1, 2))
    assert refusal(match, 2, Vote(1, accept=True)) == "buf-25-not-disputed"
    preview = match.preview(2, Vote(1, accept=True))
    assert isinstance(preview, Refusal)
    assert preview.text.args == {"seat": 2}, "people count seats from 1"
    for voter in (1, 2):
        match.act(voter, Vote(0, accept=True))
    assert match.state.ballot == Ballot(1, (0, 2))
    assert [event.word for event in happened(match, WordChecked)] == ["CXX", "LUZ"]


def test_BUF_25_by_the_dictionary_option_nobody_votes() -> None:
    match = opened(buffet(words="dictionary"), 3)
    search(match, CX, (), ())
    assert not happened(match, VoteOpened)
    assert match.state.phase is Phase.PLACING


def test_BUF_25_without_a_clock_a_vote_waits_for_all() -> None:
    match = voting(clock=False)
    assert match.deadline is None
    match.tick(10**12)
    assert match.state.phase is Phase.VOTING


def test_TAB_4_a_vote_at_the_deadline_counts_and_a_millisecond_later_does_not() -> None:
    in_time, too_late = voting(2), voting(2)
    in_time.act(1, Vote(0, accept=True), OPEN + 20_000)
    assert fate(in_time) is Fate.VOTED
    too_late.tick(OPEN + 20_001)
    assert refusal(too_late, 1, Vote(0, accept=True)) == "tab-13-other-phase"
    assert fate(too_late) is Fate.NOT_VALID


def test_TAB_13_while_all_vote_nobody_places_or_announces() -> None:
    match = voting()
    for action in (Place(5), Announce(LUZ)):
        assert refusal(match, 1, action) == "tab-13-other-phase"


def of_kinds(**options: Any) -> BuffetMatch:
    """ADN is an acronym, SEP one that few know, ANA a name, UTAH a foreign one, ELISA an acronym and a name.

    The dictionary has the first two among its names as well, in other capitals. The north seat may trace all of them.
    """
    known = {
        "ADN": Category.ACRONYM | Category.KNOWN_ACRONYM,
        "Adn": Category.PROPER_NAME,
        "SEP": Category.ACRONYM,
        "Sep": Category.PROPER_NAME,
        "ANA": Category.PROPER_NAME,
        "Utah": Category.PROPER_NAME | Category.FOREIGN,
        "Elisa": Category.PROPER_NAME | Category.PERSON,
        "ELISA": Category.ACRONYM,
    }
    words = Lexicon.from_entries("es", [WordEntry(word, separate(kind), word) for word, kind in known.items()])
    game = Buffet(edition(), words, options)
    return opened(game, words={"ADN": ADN, "SEP": SEP, "ANA": ANA, "UTAH": UTAH, "ELISA": ELISA})


ADN, SEP, ANA = (5, 20, 35), (7, 6, 21), (9, 24, 39)
UTAH, ELISA = (8, 23, 38, 53), (6, 22, 36, 50, 64)


@pytest.mark.parametrize(
    ("options", "path", "clause"),
    [
        ({}, ADN, "BUF-15"),
        ({}, SEP, "vote"),
        ({}, ANA, "BUF-15"),
        ({"words": "dictionary"}, SEP, "BUF-16"),
        ({"acronyms": "all"}, SEP, "BUF-15"),
        ({"acronyms": "none"}, ADN, "BUF-24"),
        ({"acronyms": "none"}, SEP, "BUF-24"),
        ({"acronyms": "none"}, ANA, "BUF-15"),
        ({"names": False}, ANA, "BUF-24"),
        ({"names": False}, ADN, "BUF-15"),
        ({"names": False}, SEP, "vote"),
        ({}, UTAH, "vote"),
        ({"names": False}, UTAH, "BUF-24"),
        ({}, ELISA, "BUF-15"),
        ({"acronyms": "none"}, ELISA, "BUF-15"),
        ({"names": False}, ELISA, "vote"),
        ({"names": False, "acronyms": "none"}, ELISA, "BUF-24"),
    ],
    ids=str,
)
def test_BUF_24_what_a_table_has_ruled_out_is_not_voted_on_and_all_else_is(
    options: dict[str, Any], path: tuple[int, ...], clause: str
) -> None:
    """BUF-25."""
    match = of_kinds(**options)
    search(match, path, ())
    assert bool(happened(match, VoteOpened)) is (clause == "vote")
    if clause != "vote":
        (checked,) = happened(match, WordChecked)
        assert checked.verdict.clause == clause
        assert checked.verdict.places_ants is (clause == "BUF-15")


def test_BUF_24_in_a_match_from_before_a_table_could_choose_every_acronym_counts() -> None:
    """TAB-8: its log does not have the option."""
    match = of_kinds()
    older = match.save().replace('"acronyms":"known",', "")
    assert older != match.save()
    match = Match.load(match.game, older)
    search(match, SEP, ())
    (checked,) = happened(match, WordChecked)
    assert checked.verdict.clause == "BUF-15"


def test_BUF_24_bots_and_hints_know_the_words_that_this_table_accepts() -> None:
    def known(**options: Any) -> set[str]:
        game = of_kinds(**options).game
        assert isinstance(game, Buffet)
        allowed = game.vocabulary(form_at_least=0.0, lemma_at_least=0.0)
        return {game.lexicon.key(index) for index in range(len(game.lexicon)) if allowed[index // 8] >> index % 8 & 1}

    assert known() == {"adn", "ana", "elisa"}
    assert known(acronyms="all") == {"adn", "ana", "elisa", "sep"}
    assert known(acronyms="none") == {"ana", "elisa"}
    assert known(names=False) == {"adn"}
