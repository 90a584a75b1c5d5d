"""A bot may take a person's seat in mid-match and give it back: it copes with all that a person is asked (TAB-6)."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

import pytest

from sobremesa.bots import LEVELS, Bot, Company, Due, Pace, stand_in_for
from sobremesa.bots.hints import hints
from sobremesa.engine import Match, Refused, Seat
from sobremesa.games.buffet.actions import Call
from sobremesa.games.buffet.events import Phase
from tests.conformance.subject import AnyGame, AnyMatch, Subject
from tests.conformance.subjects import DEFAULTS, MAKERS, SUBJECTS
from tests.games.buffet.boxes import buffet, open_search

STAND_INS = ("", *LEVELS)
"""Without a level the least is done."""
MOST_STEPS = 6


@cache
def game_of(name: str) -> AnyGame:
    return SUBJECTS[name].make()


@cache
def stand_in(name: str, level: str) -> Bot[Any, Any]:
    return stand_in_for(game_of(name), level)


class Evening:
    """A numbered match of people, some of whom come and go; nobody's bot may be refused, and nobody may be stuck."""

    def __init__(self, subject: Subject, number: int) -> None:
        self.random = Random(number)
        self.subject = subject
        self.seats = self.random.choice(list(subject.seats))
        self.match: AnyMatch = Match.start(game_of(subject.name), self.seats, seed=number.to_bytes(32, "big"))
        self.company = Company({}, self.random.choice(list(Pace)))
        self.clock = 0

    def step(self) -> None:
        if self.random.random() < 0.12:
            self.hand_over(self.random.randrange(self.seats))
        due, people = self.company.next(self.match.position), self.people()
        assert due is None or due.at >= self.match.now
        if people and (due is None or self.random.random() < 0.6) and self.random.random() < 0.97:
            self.act(self.random.choice(people), due)
        elif due is not None:
            self.company.act(self.match, due)
        elif self.match.deadline is not None:
            self.match.tick(self.match.deadline + 1)
        else:
            assert people, "the match waits for somebody or for time"
        self.clock = max(self.clock, self.match.now)

    def people(self) -> list[Seat]:
        return [seat for seat in self.match.state.waiting if seat not in self.company]

    def hand_over(self, seat: Seat) -> None:
        """To a bot, or back."""
        if seat in self.company:
            self.company.leave(seat)
        else:
            self.company.seat(seat, stand_in(self.subject.name, self.random.choice(STAND_INS)), self.clock)

    def act(self, seat: Seat, due: Due | None) -> None:
        """A person does something before the next bot does."""
        before = (self.clock + 4_000, None if due is None else due.at, self.match.deadline)
        latest = min(at for at in before if at is not None)
        try:
            at = self.random.randint(self.clock, max(self.clock, latest))
            self.match.act(seat, self.subject.act(self.match, seat, self.random), at)
        except Refused:
            # Too late, for people alone: theirs is not what is looked at here.
            self.clock = max(self.clock, latest)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", SUBJECTS)
def test_seats_that_change_hands_never_stop_a_match_and_no_bot_is_refused(name: str, number: int) -> None:
    """TAB-6, TAB-11, TAB-15."""
    subject = SUBJECTS[name]
    evening = Evening(subject, number)
    for _ in range(MOST_STEPS * subject.longest):
        if evening.match.outcome is not None:
            return
        evening.step()
    raise AssertionError("every match ends")


@pytest.mark.parametrize("level", STAND_INS)
@pytest.mark.parametrize("game", MAKERS)
def test_without_a_clock_a_match_of_people_who_have_all_left_goes_on_to_its_end(game: str, level: str) -> None:
    """TAB-11, TAB-15: nothing hangs on a vote or a rest that no bot would otherwise be asked for."""
    rules = MAKERS[game]("es", clock=False).make()
    match: AnyMatch = Match.start(rules, 3, seed=bytes(32))
    company = Company(dict.fromkeys(range(3), stand_in_for(rules, level)))
    while company.step(match):
        assert len(match.events) < 20_000
    assert match.outcome is not None


def test_a_stand_in_says_and_shows_whatever_number_a_person_has_called() -> None:
    """BUF-7, BUF-16."""
    for level in STAND_INS:
        game = buffet(call_first=True)
        match = Match.start(game, 2, seed=bytes(32))
        open_search(match)
        most = len(match.state.ground.available)
        match.act(0, Call(most))
        match.act(1, Call(2))
        assert match.state.phase is Phase.SAYING
        company = Company({0: stand_in_for(game, level), 1: stand_in_for(game, level)})
        while match.state.phase in (Phase.SAYING, Phase.SHOWING):
            assert company.step(match)


@pytest.mark.parametrize("key", DEFAULTS, ids="-".join)
def test_another_thread_may_ask_a_bot_and_for_hints_while_the_match_goes_on(key: tuple[str, str]) -> None:
    """TAB-8: the same question has the same answer, whoever asks when."""
    subject = DEFAULTS[key]
    match: AnyMatch = Match.start(subject.make(), 2, seed=bytes(32))
    company = Company(dict.fromkeys(range(2), stand_in_for(match.game, "expert")), Pace.HUMAN)
    with ThreadPoolExecutor(2) as threads:
        for _ in range(12):
            due = company.next(match.position)
            if due is None:
                assert match.deadline is not None
                match.tick(match.deadline + 1)
                continue
            position = match.position
            asked = [threads.submit(company.choose, position, due.seat) for _ in range(2)]
            view = position.view(due.seat)
            hinted = threads.submit(hints, match.game, view, match.game.offers(view), "expert")
            company.act(match, due)
            company.next(match.position)
            assert asked[0].result() == asked[1].result() == company.choose(position, due.seat)
            assert hinted.result() == hints(match.game, view, match.game.offers(view), "expert")
