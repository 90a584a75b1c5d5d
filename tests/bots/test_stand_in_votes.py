"""Bots do not vote: one that sits in for a person says so, and then the seat counts as nobody's (BUF-25)."""

import pytest

from sobremesa.bots import LEVELS, Company, Pace, stand_in_for
from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.games.buffet.actions import Vote
from sobremesa.games.buffet.events import Fate, WordChecked
from sobremesa.games.golf.actions import Vote as GolfVote
from sobremesa.games.golf.events import Phase as GolfPhase
from sobremesa.games.golf.events import Spelling, WordsJudged
from sobremesa.games.loom.actions import Vote as LoomVote
from sobremesa.games.loom.events import WordJudged
from sobremesa.games.loom.phases import Phase as LoomPhase
from sobremesa.games.loom.phases import Spelling as LoomSpelling
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
def test_BUF_25_a_stand_in_abstains_and_leaves_the_word_to_the_people(vote: bool, clock: bool, level: str) -> None:
    match = voting(4, clock=clock)
    bot = stand_in_for(match.game, level)
    company = Company({1: bot, 3: bot}, Pace.HUMAN)
    assert company.step(match)
    assert company.step(match)
    assert match.state.ballot is not None
    assert (match.state.ballot.abstaining, match.state.waiting) == ((1, 3), (2,))
    # Nobody is held up.
    assert company.next(match.position) is None
    match.act(2, Vote(0, accept=vote), match.now + 5_000)
    assert is_voted_in(match) == vote


def test_BUF_25_no_vote_is_a_no_where_only_stand_ins_are_left() -> None:
    match = voting(3, clock=False)
    bot = stand_in_for(match.game, "club")
    company = Company({1: bot, 2: bot}, Pace.HUMAN)
    company.step(match)
    company.step(match)
    assert not is_voted_in(match)


@pytest.mark.parametrize("level", STAND_INS)
@pytest.mark.parametrize("stand_ins", [(), (3,)])
def test_BUF_25_a_stand_in_does_not_weigh_on_the_side_of_a_silent_person(
    stand_ins: tuple[int, ...], level: str
) -> None:
    """The author and one yes are two of three people, however many bots sit there for others."""
    match = voting(3 + len(stand_ins), clock=True)
    people = [seat for seat in range(1, 3 + len(stand_ins)) if seat not in stand_ins]
    match.act(people[0], Vote(0, accept=True))
    company = Company({seat: stand_in_for(match.game, level) for seat in stand_ins}, Pace.HUMAN)
    while match.state.ballot is not None:
        assert company.step(match)
    assert is_voted_in(match)


def test_BUF_25_a_bot_that_takes_a_seat_during_a_vote_abstains_too() -> None:
    """TAB-6."""
    match = voting(4, clock=True)
    match.act(1, Vote(0, accept=True))
    company = Company({}, Pace.HUMAN)
    company.seat(3, stand_in_for(match.game, "club"), match.now + 1_000)
    while match.state.ballot is not None:
        assert company.step(match)
    assert is_voted_in(match)


def test_BUF_25_a_person_who_comes_back_during_the_vote_may_vote() -> None:
    """TAB-6."""
    match = voting(4, clock=True)
    company = Company({3: stand_in_for(match.game, "club")}, Pace.HUMAN)
    assert company.step(match)
    match.act(1, Vote(0, accept=True))
    match.act(3, Vote(0, accept=False))
    match.act(2, Vote(0, accept=False))
    assert not is_voted_in(match), "two of four people are not more than half"


@pytest.mark.parametrize("level", STAND_INS)
def test_GOL_22_a_stand_in_abstains_on_every_word(level: str) -> None:
    match = start(golf("casa", clock=False), 4)
    write_all(match, "zzzz", "qqqq", "casa", "casa")
    assert match.state.disputed == (0, 1)
    company = Company({2: stand_in_for(match.game, level)})
    assert company.step(match)
    assert company.next(match.position) is None
    match.act(0, GolfVote(1, accept=False))
    match.act(1, GolfVote(0, accept=True))
    match.act(3, GolfVote(0, accept=False))
    match.act(3, GolfVote(1, accept=False))
    assert match.state.phase is not GolfPhase.VOTING
    assert match.state.verdicts[0].spelling is Spelling.VOTED
    assert match.state.verdicts[1].spelling is not Spelling.VOTED


@pytest.mark.parametrize("stand_ins", [(), (3,), (3, 4)])
def test_GOL_22_a_stand_in_does_not_weigh_on_the_side_of_a_silent_person(stand_ins: tuple[int, ...]) -> None:
    match = start(golf("casa"), 3 + len(stand_ins))
    write_all(match, "zzzz", *[""] * (2 + len(stand_ins)))
    match.act(1, GolfVote(0, accept=True))
    company = Company({seat: stand_in_for(match.game, "club") for seat in stand_ins}, Pace.HUMAN)
    while match.state.phase is GolfPhase.VOTING:
        assert company.step(match)
    assert match.state.verdicts[0].spelling is Spelling.VOTED


def test_GOL_22_a_person_who_comes_back_may_still_vote() -> None:
    """TAB-6: the seat counts again on a word on which its person has voted."""
    match = start(golf("casa"), 4)
    write_all(match, "zzzz", "", "", "")
    company = Company({3: stand_in_for(match.game, "club")}, Pace.HUMAN)
    assert company.step(match)
    match.act(1, GolfVote(0, accept=True))
    match.act(3, GolfVote(0, accept=False))
    match.act(2, GolfVote(0, accept=False))
    judged = [entry.event for entry in match.events if isinstance(entry.event, WordsJudged)]
    assert judged[0].verdicts[0].spelling is Spelling.NO_WORD, "two of four people are not more than half"


@pytest.mark.parametrize("level", STAND_INS)
@pytest.mark.parametrize("vote", VOTES)
def test_LOO_17_a_stand_in_abstains(vote: bool, level: str) -> None:
    table = creating(clock=False, words="table")
    create(table, "tac")
    assert table.state.phase is LoomPhase.VOTING
    bot = stand_in_for(table.game, level)
    choice = bot.choose(table.view(1), table.offers(1), Chance(bytes(SEED_BYTES)))
    assert choice == LoomVote(0, accept=False, abstain=True)
    table.act(1, choice)
    assert table.state.ballot is not None
    assert (table.state.ballot.abstaining, table.state.waiting) == ((1,), (2,))
    table.act(2, LoomVote(0, accept=vote))
    result = table.happened(WordJudged)[0].result
    assert (result.spelling is LoomSpelling.VOTED) is vote


def test_LOO_17_a_stand_in_does_not_weigh_on_the_side_of_a_silent_person() -> None:
    table = creating(("Ao So To", "Ab Sb Tb", "Ay Sy Ty", "Og Zo Lo"), words="table")
    create(table, "tac")
    table.act(3, LoomVote(0, accept=False, abstain=True))
    table.act(1, LoomVote(0, accept=True))
    table.tick()
    assert table.happened(WordJudged)[0].result.spelling is LoomSpelling.VOTED
