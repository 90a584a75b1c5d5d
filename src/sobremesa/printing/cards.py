"""Cards of the size that sleeves are made for, and their backs."""

from collections.abc import Iterator

import msgspec

from sobremesa.printing.colours import WHITE, Colour
from sobremesa.printing.fitting import letter
from sobremesa.printing.grid import Grid, grid
from sobremesa.printing.marks import Clipped, Ink, Mark, Shape, Stamp, Turn, disc, frame, lines, rectangle
from sobremesa.printing.outline import Steps
from sobremesa.printing.paper import BLEED, Box, Paper

CARD = (63.0, 88.0)
"""Millimetres: what the commonest sleeves hold."""
_MEDALLION = 13.0
_CORNER = 9.0
_TWINS = ("6", "9")
"""A bar below tells them apart."""


def card_grid(paper: Paper) -> Grid:
    """Places for cards on a sheet."""
    return grid(paper, *CARD)


class Back(msgspec.Struct, frozen=True):
    """A pale back with a pattern in lines, sparing with ink, and a picture in the middle.

    Both are drawn about the middle of the card and kept once, under the name.
    """

    name: str
    pattern: Steps
    emblem: tuple[Mark, ...]
    ground: Colour
    colour: Colour

    def marks(self, box: Box, sign: str = "", middle: str = "") -> Iterator[Mark]:
        """The back of one card; a sign stands in two corners, so that no end is the lower one."""
        x, y = box.centre
        yield Stamp(self.name, self._picture(box), x, y)
        if middle:
            yield letter(middle, Box(x, y, 0, 0).grown(_MEDALLION * 0.7), size=44, colour=self.colour)
        if not sign:
            return
        inner = box.grown(-7)
        corners: tuple[tuple[Box, Turn], ...] = ((inner.part(0, 0, _CORNER, _CORNER), 0), (_far(inner), 180))
        for corner, turn in corners:
            yield disc(*corner.centre, _CORNER / 2, Ink(fill=WHITE, line=self.colour, width=0.4))
            yield letter(sign, corner.grown(-1.8), size=20, colour=self.colour, turn=turn)
            if sign in _TWINS:
                yield self._bar(corner, turn)

    def _bar(self, corner: Box, turn: Turn) -> Mark:
        """Below the sign, as it is read."""
        x, y = corner.centre
        down = y + (-3.1 if turn else 3.1)
        return lines([(x - 1.3, down, x + 1.3, down)], Ink(line=self.colour, width=0.4))

    def _picture(self, box: Box) -> tuple[Mark, ...]:
        whole = Box(-box.width / 2, -box.height / 2, box.width, box.height)
        drawn = (
            rectangle(whole.grown(BLEED), Ink(fill=self.ground)),
            Shape(self.pattern, Ink(line=self.colour, width=0.3)),
        )
        return (
            Clipped(frame(whole.grown(BLEED)), drawn),
            rectangle(whole.grown(-3.5), Ink(line=self.colour, width=0.5), 3),
            disc(0, 0, _MEDALLION, Ink(fill=WHITE, line=self.colour, width=0.6)),
            *self.emblem,
        )


def _far(box: Box) -> Box:
    """The corner opposite to the first."""
    return box.part(box.width - _CORNER, box.height - _CORNER, _CORNER, _CORNER)
