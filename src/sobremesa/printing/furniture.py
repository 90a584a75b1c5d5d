"""What every page has besides its pieces: a title, a number, a ruler to check the size, and marks to cut along."""

from collections.abc import Iterable

import msgspec

from sobremesa.editions.texts import Texts
from sobremesa.printing.colours import INK, QUIET
from sobremesa.printing.fitting import fitted
from sobremesa.printing.marks import Ink, Mark, lines, upside_down
from sobremesa.printing.page import Page
from sobremesa.printing.paper import BLEED, Box, Paper
from sobremesa.printing.typefaces import Face

MARGIN_SIDE = 10.0
"""Most printers leave 4 mm white; a mark to cut along needs the rest."""
MARGIN_END = 14.0
"""Above and below: the same, and a line of text."""
RULER = 100.0
EDGE = 4.5
"""Nothing that matters is nearer to the edge of the paper."""
_LINE = 3.2
_AWAY = BLEED + 0.5
_LENGTH = 2.5
CROP = Ink(line=INK, width=0.15)
"""Of the marks to cut along alone."""


def room(paper: Paper) -> Box:
    """Where pieces may lie, their bleed not counted."""
    return Box(MARGIN_SIDE, MARGIN_END, paper.width - 2 * MARGIN_SIDE, paper.height - 2 * MARGIN_END)


def furnished(page: Page, *, heading: str, numbered: str, say: Texts) -> Page:
    """The page with its line of text above and, where it has one, its ruler below."""
    marks = [*page.marks, *_lines_of_text(page, heading, numbered)]
    if page.ruler is not None:
        told = say("print-ruler-folded" if page.is_folded else "print-ruler")
        end = page.paper.width / (2 if page.is_folded else 1) - MARGIN_SIDE
        marks += ruler(page.ruler, told, end)
    made = msgspec.structs.replace(page, marks=tuple(marks))
    return _on_its_head(made) if page.is_upside_down else made


def _lines_of_text(page: Page, heading: str, numbered: str) -> list[Mark]:
    """Which page it is; the halves of a folded one say above what they are, so that only the number is left."""
    if not page.is_folded:
        return header(page.paper, f"{heading} · {page.title}", numbered)
    half = page.paper.width / 2 - MARGIN_SIDE
    foot = Box(page.paper.width - MARGIN_SIDE - half * 0.7, page.paper.height - EDGE - _LINE, half * 0.7, _LINE)
    return [fitted(numbered, foot, size=7.5, colour=QUIET, align="right")]


def _on_its_head(page: Page) -> Page:
    """All that is on it turned by half; pieces are never printed so."""
    x, y = page.paper.box.centre
    marks = tuple(upside_down(mark, x, y) for mark in page.marks)
    box = page.ruler.half_turned(x, y) if page.ruler else None
    return msgspec.structs.replace(page, marks=marks, ruler=box)


def ruler_box(paper: Paper) -> Box:
    """Where the ruler of a page lies: 100 mm, to the tenth."""
    return Box(MARGIN_SIDE, paper.height - EDGE - 2.5, RULER, 2.5)


def ruler(box: Box, saying: str, end: float) -> list[Mark]:
    """A line of 100 mm with its centimetres, and beside it, up to the end, what to do with it."""
    ticks = [(box.x + at, box.bottom, box.x + at, box.bottom - _tick(at)) for at in range(int(RULER) + 1)]
    scale = lines([(box.x, box.bottom, box.right, box.bottom), *ticks], Ink(line=INK, width=0.1))
    beside = Box(box.right + 3, box.y - 0.5, end - box.right - 3, 3.2)
    return [scale, fitted(saying, beside, size=7, colour=QUIET)]


def crop_marks(boxes: Iterable[Box], within: Box | None = None) -> Mark:
    """Short lines around a block of pieces that show where each edge is cut, outside of everything that is cut away."""
    boxes = tuple(boxes)
    block = within or block_of(boxes)
    columns = sorted({round(edge, 3) for box in boxes for edge in (box.x, box.right)})
    rows = sorted({round(edge, 3) for box in boxes for edge in (box.y, box.bottom)})
    near, far = _AWAY, _AWAY + _LENGTH
    pairs = [
        *((x, block.y - near, x, block.y - far) for x in columns),
        *((x, block.bottom + near, x, block.bottom + far) for x in columns),
        *((block.x - near, y, block.x - far, y) for y in rows),
        *((block.right + near, y, block.right + far, y) for y in rows),
    ]
    return lines(pairs, CROP)


def block_of(boxes: Iterable[Box]) -> Box:
    """The least box around all of these."""
    boxes = tuple(boxes)
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def header(paper: Paper, named: str, numbered: str) -> list[Mark]:
    """The line of text at the head of a page."""
    whole = Box(MARGIN_SIDE, EDGE, paper.width - 2 * MARGIN_SIDE, _LINE)
    share = whole.width * 0.62
    left, right = whole.part(0, 0, share, _LINE), whole.part(share, 0, whole.width - share, _LINE)
    return [
        fitted(named, left, size=7.5, face=Face.BOLD, colour=QUIET),
        fitted(numbered, right, size=7.5, colour=QUIET, align="right"),
    ]


def _tick(at: int) -> float:
    if at % 10 == 0:
        return 2.5
    return 1.8 if at % 5 == 0 else 1.1
