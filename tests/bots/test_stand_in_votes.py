"""Bots do not vote: one that sits in for a person goes last, with what the votes come to without it (BUF-25)."""

from typing import Any

import pytest

from sobremesa.bots import LEVELS, Company, Due, Pace, stand_in_for
from sobremesa.engine import Position
from sobremesa.games.buffet.actions import Vote
from sobremesa.games.buffet.events import Fate, WordChecked
from sobremesa.games.golf.actions import Vote as GolfVote
from sobremesa.games.golf.events import Phase as GolfPhase
from sobremesa.games.golf.events import Spelling
from sobremesa.games.loom.actions import Vote as LoomVote
from sobremesa.games.loom.phases import Phase as LoomPhase
from tests.games.buffet.boxes import BuffetMatch, buffet, happened, opened, search
from tests.games.golf.boxes import golf, start, write_all
from tests.games.loom.boxes import create, creating

CX = (5, 6)
STAND_INS = ("", *LEVELS)
VOTES = (True, False)


def voting(seats: int, *, clock: bool) -> BuffetMatch:
    """North has announced CX, which is no word; the others have given up."""
    match = opened(buffet(clock=clock), seats)
    search(match, CX, *((),) * (seats - 1))
    assert match.state.ballot is not None
    return match


def is_voted_in(match: BuffetMatch) -> bool:
    (event,) = happened(match, WordChecked)
    return bool(event.verdict.fate is Fate.VOTED)


@pytest.mark.parametrize("level", STAND_INS)
@pytest.mark.parametrize("clock", [True, False])
@pytest.mark.parametrize("vote", VOTES)
def test_BUF_25_a_stand_in_waits_for_the_people_and_leaves_the_word_to_them(
    vote: bool, clock: bool, level: str
) -> None:
    match = voting(4, clock=clock)
    bot = stand_in_for(match.game, level)
    company = Company({1: bot, 3: bot}, Pace.HUMAN)
    assert company.next(match.position) is None
    match.act(2, Vote(0, accept=vote), match.now + 5_000)
    # Nobody is held up.
    assert company.next(match.position) == Due(match.now, 1)
    company.step(match)
    company.step(match)
    assert is_voted_in(match) == vote


def test_BUF_25_no_vote_is_a_no_where_only_stand_ins_are_left() -> None:
    match = voting(3, clock=False)
    bot = stand_in_for(match.game, "club")
    company = Company({1: bot, 2: bot}, Pace.HUMAN)
    assert company.next(match.position) == Due(match.now, 1)
    company.step(match)
    company.step(match)
    assert not is_voted_in(match)


def test_BUF_25_a_person_who_does_not_vote_in_time_leaves_a_stand_in_without_a_vote() -> None:
    match = voting(4, clock=True)
    match.act(2, Vote(0, accept=True))
    company = Company({1: stand_in_for(match.game, "club")}, Pace.HUMAN)
    assert company.next(match.position) is None
    # Time passes: author and one voter are two of four people, and that is not more than half.
    assert company.step(match)
    assert not is_voted_in(match)


@pytest.mark.parametrize("level", STAND_INS)
def test_GOL_22_a_stand_in_votes_last_on_every_word(level: str) -> None:
    match = start(golf("casa", clock=False), 4)
    write_all(match, "zzzz", "qqqq", "casa", "casa")
    assert match.state.disputed == (0, 1)
    company = Company({2: stand_in_for(match.game, level)})
    match.act(0, GolfVote(1, accept=False))
    match.act(1, GolfVote(0, accept=True))
    match.act(3, GolfVote(0, accept=True))
    assert company.next(match.position) is None
    match.act(3, GolfVote(1, accept=False))
    while match.state.phase is GolfPhase.VOTING:
        assert company.step(match)
    assert match.state.verdicts[0].spelling is Spelling.VOTED
    assert match.state.verdicts[1].spelling is not Spelling.VOTED


@pytest.mark.parametrize("level", STAND_INS)
@pytest.mark.parametrize("vote", VOTES)
def test_LOO_17_a_stand_in_votes_last(vote: bool, level: str) -> None:
    table = creating(clock=False, words="table")
    create(table, "tac")
    assert table.state.phase is LoomPhase.VOTING
    company = Company({1: stand_in_for(table.game, level)})

    def position(length: int) -> Position[Any, Any, Any, Any]:
        return Position(table.game, table.state, length, table.now)

    assert company.next(position(1)) is None
    table.act(2, LoomVote(0, vote))
    assert company.next(position(2)) == Due(table.now, 1)
    assert company.choose(position(2), 1) == LoomVote(0, vote)
