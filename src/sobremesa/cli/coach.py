"""`sobremesa coach`: a finished match turn by turn, with what was best, what it cost and which words to remember."""

from collections.abc import Iterator
from contextlib import contextmanager

import click
import msgspec

from sobremesa.bots import LEVELS
from sobremesa.bots.coach import review
from sobremesa.bots.review import Review
from sobremesa.cli import shelf
from sobremesa.cli.coach_page import CoachPage
from sobremesa.cli.options import edition_option, ui_option
from sobremesa.cli.resuming import Given, Kept, read_kept, rules_with_house
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.shelf import ShelfError
from sobremesa.cli.spoken import INTERRUPTED, loading, spoken
from sobremesa.cli.table import AnyMatch
from sobremesa.editions.texts import Language
from sobremesa.engine import Seat
from sobremesa.lexicon.files import LexiconDamaged

_LOST = (ArithmeticError, AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
"""What bots run into where events fit no match, or by a mistake of their own."""


@click.command()
@click.argument("file")
@click.option("--seat", type=int, metavar="N", help="Look at this seat alone; else at every person, or at all bots.")
@click.option("--level", type=click.Choice(LEVELS), help="The level you play at; else it is taken from your words.")
@click.option("--worst", type=click.IntRange(min=1), metavar="N", help="Show only the N turns that cost most.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@edition_option
@ui_option
def coach(
    *,
    file: str,
    seat: int | None,
    level: str | None,
    worst: int | None,
    as_json: bool,
    edition: str | None,
    ui: Language | None,
) -> None:
    """Look at the finished match in FILE with a coach (“last” is the last one)."""
    with loading(texts(ui)):
        kept = read_kept(shelf.find(file), Given(ui=ui, edition=edition))
    with loading(texts(kept.seating.ui)):
        match = kept.match(rules_with_house(kept))
        with _judging():
            looked_at = _review(match, kept, None if seat is None else seat - 1, level)
    try:
        with spoken(texts(kept.seating.ui)), _judging():
            if as_json:
                click.echo(msgspec.json.encode(looked_at))
            else:
                CoachPage(match, kept.seating, open_console(), worst=worst).show(looked_at)
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None


@contextmanager
def _judging() -> Iterator[None]:
    """A match that can be read and replayed may still have been changed so that no bot can judge it.

    Whether that is why, or a mistake of the bot's own, nobody can tell from here: neither is blamed alone.
    """
    try:
        yield
    except LexiconDamaged:
        raise
    except _LOST as error:
        raise ShelfError("cli-coach-puzzled", reason=type(error).__name__) from error


def _review(match: AnyMatch, kept: Kept, seat: Seat | None, level: str | None) -> Review:
    """Bots are taken at their own level, people at the one that was given or that their words show."""
    people = kept.seating.people
    seats = (people or range(len(kept.began.seats))) if seat is None else (seat,)
    levels = {each: known for each, known in enumerate(kept.seating.levels) if known is not None}
    if level is not None:
        levels |= dict.fromkeys(people if seat is None else seats, level)
    return review(match, seats, levels)
