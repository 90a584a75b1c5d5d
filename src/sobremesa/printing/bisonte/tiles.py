"""Every tile of the box with its letter and value, a little smaller than a square of the board (BIS-C1)."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition
from sobremesa.printing.bisonte.animal import bison
from sobremesa.printing.bisonte.board import square_size
from sobremesa.printing.block import block, run_on
from sobremesa.printing.colours import INK, PIECE, PIECE_EDGE
from sobremesa.printing.fitting import letter
from sobremesa.printing.furniture import block_of
from sobremesa.printing.grid import Cut, laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, rectangle
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import Face

_SMALLER = 2.0
"""Millimetres less than a square, so that tiles lie side by side without lifting each other."""


def tile_size(edition: BisonteEdition) -> float:
    """The side of a tile."""
    return square_size(edition.layout.side) - _SMALLER


def tiles(edition: BisonteEdition, job: Job) -> Iterator[Page]:
    """In the order of the alphabet, Bisontes last."""
    places = block(job.paper, tile_size(edition), len(edition.tiles))
    whole = block_of(places.places)
    seen: Counter[str] = Counter()
    cuts = []
    for tile in edition.tiles:
        seen[tile] += 1
        cuts.append(Cut(f"tile-{tile}-{seen[tile]}", "tile", partial(_tile, tile, edition.value_of(tile), whole)))
    return laid_out(cuts, job.say("print-bisonte-tiles"), places)


def _tile(tile: str, value: int, whole: Box, box: Box) -> Iterator[Mark]:
    side = box.width
    yield rectangle(run_on(box, whole), Ink(fill=PIECE))
    yield rectangle(box.grown(-0.7), Ink(line=PIECE_EDGE, width=0.35), side * 0.12)
    if tile == BISONTE:
        yield bison(box.grown(-side * 0.14), INK)
        return
    face = box.part(side * 0.1, side * 0.07, side * 0.8, side * 0.65)
    yield letter(tile, face, size=39 if len(tile) == 1 else 30)
    yield letter(
        str(value), box.part(side * 0.6, side * 0.73, side * 0.3, side * 0.18), size=12, face=Face.BOLD, align="right"
    )
