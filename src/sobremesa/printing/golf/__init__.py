"""Word Golf on paper: hole cards, wildcards, coins, dice in two ways, and a score pad."""

from collections.abc import Iterator

from sobremesa.games.golf.edition import GolfEdition
from sobremesa.printing.golf.holes import hole_cards
from sobremesa.printing.job import Job
from sobremesa.printing.page import Page


def sheets(edition: GolfEdition, job: Job) -> Iterator[Page]:
    """All pages of a set."""
    yield from hole_cards(edition, job)
