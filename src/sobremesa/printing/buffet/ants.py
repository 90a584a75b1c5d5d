"""Ants of every colour, each with its seat's shape; special ones wear a crown (BUF-C3, BUF-S2)."""

from collections.abc import Iterator
from functools import partial

from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.games.buffet.meta import META
from sobremesa.printing.block import block
from sobremesa.printing.colours import INK, MUSTARD, SEATS, WHITE, Colour
from sobremesa.printing.grid import Cut, laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, Shape, Stamp, disc, rectangle
from sobremesa.printing.outline import ellipse, outline, placed
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.seats import seat_shape

ANT = 12.5
"""Millimetres: lies on a cell and shows a little of it on all sides."""
_FIELD = 20.0
"""An ant is drawn on a field of this side."""
_LEGS = outline(
    "M9.2 3.6C8.800 2.4 8 1.9 7 2M10.8 3.6C11.2 2.4 12 1.9 13 2"
    "M9 6.6L5.6 5.4 4 3.4M8.8 7.6L4.6 8 2.8 9.6M9 8.4L5 11 3.6 14.4"
    "M11 6.6L14.4 5.4 16 3.4M11.2 7.6L15.4 8 17.2 9.6M11 8.4L15 11 16.4 14.4"
)
CROWN = outline("M6.6 4.4L6.2 0.9 8.4 2.5 10 0.2 11.6 2.5 13.8 0.9 13.4 4.4z")
_GOLD = "#fff4c4"


def ants(edition: BuffetEdition, job: Job) -> Iterator[Page]:
    """As many of a colour as two players need, special ones last; so any number may sit down later."""
    colours = range(job.players or META.most_seats)
    ordinary, special = max(edition.ants), edition.special_ants
    cuts = [
        _cut(seat, number, is_special=number > ordinary)
        for seat in colours
        for number in range(1, ordinary + special + 1)
    ]
    return laid_out(cuts, job.say("print-buffet-ants"), block(job.paper, ANT, len(cuts)))


def _cut(seat: int, number: int, *, is_special: bool) -> Cut:
    kind = "special" if is_special else "ant"
    marks = tuple(_drawn(seat, is_special=is_special))
    return Cut(f"ant-{seat}-{number}", kind, partial(_stamped, f"buffet-{kind}-{seat}", marks))


def _stamped(name: str, marks: tuple[Mark, ...], box: Box) -> Iterator[Mark]:
    yield Stamp(name, marks, box.x, box.y)


def _drawn(seat: int, *, is_special: bool) -> Iterator[Mark]:
    """From its own corner, seen from above."""
    scale = ANT / _FIELD
    colour: Colour = SEATS[seat % len(SEATS)]
    ground = Box(0, 0, ANT, ANT).grown(-1.1 if is_special else -0.9)
    yield rectangle(
        ground, Ink(fill=MUSTARD if is_special else WHITE, line=colour, width=0.9 if is_special else 0.5), 2.6
    )
    body = INK if is_special else colour
    yield Shape(placed(_LEGS, 0, 0, scale), Ink(line=body, width=0.9 * scale))
    yield disc(10 * scale, 4.6 * scale, 1.7 * scale, Ink(fill=body))
    yield Shape(placed(ellipse(10, 7.6, 1.3, 1.7), 0, 0, scale), Ink(fill=body))
    yield seat_shape(seat, Box(4.9 * scale, 8.4 * scale, 10.2 * scale, 10.2 * scale), body)
    if is_special:
        yield Shape(placed(CROWN, 0, 1.2 * scale, scale), Ink(fill=_GOLD, line=INK, width=0.7 * scale))
