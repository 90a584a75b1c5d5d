"""`sobremesa words build`: fetch the sources and make the dictionaries; again does nothing."""

from collections.abc import Callable
from pathlib import Path

import click
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.spoken import FAILURE, give_up, reason_of_system, spoken
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.build.fetch import FetchFailed
from sobremesa.lexicon.build.run import STEPS, BuildFailed, Report, is_built
from sobremesa.lexicon.build.run import build as run_build
from sobremesa.lexicon.build.run import check as run_check
from sobremesa.lexicon.build.sources import pins
from sobremesa.lexicon.files import LexiconDamaged, LexiconMissing
from sobremesa.lexicon.location import words_folder
from sobremesa.lexicon.pocket.keeping import unpacked
from sobremesa.lexicon.sharing import lexicon_of


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
    console = open_console(stderr=True)
    if not console.is_terminal:
        place = _built(say, Lines(say).report)
        click.echo(say("words-build-done", folder=str(place)))
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"))
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        bars = Bars(progress, say)
        place = _built(say, bars.report, progress.stop)
        bars.finish(*LANGUAGES)
    click.echo(say("words-build-done", folder=str(place)))


def make_if_missing(say: Texts, sure: Callable[[], object]) -> None:
    """Builds what a server cannot do without, and says what is going on; once it is `sure` that it could serve."""
    try:
        for language in LANGUAGES:
            lexicon_of(language)
    except (LexiconMissing, LexiconDamaged):
        sure()
        click.echo(say("words-build-first"), err=True)
        try:
            make(say)
            fill_pockets(say)
        except click.exceptions.Exit:
            click.echo(say("words-build-then"), err=True)
            raise


def _built(say: Texts, report: Report, stop: Callable[[], None] = lambda: None) -> Path:
    try:
        return run_build(report)
    except (FetchFailed, BuildFailed) as error:
        stop()
        give_up(str(error), FAILURE)
    except OSError as error:
        stop()
        reason = reason_of_system(error.strerror or str(error), say)
        give_up(say("words-build-no-room", folder=str(words_folder().parent), reason=reason), FAILURE)


class Lines:
    """A line a step, for logs and whatever else is no terminal."""

    def __init__(self, say: Texts) -> None:
        self._say = say

    def report(self, language: str, step: str) -> None:
        """A step begins, as `Bars` is told."""
        name = self._say(f"words-language-{language}" if language else "words-build-fetch")
        click.echo(f"{name}: {_said(self._say, language, step)}", err=True)


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
        self._progress.update(self._bars[language], advance=1, step=_said(self._say, language, step))

    def finish(self, *languages: str) -> None:
        """Nothing is left to do for these."""
        for language in languages:
            bar = self._progress.tasks[self._bars[language]]
            self._progress.update(bar.id, completed=bar.total, step="")

    def _bar(self, name: str, *, steps: int) -> TaskID:
        """A step that has begun is shown; the bar is only full when the last one has ended."""
        return self._progress.add_task(name, total=steps + 1, step="")


def _said(say: Texts, language: str, step: str) -> str:
    """What a step is called; an archive has its own name."""
    return say(f"words-step-{step}") if language or step == "fetch" else step
