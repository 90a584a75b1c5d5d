"""The board over four sheets: two of them run on below their neighbours, so that the squares join (BIS-C2)."""

from collections.abc import Iterator
from math import ceil

import msgspec

from sobremesa.games.bisonte.edition import Layout
from sobremesa.printing.bisonte.squares import square
from sobremesa.printing.colours import INK, LINE, QUIET
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
    for part in parts(layout.side):
        whole, free = part.whole, room(job.paper)
        box = Box(free.centre[0] - whole.width / 2, free.y + 26, whole.width, whole.height)
        moved = box.x - whole.x, box.y - whole.y
        marks = tuple(_marks(layout, job, part, moved))
        piece = Piece(f"board-{part.number}", "board", box, marks)
        cut = Box(box.x, box.y, part.window.width, part.window.height)
        told = (*_told(job, part, free), *_joins(job, part, cut, box))
        crops = crop_marks([box])
        title = job.say("print-bisonte-board")
        yield Page(job.paper, title, (piece,), (crops, *told), ruler_box(job.paper))


def _marks(layout: Layout, job: Job, part: Part, moved: tuple[float, float]) -> Iterator[Mark]:
    """What of the board lies on this sheet; text only where its square is whole."""
    size, side, whole = square_size(layout.side), layout.side, part.whole
    x, y = moved
    end = side * size + 2 * RIM
    seen = Box(whole.x + x, whole.y + y, whole.width, whole.height)
    ground = rectangle(Box(x, y, end, end).grown(BLEED), Ink(fill=_WOOD))
    cells = [
        (cell, Box(RIM + cell % side * size, RIM + cell // side * size, size, size)) for cell in range(side * side)
    ]
    shown = [
        mark
        for cell, box in cells
        if whole.meets(box)
        for mark in square(layout, cell, Box(box.x + x, box.y + y, size, size), job, has_text=whole.holds(box))
    ]
    edge = rectangle(Box(x + RIM, y + RIM, side * size, side * size), Ink(line=_WOOD_EDGE, width=0.6))
    yield Clipped(frame(_run_on(part, seen)), (ground, *shown, edge, *_names(side, size, whole, moved)))


def _run_on(part: Part, seen: Box) -> Box:
    """The bleed at the edges of the board; where sheets join, none."""
    left = BLEED if part.runs_right else 0.0
    above = BLEED if part.runs_down else 0.0
    right = 0.0 if part.runs_right else BLEED
    below = 0.0 if part.runs_down else BLEED
    return Box(seen.x - left, seen.y - above, seen.width + left + right, seen.height + above + below)


def _names(side: int, size: float, whole: Box, moved: tuple[float, float]) -> Iterator[Mark]:
    """Columns by letters, rows by numbers, on all four sides."""
    far = RIM + side * size
    for place in range(side):
        at = RIM + place * size
        column, row = chr(ord("A") + place), str(place + 1)
        spots = [(column, Box(at, edge, size, RIM)) for edge in (0, far)]
        spots += [(row, Box(edge, at, RIM, size)) for edge in (0, far)]
        for name, box in spots:
            if whole.holds(box):
                shown = Box(box.x + moved[0], box.y + moved[1], box.width, box.height)
                yield letter(name, shown.grown(-1.2), size=11, face=Face.BOLD, colour=QUIET)


def _told(job: Job, part: Part, free: Box) -> Iterator[Mark]:
    """Above the sheet: which part it is, as a small picture, and what is glued to what."""
    for number, cell in enumerate(_quarters(Box(free.x + 2, free.y + 2, 15, 15)), 1):
        is_this = number == part.number
        yield rectangle(cell, Ink(fill=_WOOD if is_this else None, line=LINE, width=0.3))
        yield letter(str(number), cell.grown(-1), size=11, face=Face.BOLD, colour=INK if is_this else QUIET)
    said = job.say("print-bisonte-board-text", overlap=round(OVERLAP))
    yield fitted(said, free.part(22, 2, free.width - 24, 15), size=9, least=5, colour=QUIET)


def _quarters(box: Box) -> Iterator[Box]:
    return (cell for row in box.rows(2) for cell in row.columns(2))


def _joins(job: Job, part: Part, cut: Box, box: Box) -> Iterator[Mark]:
    """Short marks where the neighbour's edge comes to lie, beside the strip to be glued."""
    pairs = []
    if part.runs_right:
        pairs += [
            (cut.right, box.y - 7.5, cut.right, box.y - 3.5),
            (cut.right, box.bottom + 3.5, cut.right, box.bottom + 7.5),
        ]
    if part.runs_down:
        pairs += [
            (box.x - 7.5, cut.bottom, box.x - 3.5, cut.bottom),
            (box.right + 3.5, cut.bottom, box.right + 7.5, cut.bottom),
        ]
    if pairs:
        yield lines(pairs, Ink(line="#a3261d", width=0.3))
    if part.runs_right:
        strip = Box(cut.right - 14, box.bottom + 8, 2 * 14, 4)
        yield fitted(job.say("print-bisonte-glue"), strip, size=7, least=4.5, colour="#a3261d", align="centre")
