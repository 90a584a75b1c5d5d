"""Pieces of one size laid out on as few sheets as hold them, fronts and backs so that they meet."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TypeAlias

import msgspec

from sobremesa.printing.furniture import crop_marks, room, ruler_box
from sobremesa.printing.marks import Mark, upside_down
from sobremesa.printing.page import Page, Piece, Side
from sobremesa.printing.paper import BLEED, Box, Paper

Draw: TypeAlias = Callable[[Box], Iterable[Mark]]
"""What stands on a piece that is cut along this box; pictures that reach the edge run on by `BLEED`."""
GUTTER = 2 * BLEED
"""Between two pieces that both run on."""


class Cut(msgspec.Struct, frozen=True):
    """A piece before it has its place: what it is, and how its two sides are drawn."""

    id: str
    kind: str
    front: Draw
    back: Draw | None = None


class Grid(msgspec.Struct, frozen=True):
    """Places for pieces of one size on a sheet, in the middle of it."""

    paper: Paper
    places: tuple[Box, ...]


def grid(paper: Paper, width: float, height: float, gap: float = GUTTER, *, most: int = 999) -> Grid:
    """As many places as a sheet has, upright or lying, whichever holds more."""
    return max(
        (_grid(sheet, width, height, gap, most) for sheet in (paper, paper.landscape)),
        key=lambda made: len(made.places),
    )


def laid_out(cuts: Iterable[Cut], title: str, places: Grid, back_title: str = "") -> Iterator[Page]:
    """Pages of these pieces; where pieces have backs, each page is followed by its back."""
    for some in _batches(cuts, len(places.places)):
        pairs = tuple(zip(some, places.places, strict=False))
        fronts = [Piece(cut.id, cut.kind, box, tuple(cut.front(box))) for cut, box in pairs]
        yield sheet(places.paper, title, fronts)
        backs = [_behind(cut, cut.back, box, places.paper) for cut, box in pairs if cut.back]
        if backs:
            yield sheet(places.paper, back_title or title, backs)


def _behind(cut: Cut, back: Draw, front: Box, paper: Paper) -> Piece:
    """The back of a piece: over the long edge a lying sheet comes to stand on its head, and so do its backs."""
    box = paper.over(front)
    marks = tuple(back(box))
    if paper.is_landscape:
        marks = tuple(upside_down(mark, *box.centre) for mark in marks)
    return Piece(cut.id, cut.kind, box, marks, Side.BACK)


def sheet(paper: Paper, title: str, pieces: Iterable[Piece], marks: Iterable[Mark] = ()) -> Page:
    """A page of pieces with marks to cut along and a ruler."""
    pieces = tuple(pieces)
    crops = [crop_marks(piece.box for piece in pieces)] if pieces else []
    return Page(paper, title, pieces, (*crops, *marks), ruler_box(paper))


def _batches(cuts: Iterable[Cut], size: int) -> Iterator[tuple[Cut, ...]]:
    rest = iter(cuts)
    while some := tuple(islice(rest, size)):
        yield some


def _grid(paper: Paper, width: float, height: float, gap: float, most: int) -> Grid:
    free = room(paper)
    columns = int((free.width + gap + 0.001) // (width + gap))
    rows = int((free.height + gap + 0.001) // (height + gap))
    if columns > 0:
        rows = min(rows, -(-most // columns))
    left = (paper.width - columns * (width + gap) + gap) / 2
    top = (paper.height - rows * (height + gap) + gap) / 2
    places = (
        Box(left + column * (width + gap), top + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    )
    return Grid(paper, tuple(places))
