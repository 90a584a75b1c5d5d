"""Word Golf on paper: hole cards, wildcards, coins, dice in two ways, and a score pad."""

from collections.abc import Iterator

from sobremesa.games.golf.edition import GolfEdition
from sobremesa.printing.golf.deal import deal_page
from sobremesa.printing.golf.dice import nets_and_coins, stickers
from sobremesa.printing.golf.holes import hole_cards
from sobremesa.printing.golf.score import score_pads
from sobremesa.printing.golf.wildcards import wildcards
from sobremesa.printing.job import Job
from sobremesa.printing.page import Page


def sheets(edition: GolfEdition, job: Job) -> Iterator[Page]:
    """All pages of a set."""
    if job.code:
        yield deal_page(edition, job)
    yield from hole_cards(edition, job)
    yield from wildcards(edition, job)
    yield from nets_and_coins(edition, job)
    yield from stickers(edition, job)
    yield score_pads(edition, job)
