"""Random legal play: whatever the rules allow, and nothing that they refuse."""

from pathlib import Path
from typing import Any

import pytest

from sobremesa.bots import Pace, bot_for
from sobremesa.engine import Chance, Match, Sitter
from sobremesa.lab.random_play import RandomBot
from sobremesa.lab.simulate import Plan, Room
from tests.cli.desk import write_box, write_words
from tests.games.golf.boxes import golf


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with small words and a small box of Word Golf."""
    write_words(tmp_path)
    write_box(tmp_path)
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    return tmp_path


def test_golf_is_played_to_its_end_with_any_word(small: Path) -> None:
    plan = Plan("golf", ("random", "random"), 1, "1", "es", str(small / "es.toml"), {"same_holes": True}, Pace.INSTANT)
    match = Room(plan).play(0)
    assert match.problem is None
    assert sum(match.words) == 18


def test_it_takes_the_time_of_a_bot_and_draws_what_it_does() -> None:
    game = golf("casa cosa")
    match: Match[Any, Any, Any, Any] = Match.start(game, (Sitter.BOT, Sitter.BOT), seed=bytes(32))
    view, offers = match.view(0), match.offers(0)
    bot, club = RandomBot(game), bot_for(game, "club")
    chances = [Chance(bytes([number]) * 32) for number in range(12)]
    assert bot.wait(view) == club.wait(view)
    assert [bot.thinks(view, chance) for chance in chances] == [club.thinks(view, chance) for chance in chances]
    chosen = [bot.choose(view, offers, chance) for chance in chances]
    assert chosen == [bot.choose(view, offers, chance) for chance in chances]
    assert {play.word for play in chosen} == {"CASA", "COSA"}


def test_to_it_every_move_is_worth_the_same() -> None:
    game = golf("casa cosa")
    match: Match[Any, Any, Any, Any] = Match.start(game, (Sitter.BOT, Sitter.BOT), seed=bytes(32))
    view, offers, bot = match.view(0), match.offers(0), RandomBot(game)
    (only,) = bot.advise(view, offers, 1)
    assert bot.rate(view, offers, only.action) == only
