"""`sobremesa operator`: what people reported, and who is kept out."""

import click

from sobremesa.cli.operator.banning import ban, bans, unban
from sobremesa.cli.operator.reporting import handled, reports

__all__ = ["operator"]


@click.group()
def operator() -> None:
    """For whoever runs the house: read reports, keep people out, let them in again."""


for _command in (reports, handled, ban, unban, bans):
    operator.add_command(_command)
