"""A box for a command of the lab: what is wrong with its file is told in one sentence."""

from collections.abc import Callable
from typing import TypeVar

import click

from sobremesa.editions import EditionError

BoxT = TypeVar("BoxT")


def load_box(load: Callable[[str], BoxT], name_or_path: str) -> BoxT:
    """The box, or `ClickException` with the file and the line."""
    try:
        return load(name_or_path)
    except EditionError as error:
        raise click.ClickException(str(error)) from None
