"""The lab measures what bots of each level score against Luis."""

from click.testing import CliRunner

from sobremesa.bots import bot_for
from sobremesa.editions import load_golf
from sobremesa.games.golf.game import Golf
from sobremesa.lab.golf_levels import main, report, solo
from sobremesa.lexicon.lexicon import Lexicon


def test_the_same_number_gives_the_same_match_and_another_another(spanish: Lexicon) -> None:
    game = Golf(load_golf("es"), spanish)
    bot = bot_for(game, "casual")
    assert solo(game, bot, 1) == solo(game, bot, 1) != solo(game, bot, 2)


def test_a_stronger_level_scores_more(spanish: Lexicon) -> None:
    """Over four matches each the levels are far enough apart to tell."""
    game = Golf(load_golf("es"), spanish)
    means = [
        sum(solo(game, bot_for(game, level), number).points for number in range(4))
        for level in ("child", "casual", "club", "expert")
    ]
    assert means == sorted(means)
    assert len(set(means)) == 4


def test_a_row_tells_the_mean_its_spread_and_how_many_were_won(english: Lexicon) -> None:
    game = Golf(load_golf("en"), english)
    bot = bot_for(game, "child")
    row = report("en", "child", [solo(game, bot, number) for number in range(2)])
    assert row.startswith("en  child")
    assert row.endswith("of 2")


def test_every_language_and_level_has_its_row(spanish: Lexicon, english: Lexicon) -> None:
    result = CliRunner().invoke(main, ["--matches", "2"])
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == 8
