"""Bisonte on paper: a board over four sheets, tiles, racks to fold and a score pad."""

from collections.abc import Iterator

from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.printing.bisonte.board import board
from sobremesa.printing.bisonte.racks import racks
from sobremesa.printing.bisonte.score import score_pads
from sobremesa.printing.bisonte.tiles import tiles
from sobremesa.printing.job import Job
from sobremesa.printing.page import Page


def sheets(edition: BisonteEdition, job: Job) -> Iterator[Page]:
    """All pages of a set."""
    yield from board(edition.layout, job)
    yield from tiles(edition, job)
    yield from racks(edition, job)
    yield score_pads(job)
