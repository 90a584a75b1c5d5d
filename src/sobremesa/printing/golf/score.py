"""The score pad: nine holes with their par, coins, cups and totals, and a column for Luis (GOL-24, GOL-26)."""

from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.meta import META
from sobremesa.printing.job import Job
from sobremesa.printing.pad import Pad, pads
from sobremesa.printing.page import Page


def score_pads(edition: GolfEdition, job: Job) -> Page:
    """Two pads a sheet."""
    say = job.say
    rows = tuple(say("print-golf-row", hole=hole, par=edition.cards_of(hole)[0].par) for hole in range(1, HOLES + 1))
    pad = Pad(
        say("print-golf-pad"),
        job.players or META.most_seats,
        rows,
        strong=(say("print-golf-cups"), say("print-total")),
        others=(say("print-golf-luis"),),
        has_spots=True,
    )
    return pads(pad, say("print-pad"), job.paper)
