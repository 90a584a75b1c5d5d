"""`sobremesa watch`: a bot's own match against Luis, to look on."""

import time
from typing import cast

import click
from rich.console import Console

from sobremesa.bots import LEVELS
from sobremesa.cli.golf.session import Session
from sobremesa.cli.language import guess_language
from sobremesa.cli.opening import open_match
from sobremesa.cli.options import GAMES, read_seed, shared
from sobremesa.cli.screen import open_console
from sobremesa.cli.seating import Seating
from sobremesa.cli.spoken import INTERRUPTED, MISUSE, give_up, spoken
from sobremesa.editions.texts import Language, texts


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--level", type=click.Choice(LEVELS), default="casual", show_default=True, help="How well the bot plays.")
@shared
@click.option("--pace", type=click.FloatRange(0, 60), default=0, show_default=True, help="Seconds between two moves.")
def watch(*, game: str, level: str, lang: str | None, ui: str | None, seed: str | None, pace: float) -> None:
    """Watch a bot play GAME against Luis."""
    language = cast(Language, lang or guess_language())
    reads = cast(Language, ui or language)
    with spoken(texts(reads)):
        read = None if seed is None else read_seed(seed)
        if seed is not None and read is None:
            give_up(texts(reads)("cli-bad-seed"), MISUSE)
        try:
            show_match(open_console(), language, reads, level=level, seed=read, pace=pace)
        except KeyboardInterrupt:
            raise click.exceptions.Exit(INTERRUPTED) from None


def show_match(
    console: Console, language: Language, ui: Language, *, level: str, seed: bytes | None, pace: float
) -> None:
    """The whole match, drawn as for a player; nothing is asked and nothing is kept."""
    seating = Seating(names=("",), levels=(level,), ui=ui)
    opening = open_match(language, seating, {"clock": False}, seed, None)
    Session(opening, console, kept=False, pace=lambda: time.sleep(pace)).play()
