"""A square of the board: its premium by colour and in words, and the Bisonte in the middle (BIS-C2, BIS-1)."""

from collections.abc import Iterator

import msgspec

from sobremesa.games.bisonte.edition import Layout
from sobremesa.printing.bisonte.animal import bison
from sobremesa.printing.colours import INK, WHITE, Colour
from sobremesa.printing.fitting import letter
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, rectangle
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import Face

_GRASS, _FURROW, _HAY = "#eef2dc", "#8f9f5c", "#ecc667"


class Premium(msgspec.Struct, frozen=True):
    """How a premium looks: colours, a frame for those of letters, and what is multiplied."""

    ground: Colour
    colour: Colour
    text: str
    is_letter: bool


_PREMIUMS = {
    (1, 2): Premium("#f3b9bd", INK, "print-bisonte-word", is_letter=False),
    (1, 3): Premium("#ad2f25", WHITE, "print-bisonte-word", is_letter=False),
    (2, 1): Premium("#bfe0ee", INK, "print-bisonte-letter", is_letter=True),
    (3, 1): Premium("#27648f", WHITE, "print-bisonte-letter", is_letter=True),
}
"""By what letters and words are multiplied with: pink and red for words, two blues for letters."""


def square(layout: Layout, cell: int, box: Box, job: Job, *, has_text: bool) -> Iterator[Mark]:
    """One square; without its text where only a part of it is on the sheet."""
    factors = layout.letter_factor(cell), layout.word_factor(cell)
    premium = _PREMIUMS.get(factors)
    is_centre = cell == layout.centre
    ground = _HAY if is_centre else premium.ground if premium else _GRASS
    yield rectangle(box, Ink(fill=ground, line=_FURROW, width=0.3))
    if is_centre:
        yield bison(box.grown(-box.width * 0.1), INK)
    elif premium:
        yield from _sign(premium, max(factors), box, job, has_text=has_text)


def _sign(premium: Premium, times: int, box: Box, job: Job, *, has_text: bool) -> Iterator[Mark]:
    """“×3” and what of: a word's premium stands in a square, a letter's in a ring."""
    inner = box.grown(-box.width * 0.07)
    radius = inner.width * (0.5 if premium.is_letter else 0.08)
    yield rectangle(inner, Ink(line=premium.colour, width=0.35), radius)
    if has_text:
        share = box.width
        high = Box(box.x + share * 0.12, box.y + share * 0.2, share * 0.76, share * 0.38)
        low = Box(box.x + share * 0.13, box.y + share * 0.57, share * 0.74, share * 0.2)
        yield letter(f"×{times}", high, size=21, face=Face.BOLD, colour=premium.colour)
        yield letter(job.say(premium.text), low, size=8, face=Face.BOLD, colour=premium.colour)
