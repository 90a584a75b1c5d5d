"""`sobremesa restore`: a backup, put into an empty database."""

import asyncio
from pathlib import Path

import click

from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.storing import database_option, storing
from sobremesa.editions.texts import Language
from sobremesa.storage.restore import restore as put_back
from sobremesa.storage.store import place_of


@click.command()
@click.argument("file")
@database_option
@ui_option
def restore(*, file: str, database: str, ui: Language | None) -> None:
    """Put the backup in FILE into an empty database; one that holds something stays as it is."""
    say = texts(ui)
    with storing(say):
        facts = asyncio.run(put_back(Path(file), database))
    rows, tables = facts.tables["steps"].rows, facts.tables["cards"].rows
    click.echo(say("cli-restore-done", place=place_of(database), rows=rows, tables=tables))
