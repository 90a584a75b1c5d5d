"""`sobremesa verify`: was a finished match fair? The seed against its commitment, every draw against the seed."""

from string import hexdigits

import click

from sobremesa.cli import shelf
from sobremesa.cli.options import edition_option, ui_option
from sobremesa.cli.resuming import Given, read_kept, rules_with_house, undamaged
from sobremesa.cli.saying import texts
from sobremesa.cli.spoken import FAILURE, MISUSE, give_up, in_short, loading
from sobremesa.cli.table import AnyMatch
from sobremesa.editions.texts import Language, Texts
from sobremesa.engine import Evidence, Unfair
from sobremesa.engine import verify as faults_of
from sobremesa.engine.events import draw_of
from sobremesa.engine.transcript import read_heading

_DIGITS = 64


@click.command()
@click.argument("file")
@click.option(
    "--commitment",
    "commitments",
    multiple=True,
    metavar="HEX",
    callback=lambda _context, _option, given: tuple(_read_digest(each) for each in given),
    help="One that you kept: the match must have it. Can be given several times.",
)
@edition_option
@ui_option
def verify(*, file: str, commitments: tuple[str, ...], edition: str | None, ui: Language | None) -> None:
    """Check that chance was fair in the finished match in FILE (“last” is the last one).

    A file that the browser offered as a proof is also held against what that browser kept.
    """
    say = texts(ui)
    with loading(say, failure=MISUSE):
        kept = read_kept(shelf.find(file), Given(ui=say.language, edition=edition))
        match = kept.match(rules_with_house(kept))
        with undamaged():
            heading = read_heading(kept.text)
            evidence = Evidence(heading.shared, heading.kept, commitments)
            faults = faults_of(match.game, match.events, evidence)
    if faults:
        give_up("\n".join(_said(say, fault, match) for fault in faults), FAILURE)
    draws = sum(draw_of(entry.event) is not None for entry in match.events)
    click.echo(say("cli-fair", draws=draws))
    if heading.shared is not None:
        click.echo(say("cli-fair-shared", people=len(heading.shared.contributions)))
    if heading.kept is not None or commitments:
        click.echo(say("cli-fair-kept"))


def _read_digest(given: str) -> str:
    """A commitment as it is written in a match, in whichever case it was copied."""
    digest = given.strip().lower()
    if len(digest) != _DIGITS or not set(digest) <= set(hexdigits):
        raise click.BadParameter(texts(None)("cli-no-commitment", digits=_DIGITS))
    return digest


def _said(say: Texts, fault: Unfair, match: AnyMatch) -> str:
    """What does not fit, and where; that a match is not over concerns no event of it."""
    sentence = say.say(in_short(fault.text))
    return sentence if match.outcome is None else say("cli-unfair", line=fault.number + 2, fault=sentence)
