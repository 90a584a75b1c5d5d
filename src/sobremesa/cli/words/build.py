"""`sobremesa words build`: fetch the sources and make the dictionaries; again does nothing."""

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from sobremesa.cli.words.asking import give_up, texts_for, ui_option
from sobremesa.editions.texts import Texts
from sobremesa.lexicon import LANGUAGES, LexiconDamaged, LexiconMissing
from sobremesa.lexicon.build.fetch import FetchFailed
from sobremesa.lexicon.build.run import STEPS, BuildFailed
from sobremesa.lexicon.build.run import build as run_build
from sobremesa.lexicon.build.run import check as run_check
from sobremesa.lexicon.location import words_folder

FAILURE = 1


@click.command()
@click.option("--check", "only_check", is_flag=True, help="Only compare every file with its digest.")
@click.option("--again", is_flag=True, help="Build even when everything is there.")
@ui_option
def build(*, only_check: bool, again: bool, ui: str | None) -> None:
    """Build the dictionaries into the user's cache: about 180 MB of sources the first time, then nothing."""
    say = texts_for(ui)
    if only_check:
        tell_digests(say)
    elif not again and is_whole():
        click.echo(say("words-build-there", folder=str(words_folder())))
    else:
        make(say)


def is_whole() -> bool:
    """Whether everything is built and fits its digests."""
    try:
        run_check()
    except (LexiconMissing, LexiconDamaged):
        return False
    return True


def tell_digests(say: Texts) -> None:
    """The digest of each language, or what is wrong."""
    try:
        for language, digest in run_check().items():
            click.echo(f"{language} {digest}")
    except LexiconMissing:
        give_up(say("words-not-built"), FAILURE)
    except LexiconDamaged as error:
        give_up(say("words-damaged", problem=str(error)), FAILURE)


def make(say: Texts) -> None:
    """Builds with a bar a language."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        fetching = progress.add_task(say("words-build-fetch"), total=1, step="")
        bars = {
            language: progress.add_task(say(f"words-language-{language}"), total=len(STEPS) + 1, step="")
            for language in LANGUAGES
        }

        def report(language: str, step: str) -> None:
            if language:
                progress.update(fetching, completed=1)
                progress.update(bars[language], advance=1, step=say(f"words-step-{step}"))

        try:
            place = run_build(report)
        except (FetchFailed, BuildFailed) as error:
            progress.stop()
            give_up(str(error), FAILURE)
        for bar in bars.values():
            progress.update(bar, completed=len(STEPS) + 1, step="")
    click.echo(say("words-build-done", folder=str(place)))
