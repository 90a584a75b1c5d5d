"""Coins: what a shop takes besides points (GOL-C5, GOL-17)."""

from collections.abc import Iterator

from sobremesa.printing.colours import MUSTARD
from sobremesa.printing.fitting import letter
from sobremesa.printing.marks import Ink, Mark, disc
from sobremesa.printing.paper import BLEED, Box

COIN = 20.0
_EDGE = "#7d5a10"


def coin(box: Box) -> Iterator[Mark]:
    """A bare coin, as wide as the box."""
    x, y = box.centre
    radius = box.width / 2
    yield disc(x, y, radius - 0.15, Ink(fill=MUSTARD, line=_EDGE, width=0.3))
    yield disc(x, y, radius * 0.86, Ink(line=_EDGE, width=0.3, dash=(0.01, 0.9)))


def coin_of_one(box: Box) -> Iterator[Mark]:
    """A coin is worth 1; it runs on beyond the cut."""
    yield disc(*box.centre, box.width / 2 + BLEED, Ink(fill=MUSTARD))
    yield from coin(box)
    yield letter("1", box.grown(-box.width * 0.22), size=34)
