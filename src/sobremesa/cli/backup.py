"""`sobremesa backup`: all that a database holds, in one file."""

import asyncio
from pathlib import Path

import click

from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.storing import database_option, storing
from sobremesa.editions.texts import Language
from sobremesa.storage.backup import backup as write_backup


@click.command()
@database_option
@click.option(
    "-o", "--output", metavar="FILE", required=True, help="The file to write; never one that is there already."
)
@ui_option
def backup(*, database: str, output: str, ui: Language | None) -> None:
    """Write all that a database holds, as of one moment, into a file; the server may go on meanwhile."""
    say = texts(ui)
    with storing(say):
        facts = asyncio.run(write_backup(database, Path(output)))
    rows, tables = facts.tables["steps"].rows, facts.tables["cards"].rows
    click.echo(say("cli-backup-done", file=output, rows=rows, tables=tables))
