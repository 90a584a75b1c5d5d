"""Text made to fit: measured, wrapped and shrunk until it stays within its box."""

from typing import Literal

import msgspec

from sobremesa.engine.text import text
from sobremesa.printing.colours import INK, Colour
from sobremesa.printing.error import PrintingError
from sobremesa.printing.marks import Line, Turn, Words
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import POINT, Face, Typeface, typeface

Align = Literal["left", "centre", "right"]
LEADING = 1.22
"""From line to line, in sizes."""
LEAST = 5.0
"""Points: what is smaller nobody reads at a table."""
_SMALLER = 0.96


def fitted(
    words: str,
    box: Box,
    *,
    size: float,
    least: float = LEAST,
    face: Face = Face.SANS,
    colour: Colour = INK,
    align: Align = "left",
    turn: Turn = 0,
    is_centred: bool = True,
) -> Words:
    """Text of this size in points, wrapped, or smaller where there is no room; centred in height, or from the top on.

    `PrintingError` where it would have to be smaller than `least`.
    """
    measure, lying = typeface(face), _lying(box, turn)
    while True:
        rows = wrapped(words, measure, lying.width / (size * POINT))
        height = _height(rows, measure) * size * POINT
        if rows is not None and height <= lying.height:
            break
        if size <= least:
            raise PrintingError(text("print-no-room", words=words[:60]))
        size = max(least, size * _SMALLER)
    top = lying.y + ((lying.height - height) / 2 if is_centred else 0)
    lines = _Setting(measure, size, lying, align).lines(rows, top)
    return Words(box, lines, face, size, colour, turn)


def paragraph(words: str, width: float, *, size: float, face: Face = Face.SANS, indent: float = 0.0) -> Words:
    """Text of this size and width, as high as it needs to be, from 0, 0 on; the first line begins after the indent."""
    measure = typeface(face)
    rows = wrapped(words, measure, width / (size * POINT), indent / (size * POINT))
    if rows is None:
        raise PrintingError(text("print-no-room", words=words[:60]))
    box = Box(0, 0, width, _height(rows, measure) * size * POINT)
    first, *others = _Setting(measure, size, box, "left").lines(rows, 0)
    return Words(box, (Line(first.text, indent, first.y), *others), face, size, INK)


def letter(
    words: str,
    box: Box,
    *,
    size: float,
    least: float = LEAST,
    face: Face = Face.SLAB,
    colour: Colour = INK,
    align: Align = "centre",
    turn: Turn = 0,
) -> Words:
    """One line as on a piece: as large as its ink allows, and the body of capitals in the middle of the box.

    `PrintingError` where it would have to be smaller than `least`.
    """
    measure, lying = typeface(face), _lying(box, turn)
    above, below = measure.height(words)
    body = measure.capital / 2
    reach = max(above - body, below + body, body)
    room = min(lying.width / max(measure.width(words), 0.01), lying.height / 2 / reach)
    size = min(size, room / POINT * 0.999)
    if size < least:
        raise PrintingError(text("print-no-room", words=words[:60]))
    y = lying.centre[1] + body * size * POINT
    return Words(box, (_Setting(measure, size, lying, align).line(words, y),), face, size, colour, turn)


def wrapped(words: str, measure: Typeface, width: float, indent: float = 0.0) -> tuple[str, ...] | None:
    """Lines of at most this width in ems, the first less by the indent; None where a word alone is wider.

    A line break in the text stays one.
    """
    rows: list[str] = []
    space = measure.width(" ")
    for part in words.split("\n"):
        row, used = "", 0.0
        for word in part.split(" "):
            wide = measure.width(word)
            longer = used + space + wide if row else wide
            if longer <= width - (0 if rows else indent):
                row, used = (f"{row} {word}" if row else word), longer
            elif wide > width:
                return None
            else:
                rows.append(row)
                row, used = word, wide
        rows.append(row)
    return tuple(rows)


def _height(rows: tuple[str, ...] | None, measure: Typeface) -> float:
    """From the highest accent of the first line to the lowest tail of the last."""
    return (len(rows or ()) - 1) * LEADING + measure.ascent + measure.descent


class _Setting(msgspec.Struct, frozen=True):
    """How lines are set: in what, how large, and from which side of which box."""

    measure: Typeface
    size: float
    box: Box
    align: Align

    def line(self, row: str, y: float) -> Line:
        free = self.box.width - self.measure.width(row) * self.size * POINT
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[self.align]
        return Line(row, self.box.x + free * share, y)

    def lines(self, rows: tuple[str, ...], top: float) -> tuple[Line, ...]:
        first = top + self.measure.ascent * self.size * POINT
        step = LEADING * self.size * POINT
        return tuple(self.line(row, first + place * step) for place, row in enumerate(rows))


def _lying(box: Box, turn: Turn) -> Box:
    """The box as the text sees it, about the same middle."""
    if turn in (0, 180):
        return box
    x, y = box.centre
    return Box(x - box.height / 2, y - box.width / 2, box.height, box.width)
