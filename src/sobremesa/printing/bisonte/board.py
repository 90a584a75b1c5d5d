"""The board over four sheets: two of them run on below their neighbours, so that the squares join (BIS-C2)."""

from collections.abc import Iterator
from math import ceil

import msgspec

from sobremesa.games.bisonte.edition import Layout
from sobremesa.printing.bisonte.squares import square
from sobremesa.printing.colours import FOIL, INK, LINE, QUIET
from sobremesa.printing.fitting import fitted, letter
from sobremesa.printing.furniture import crop_marks, room, ruler_box
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Clipped, Ink, Mark, frame, lines, rectangle
from sobremesa.printing.page import Page, Piece
from sobremesa.printing.paper import A4, BLEED, LETTER, Box
from sobremesa.printing.typefaces import Face

RIM = 8.0
"""Around the squares, with the names of rows and columns."""
OVERLAP = 8.0
"""How far a sheet runs on below the next one, to be glued."""
_LARGEST = 20.0
_TOLD = 26.0
"""Above the board: which part it is, and what to do."""
_WOOD, _WOOD_EDGE = "#e9d6b8", "#8a5a30"


class Part(msgspec.Struct, frozen=True):
    """What one sheet shows: a piece of the board in the board's own millimetres, cut at its right and lower edge there.

    It runs on beyond `right` and `bottom` by the overlap, unless the board ends there.
    """

    number: int
    window: Box
    runs_right: bool
    runs_down: bool

    @property
    def whole(self) -> Box:
        """With what lies below the neighbours."""
        right = OVERLAP if self.runs_right else 0.0
        below = OVERLAP if self.runs_down else 0.0
        return Box(self.window.x, self.window.y, self.window.width + right, self.window.height + below)


def square_size(side: int) -> float:
    """Whole millimetres, as large as half of the board fits onto a sheet of either paper."""
    free = min(room(paper).width for paper in (A4, LETTER))
    return min(_LARGEST, float((free - RIM - OVERLAP) // ceil(side / 2)))


def parts(side: int) -> tuple[Part, ...]:
    """Four parts; the board is parted between squares."""
    size = square_size(side)
    whole, first = side * size + 2 * RIM, RIM + ceil(side / 2) * size
    spans = ((0.0, first), (first, whole - first))
    return tuple(
        Part(row * 2 + column + 1, Box(x, y, width, height), column == 0, row == 0)
        for row, (y, height) in enumerate(spans)
        for column, (x, width) in enumerate(spans)
    )


def board(layout: Layout, job: Job) -> Iterator[Page]:
    """The four sheets, and on each how it joins the others."""
    title, free = job.say("print-bisonte-board"), room(job.paper)
    for part in parts(layout.side):
        whole = part.whole
        box = Box(free.centre[0] - whole.width / 2, free.y + _TOLD, whole.width, whole.height)
        picture = _Picture(layout, part, box.x - whole.x, box.y - whole.y)
        piece = Piece(f"board-{part.number}", "board", box, tuple(picture.marks(job)))
        marks = (crop_marks([box]), *_told(job, part, free), *_joins(job, part, box))
        yield Page(job.paper, title, (piece,), marks, ruler_box(job.paper))


class _Picture(msgspec.Struct, frozen=True):
    """The board as one of its parts shows it, moved onto a sheet."""

    layout: Layout
    part: Part
    right: float
    down: float

    def marks(self, job: Job) -> Iterator[Mark]:
        """All that is seen on the sheet and its bleed."""
        side = self.layout.side * square_size(self.layout.side)
        end = side + 2 * RIM
        ground = rectangle(self._on_sheet(Box(0, 0, end, end)).grown(BLEED), Ink(fill=_WOOD))
        edge = rectangle(self._on_sheet(Box(RIM, RIM, side, side)), Ink(line=_WOOD_EDGE, width=0.6))
        yield Clipped(frame(self._seen()), (ground, *self._squares(job), edge, *self._names()))

    def _on_sheet(self, box: Box) -> Box:
        return Box(box.x + self.right, box.y + self.down, box.width, box.height)

    def _seen(self) -> Box:
        """With the bleed on all sides: where sheets join, a cut that is a little off shows the neighbour's squares."""
        return self._on_sheet(self.part.whole.grown(BLEED))

    def _squares(self, job: Job) -> Iterator[Mark]:
        """Every square of which something is seen; its text only where it is whole."""
        side, whole = self.layout.side, self.part.whole
        size = square_size(side)
        for cell in range(side * side):
            box = Box(RIM + cell % side * size, RIM + cell // side * size, size, size)
            if whole.grown(BLEED).meets(box):
                yield from square(self.layout, cell, self._on_sheet(box), job, has_text=whole.holds(box))

    def _names(self) -> Iterator[Mark]:
        """Columns by letters, rows by numbers, on all four sides."""
        size = square_size(self.layout.side)
        far = RIM + self.layout.side * size
        for place in range(self.layout.side):
            at = RIM + place * size
            columns = [(chr(ord("A") + place), Box(at, edge, size, RIM)) for edge in (0, far)]
            rows = [(str(place + 1), Box(edge, at, RIM, size)) for edge in (0, far)]
            for name, box in (*columns, *rows):
                if self.part.whole.holds(box):
                    inner = self._on_sheet(box).grown(-1.2)
                    yield letter(name, inner, size=11, face=Face.BOLD, colour=QUIET)


def _told(job: Job, part: Part, free: Box) -> Iterator[Mark]:
    """Above the sheet: which part it is, as a small picture, and what is glued to what."""
    for number, cell in enumerate(_quarters(Box(free.x + 2, free.y + 2, 15, 15)), 1):
        is_this = number == part.number
        yield rectangle(cell, Ink(fill=_WOOD if is_this else None, line=LINE, width=0.3))
        yield letter(str(number), cell.grown(-1), size=11, face=Face.BOLD, colour=INK if is_this else QUIET)
    said = job.say("print-bisonte-board-text", overlap=round(OVERLAP))
    yield fitted(said, free.part(22, 2, free.width - 24, 15), size=9, colour=QUIET)


def _quarters(box: Box) -> Iterator[Box]:
    return (cell for row in box.rows(2) for cell in row.columns(2))


def _joins(job: Job, part: Part, box: Box) -> Iterator[Mark]:
    """Short red marks where the edge of the next sheet comes to lie, and what is done beyond them."""
    right, bottom = box.x + part.window.width, box.y + part.window.height
    near, far = BLEED + 0.5, BLEED + 4.5
    pairs = []
    if part.runs_right:
        pairs += [(right, box.y - far, right, box.y - near), (right, box.bottom + near, right, box.bottom + far)]
        strip = Box(right - 14, box.bottom + far + 0.5, 28, 4)
        yield fitted(job.say("print-bisonte-glue"), strip, size=7, colour=FOIL, align="centre")
    if part.runs_down:
        pairs += [(box.x - far, bottom, box.x - near, bottom), (box.right + near, bottom, box.right + far, bottom)]
    yield lines(pairs, Ink(line=FOIL, width=0.3))
