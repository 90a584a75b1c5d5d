"""Who may not act is refused, and what is no action at all; in every game nothing changes then (TAB-5, TAB-13)."""

from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.editions.texts import LANGUAGES, texts
from sobremesa.engine import Malformed, Match, Refusal, Refused
from tests.conformance.random_play import begun, kind_of, offered_kinds, once_played, seats_of, seed_of, walk
from tests.conformance.subject import AnyMatch, Subject
from tests.conformance.subjects import SUBJECTS

pytestmark = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=lambda subject: subject.name)

SEATS = 3


class NoSuchAction(msgspec.Struct, frozen=True, tag="no-such-action"):
    """Something that no game knows."""

    seat: int = 0


def started(subject: Subject) -> AnyMatch:
    match: AnyMatch = Match.start(subject.make(), SEATS, seed=seed_of(8))
    return match


def refused(match: AnyMatch, seat: Any, action: Any) -> Refused:
    """How the match says no; it must, and must stay as it is."""
    before, events = match.state, match.events
    with pytest.raises(Refused) as caught:
        match.act(seat, action)
    assert match.state is before
    assert match.events == events
    return caught.value


def malformed(match: AnyMatch, seat: int, action: Any) -> None:
    before, events = match.state, match.events
    with pytest.raises(Malformed):
        match.act(seat, action)
    assert match.state is before
    assert match.events == events


def test_an_action_out_of_turn_is_refused(subject: Subject) -> None:
    """TAB-13: what one seat may do now is refused to a seat to which nothing of the kind is offered."""
    match = started(subject)
    tried = 0
    for seat, action in walk(subject, match, Random(1)):
        for other in range(SEATS):
            if other != seat and kind_of(action) not in offered_kinds(match, other):
                refusal = refused(match, other, action).refusal
                previewed = match.preview(other, action)
                assert isinstance(previewed, Refusal)
                assert previewed.clause == refusal.clause
                tried += 1
    assert tried


def test_an_action_sent_twice_counts_once(subject: Subject) -> None:
    """TAB-13: the second is refused where nothing of the kind is offered to that seat any more."""
    match = started(subject)
    tried = 0
    before: tuple[int, Any] | None = None
    for seat, action in walk(subject, match, Random(2)):
        if before is not None and kind_of(before[1]) not in offered_kinds(match, before[0]):
            refused(match, *before)
            tried += 1
        before = (seat, action)
    assert tried


def test_an_action_after_the_end_is_refused(subject: Subject) -> None:
    """TAB-13: whatever was done in the match, and by whomever."""
    match = started(subject)
    done = list(walk(subject, match, Random(3)))
    assert match.outcome is not None
    for seat, action in done:
        assert refused(match, seat, action).refusal.clause == "TAB-13"
    assert all(match.offers(seat) == () for seat in (None, *range(SEATS)))
    assert match.tick(10**12) == ()


def test_an_action_of_a_seat_that_does_not_exist_is_refused(subject: Subject) -> None:
    """TAB-13."""
    match = started(subject)
    for _, action in walk(subject, match, Random(4)):
        for seat in (-1, -SEATS, SEATS, 99, None, True, "0", 0.0):
            assert refused(match, seat, action).refusal.clause == "TAB-13"


def test_an_action_meant_for_another_round_is_refused(subject: Subject) -> None:
    """TAB-13: it may have been under way when time ran out."""
    match = started(subject)
    tried = 0
    for seat, action in walk(subject, match, Random(5)):
        for field in {"round", "turn"} & set(action.__struct_fields__):
            late = msgspec.structs.replace(action, **{field: 10**6})
            assert refused(match, seat, late).refusal.clause == "TAB-13"
            tried += 1
    assert tried


def test_what_is_no_action_is_malformed(subject: Subject) -> None:
    """Nothing of a wrong type, and nothing that the game does not know, comes as far as a rule."""
    match = started(subject)
    junk: tuple[Any, ...] = ("junk", None, 7, 1.5, True, [], {}, {"type": "junk"}, object(), NoSuchAction(), b"\xff")
    for seat in (0, 1, -1, 99):
        for wrong in junk:
            malformed(match, seat, wrong)


def test_a_field_of_a_wrong_type_is_malformed(subject: Subject) -> None:
    """No field of any action is a number with a fraction, so none takes one."""
    match = started(subject)
    kinds = set()
    for seat, action in walk(subject, match, Random(6)):
        for field in action.__struct_fields__:
            malformed(match, seat, msgspec.structs.replace(action, **{field: 1.5}))
        kinds.add(kind_of(action))
    assert len(kinds) > 1


def with_number(value: Any, number: int) -> Any:
    """The same with this number in the place of every other one."""
    if isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return number
    if isinstance(value, tuple):
        return tuple(with_number(each, number) for each in value)
    if isinstance(value, msgspec.Struct):
        changed = {field: with_number(getattr(value, field), number) for field in value.__struct_fields__}
        return msgspec.structs.replace(value, **changed)
    return value


def test_a_number_beyond_all_measure_is_no_number_and_a_large_one_can_be_said(subject: Subject) -> None:
    """TAB-5: whatever is refused is refused with a sentence of a bearable length, in both languages."""
    match = started(subject)
    for seat, action in walk(subject, match, Random(7)):
        for number in (10**300, -(10**300), 2**53 + 1):
            malformed(match, seat, with_number(action, number))
        for number in (2**53, -(2**53)):
            refusal = refused(match, seat, with_number(action, number)).refusal
            assert all(0 < len(texts(language).refusal(refusal)) < 250 for language in LANGUAGES)


def test_a_match_is_over_for_all_at_once(subject: Subject) -> None:
    """TAB-13: every kind of action that a finished match has seen, from every seat."""
    match = once_played(subject, SEATS, 9)
    other, random = begun(subject, SEATS, 9)
    for seat, action in list(walk(subject, other, random))[:40]:
        for each in {seat, *range(seats_of(match))}:
            assert refused(match, each, action).refusal.clause == "TAB-13"
