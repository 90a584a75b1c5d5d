"""Bisonte on paper: a board over four sheets, tiles, racks to fold and a score pad."""

from collections.abc import Iterator

from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.printing.job import Job
from sobremesa.printing.page import Page


def sheets(edition: BisonteEdition, job: Job) -> Iterator[Page]:
    """All pages of a set."""
    yield from ()
