"""`sobremesa words build`: fetch the sources and make the dictionaries; again does nothing."""

import click
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.spoken import FAILURE, give_up, spoken
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.build.fetch import FetchFailed
from sobremesa.lexicon.build.run import STEPS, BuildFailed, is_built
from sobremesa.lexicon.build.run import build as run_build
from sobremesa.lexicon.build.run import check as run_check
from sobremesa.lexicon.build.sources import pins
from sobremesa.lexicon.location import words_folder
from sobremesa.lexicon.pocket.keeping import unpacked


@click.command()
@click.option("--check", "only_check", is_flag=True, help="Only compare every file with its digest.")
@click.option("--again", is_flag=True, help="Build even when everything is there.")
@ui_option
def build(*, only_check: bool, again: bool, ui: Language | None) -> None:
    """Build the dictionaries into the user's cache: about 180 MB of sources the first time, then nothing."""
    say = texts(ui)
    if only_check:
        with spoken(say):
            for language, digest in run_check().items():
                click.echo(f"{language} {digest}")
    elif not again and is_built():
        click.echo(say("words-build-there", folder=str(words_folder())))
    else:
        make(say)
    if not only_check:
        fill_pockets(say)


def make(say: Texts) -> None:
    """Builds with a bar for the sources and one a language."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"))
    with Progress(*columns, TimeElapsedColumn(), console=open_console(stderr=True)) as progress:
        bars = Bars(progress, say)
        try:
            place = run_build(bars.report)
        except (FetchFailed, BuildFailed) as error:
            progress.stop()
            give_up(str(error), FAILURE)
        bars.finish(*LANGUAGES)
    click.echo(say("words-build-done", folder=str(place)))


def fill_pockets(say: Texts) -> None:
    """What browsers keep of the dictionaries: a moment the first time, then nothing."""
    with open_console(stderr=True).status(say("words-build-pocket")), spoken(say):
        for language in LANGUAGES:
            unpacked(Lexicon.load(language))


class Bars:
    """One step an archive, then one a step of each language."""

    def __init__(self, progress: Progress, say: Texts) -> None:
        self._progress = progress
        self._say = say
        names = {language: say(f"words-language-{language}") for language in LANGUAGES}
        self._bars = {"": self._bar(say("words-build-fetch"), steps=len(pins()) + 1)}
        self._bars |= {language: self._bar(name, steps=len(STEPS)) for language, name in names.items()}

    def report(self, language: str, step: str) -> None:
        """A step begins: of a language, or of fetching, where an archive is known by its own name."""
        if language:
            self.finish("")
        said = self._say(f"words-step-{step}") if language or step == "fetch" else step
        self._progress.update(self._bars[language], advance=1, step=said)

    def finish(self, *languages: str) -> None:
        """Nothing is left to do for these."""
        for language in languages:
            bar = self._progress.tasks[self._bars[language]]
            self._progress.update(bar.id, completed=bar.total, step="")

    def _bar(self, name: str, *, steps: int) -> TaskID:
        """A step that has begun is shown; the bar is only full when the last one has ended."""
        return self._progress.add_task(name, total=steps + 1, step="")
