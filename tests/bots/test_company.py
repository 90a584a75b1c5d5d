"""The bots of a match: each acts in its time, which comes from the match's chance, and never too late."""

import pytest

from sobremesa.bots import Company, Due, Pace, bot_for, company_of, play_out
from sobremesa.bots.company import chance_of
from sobremesa.bots.levels import level_of
from sobremesa.engine import Chance, Match, Refused, Sitter
from sobremesa.games.golf.actions import Write
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.view import GolfView
from tests.bots.fakes import FakeBot
from tests.games.golf.boxes import GolfMatch, golf

BOTS = (Sitter.BOT, Sitter.BOT)
SEED = bytes(32)


def begin(game: Golf, seats: tuple[Sitter, ...] = BOTS) -> GolfMatch:
    """A match of bots."""
    return Match.start(game, seats, seed=SEED)


def test_at_an_instant_pace_bots_act_at_once_and_in_the_order_of_their_seats() -> None:
    game = golf("casa cosa")
    match, company = begin(game), company_of(game, ("club", "club"))
    assert company.next(match.position) == Due(match.now, 0)


def test_at_a_human_pace_the_quickest_acts_first_and_time_passes() -> None:
    game = golf("casa cosa")
    match, company = begin(game), company_of(game, ("club", "club"), Pace.HUMAN)
    due = company.next(match.position)
    assert due is not None
    assert due.at > match.now
    company.act(match, due)
    assert match.now == due.at
    after = company.next(match.position)
    assert after is not None
    assert after.seat != due.seat
    assert after.at >= due.at


def test_a_bot_acts_before_its_time_is_over() -> None:
    """TAB-11."""
    game = golf("casa cosa", writing_seconds=10)
    match = begin(game)
    due = company_of(game, ("child", "child"), Pace.HUMAN).next(match.position)
    assert due is not None
    assert match.deadline is not None
    assert match.now < due.at <= match.deadline


def test_when_a_wait_began_is_kept_until_it_is_over() -> None:
    game = golf("casa cosa")
    match = begin(game, (Sitter.PERSON, Sitter.PERSON, Sitter.BOT))
    company = company_of(game, (None, None, "club"), Pace.HUMAN)
    before = company.next(match.position)
    assert before is not None
    # One of two others is ready: nothing hurries the bot yet.
    match.act(0, Write(), match.now + 1)
    assert company.next(match.position) == before


def test_only_bots_are_asked() -> None:
    game = golf("casa cosa")
    match, company = begin(game, (Sitter.PERSON, Sitter.BOT)), company_of(game, (None, "club"))
    assert (0 in company, 1 in company) == (False, True)
    due = company.next(match.position)
    assert due is not None
    company.act(match, due)
    assert company.next(match.position) is None


def test_nobody_is_due_when_the_match_is_over() -> None:
    game = golf("casa cosa")
    match, company = begin(game), company_of(game, ("club", "club"))
    play_out(match, company)
    assert match.outcome is not None
    assert company.next(match.position) is None


@pytest.mark.parametrize("pace", Pace)
def test_a_match_of_bots_replays_from_its_seed(pace: Pace) -> None:
    """TAB-8."""
    game = golf("casa cosa saco caos ocas")
    saved = []
    for _ in range(2):
        match = begin(game)
        play_out(match, company_of(game, ("child", "casual"), pace))
        saved.append(match.save())
    assert saved[0] == saved[1]


def test_a_bot_s_chance_is_its_own_and_of_one_wait() -> None:
    """TAB-3."""
    match = begin(golf("casa cosa"))
    seeds = {chance_of(match.position, seat, wait).seed for seat in (0, 1) for wait in ("writing/1", "writing/2")}
    assert len(seeds) == 4
    assert match.game.chance(match.state).seed not in seeds


def test_a_company_without_bots_waits_for_nobody() -> None:
    match = begin(golf("casa cosa"))
    assert Company({}).next(match.position) is None


def test_a_level_that_there_is_not_is_refused() -> None:
    """TAB-14."""
    with pytest.raises(Refused) as refused:
        bot_for(golf(), "wizard")
    assert refused.value.refusal.clause == "TAB-14"


def test_a_step_is_a_bot_s_move_or_what_time_does_and_nothing_later_than_asked() -> None:
    """TAB-4, TAB-11."""
    game = golf("casa cosa", writing_seconds=200)
    match, company = begin(game, (Sitter.PERSON, Sitter.BOT)), company_of(game, (None, "club"), Pace.HUMAN)
    due = company.next(match.position)
    assert due is not None
    assert not company.step(match, due.at - 1)
    assert company.step(match, due.at)
    assert match.now == due.at
    deadline = match.deadline
    assert deadline is not None
    # Whatever comes at the deadline itself is still in time.
    assert not company.step(match, deadline)
    assert company.step(match, deadline + 1)
    assert match.now == deadline


def test_without_bots_and_without_a_deadline_nothing_happens_by_itself() -> None:
    game = golf("casa cosa", clock=False)
    match = begin(game, (Sitter.PERSON, Sitter.PERSON))
    assert not Company({}).step(match)


class Swayed(FakeBot):
    """Takes its time, a minute and a half, until one of two others is ready; then it would have been ready at once."""

    def thinks(self, view: GolfView, chance: Chance) -> int:
        waiting = sum(player.waiting for player in view.players)
        return 90_000 if waiting == 3 else 1_000


class Late(FakeBot):
    """Nobody takes a word from it later than two seconds into the match."""

    def latest(self, view: GolfView) -> int | None:
        return 2_000

    def thinks(self, view: GolfView, chance: Chance) -> int:
        return 90_000


def with_one_bot(kind: type[FakeBot], pace: Pace) -> tuple[GolfMatch, Company]:
    """Two people and a bot, which write."""
    game = golf("casa cosa")
    bot = kind(game, level_of("club"), ("casa",), {"casa": 4.0})
    return begin(game, (Sitter.PERSON, Sitter.PERSON, Sitter.BOT)), Company({2: bot}, pace)


@pytest.mark.parametrize(("pace", "least", "most"), [(Pace.HUMAN, 500, 700), (Pace.QUICK, 125, 175)])
def test_what_hurries_a_bot_leaves_it_a_moment_to_react(pace: Pace, least: int, most: int) -> None:
    match, company = with_one_bot(Swayed, pace)
    assert company.next(match.position) == Due(pace.scaled(90_000), 2)
    match.act(0, Write(), 10_000)
    due = company.next(match.position)
    assert due is not None
    assert least <= due.at - 10_000 <= most
    # Neither another question nor another event puts it off, and it comes from the match's chance.
    assert company.next(match.position) == due
    match.act(0, Write("casa", (0, 1, 2, 3)), 10_100)
    assert company.next(match.position) == due
    again, others = with_one_bot(Swayed, pace)
    assert others.next(again.position) is not None
    again.act(0, Write(), 10_000)
    assert others.next(again.position) == due


def test_a_bot_that_was_to_act_within_that_moment_is_not_put_off() -> None:
    match, company = with_one_bot(Swayed, Pace.HUMAN)
    assert company.next(match.position) == Due(90_000, 2)
    match.act(0, Write(), 89_900)
    assert company.next(match.position) == Due(90_000, 2)


def test_nothing_hurries_a_bot_that_takes_no_time() -> None:
    match, company = with_one_bot(Swayed, Pace.INSTANT)
    assert company.next(match.position) == Due(0, 2)
    match.act(0, Write(), 10_000)
    assert company.next(match.position) == Due(10_000, 2)


def test_a_bot_acts_while_the_rules_take_it_and_lets_the_deadline_pass_when_they_no_longer_do() -> None:
    """TAB-11."""
    match, company = with_one_bot(Late, Pace.HUMAN)
    assert company.next(match.position) == Due(2_000, 2)
    match.act(0, Write(), 2_001)
    deadline = match.deadline
    assert deadline is not None
    assert company.next(match.position) == Due(deadline + 1, 2)
    assert not company.step(match, deadline)
    assert company.step(match, deadline + 1)
    assert match.now == deadline
