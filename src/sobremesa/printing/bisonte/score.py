"""The score pad: a row a turn, what is left on the rack, the total (BIS-16, BIS-20, BIS-24)."""

from sobremesa.games.bisonte.meta import META
from sobremesa.games.bisonte.scoring import BONUS, SEVEN
from sobremesa.printing.job import Job
from sobremesa.printing.pad import Pad, pads
from sobremesa.printing.page import Page

_TURNS = 22


def score_pads(job: Job) -> Page:
    """One pad a sheet: a match has many turns."""
    say = job.say
    rows = tuple(say("print-bisonte-turn", turn=turn) for turn in range(1, _TURNS + 1))
    strong = (say("print-bisonte-rack-left"), say("print-total"))
    title = say("print-bisonte-pad", points=BONUS, tiles=SEVEN)
    pad = Pad(title, job.players or META.most_seats, rows, strong=strong)
    return pads(pad, say("print-pad"), job.paper, 1)
