"""Pieces of several sizes side by side in rows, on as few sheets as hold them; each is cut along its own outline."""

from collections.abc import Iterable, Iterator

import msgspec

from sobremesa.printing.fitting import fitted
from sobremesa.printing.furniture import room, ruler_box
from sobremesa.printing.grid import Cut
from sobremesa.printing.page import Page, Piece
from sobremesa.printing.paper import Box, Paper

_NOTE = 10.0


class Shelf(msgspec.Struct, frozen=True):
    """Pieces of one size that follow each other, and how far they lie apart."""

    cuts: tuple[Cut, ...]
    width: float
    height: float
    gap: float = 4.0


def stacked(shelves: Iterable[Shelf], title: str, paper: Paper, note: str = "") -> Iterator[Page]:
    """Rows from the top down, each in the middle of the sheet; a row that does not fit begins the next sheet.

    A note says above them what to do.
    """
    whole = room(paper)
    marks = (fitted(note, whole.part(0, -2, whole.width, _NOTE), size=9.5),) if note else ()
    free = Box(whole.x, whole.y + _NOTE, whole.width, whole.height - _NOTE) if note else whole
    pieces: list[Piece] = []
    y = free.y
    for shelf in shelves:
        for row in _rows(shelf, free.width):
            if pieces and y + shelf.height > free.bottom + 0.001:
                yield Page(paper, title, tuple(pieces), marks, ruler_box(paper))
                pieces, y = [], free.y
            pieces += _standing(row, shelf, free, y)
            y += shelf.height + shelf.gap
    if pieces:
        yield Page(paper, title, tuple(pieces), marks, ruler_box(paper))


def _rows(shelf: Shelf, width: float) -> Iterator[tuple[Cut, ...]]:
    most = max(1, int((width + shelf.gap + 0.001) // (shelf.width + shelf.gap)))
    return (shelf.cuts[place : place + most] for place in range(0, len(shelf.cuts), most))


def _standing(row: tuple[Cut, ...], shelf: Shelf, free: Box, y: float) -> Iterator[Piece]:
    step = shelf.width + shelf.gap
    left = free.x + (free.width - len(row) * step + shelf.gap) / 2
    for place, cut in enumerate(row):
        box = Box(left + place * step, y, shelf.width, shelf.height)
        yield Piece(cut.id, cut.kind, box, tuple(cut.front(box)))
