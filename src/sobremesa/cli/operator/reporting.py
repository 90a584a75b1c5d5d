"""`sobremesa operator reports` and `handled`."""

import click

from sobremesa.cli.operator.house import ask_house, day_of
from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import without_controls
from sobremesa.cli.spoken import FAILURE, give_up
from sobremesa.cli.storing import database_option
from sobremesa.editions.texts import Language

_MOST = 1_000


@click.command()
@click.option("--most", type=click.IntRange(1, _MOST), default=50, show_default=True, help="How many.")
@database_option
@ui_option
def reports(*, most: int, database: str, ui: Language | None) -> None:
    """Read what people reported and nobody has looked at, the oldest first."""
    say = texts(ui)
    told = ask_house(database, say, lambda people, _now: people.safety.open_reports(most=most))
    for report in told:
        head = say(
            "cli-operator-report",
            report=report.id,
            at=day_of(report.made_at),
            reason=report.reason,
            reported=report.reported,
            reporter=report.reporter,
            table=report.at_table or "–",
        )
        lines = (head, *(f"  {line}" for line in (*report.said.splitlines(), report.note) if line))
        click.echo("\n".join(without_controls(line) for line in lines))
    if not told:
        click.echo(say("cli-operator-no-reports"))


@click.command()
@click.argument("report")
@database_option
@ui_option
def handled(*, report: str, database: str, ui: Language | None) -> None:
    """Say that REPORT has been looked at; it is kept for half a year more."""
    say = texts(ui)
    if not ask_house(database, say, lambda people, now: people.safety.handle(report, now=now)):
        give_up(say("cli-operator-no-report", report=report[:40]), FAILURE)
    click.echo(say("cli-operator-handled", report=report))
