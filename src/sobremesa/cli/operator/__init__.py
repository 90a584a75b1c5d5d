"""`sobremesa operator`: what people reported, who is kept out, and tables that have to end."""

import click

from sobremesa.cli.operator.banning import ban, bans, unban
from sobremesa.cli.operator.closing import close_table, sign_out
from sobremesa.cli.operator.reporting import handled, reports

__all__ = ["operator"]


@click.group()
def operator() -> None:
    """For whoever runs the house: read reports, keep people out, let them in again, close tables."""


for _command in (reports, handled, ban, unban, bans, sign_out, close_table):
    operator.add_command(_command)
