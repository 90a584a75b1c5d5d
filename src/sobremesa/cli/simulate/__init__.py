"""`sobremesa simulate`: many matches of bots alone, what each came to, and what they came to together."""

import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sobremesa.bots import Pace, level_of
from sobremesa.cli.language import guess_language
from sobremesa.cli.options import edition_option, languages, meta_of, pace_option, read_options, read_seed
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.simulate.telling import Teller
from sobremesa.cli.spoken import FAILURE, INTERRUPTED, MISUSE, give_up, loading
from sobremesa.editions.texts import Language, Texts
from sobremesa.games import GAMES
from sobremesa.lab.simulate import Plan, Played, Summary, summarise
from sobremesa.lab.simulate import simulate as play_all

_SEED = "1"
_MOST_MATCHES = 1_000_000
_MOST_WORKERS = 256


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--seats", required=True, metavar="LEVELS", help="A bot a seat: child, casual, club, expert.")
@click.option("--matches", type=click.IntRange(1, _MOST_MATCHES), default=100, show_default=True, help="How many.")
@languages
@click.option(
    "--seed",
    metavar="HEX",
    default=_SEED,
    show_default=True,
    help="What the seeds of all matches come from: up to 64 hexadecimal digits.",
)
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@edition_option
@pace_option("How quickly they act, in match time: nobody waits.", Pace.HUMAN)
@click.option("--swap", is_flag=True, help="Play each deal once from every seat.")
@click.option("--workers", type=click.IntRange(1, _MOST_WORKERS), help="Processes; as many as there are cores.")
@click.option("--json", "as_json", is_flag=True, help="For programs: an object a line.")
def simulate(
    *,
    game: str,
    seats: str,
    matches: int,
    lang: Language | None,
    ui: Language | None,
    seed: str,
    chosen: tuple[str, ...],
    edition: str | None,
    pace: Pace,
    swap: bool,
    workers: int | None,
    as_json: bool,
) -> None:
    """Let bots play many matches of GAME, one in each seat."""
    language = lang or guess_language()
    say = texts(ui or language)
    with loading(say):
        options = read_options(chosen, say)
        meta_of(game).check_chosen(options)
        plan = Plan(
            game=game,
            levels=tuple(level_of(level.strip()).name for level in seats.split(",")),
            matches=matches,
            seed=_seed(seed, say),
            language=language,
            edition=edition,
            options=options,
            pace=pace,
            swap=swap,
        )
        if swap and matches % len(plan.levels):
            give_up(say("cli-simulate-uneven", seats=len(plan.levels)), MISUSE)
        coming = play_all(plan, workers=workers)
    raise click.exceptions.Exit(_tell_all(plan, coming, say, as_json=as_json))


def _tell_all(plan: Plan, coming: Iterator[Played], say: Texts, *, as_json: bool) -> int:
    """One line a match as it comes, then all together; the exit code."""
    began, ended, code = time.monotonic(), [], 0
    with _progress(plan.matches, say) as progress:
        # Where a bar is drawn on the same terminal, lines have to go through it.
        out = progress.console if progress and sys.stdout.isatty() else open_console(soft_wrap=True)
        teller = Teller(plan, out, say)
        try:
            for match in coming:
                ended.append(match)
                _echo_json(match) if as_json else teller.tell(match)
                if progress:
                    progress.advance(progress.task_ids[0])
        except KeyboardInterrupt:
            code = INTERRUPTED
        except BrokenProcessPool:
            click.echo(say("cli-simulate-broken"), err=True)
            code = FAILURE
    summary = summarise(plan, ended, time.monotonic() - began)
    _echo_json(summary) if as_json else Teller(plan, open_console(), say).tell_summary(summary)
    return code or (FAILURE if summary.abandoned else 0)


def _echo_json(told: Played | Summary) -> None:
    click.echo(msgspec.json.encode(told))


@contextmanager
def _progress(matches: int, say: Texts) -> Iterator[Progress | None]:
    """A bar where somebody can see it; it goes when all is done."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True, soft_wrap=True), transient=True) as progress:
        progress.add_task(say("cli-simulate-playing"), total=matches)
        yield progress


def _seed(digits: str, say: Texts) -> str:
    if read_seed(digits) is None:
        give_up(say("cli-bad-seed"), MISUSE)
    return digits
