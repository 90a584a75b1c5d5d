"""`sobremesa words`: build the dictionaries, ask them, search them."""

import click

from sobremesa.cli.words.build import build
from sobremesa.cli.words.check import check
from sobremesa.cli.words.info import info
from sobremesa.cli.words.search import search

__all__ = ["words"]


@click.group()
def words() -> None:
    """The dictionaries: build them, check a word, search, see what is in them."""


for _command in (check, search, info, build):
    words.add_command(_command)
