"""Pieces of several sizes side by side in rows, on as few sheets as hold them."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec

from sobremesa.printing.fitting import fitted
from sobremesa.printing.furniture import crop_marks, room, ruler_box
from sobremesa.printing.grid import Cut
from sobremesa.printing.page import Page, Piece
from sobremesa.printing.paper import Box, Paper

_NOTE = 10.0
_ABOVE = 7.0
"""Room above a block for its marks."""


class Shelf(msgspec.Struct, frozen=True):
    """Pieces of one size that follow each other, and how far they lie apart."""

    cuts: tuple[Cut, ...]
    width: float
    height: float
    gap: float = 4.0
    most: int = 999
    """In a row."""
    is_marked: bool = False
    """Whether marks around them show where to cut; nets have their own outline."""

    def fitting(self, height: float) -> int:
        """How many rows there is room for."""
        return int((height + self.gap + 0.001) // (self.height + self.gap))


_Stack: TypeAlias = list[tuple[Shelf, tuple[Piece, ...]]]
"""What is on one sheet, block by block."""


def stacked(shelves: Iterable[Shelf], title: str, paper: Paper, note: str = "") -> Iterator[Page]:
    """Rows from the top down, each block in the middle of the sheet; a row that does not fit begins the next sheet.

    A note says above them what to do.
    """
    whole = room(paper)
    marks = (fitted(note, whole.part(0, -2, whole.width, _NOTE), size=9.5),) if note else ()
    free = Box(whole.x, whole.y + _NOTE, whole.width, whole.height - _NOTE) if note else whole
    for stack in _stacks(shelves, free):
        pieces = tuple(piece for _, block in stack for piece in block)
        crops = (crop_marks(piece.box for piece in block) for shelf, block in stack if shelf.is_marked)
        yield Page(paper, title, pieces, (*crops, *marks), ruler_box(paper))


def _stacks(shelves: Iterable[Shelf], free: Box) -> Iterator[_Stack]:
    stack: _Stack = []
    y = free.y
    for shelf in shelves:
        rows = tuple(_rows(shelf, free.width))
        while rows:
            above = _ABOVE if shelf.is_marked else shelf.gap if stack else 0.0
            count = max(shelf.fitting(free.bottom - y - above), 0 if stack else 1)
            if count:
                stack.append((shelf, tuple(_standing(rows[:count], shelf, free, y + above))))
                y = stack[-1][1][-1].box.bottom
            else:
                yield stack
                stack, y = [], free.y
            rows = rows[count:]
    if stack:
        yield stack


def _rows(shelf: Shelf, width: float) -> Iterator[tuple[Cut, ...]]:
    most = max(1, min(shelf.most, int((width + shelf.gap + 0.001) // (shelf.width + shelf.gap))))
    return (shelf.cuts[place : place + most] for place in range(0, len(shelf.cuts), most))


def _standing(rows: tuple[tuple[Cut, ...], ...], shelf: Shelf, free: Box, top: float) -> Iterator[Piece]:
    """Columns below each other, so that one mark is for all of a column."""
    across, down = shelf.width + shelf.gap, shelf.height + shelf.gap
    left = free.x + (free.width - len(rows[0]) * across + shelf.gap) / 2
    for number, row in enumerate(rows):
        for place, cut in enumerate(row):
            box = Box(left + place * across, top + number * down, shelf.width, shelf.height)
            yield Piece(cut.id, cut.kind, box, tuple(cut.front(box)))
