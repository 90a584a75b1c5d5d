"""Word Buffet on paper: letter tiles for a red foil, nests, ants, chart, lenses and a score pad."""

from collections.abc import Iterator

from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.printing.buffet.ants import ants
from sobremesa.printing.buffet.board import board_page
from sobremesa.printing.buffet.chart import chart_and_nests
from sobremesa.printing.buffet.lens import lenses
from sobremesa.printing.buffet.score import score_pads
from sobremesa.printing.buffet.tiles import tiles
from sobremesa.printing.job import Job
from sobremesa.printing.page import Page


def sheets(edition: BuffetEdition, job: Job) -> Iterator[Page]:
    """All pages of a set; how its board lies where it has a code, and no lenses where letters are plain."""
    if job.code:
        yield board_page(edition, job)
    yield from tiles(edition, job)
    if not job.is_plain:
        yield from lenses(job)
    yield chart_and_nests(job)
    yield from ants(edition, job)
    yield score_pads(job)
