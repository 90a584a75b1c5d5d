"""A match of random players who do nothing wrong, and now and then let their time run out."""

from random import Random

from sobremesa.engine import Match
from tests.conformance.random_play import in_time, seed_of
from tests.conformance.subject import Act, AnyGame, AnyMatch, Subject


def played_by_chance(
    subject: Subject, game: AnyGame, seats: int, number: int, *, lapses: float = 0, act: Act | None = None
) -> AnyMatch:
    """The match of this number; `lapses` is how often nobody does anything until the deadline."""
    match: AnyMatch = Match.start(game, seats, seed=seed_of(number))
    random = Random(number)
    while match.outcome is None:
        if match.deadline is not None and random.random() < lapses:
            match.tick(match.deadline + 1)
            continue
        seat = random.choice(list(subject.waits_for(match.state)))
        step = in_time(match, random, seat, (act or subject.act)(match, seat, random))
        match.act(seat, step.action, step.now, credit=step.credit)
    return match
