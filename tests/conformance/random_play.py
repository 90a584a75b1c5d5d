"""Random people play a match to its end, doing wrong things on the way, and everything is watched."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.engine import At, Codec, Malformed, Match, Offer, Refusal, Refused, Score, Seat, Sitter, verify
from tests.conformance.subject import AnyGame, AnyMatch, Subject

MOST_CREDIT = 150
"""Half a round trip at most, in milliseconds (TAB-4)."""


@dataclass(frozen=True)
class Step:
    """Something that was done in a match: an action of a seat, or nothing but time that passed."""

    now: int
    seat: Seat | None = None
    action: Any = None
    credit: int = 0


def seed_of(number: int) -> bytes:
    """The seed of a numbered match."""
    return number.to_bytes(32, "big")


def begun(subject: Subject, seats: int, number: int) -> tuple[AnyMatch, Random]:
    """A numbered match with people and some bots, and the chance by which its players will act."""
    random = Random(number)
    sitters = tuple(Sitter.BOT if random.random() < 0.25 else Sitter.PERSON for _ in range(seats))
    return Match.start(subject.make(), sitters, seed=seed_of(number)), random


def played(subject: Subject, seats: int, number: int) -> AnyMatch:
    """A numbered match played to its end."""
    match, random = begun(subject, seats, number)
    play_out(subject, match, random)
    return match


@lru_cache(maxsize=256)
def once_played(subject: Subject, seats: int, number: int) -> AnyMatch:
    """The same, for who only looks at it."""
    return played(subject, seats, number)


def check_finished(match: AnyMatch) -> None:
    """Replay equals state, the codec round-trips, and every draw was fair (TAB-3, TAB-8)."""
    assert Match(match.game, match.events).state == match.state
    assert Match.load(match.game, match.save()).events == match.events
    assert verify(match.game, match.events) == ()


def play_out(subject: Subject, match: AnyMatch, random: Random) -> list[Step]:
    """All that was done until the end, wrong things left out."""
    conserved = subject.conserved(match.state)
    steps: list[Step] = []
    while match.outcome is None:
        steps += _step(subject, match, random)
        assert subject.conserved(match.state) == conserved
        assert sum(step.action is not None for step in steps) <= 2 * subject.longest, "every match ends"
    return steps


def walk(subject: Subject, match: AnyMatch, random: Random) -> Iterator[tuple[Seat, Any]]:
    """Each action just before it is taken, until the end; nobody does anything wrong."""
    actions = 0
    while match.outcome is None:
        seat = random.choice(list(subject.waits_for(match.state)))
        action = subject.act(match, seat, random)
        yield seat, action
        match.act(seat, action)
        actions += 1
        assert actions <= subject.longest, "every match ends"


def done_again(match: AnyMatch, steps: list[Step]) -> AnyMatch:
    """The same things done in another match."""
    for step in steps:
        if step.seat is None:
            match.tick(step.now)
        else:
            match.act(step.seat, step.action, step.now, credit=step.credit)
    return match


def seats_of(match: AnyMatch) -> int:
    """How many play."""
    return len(match.events[1].event.seats)


def kind_of(action: Any) -> str:
    """The name of an action's kind, as offers and transcripts have it."""
    return str(type(action).__struct_config__.tag)


def offered_kinds(match: AnyMatch, seat: Seat) -> set[str]:
    """The kinds of action that a seat may take now."""
    return {offer.action for offer in match.offers(seat)}


def view_bytes(match: AnyMatch, state: object, seat: int | None) -> bytes:
    """A view as it goes over the wire."""
    return msgspec.json.encode(match.game.view(state, seat))


def _step(subject: Subject, match: AnyMatch, random: Random) -> list[Step]:
    if match.deadline is not None and random.random() < 0.03:
        late = Step(match.deadline + 1)
        assert match.tick(late.now)
        return [late]
    if random.random() < 0.1:
        return _act_though_not_asked(match, random)
    seat = random.choice(list(subject.waits_for(match.state)))
    _check_offers(match, seat)
    if random.random() < 0.1:
        _check_codecs(match, seat)
    _check_wrong_things_change_nothing(subject, match, random)
    before = len(match.events)
    action = subject.act(match, seat, random)
    waited = [Step(match.now + 1)] if len(match.events) > before else []
    assert any(_is_among(action, offer) for offer in match.offers(seat)), f"{action} is legal, but not offered"
    previewed = match.preview(seat, action)
    assert isinstance(previewed, Score), f"{action} is legal, but its preview says {previewed}"
    step = in_time(match, random, seat, action)
    match.act(seat, action, step.now, credit=step.credit)
    return [*waited, step]


def _is_among(action: Any, offer: Offer[Any]) -> bool:
    """Whether it is one of the choices, or of the kind that is asked for, neither too long nor too short."""
    if kind_of(action) != offer.action or action in offer.choices:
        return action in offer.choices
    given = ((ask, getattr(action, ask.field)) for ask in offer.asks if ask.field in action.__struct_fields__)
    return all(ask.least <= (each if isinstance(each, int) else len(each)) <= ask.most for ask, each in given)


def in_time(match: AnyMatch, random: Random, seat: Seat, action: Any) -> Step:
    """In time: what is received in the last moments before a deadline counts by its credit (TAB-4)."""
    now = match.now + random.randrange(2_000)
    if match.deadline is None:
        return Step(now, seat, action)
    now = max(match.now, min(now, match.deadline))
    is_last_moment = match.deadline - now < MOST_CREDIT
    return Step(now, seat, action, MOST_CREDIT if is_last_moment else random.choice((0, MOST_CREDIT)))


def _act_though_not_asked(match: AnyMatch, random: Random) -> list[Step]:
    """Anybody may take what is offered, also who is done: write on, change a vote, hand in another word."""
    seat = random.randrange(seats_of(match))
    choices = [choice for offer in match.offers(seat) for choice in offer.choices]
    if not choices:
        return []
    step = Step(match.now, seat, random.choice(choices))
    match.act(seat, step.action, step.now)
    return [step]


def _check_offers(match: AnyMatch, seat: Seat) -> None:
    """What is listed is accepted as it stands; nothing is offered to who only watches."""
    offers = match.offers(seat)
    assert offers, "the match waits for a seat that may do nothing"
    for offer in offers:
        assert offer.choices or offer.asks
        assert all(0 <= ask.least <= ask.most for ask in offer.asks), f"nobody can answer {offer}"
        for choice in offer.choices:
            assert kind_of(choice) == offer.action
            assert match.game.decide(match.state, seat, choice, At(match.now))
    assert match.offers(None) == ()


def _check_codecs(match: AnyMatch, seat: Seat) -> None:
    """Views and actions are the same after a trip over the wire."""
    views, actions = _codecs(type(match.game))
    for viewer in (seat, None):
        view = match.view(viewer)
        assert views.decode(views.encode(view)) == view
    for offer in match.offers(seat):
        for choice in offer.choices[:5]:
            assert actions.decode(actions.encode(choice)) == choice


@cache
def _codecs(game: type[AnyGame]) -> tuple[Codec[Any], Codec[Any]]:
    return Codec(game.view_type, largest=10**7), Codec(game.action_type)


def _check_wrong_things_change_nothing(subject: Subject, match: AnyMatch, random: Random) -> None:
    before, events = match.state, match.events
    for seat in (random.randrange(seats_of(match)), -1, 99):
        wrong = subject.act_wrongly(match, seat, random)
        with pytest.raises((Refused, Malformed)) as caught:
            match.act(seat, wrong, now=match.now)
        if 0 <= seat < 99 and caught.type is Refused:
            assert isinstance(match.preview(seat, wrong), Refusal)
    assert match.state is before
    assert match.events == events
