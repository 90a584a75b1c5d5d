"""Frames for red foil, with a handle: the lens that every player searches with (BUF-C3, BUF-1)."""

from collections.abc import Iterator
from functools import partial

from sobremesa.games.buffet.meta import META
from sobremesa.printing.colours import LINE, QUIET, WALNUT, WHITE
from sobremesa.printing.fitting import fitted
from sobremesa.printing.grid import Cut, grid, laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, Shape, disc, rectangle
from sobremesa.printing.outline import circle
from sobremesa.printing.page import Page
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.seats import seat_shape

ACROSS, HIGH = 68.0, 112.0
WINDOW = 54.0
"""Millimetres: nearly four cells, so that one letter and its neighbours are seen at once."""
_HANDLE = 19.0
_BRASS = "#f2dfb0"
_EDGE = Ink(line="#9c7430", width=0.3)


def lenses(job: Job) -> Iterator[Page]:
    """One a player."""
    cuts = (Cut(f"lens-{seat}", "lens", partial(_lens, job, seat)) for seat in range(job.players or META.most_seats))
    return laid_out(cuts, job.say("print-buffet-lenses"), grid(job.paper, ACROSS, HIGH))


def _lens(job: Job, seat: int, box: Box) -> Iterator[Mark]:
    """Ring and handle in one piece, which run on beyond both cuts; what to do stands where the foil will be."""
    x, y = box.x + ACROSS / 2, box.y + ACROSS / 2
    handle = Box(x - _HANDLE / 2, y, _HANDLE, box.bottom - y)
    yield rectangle(handle.grown(BLEED), Ink(fill=_BRASS), 6)
    yield disc(x, y, ACROSS / 2 + BLEED, Ink(fill=_BRASS))
    # Both outlines, and then both grounds over the halves of them that lie within: what is left is the cut.
    yield rectangle(handle, _EDGE, 5)
    yield disc(x, y, ACROSS / 2, _EDGE)
    yield rectangle(handle.grown(-_EDGE.width / 2), Ink(fill=_BRASS), 5)
    yield disc(x, y, ACROSS / 2 - _EDGE.width / 2, Ink(fill=_BRASS))
    yield Shape(circle(x, y, WINDOW / 2 + 3.5), Ink(line=LINE, width=0.2, dash=(1.5, 1.2)))
    yield disc(x, y, WINDOW / 2 - BLEED, Ink(fill=WHITE))
    yield disc(x, y, WINDOW / 2, Ink(line=WALNUT, width=0.35))
    told = Box(x - 16.5, y - 17, 33, 34)
    yield fitted(job.say("print-buffet-lens-text"), told, size=8.5, colour=QUIET, align="centre")
    yield seat_shape(seat, Box(x - 5, box.bottom - 18, 10, 10))
