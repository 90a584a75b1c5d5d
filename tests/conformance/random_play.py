"""Random people play a match to its end, doing wrong things on the way, and everything is watched."""

from random import Random

import msgspec
import pytest

from sobremesa.engine import At, Malformed, Refusal, Refused, Score
from tests.conformance.subject import AnyMatch, Subject


def play_out(subject: Subject, match: AnyMatch, random: Random) -> int:
    """The number of actions it took."""
    conserved = subject.conserved(match.state)
    actions = 0
    while match.outcome is None:
        if match.deadline is not None and random.random() < 0.03:
            assert match.tick(match.deadline + 1)
            continue
        if random.random() < 0.1:
            _act_though_not_asked(match, random)
            continue
        seat = random.choice(list(subject.waits_for(match.state)))
        _check_offers(match, seat)
        _check_wrong_things_change_nothing(subject, match, random)
        action = subject.act(match, seat, random)
        previewed = match.preview(seat, action)
        assert isinstance(previewed, Score), f"{action} is legal, but its preview says {previewed}"
        in_time = match.now + random.randrange(2_000)
        match.act(seat, action, now=in_time if match.deadline is None else min(in_time, match.deadline))
        actions += 1
        assert subject.conserved(match.state) == conserved
        assert actions <= subject.longest, "every match ends"
    return actions


def _act_though_not_asked(match: AnyMatch, random: Random) -> None:
    """Anybody may take what is offered, also who is done: write on, change a vote, hand in another word."""
    seat = random.randrange(len(match.events[1].event.seats))
    choices = [choice for offer in match.offers(seat) for choice in offer.choices]
    if choices:
        match.act(seat, random.choice(choices))


def _check_offers(match: AnyMatch, seat: int) -> None:
    """What is listed is accepted as it stands; nothing is offered to who only watches."""
    offers = match.offers(seat)
    assert offers, "the match waits for a seat that may do nothing"
    for offer in offers:
        for choice in offer.choices:
            assert match.game.decide(match.state, seat, choice, At(match.now))
    assert match.offers(None) == ()


def _check_wrong_things_change_nothing(subject: Subject, match: AnyMatch, random: Random) -> None:
    before, events = match.state, match.events
    for seat in (random.randrange(len(events[1].event.seats)), -1, 99):
        wrong = subject.act_wrongly(match, seat, random)
        with pytest.raises((Refused, Malformed)) as caught:
            match.act(seat, wrong, now=match.now)
        if 0 <= seat < 99 and caught.type is Refused:
            assert isinstance(match.preview(seat, wrong), Refusal)
    assert match.state is before
    assert match.events == events


def view_bytes(match: AnyMatch, state: object, seat: int | None) -> bytes:
    """A view as it goes over the wire."""
    return msgspec.json.encode(match.game.view(state, seat))
