"""What must hold for every game, edition and option, whoever plays it however."""

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from sobremesa.engine import Chance, Malformed, Match, Refused, Sitter, verify
from sobremesa.engine.events import draw_of
from tests.conformance.golf import golf
from tests.conformance.random_play import play_out, view_bytes
from tests.conformance.subject import AnyMatch, Subject

SUBJECTS = {
    subject.name: subject
    for subject in (
        golf("es"),
        golf("en"),
        golf("es", neighbours=True, joker="one-space", words="dictionary"),
        golf("en", same_holes=True, words="table", clock=False),
    )
}
MAIN = ("golf in es", "golf in en")
SEEDS = 200
BATCHES = 8


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def played(subject: Subject, seats: int, number: int) -> AnyMatch:
    random = Random(number)
    sitters = tuple(Sitter.BOT if random.random() < 0.25 else Sitter.PERSON for _ in range(seats))
    match: AnyMatch = Match.start(subject.make(), sitters, seed=seed_of(number))
    play_out(subject, match, random)
    return match


def check_finished(match: AnyMatch) -> None:
    """Replay equals state, the codec round-trips, and every draw was fair (TAB-3, TAB-8)."""
    again: AnyMatch = Match(match.game, match.events)
    assert again.state == match.state
    assert Match.load(match.game, match.save()).events == match.events
    assert verify(match.game, match.events) == ()


@pytest.mark.no_cover  # the same lines thousands of times over
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", MAIN)
def test_200_seeds_play_to_the_end_at_every_number_of_seats(name: str, batch: int) -> None:
    subject = SUBJECTS[name]
    for number in range(batch, SEEDS, BATCHES):
        for seats in subject.seats:
            check_finished(played(subject, seats, number))


@pytest.mark.parametrize("name", sorted(set(SUBJECTS) - set(MAIN)))
def test_every_option_plays_to_the_end(name: str) -> None:
    subject = SUBJECTS[name]
    for number in range(10):
        for seats in subject.seats:
            check_finished(played(subject, seats, number))


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_same_seed_and_actions_give_the_same_match(name: str) -> None:
    """TAB-3."""
    subject = SUBJECTS[name]
    for seats in subject.seats:
        assert played(subject, seats, 7).save() == played(subject, seats, 7).save()


def test_the_same_seed_gives_the_same_match_whatever_the_hash_seed() -> None:
    script = (
        "from tests.conformance.test_every_game import *; import hashlib;"
        "print(hashlib.sha256(''.join(played(s, 3, 5).save() for s in SUBJECTS.values()).encode()).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_view_says_nothing_of_what_its_seat_may_not_see(name: str) -> None:
    """TAB-2: whatever others hold in secret, the view of a seat or a spectator is the same to the byte."""
    subject = SUBJECTS[name]
    random = Random(name)
    for seats in (2, 4):
        match: AnyMatch = Match.start(subject.make(), seats, seed=seed_of(seats))
        while match.outcome is None:
            for seat in (None, *range(seats)):
                other = subject.with_other_secrets(match.state, seat, random)
                assert view_bytes(match, other, seat) == view_bytes(match, match.state, seat)
            seat = random.choice(list(subject.waits_for(match.state)))
            match.act(seat, subject.act(match, seat, random))


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_one_seat_hears_is_whole_or_nothing_and_never_the_seed_before_the_end(name: str) -> None:
    """TAB-2, TAB-3."""
    match = played(SUBJECTS[name], 3, 11)
    whole = {entry.number: entry for entry in match.events}
    for seat in (None, 0, 1, 2):
        heard = match.told(seat)
        assert all(whole[entry.number] == entry for entry in heard)
        secret = {entry.number for entry in match.events if SUBJECTS[name].is_kept_from(entry.event, seat)}
        assert {entry.number for entry in heard} == set(whole) - secret
        assert secret
        until_the_end = msgspec.json.encode(heard[:-1]).decode()
        assert seed_of(11).hex() not in until_the_end
        assert seed_of(11).hex() in msgspec.json.encode(heard[-1]).decode()


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_match_left_alone_ends_by_its_deadlines_or_waits_for_ever(name: str) -> None:
    """TAB-11: nobody can stall a table that has a clock."""
    subject = SUBJECTS[name]
    match: AnyMatch = Match.start(subject.make(), 2, seed=seed_of(3))
    has_clock = match.deadline is not None
    match.tick(10**9)
    assert (match.outcome is not None) is has_clock
    check_saved(match)


def check_saved(match: AnyMatch) -> None:
    assert Match.load(match.game, match.save()).state == match.state


@pytest.mark.parametrize("name", SUBJECTS)
def test_nothing_can_be_done_after_the_end(name: str) -> None:
    """TAB-13."""
    subject = SUBJECTS[name]
    first: AnyMatch = Match.start(subject.make(), 2, seed=seed_of(1))
    action = subject.act(first, 0, Random(1))
    over = played(subject, 2, 1)
    with pytest.raises(Refused, match="TAB-13"):
        over.act(0, action)
    assert all(over.offers(seat) == () for seat in (None, 0, 1))
    assert over.tick(10**12) == ()


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_number_of_seats_but_those_of_the_game_is_refused(name: str) -> None:
    """TAB-14."""
    game = SUBJECTS[name].make()
    for seats in (0, game.meta.most_seats + 1, 100):
        with pytest.raises(Refused, match="TAB-14"):
            Match.start(game, seats, seed=seed_of(1))


def damaged(text: str, random: Random) -> str:
    """A saved match that somebody has changed by hand, or that a disk has."""
    lines = text.splitlines()
    place = random.randrange(1, len(lines))
    match random.randrange(4):
        case 0:
            del lines[place]
        case 1:
            lines[place] = lines[place][: random.randrange(len(lines[place]))]
        case 2:
            numbers = [spot for spot, character in enumerate(lines[place]) if character.isdigit()]
            spot = random.choice(numbers)
            lines[place] = lines[place][:spot] + str(random.randrange(100)) + lines[place][spot + 1 :]
        case _:
            lines.insert(place, random.choice(lines))
    return "\n".join(lines)


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_damaged_match_is_malformed_or_can_be_looked_at_from_every_seat(name: str) -> None:
    subject = SUBJECTS[name]
    random = Random(name)
    text = played(subject, 3, 2).save()
    refused = 0
    for _ in range(150):
        try:
            match: AnyMatch = Match.load(subject.make(), damaged(text, random))
        except Malformed:
            refused += 1
        else:
            assert all(match.view(seat) for seat in (None, 0, 1, 2))
    assert refused > 50


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_draw_that_was_picked_among_many_or_made_twice_is_found(name: str) -> None:
    """TAB-3: whoever knows the seed may neither choose a label nor throw again."""
    match = played(SUBJECTS[name], 2, 4)
    entries = list(match.events)
    place, drawn = next((n, e) for n, e in reversed(list(enumerate(entries))) if draw_of(e.event))
    draw = draw_of(drawn.event)
    assert draw is not None
    picked = Chance(seed_of(4), draw.counter).draw(draw.label + "#2", draw.sizes)
    forged = msgspec.structs.replace(drawn, event=msgspec.structs.replace(drawn.event, draw=picked))
    assert verify(match.game, [*entries[:place], forged, *entries[place + 1 :]])
    again = Chance(seed_of(4), draw.counter + 1).draw(draw.label, draw.sizes)
    second = msgspec.structs.replace(drawn, event=msgspec.structs.replace(drawn.event, draw=again))
    assert verify(match.game, [*entries[: place + 1], second, *entries[place + 1 :]])
