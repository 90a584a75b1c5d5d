"""A seat is a colour and a shape, on paper too: disc, star, heart, diamond, triangle, square, moon and clover."""

from sobremesa.printing.colours import SEATS
from sobremesa.printing.marks import Ink, Shape
from sobremesa.printing.outline import Steps, circle, outline, placed
from sobremesa.printing.paper import Box

# On a field of 24, about its middle.
_CLOVER = "M-1 2A4.6 4.6 0 1 1-3.6-2.8 4.6 4.6 0 1 1 3.6-2.8 4.6 4.6 0 1 1 1 2Q1.5 7 4 9.5H-4Q-1.5 7-1 2z"
_OUTLINES: tuple[Steps, ...] = (
    circle(0, 0, 10),
    outline("M0-11 2.9-4 10.5-3.4 4.7 1.5 6.5 8.9 0 4.9-6.5 8.9-4.7 1.5-10.5-3.4-2.9-4z"),
    outline("M0 9.5C-4 6-10 2-10-3.5-10-7-7.5-9-5-9-3-9-1-8 0-6 1-8 3-9 5-9 7.5-9 10-7 10-3.5 10 2 4 6 0 9.5z"),
    outline("M0-11 8.5 0 0 11-8.5 0z"),
    outline("M0-9.5 10.5 8.5H-10.5z"),
    outline("M-8.5-8.5H8.5V8.5H-8.5z"),
    outline("M4-9.8A10 10 0 1 0 4 9.8 11 11 0 0 1 4-9.8z"),
    outline(_CLOVER),
)


def seat_shape(seat: int, box: Box, colour: str | None = None) -> Shape:
    """The shape of a seat, as large as fits into the box, in the seat's colour."""
    x, y = box.centre
    steps = placed(_OUTLINES[seat % len(_OUTLINES)], x, y, min(box.width, box.height) / 24)
    return Shape(steps, Ink(fill=colour or SEATS[seat % len(SEATS)]))
