"""The score pad: food, nests, special ants and ants left, with what each is worth (BUF-28 to BUF-31)."""

from sobremesa.games.buffet.meta import META
from sobremesa.games.buffet.scoring import FOOD_POINTS, LEFT_FOR_A_POINT, NEST_POINTS, SPECIAL_POINTS
from sobremesa.printing.job import Job
from sobremesa.printing.pad import Pad, pads
from sobremesa.printing.page import Page


def score_pads(job: Job) -> Page:
    """Three pads a sheet."""
    say = job.say
    points = "  ".join(f"{foods}:{worth}" for foods, worth in enumerate(FOOD_POINTS) if foods)
    rows = (
        say("print-buffet-foods", points=points),
        say("print-buffet-nests", points=NEST_POINTS),
        say("print-buffet-special", points=SPECIAL_POINTS),
        say("print-buffet-left", ants=LEFT_FOR_A_POINT),
    )
    pad = Pad(say("print-buffet-pad"), job.players or META.most_seats, rows, strong=(say("print-total"),))
    return pads(pad, say("print-pad"), job.paper, 3)
