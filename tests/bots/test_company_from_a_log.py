"""A company can be had again from a log: it plans what the one that lived through the match had planned."""

from collections.abc import Iterator
from random import Random

import pytest

from sobremesa.bots import LEVELS, Bot, Company, Due, Pace, bot_for
from sobremesa.bots.company import AnyPosition
from sobremesa.engine import Chance, Match, Seat, Sitter
from sobremesa.games.golf.actions import Write
from sobremesa.games.golf.view import GolfView
from tests.bots.test_company import Swayed, begin, with_one_bot
from tests.conformance.subject import AnyMatch, Subject
from tests.conformance.subjects import DEFAULTS
from tests.games.golf.boxes import golf

SEATS = (Sitter.PERSON, Sitter.BOT, Sitter.BOT)


def begun(subject: Subject, number: int) -> tuple[AnyMatch, dict[Seat, Bot[object, object]], Random]:
    """A numbered match of a person and two bots."""
    random = Random(number)
    match: AnyMatch = Match.start(subject.make(), SEATS, seed=number.to_bytes(32, "big"))
    return match, {seat: bot_for(match.game, random.choice(LEVELS)) for seat in (1, 2)}, random


def lived(
    subject: Subject, match: AnyMatch, company: Company, random: Random
) -> Iterator[tuple[AnyPosition, Due | None]]:
    """Each position with who is due then; the person acts while bots think, or lets time pass."""
    for _ in range(subject.longest * 3):
        due = company.next(match.position)
        yield match.position, due
        if match.outcome is not None:
            return
        until = max(match.now, match.now + 60_000 if due is None else due.at)
        if 0 in subject.waits_for(match.state) and random.random() < 0.7:
            match.tick(random.randint(match.now, until))
            if 0 in subject.waits_for(match.state):
                match.act(0, subject.act(match, 0, random))
        elif due is not None:
            company.act(match, due)
        elif match.deadline is not None:
            match.tick(match.deadline + 1)
    raise AssertionError("every match ends")


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("key", DEFAULTS, ids="-".join)
def test_a_company_that_follows_the_log_plans_as_the_one_that_lived_through_it(
    key: tuple[str, str], number: int
) -> None:
    """TAB-7."""
    subject = DEFAULTS[key]
    match, bots, random = begun(subject, number)
    heir, planned = Company(bots, Pace.HUMAN), 0
    positions: list[AnyPosition] = []
    for position, due in lived(subject, match, Company(bots, Pace.HUMAN), random):
        positions.append(position)
        heir.follow(position)
        if random.random() < 0.4:
            planned += due is not None
            assert heir.next(position) == due
            # From here on it is another that has only followed.
            heir = Company(bots, Pace.HUMAN)
            for earlier in positions:
                heir.follow(earlier)
    assert planned > 0


class Counting(Swayed):
    """Says how often it was asked for its time."""

    asked = 0

    def thinks(self, view: GolfView, chance: Chance) -> int:
        Counting.asked += 1
        return super().thinks(view, chance)


def test_following_asks_nobody_for_a_time_but_who_is_waited_for_at_the_end() -> None:
    match, company = with_one_bot(Counting, Pace.HUMAN)
    for word in ("", "casa", "cosa"):
        company.follow(match.position)
        match.act(0, Write(word, (0, 1, 2, 3) if word else ()), match.now + 1_000)
    assert Counting.asked == 0
    company.next(match.position)
    assert Counting.asked == 4
    company.next(match.position)
    assert Counting.asked == 4


def test_a_bot_that_is_seated_in_mid_match_begins_to_think_then() -> None:
    """TAB-6, TAB-15."""
    game = golf("casa cosa")
    bot = bot_for(game, "club")
    match = begin(game, (Sitter.PERSON, Sitter.PERSON))
    from_the_start, later = Company({1: bot}, Pace.HUMAN), Company({}, Pace.HUMAN)
    assert later.next(match.position) is None
    later.seat(1, bot, 50_000)
    first, due = from_the_start.next(match.position), later.next(match.position)
    assert first is not None
    assert due == Due(first.at + 50_000, 1)
    later.leave(1)
    assert 1 not in later
    assert later.next(match.position) is None
    later.leave(1)
    later.seat(1, bot, 60_000)
    assert later.next(match.position) == Due(first.at + 60_000, 1)


@pytest.mark.parametrize("pace", Pace)
def test_whoever_is_seated_does_nothing_earlier_and_nothing_too_late(pace: Pace) -> None:
    """TAB-6, TAB-11."""
    game = golf("casa cosa")
    match = begin(game, (Sitter.PERSON, Sitter.PERSON))
    deadline = match.deadline
    assert deadline is not None
    company = Company({}, pace)
    company.seat(0, bot_for(game, "child"), deadline - 10)
    due = company.next(match.position)
    assert due is not None
    assert deadline - 10 <= due.at <= deadline
    company.seat(0, bot_for(game, "child"), deadline + 1)
    assert company.next(match.position) == Due(deadline + 1, 0)


def test_another_bot_in_the_same_seat_begins_anew() -> None:
    game = golf("casa cosa")
    match = begin(game, (Sitter.PERSON, Sitter.PERSON))
    company = Company({}, Pace.INSTANT)
    company.seat(0, bot_for(game, "child"), 10_000)
    assert company.next(match.position) == Due(10_000, 0)
    company.seat(0, bot_for(game, "club"), 20_000)
    assert company.next(match.position) == Due(20_000, 0)
