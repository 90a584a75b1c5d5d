"""`sobremesa watch`: a match of bots, or of one alone against Luis, to look on."""

import click
from rich.console import Console

from sobremesa.bots import LEVELS, Pace
from sobremesa.cli.language import guess_language
from sobremesa.cli.opening import Opening, open_match
from sobremesa.cli.options import meta_of, pace_option, read_seed, shared
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.seating import Seating
from sobremesa.cli.session import Session
from sobremesa.cli.spoken import INTERRUPTED, MISUSE, give_up, loading, spoken
from sobremesa.editions.texts import Language
from sobremesa.games import GAMES


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--level", type=click.Choice(LEVELS), default="casual", show_default=True, help="How well the bot plays.")
@shared
@pace_option("How quickly they act; where there is no terminal nobody waits.", Pace.QUICK)
def watch(*, game: str, level: str, lang: Language | None, ui: Language | None, seed: str | None, pace: Pace) -> None:
    """Watch bots play GAME; in Word Golf one plays against Luis."""
    language = lang or guess_language()
    say = texts(ui or language)
    read = None if seed is None else read_seed(seed)
    if seed is not None and read is None:
        give_up(say("cli-bad-seed"), MISUSE)
    try:
        with loading(say):
            seating = bots_alone(game, level, say.language, pace)
            opening = open_match(game, language, seating, options={"clock": False}, seed=read)
        with spoken(say):
            show_match(open_console(), opening)
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None


def bots_alone(game: str, level: str, ui: Language, pace: Pace) -> Seating:
    """As many bots as the game needs: one where it can be played alone."""
    fewest = meta_of(game).least_seats
    return Seating(names=("",) * fewest, levels=(level,) * fewest, ui=ui, pace=pace)


def show_match(console: Console, opening: Opening) -> None:
    """A bots' match from here to its end, drawn as for a player; nothing is asked and nothing is kept."""
    Session(opening, console, kept=False, waits=console.is_terminal).play()
