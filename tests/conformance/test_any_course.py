"""Any course that a match may take: Hypothesis mixes legal actions, illegal ones and time as it likes."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sobremesa.engine import Codec, Malformed, Match, Refused, Sitter
from tests.conformance.random_play import check_finished, offered_kinds, play_out, seats_of, view_bytes
from tests.conformance.subject import AnyMatch, Subject
from tests.conformance.subjects import SUBJECTS

NUMBERS = st.integers(0, 2**32 - 1)
COURSES = settings(
    max_examples=5,
    stateful_step_count=30,
    suppress_health_check=tuple(HealthCheck),
    phases=(Phase.generate,),  # to shrink a whole match takes minutes; add Phase.shrink to look into one that fails
)


class Course(RuleBasedStateMachine):
    """A match of one subject; every rule takes a number, so that a course that fails shrinks to a short one."""

    subject: Subject
    match: AnyMatch

    @initialize(data=st.data(), seed=st.binary(min_size=32, max_size=32))
    def begin(self, data: st.DataObject, seed: bytes) -> None:
        seats = data.draw(st.sampled_from(list(self.subject.seats)))
        sitters = data.draw(st.lists(st.sampled_from(Sitter), min_size=seats, max_size=seats))
        self.match = Match.start(self.subject.make(), tuple(sitters), seed=seed)
        self.conserved = self.subject.conserved(self.match.state)

    def is_on(self) -> bool:
        return self.match.outcome is None

    @precondition(is_on)
    @rule(number=NUMBERS)
    def somebody_acts(self, number: int) -> None:
        random = Random(number)
        seat = random.choice(list(self.subject.waits_for(self.match.state)))
        action = self.subject.act(self.match, seat, random)
        actions: Codec[Any] = Codec(self.match.game.action_type)
        assert actions.decode(actions.encode(action)) == action
        assert self.match.act(seat, action)

    @precondition(is_on)
    @rule(number=NUMBERS)
    def somebody_takes_what_is_offered(self, number: int) -> None:
        random = Random(number)
        seat = random.randrange(seats_of(self.match))
        if choices := [choice for offer in self.match.offers(seat) for choice in offer.choices]:
            assert self.match.act(seat, random.choice(choices))

    @rule(number=NUMBERS, seat=st.integers(-1, 8))
    def somebody_does_wrong(self, number: int, seat: int) -> None:
        before, events = self.match.state, self.match.events
        with pytest.raises((Refused, Malformed)):
            self.match.act(seat, self.subject.act_wrongly(self.match, seat, Random(number)))
        assert self.match.state is before
        assert self.match.events == events

    @rule(late=st.integers(0, 10**6))
    def time_passes(self, late: int) -> None:
        deadline, until = self.match.deadline, self.match.now + late
        assert bool(self.match.tick(until)) is (deadline is not None and deadline < until)

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.subject.conserved(self.match.state) == self.conserved

    @invariant()
    def whoever_is_waited_for_may_do_something(self) -> None:
        assert (self.match.outcome is None) is bool(self.subject.waits_for(self.match.state))
        assert all(offered_kinds(self.match, seat) for seat in self.subject.waits_for(self.match.state))

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        for seat in (None, 0):
            other = self.subject.with_other_secrets(self.match.state, seat, Random(len(self.match.events)))
            assert view_bytes(self.match, other, seat) == view_bytes(self.match, self.match.state, seat)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            again: AnyMatch = Match.load(self.match.game, self.match.save())
            assert again.state == self.match.state
            assert again.events == self.match.events


@pytest.mark.parametrize("name", SUBJECTS)
def test_nothing_breaks_a_match_whatever_happens_in_whatever_order(name: str) -> None:
    """TAB-2, TAB-5, TAB-8."""

    class CourseOfSubject(Course):
        subject = SUBJECTS[name]

    run_state_machine_as_test(CourseOfSubject, settings=COURSES)


@pytest.mark.parametrize("name", SUBJECTS)
def test_any_seed_and_any_players_come_to_an_end(name: str) -> None:
    """TAB-3, TAB-8, TAB-11."""
    subject = SUBJECTS[name]

    @COURSES
    @given(seed=st.binary(min_size=32, max_size=32), number=NUMBERS, seats=st.sampled_from(list(subject.seats)))
    def plays_to_the_end(seed: bytes, number: int, seats: int) -> None:
        match: AnyMatch = Match.start(subject.make(), seats, seed=seed)
        play_out(subject, match, Random(number))
        check_finished(match)

    plays_to_the_end()
