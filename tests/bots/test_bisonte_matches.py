"""Bots of Bisonte play whole matches: no move is refused, whatever the table has chosen."""

from random import Random
from typing import Any

import pytest

from sobremesa.bots import LEVELS, Company, Pace, bot_for, play_out
from sobremesa.engine import Chance, Match, Refused, Sitter
from sobremesa.games.bisonte.events import Phase, TurnPassed
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.bots.bisonte_boxes import bot, graded
from tests.conformance.bisonte import WORDS, act, small_box
from tests.games.bisonte.boxes import happened, known, put, put_player

LEXICONS = {
    language: Lexicon.from_entries(
        language,
        [Entry(word, frozenset({Category.COMMON}), word) for word in words.split()],
        # Common words and rare ones in turn, so that every level knows some and the expert all.
        frequencies={word: 2.0 + number % 5 for number, word in enumerate(words.split())},
    )
    for language, words in WORDS.items()
}
CHOICES: dict[str, tuple[Any, ...]] = {
    "words": ("objection", "checked", "table"),
    "split_digraphs": (False, True),
    "sudden_end": (False, True),
    "auto_end": ("by-words", "yes", "no"),
    "clock": (True, True, False),
    "minutes": (1, 25),
    "turn_seconds": (0, 0, 1, 30),
}


def a_match(number: int) -> tuple[Any, Company, Random]:
    """A small match in either language, with options, seats and levels by chance; the same number, the same match."""
    random = Random(number)
    language = random.choice(("es", "en"))
    options = {name: random.choice(values) for name, values in CHOICES.items()}
    game = Bisonte(small_box(language), LEXICONS[language], options)
    seats = 2 + number % 3
    match = Match.start(game, (Sitter.BOT,) * seats, seed=number.to_bytes(32, "big"))
    bots = {seat: bot_for(game, random.choice(LEVELS)) for seat in range(seats)}
    return match, Company(bots, random.choice(tuple(Pace))), random


@pytest.mark.parametrize("number", range(24))
def test_bots_play_whole_matches_within_the_rules(number: int) -> None:
    """TAB-13: any option, any number of seats, any level, any pace."""
    match, company, _ = a_match(number)
    play_out(match, company)
    assert match.outcome is not None
    assert any(player.points > 0 for player in match.state.players) or match.state.ended_by in {"BIS-22", "BIS-23"}


@pytest.mark.parametrize("number", range(100, 112))
def test_bots_answer_whatever_somebody_else_plays(number: int) -> None:
    """TAB-13: one seat lays anything anywhere, objects and passes by chance."""
    match, company, random = a_match(number)
    while match.outcome is None:
        due = company.next(match.position)
        if due is None:
            match.tick(match.deadline + 1)
        elif due.seat == 0 and random.random() < 0.7:
            try:
                match.act(0, act(match, 0, random), due.at)
            except Refused:
                company.act(match, due)
        else:
            company.act(match, due)


def test_the_same_seed_and_levels_give_the_same_match() -> None:
    texts = []
    for _ in range(2):
        match, company, _ = a_match(5)
        play_out(match, company)
        texts.append(match.save())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("options", [{"minutes": 1}, {"minutes": 1, "turn_seconds": 1}, {"turn_seconds": 30}])
def test_no_bot_runs_out_of_time(options: dict[str, int]) -> None:
    """BIS-26, at a person's pace."""
    for number in range(4):
        game = Bisonte(small_box("es"), LEXICONS["es"], options)
        match = Match.start(game, (Sitter.BOT,) * 2, seed=number.to_bytes(32, "big"))
        play_out(match, Company({0: bot_for(game, "child"), 1: bot_for(game, "expert")}, Pace.HUMAN))
        assert not [event for event in happened(match, TurnPassed) if event.by_clock]


def test_a_bot_takes_its_time_as_people_do() -> None:
    """Some seconds a turn, more on a full board, never the same, and within the clock."""
    game = graded("casa")
    match = known(game, ["CASAEEE", "EEEEEEE"])
    times = [bot(game).thinks(match.view(0), Chance(bytes([number]) * 32)) for number in range(50)]
    assert len(set(times)) > 40
    assert 3_000 < min(times) < max(times) < 60_000
    put_player(match, 0, left=2_000)
    assert all(bot(game).thinks(match.view(0), Chance(bytes([number]) * 32)) < 1_000 for number in range(50))


def test_an_objection_is_made_before_the_window_closes() -> None:
    """BIS-15: 20 seconds."""
    game = graded("casa", words="objection")
    match = known(game, ["CASAEEE", "EEEEEEE"])
    put(match, phase=Phase.OBJECTING)
    times = [bot(game, "child").thinks(match.view(1), Chance(bytes([number]) * 32)) for number in range(50)]
    assert 500 < min(times) < max(times) < 20_000
