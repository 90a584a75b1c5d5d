"""Word Buffet on paper: letter tiles for a red foil, nests, ants, chart, lenses and a score pad."""

from collections.abc import Iterator

from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.printing.buffet.tiles import tiles
from sobremesa.printing.job import Job
from sobremesa.printing.page import Page


def sheets(edition: BuffetEdition, job: Job) -> Iterator[Page]:
    """All pages of a set."""
    yield from tiles(edition, job)
