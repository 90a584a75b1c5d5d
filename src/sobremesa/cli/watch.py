"""`sobremesa watch`: a bot's own match against Luis, to look on."""

import time

import click
from rich.console import Console

from sobremesa.bots import LEVELS
from sobremesa.cli.golf.session import Session
from sobremesa.cli.language import guess_language
from sobremesa.cli.opening import Opening, open_match
from sobremesa.cli.options import FiniteRange, read_seed, shared
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.seating import Seating
from sobremesa.cli.spoken import INTERRUPTED, MISUSE, give_up, loading, spoken
from sobremesa.editions import GAMES
from sobremesa.editions.texts import Language


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--level", type=click.Choice(LEVELS), default="casual", show_default=True, help="How well the bot plays.")
@shared
@click.option("--pace", type=FiniteRange(0, 60), default=0, show_default=True, help="Seconds between two moves.")
def watch(*, game: str, level: str, lang: Language | None, ui: Language | None, seed: str | None, pace: float) -> None:
    """Watch a bot play GAME against Luis."""
    language = lang or guess_language()
    say = texts(ui or language)
    read = None if seed is None else read_seed(seed)
    if seed is not None and read is None:
        give_up(say("cli-bad-seed"), MISUSE)
    seating = Seating(names=("",), levels=(level,), ui=say.language)
    try:
        with loading(say):
            opening = open_match(language, seating, {"clock": False}, read, None)
        with spoken(say):
            show_match(open_console(), opening, pace=pace)
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None


def show_match(console: Console, opening: Opening, *, pace: float) -> None:
    """A bots' match from here to its end, drawn as for a player; nothing is asked and nothing is kept."""
    Session(opening, console, kept=False, pace=lambda: time.sleep(pace)).play()
