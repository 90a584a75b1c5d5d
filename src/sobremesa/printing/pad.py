"""Score pads: tables to be filled in by hand, with a column for each player."""

from collections.abc import Iterator, Sequence

import msgspec

from sobremesa.printing.colours import LINE, LINEN, QUIET
from sobremesa.printing.fitting import fitted
from sobremesa.printing.furniture import room
from sobremesa.printing.grid import sheet
from sobremesa.printing.marks import Ink, Mark, lines, rectangle
from sobremesa.printing.page import Page, Piece
from sobremesa.printing.paper import Box, Paper
from sobremesa.printing.seats import seat_shape
from sobremesa.printing.typefaces import Face

_GAP = 8.0
_AWAY = 4.0
"""From the room for pieces, so that marks to cut along stay clear of header and ruler."""


class Pad(msgspec.Struct, frozen=True):
    """A table: names above, a row for each thing that is counted."""

    title: str
    players: int
    rows: tuple[str, ...]
    strong: tuple[str, ...] = ()
    """Rows at the end, such as the total."""
    others: tuple[str, ...] = ()
    """Columns after the players' that have their own names."""
    has_spots: bool = False
    """Whether each cell has a small ring to tick, such as a coin that was taken."""

    def marks(self, box: Box) -> Iterator[Mark]:
        """The table in a box."""
        yield fitted(self.title, box.part(0, 0, box.width, 7), size=13, face=Face.SLAB)
        table = box.part(0, 9, box.width, box.height - 9)
        head, first = 11.0, min(38.0, table.width * 0.26)
        names = (*self.rows, *self.strong)
        height = (table.height - head) / len(names)
        body = table.part(first, head, table.width - first, table.height - head)
        yield from self._heads(table.part(first, 0, body.width, head))
        for place, name in enumerate(names):
            row = table.part(0, head + place * height, table.width, height)
            yield from self._row(row, name, first)
        yield from self._cells(body, height)
        yield self._rules(table, head, first, height)

    @property
    def _columns(self) -> int:
        return self.players + len(self.others)

    def _heads(self, box: Box) -> Iterator[Mark]:
        for place, cell in enumerate(box.columns(self._columns)):
            if place < self.players:
                yield seat_shape(place, cell.part(1, 1, 4, 4))
            else:
                yield fitted(self.others[place - self.players], cell.grown(-1), size=9, face=Face.BOLD, align="centre")

    def _row(self, row: Box, name: str, first: float) -> Iterator[Mark]:
        is_strong = name in self.strong
        if is_strong:
            yield rectangle(row, Ink(fill=LINEN))
        face = Face.BOLD if is_strong else Face.SANS
        yield fitted(name, row.part(1.5, 0.4, first - 3, row.height - 0.8), size=9.5, face=face)

    def _cells(self, body: Box, height: float) -> Iterator[Mark]:
        """Rings in the rows that are counted, for the players alone."""
        if not self.has_spots:
            return
        for row in range(len(self.rows)):
            for cell in list(body.part(0, row * height, body.width, height).columns(self._columns))[: self.players]:
                spot = Box(cell.right - 4.2, cell.bottom - 4.2, 3, 3)
                yield rectangle(spot, Ink(line=LINE, width=0.2), 1.5)

    def _rules(self, table: Box, head: float, first: float, height: float) -> Mark:
        rows = len(self.rows) + len(self.strong)
        across = [table.y, *(table.y + head + place * height for place in range(rows + 1))]
        width = (table.width - first) / self._columns
        down = [table.x, *(table.x + first + place * width for place in range(self._columns + 1))]
        pairs = [
            *((table.x, y, table.right, y) for y in across),
            *((x, table.y, x, table.bottom) for x in down),
        ]
        return lines(pairs, Ink(line=QUIET, width=0.2))


def pads(pad: Pad, title: str, paper: Paper, count: int = 2) -> Page:
    """A sheet of so many of the same pad, one below the other."""
    boxes: Sequence[Box] = tuple(room(paper).grown(-_AWAY).rows(count, _GAP))
    pieces = (Piece(f"pad-{place}", "pad", box, tuple(pad.marks(box.grown(-2)))) for place, box in enumerate(boxes, 1))
    return sheet(paper, title, pieces)
