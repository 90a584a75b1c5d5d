"""The Letter Loom on paper: letter cards, strategy cards with their text, backs of three kinds, and a score pad."""

from collections.abc import Iterator
from itertools import chain

from sobremesa.games.loom.edition import LoomEdition
from sobremesa.games.loom.meta import META
from sobremesa.printing.cards import card_grid
from sobremesa.printing.grid import laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.loom.letters import letter_cards
from sobremesa.printing.loom.strategy import strategy_cards
from sobremesa.printing.pad import Pad, pads
from sobremesa.printing.page import Page

ROUNDS = 20
"""Rows of the pad: a match to 100 points takes more than the eight rounds that are usual (LOO-S1)."""


def sheets(edition: LoomEdition, job: Job) -> Iterator[Page]:
    """All pages of a set."""
    cuts = chain(letter_cards(edition), strategy_cards(edition, job))
    yield from laid_out(cuts, job.say("print-loom-cards"), card_grid(job.paper), job.say("print-loom-backs"))
    yield _score_pads(job)


def _score_pads(job: Job) -> Page:
    say = job.say
    rows = tuple(say("print-loom-round", round=number) for number in range(1, ROUNDS + 1))
    ending = (say("print-total"), say("print-loom-tie"))
    pad = Pad(say("print-loom-pad"), job.players or META.most_seats, rows, ending)
    return pads(pad, say("print-pad"), job.paper, 1)
