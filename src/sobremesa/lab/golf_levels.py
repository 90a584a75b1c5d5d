"""What bots of each level score alone against Luis: `python -m sobremesa.lab.golf_levels`."""

from collections.abc import Iterator
from statistics import mean, stdev

import click
import msgspec

from sobremesa.bots import LEVELS, Bot, bot_for
from sobremesa.editions import load_golf
from sobremesa.engine.chance import SEED_BYTES
from sobremesa.engine.match import Match
from sobremesa.games.golf.actions import Action
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.view import GolfView
from sobremesa.lexicon.lexicon import LANGUAGES, Lexicon


class Solo(msgspec.Struct, frozen=True):
    """One match of a bot against Luis."""

    points: int
    luis: int
    cups: int


def solo(game: Golf, bot: Bot[GolfView, Action], number: int) -> Solo:
    """The match with this number; the same number gives the same match."""
    match = Match.start(game, 1, seed=number.to_bytes(SEED_BYTES, "big"))
    turn = 0
    while match.outcome is None:
        chance = game.chance(match.state).child(f"bot/0/{turn}")
        match.act(0, bot.choose(match.view(0), match.offers(0), chance))
        turn += 1
    luis = sum(scored.score.total for scored in match.state.luis)
    return Solo(match.outcome.points[0], luis, match.state.players[0].cups)


def report(language: str, level: str, matches: list[Solo]) -> str:
    """One row: the mean with its 95 % interval, Luis, cups, and how many were won."""
    points = [match.points for match in matches]
    spread = 1.96 * stdev(points) / len(points) ** 0.5
    won = sum(match.points > match.luis for match in matches)
    luis, cups = mean(match.luis for match in matches), mean(match.cups for match in matches)
    score = f"{mean(points):6.1f} ± {spread:4.1f}"
    return f"{language}  {level:8}  {score}  Luis {luis:5.1f}  cups {cups:3.1f}  won {won} of {len(matches)}"


def rows(languages: tuple[str, ...], matches: int) -> Iterator[str]:
    """A row for every language and level."""
    for language in languages:
        game = Golf(load_golf(language), Lexicon.load(language))
        for level in LEVELS:
            bot = bot_for(game, level)
            yield report(language, level, [solo(game, bot, number) for number in range(matches)])


@click.command()
@click.option("--matches", default=40, show_default=True, type=click.IntRange(2, 10_000), help="How many a level.")
def main(matches: int) -> None:
    """Bots of every level play alone against Luis, in both languages."""
    for row in rows(LANGUAGES, matches):
        click.echo(row)


if __name__ == "__main__":
    main()
