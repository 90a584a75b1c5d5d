"""What must hold for every game, edition and option, whoever plays it however."""

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from sobremesa.engine import Chance, Malformed, Match, Refused, verify
from sobremesa.engine.events import draw_of
from tests.conformance.random_play import (
    begun,
    check_finished,
    done_again,
    offered_kinds,
    once_played,
    play_out,
    played,
    seats_of,
    seed_of,
    view_bytes,
    walk,
)
from tests.conformance.subject import AnyMatch
from tests.conformance.subjects import MAIN, SUBJECTS

SEEDS = 12
"""`make matches` plays 200 at every number of seats."""
BATCHES = 4
SEEDS_OF_AN_OPTION = 3


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", MAIN)
def test_every_game_plays_to_the_end_at_every_number_of_seats(name: str, batch: int) -> None:
    subject = SUBJECTS[name]
    for number in range(batch, SEEDS, BATCHES):
        for seats in subject.seats:
            check_finished(played(subject, seats, number))


@pytest.mark.parametrize("name", sorted(set(SUBJECTS) - set(MAIN)))
def test_every_option_and_edition_plays_to_the_end(name: str) -> None:
    subject = SUBJECTS[name]
    for number in range(SEEDS_OF_AN_OPTION):
        for seats in subject.seats:
            check_finished(played(subject, seats, number))


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_same_seed_and_actions_give_the_same_match(name: str) -> None:
    """TAB-3."""
    subject = SUBJECTS[name]
    for seats in (subject.seats[0], subject.seats[-1]):
        match, random = begun(subject, seats, 7)
        steps = play_out(subject, match, random)
        again, _ = begun(subject, seats, 7)
        assert done_again(again, steps).save() == match.save()


def test_the_same_seed_gives_the_same_match_whatever_the_hash_seed() -> None:
    """TAB-3."""
    script = (
        "import hashlib; from tests.conformance.random_play import played;"
        "from tests.conformance.subjects import SUBJECTS;"
        "print(hashlib.sha256(''.join(played(s, 3, 5).save() for s in SUBJECTS.values()).encode()).hexdigest())"
    )
    running = [
        subprocess.Popen(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("0", "1", "4242")
    ]
    digests = {process.communicate()[0] for process in running}
    assert all(process.returncode == 0 for process in running)
    assert len(digests) == 1


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_view_says_nothing_of_what_its_seat_may_not_see(name: str) -> None:
    """TAB-2: whatever others hold in secret, the view of a seat or a spectator is the same to the byte."""
    subject = SUBJECTS[name]
    random = Random(name)
    for seats in (2, subject.seats[-1]):
        match: AnyMatch = Match.start(subject.make(), seats, seed=seed_of(seats))
        hidden = 0
        for _ in walk(subject, match, random):
            for seat in (None, *range(seats)):
                other = subject.with_other_secrets(match.state, seat, random)
                assert view_bytes(match, other, seat) == view_bytes(match, match.state, seat)
                hidden += other != match.state
        assert hidden, "nothing was hidden from anybody"


@pytest.mark.parametrize("name", SUBJECTS)
def test_who_hears_nothing_of_a_move_sees_what_they_saw_before(name: str) -> None:
    """TAB-2: the server spares them a view that it need not even make."""
    subject = SUBJECTS[name]
    random, seats = Random(name), min(4, subject.seats[-1])
    match: AnyMatch = Match.start(subject.make(), seats, seed=seed_of(seats))
    readers, length, spared = (None, *range(seats)), len(match.events), 0
    before = {seat: view_bytes(match, match.state, seat) for seat in readers}
    for _ in walk(subject, match, random):
        happened, length = match.events[length:], len(match.events)
        for seat in readers:
            now = view_bytes(match, match.state, seat)
            if happened and not any(match.game.told(entry.event, seat) for entry in happened):
                assert now == before[seat], (seat, happened)
                spared += 1
            before[seat] = now
    # In turns everybody hears of everything, and so they do of an announcement.
    assert spared or match.game.meta.id in ("bisonte", "buffet")


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_one_seat_hears_is_whole_or_nothing_and_never_the_seed_before_the_end(name: str) -> None:
    """TAB-2, TAB-3."""
    for number in (11, 12, 13):
        match = once_played(SUBJECTS[name], 3, number)
        whole = {entry.number: entry for entry in match.events}
        for seat in (None, 0, 1, 2):
            heard = match.told(seat)
            assert all(whole[entry.number] == entry for entry in heard)
            secret = {entry.number for entry in match.events if SUBJECTS[name].is_kept_from(entry.event, seat)}
            assert {entry.number for entry in heard} == set(whole) - secret
            assert secret
            until_the_end = msgspec.json.encode(heard[:-1]).decode()
            assert seed_of(number).hex() not in until_the_end


def has_clock(match: AnyMatch) -> bool:
    """A table may choose no clock, or a search without a limit (BUF-10)."""
    options = match.events[1].event.options
    return bool(options["clock"]) and options.get("search_seconds") != 0


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_match_left_alone_ends_by_its_deadlines_or_waits_for_ever(name: str) -> None:
    """TAB-11: nobody can stall a table that has a clock, at whatever point they walk away."""
    subject = SUBJECTS[name]
    for stop in (0, 1, 5, 17):
        left: AnyMatch = Match.start(subject.make(), 2, seed=seed_of(3))
        for number, _ in enumerate(walk(subject, left, Random(stop))):
            if number == stop:
                break
        left.tick(left.now + 10**8)
        assert left.outcome is not None or not has_clock(left)
        assert Match.load(left.game, left.save()).state == left.state


@pytest.mark.parametrize("name", SUBJECTS)
def test_with_a_clock_every_wait_has_a_deadline(name: str) -> None:
    """TAB-11."""
    subject = SUBJECTS[name]
    match: AnyMatch = Match.start(subject.make(), 3, seed=seed_of(6))
    for _ in walk(subject, match, Random(6)):
        assert match.deadline is not None or not has_clock(match)
        assert match.deadline is None or match.deadline >= match.now
    assert match.deadline is None


@pytest.mark.parametrize("name", MAIN)
def test_seats_take_turns_where_one_may_pass_and_only_there(name: str) -> None:
    """TAB-6."""
    subject = SUBJECTS[name]
    match: AnyMatch = Match.start(subject.make(), 3, seed=seed_of(7))
    offered = {kind for seat, _ in walk(subject, match, Random(7)) for kind in offered_kinds(match, seat)}
    assert match.game.meta.takes_turns == ("pass" in offered)


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_number_of_seats_but_those_of_the_game_is_refused(name: str) -> None:
    """TAB-14."""
    game = SUBJECTS[name].make()
    assert list(SUBJECTS[name].seats) == list(range(game.meta.least_seats, game.meta.most_seats + 1))
    for seats in (0, game.meta.least_seats - 1, game.meta.most_seats + 1, 100):
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
    """TAB-8."""
    random = Random(name)
    finished = once_played(SUBJECTS[name], 3, 2)
    text = finished.save()
    refused = 0
    for _ in range(60):
        try:
            match: AnyMatch = Match.load(finished.game, damaged(text, random))
        except Malformed:
            refused += 1
        else:
            assert all(match.view(seat) for seat in (None, *range(seats_of(finished))))
    assert refused > 20


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_draw_that_was_picked_among_many_or_made_twice_is_found(name: str) -> None:
    """TAB-3: whoever knows the seed may neither choose a label nor throw again."""
    match = once_played(SUBJECTS[name], 2, 4)
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
