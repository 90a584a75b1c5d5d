"""Racks to fold: a ledge with a lip before a leaning face, glued below to a prism that stands (BIS-C3)."""

from collections.abc import Iterator
from functools import partial
from math import cos, radians, sin, sqrt

from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.games.bisonte.meta import META
from sobremesa.printing.bisonte.tiles import tile_size
from sobremesa.printing.colours import LINE, QUIET, WALNUT
from sobremesa.printing.fitting import fitted
from sobremesa.printing.grid import Cut, grid, laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, lines, rectangle
from sobremesa.printing.page import Page
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.seats import seat_shape

LIP, LEDGE, FACE, BACK = 7.0, 9.0, 26.0, 28.0
"""From the front on, in millimetres."""
_LEAN = radians(70)
FLOOR = LEDGE + FACE * cos(_LEAN) + sqrt(BACK**2 - (FACE * sin(_LEAN)) ** 2)
"""From the foot of the back to the front, where it is glued under the ledge."""
HIGH = LIP + LEDGE + FACE + BACK + FLOOR
_SPARE = 6.0
"""More than the tiles side by side."""
_LEAST = 90.0
"""So that a box with a short rack has one that stands."""
_WOOD, _PALE = "#e9d6b8", "#f5ecdb"


def racks(edition: BisonteEdition, job: Job) -> Iterator[Page]:
    """One a player."""
    wide = max(_LEAST, edition.rack * tile_size(edition) + _SPARE)
    players = job.players or META.most_seats
    cuts = (Cut(f"rack-{seat}", "rack", partial(_rack, job, seat)) for seat in range(players))
    return laid_out(cuts, job.say("print-bisonte-racks"), grid(job.paper, wide, HIGH))


def _rack(job: Job, seat: int, box: Box) -> Iterator[Mark]:
    """Five bands with a fold between each two; where glue goes it says so."""
    lip, *others = bands = tuple(_bands(box))
    back, floor = others[-2:]
    yield rectangle(box.grown(BLEED), Ink(fill=_PALE))
    yield rectangle(Box(box.x, box.y, box.width, back.y - box.y - BLEED).grown(BLEED), Ink(fill=_WOOD))
    folds = [(box.x, band.y, box.right, band.y) for band in bands[1:]]
    yield lines(folds, Ink(line=WALNUT, width=0.3, dash=(3, 2)))
    yield seat_shape(seat, Box(lip.x + 3, lip.y + 1, 5, 5))
    yield seat_shape(seat, Box(back.centre[0] - 8, back.y + 6, 16, 16))
    told = floor.part(4, 2, floor.width - 8, floor.height - LEDGE - 4)
    yield fitted(job.say("print-bisonte-rack-fold"), told, size=9, colour=QUIET, align="centre")
    glued = Box(floor.x, floor.bottom - LEDGE, floor.width, LEDGE)
    yield rectangle(glued.grown(-1), Ink(line=LINE, width=0.2, dash=(0.1, 1)))


def _bands(box: Box) -> Iterator[Box]:
    top = 0.0
    for high in (LIP, LEDGE, FACE, BACK, FLOOR):
        yield box.part(0, top, box.width, high)
        top += high
