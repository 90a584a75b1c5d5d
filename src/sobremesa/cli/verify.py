"""`sobremesa verify`: was a finished match fair? The seed against its commitment, every draw against the seed."""

import click

from sobremesa.cli import shelf
from sobremesa.cli.options import edition_option, ui_option
from sobremesa.cli.resuming import Given, read_kept, rules_with_house, undamaged
from sobremesa.cli.saying import texts
from sobremesa.cli.spoken import FAILURE, MISUSE, give_up, in_short, loading
from sobremesa.cli.table import AnyMatch
from sobremesa.editions.texts import Language, Texts
from sobremesa.engine import Unfair
from sobremesa.engine import verify as faults_of
from sobremesa.engine.events import draw_of


@click.command()
@click.argument("file")
@edition_option
@ui_option
def verify(*, file: str, edition: str | None, ui: Language | None) -> None:
    """Check that chance was fair in the finished match in FILE (“last” is the last one)."""
    say = texts(ui)
    with loading(say, failure=MISUSE):
        kept = read_kept(shelf.find(file), Given(ui=say.language, edition=edition))
        match = kept.match(rules_with_house(kept))
        with undamaged():
            faults = faults_of(match.game, match.events)
    if faults:
        give_up("\n".join(_said(say, fault, match) for fault in faults), FAILURE)
    draws = sum(draw_of(entry.event) is not None for entry in match.events)
    click.echo(say("cli-fair", draws=draws))


def _said(say: Texts, fault: Unfair, match: AnyMatch) -> str:
    """What does not fit, and where; that a match is not over concerns no event of it."""
    sentence = say.say(in_short(fault.text))
    return sentence if match.outcome is None else say("cli-unfair", line=fault.number + 2, fault=sentence)
