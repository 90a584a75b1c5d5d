"""Whole matches of the four games at a table, with people who leave, pause and come back."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from sobremesa.engine import Refused, verify
from sobremesa.table import Phase, Setting, act_for, decide, replay
from sobremesa.table import commands as ask
from sobremesa.table.setting import AnyGame
from tests.conformance.subject import Subject
from tests.conformance.subjects import DEFAULTS
from tests.table.evening import SEED, Evening, act
from tests.table.shelf import LEVELS

PEOPLE = ("ana", "beto")


class OneGame:
    """A shelf with a single game on it."""

    def __init__(self, subject: Subject) -> None:
        self._game = subject.make()

    def game(self, setting: Setting) -> AnyGame:
        return self._game

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def takes_turns(self, game: str) -> bool:
        return game in ("bisonte", "counting")


def opened(game: str, language: str) -> tuple[Subject, Evening]:
    """Two people and a bot."""
    subject = DEFAULTS[game, language]
    evening = Evening(Setting(game, language, seats=3), shelf=OneGame(subject))
    evening.do("beto", ask.Sit())
    evening.do("ana", ask.SeatBot(2, "club"))
    evening.start()
    return subject, evening


def move(subject: Subject, evening: Evening, random: Random) -> None:
    """Somebody whom the match waits for does something legal; or nobody does, and the deadline passes."""
    position: Any = evening.state.match
    if not position.state.waiting or (position.deadline is not None and random.random() < 0.03):
        assert evening.due is not None
        assert evening.pass_time(evening.due - evening.now) is not None
        return
    seat = random.choice(list(subject.waits_for(position.state)))
    action = subject.act(position, seat, random)
    holder = evening.state.seats[seat]
    if holder.is_bots:
        evening.adopt(act_for(evening.state, seat, action, evening.match_time, evening.now))
    else:
        evening.do(holder.person, act(action))


def live(evening: Evening, random: Random) -> None:
    """Something happens at the table besides."""
    person = random.choice(PEOPLE)
    match random.randrange(5):
        case 0:
            evening.leave(person)
        case 1:
            evening.come_back(person)
        case 2:
            for each in PEOPLE:
                evening.do(each, ask.Pause())
                if evening.state.paused:
                    break
            evening.now += 5_000
            evening.do(person, ask.GoOn())
            evening.now += evening.house.customs.countdown
        case 3:
            evening.do(person, ask.VoteAbsence(1 - PEOPLE.index(person), "bot", "child"))
        case _:
            evening.now += random.randrange(500)


@pytest.mark.parametrize(("game", "language"), DEFAULTS)
def test_a_whole_match_is_played_and_its_log_gives_it_back(game: str, language: str) -> None:
    """TAB-3, TAB-7, TAB-8."""
    subject, evening = opened(game, language)
    random = Random(f"{game}/{language}")
    conserved = subject.conserved(evening.state.match.state)
    while evening.phase() is Phase.PLAYING:
        if random.random() < 0.05:
            with suppress(Refused):
                live(evening, random)
        else:
            move(subject, evening, random)
        assert subject.conserved(evening.state.match.state) == conserved
        assert len(evening.steps) < 4 * subject.longest, "every match ends"
    entries = [entry for step in evening.steps for entry in step.entries]
    assert [entry.number for entry in entries] == list(range(len(entries)))
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
    assert verify(evening.state.match.game, tuple(entries)) == ()
    assert evening.read_back() == evening.state


@pytest.mark.parametrize("game", ["buffet", "golf", "bisonte", "loom"])
def test_at_any_point_the_log_so_far_gives_back_the_table_so_far(game: str) -> None:
    """TAB-7."""
    subject, evening = opened(game, "es")
    random = Random(game)
    while evening.phase() is Phase.PLAYING and len(evening.steps) < 50:
        move(subject, evening, random)
    states = [replay(evening.house.shelf, evening.steps[:count]) for count in (5, 10, 20, len(evening.steps))]
    assert states[-1] == evening.state
    assert [state.number for state in states[:-1]] == [4, 9, 19]


@pytest.mark.parametrize("game", ["buffet", "golf", "bisonte", "loom"])
def test_a_match_of_any_game_can_be_left_and_abandoned(game: str) -> None:
    """TAB-15: points as they stand, no winner, and the seed is revealed."""
    subject, evening = opened(game, "en")
    random = Random(game)
    for _ in range(15):
        move(subject, evening, random)
    points = evening.state.match.game.points(evening.state.match.state)
    evening.do("ana", ask.Resign())
    assert evening.phase() is Phase.PLAYING
    step = evening.do("beto", ask.Resign())
    assert step.entries[-1].event.seed == SEED.hex()
    outcome = evening.state.match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.clause) == (points, (), "TAB-15")
    assert evening.read_back() == evening.state


@pytest.mark.parametrize("game", ["buffet", "golf", "bisonte", "loom"])
def test_every_game_ends_by_its_deadlines_alone(game: str) -> None:
    """TAB-11: nobody can stall a table, even when all are away."""
    _, evening = opened(game, "es")
    evening.leave("ana", "beto")
    for _ in range(3_000):
        if evening.phase() is not Phase.PLAYING:
            break
        assert evening.due is not None
        assert evening.pass_time(evening.due - evening.now) is not None
    assert evening.phase() is Phase.ENDED


def test_a_match_that_its_last_deadline_has_ended_is_not_ended_by_a_vote() -> None:
    """TAB-10, TAB-11: the vote comes a moment after the deadline, before anybody was woken for it."""
    _, evening = opened("golf", "es")
    evening.leave("beto")
    while evening.phase() is Phase.PLAYING:
        assert evening.due is not None
        evening.now = evening.due
        voted = decide(evening.house, evening.state, ask.VoteEnd(), evening.asker("ana")).state.match.outcome
        evening.pass_time(0)
        played = evening.state.match.outcome
        assert voted is not None
        assert voted == played or (played is None and voted.clause == "TAB-10")


@pytest.mark.parametrize(
    ("game", "action"),
    [
        ("bisonte", {"type": "vote", "accept": True}),
        ("bisonte", {"type": "object"}),
        ("buffet", {"type": "vote", "seat": 1, "accept": True}),
        ("golf", {"type": "vote", "seat": 1, "accept": True}),
        ("loom", {"type": "vote", "seat": 1, "accept": True}),
    ],
)
def test_a_person_does_not_abstain_for_a_silent_voter_counts_as_one_who_does_not_know_the_word(
    game: str, action: dict[str, Any]
) -> None:
    """BUF-25, TAB-13: only a bot that plays for somebody counts as nobody."""
    _, evening = opened(game, "en")
    before = evening.state
    with pytest.raises(Refused) as caught:
        evening.do("ana", act({**action, "abstain": True}))
    assert (caught.value.refusal.clause, caught.value.refusal.text.id) == ("TAB-13", "tab-13-only-bots-abstain")
    assert evening.state == before
