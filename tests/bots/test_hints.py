"""Hints: what a bot would do, from what a seat sees alone, and never anything that the rules refuse."""

import pytest

from sobremesa.bots import LEVELS, bot_for
from sobremesa.bots.hints import MOST_HINTS, hints, hints_by
from sobremesa.editions.texts import LANGUAGES, texts
from sobremesa.engine import At, Refused, Score
from sobremesa.games import GAMES
from tests.bots.fakes import fake_bots
from tests.conformance.random_play import begun, walk
from tests.conformance.subject import AnyMatch
from tests.conformance.subjects import SUBJECTS
from tests.games.golf.boxes import golf, handed_in, play_to_end, start

WORTHS = {"CASA": 4.0, "COSA": 5.0, "SACO": 6.5}
STEPS = 30


def test_the_best_few_come_first() -> None:
    game = golf("casa cosa saco")
    bot, match = fake_bots(WORTHS)(game, "club"), start(game)
    assert [hint.word for hint in hints_by(bot, match.view(0), match.offers(0))] == ["SACO", "COSA", "CASA"]
    assert [hint.word for hint in hints_by(bot, match.view(0), match.offers(0), 1)] == ["SACO"]


@pytest.mark.parametrize("count", [0, -1, -(10**30)])
def test_none_are_none(count: int) -> None:
    game = golf("casa")
    match = start(game)
    assert hints_by(fake_bots(WORTHS)(game, "club"), match.view(0), match.offers(0), count) == ()


def test_there_are_never_too_many() -> None:
    words = {f"W{number}": float(number) for number in range(50)}
    game = golf("casa")
    match = start(game)
    found = hints_by(fake_bots(words)(game, "club"), match.view(0), match.offers(0), 10**30)
    assert len(found) == MOST_HINTS


def test_a_spectator_gets_none() -> None:
    game = golf("casa")
    match = start(game)
    assert hints_by(fake_bots(WORTHS)(game, "club"), match.view(None), match.offers(None)) == ()


def test_who_is_not_waited_for_gets_none() -> None:
    """Who has handed in may take the word back, but nothing is asked (GOL-2)."""
    game = golf("casa")
    match = start(game)
    match.act(0, handed_in(match, 0, "CASA"))
    assert match.offers(0)
    assert hints_by(fake_bots(WORTHS)(game, "club"), match.view(0), match.offers(0)) == ()


def test_after_the_end_there_are_none() -> None:
    game = golf("casa")
    match = start(game, 1)
    play_to_end(match, "")
    assert hints_by(fake_bots(WORTHS)(game, "club"), match.view(0), match.offers(0)) == ()


def test_a_level_that_does_not_exist_is_refused() -> None:
    """TAB-14."""
    game = golf("casa")
    match = start(game)
    with pytest.raises(Refused, match="TAB-14"):
        hints(game, match.view(0), match.offers(0), "wizard")


def check_hints(match: AnyMatch, seat: int, level: str) -> int:
    """Every hint is accepted, worth no more than the one before, and says why in both languages."""
    view, offers = match.view(seat), match.offers(seat)
    found = hints(match.game, view, offers, level)
    for hint in found:
        assert isinstance(match.preview(seat, hint.action), Score), hint
        assert match.game.decide(match.state, seat, hint.action, At(match.now))
        assert all(texts(language).say(reason) for language in LANGUAGES for reason in hint.reasons)
        rated = bot_for(match.game, level).rate(view, offers, hint.action)
        assert rated.worth == pytest.approx(hint.worth, abs=0.01), hint
    worths = [hint.worth for hint in found]
    assert worths == sorted(worths, reverse=True)
    assert len({repr(hint.action) for hint in found}) == len(found), "each once"
    return len(found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_accepted_wherever_a_random_match_gets_to(game: str, language: str) -> None:
    names = [name for name in SUBJECTS if name.startswith(f"{game} in {language}")]
    shown = 0
    for number, name in enumerate(names):
        subject = SUBJECTS[name]
        match, random = begun(subject, subject.seats[-1], number)
        for step, (seat, _) in zip(range(STEPS), walk(subject, match, random), strict=False):
            shown += check_hints(match, seat, LEVELS[step % len(LEVELS)])
    assert shown
