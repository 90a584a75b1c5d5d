"""The rules of a game on four half pages, from its clause texts: two columns, as large as fits."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from sobremesa.editions.clauses import Section, sections
from sobremesa.engine.text import text
from sobremesa.printing.colours import EDGE, FOIL, QUIET
from sobremesa.printing.error import PrintingError
from sobremesa.printing.fitting import fitted, letter, paragraph
from sobremesa.printing.furniture import header
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Line, Mark, Words, lines
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.pictures import FIELD, picture
from sobremesa.printing.typefaces import POINT, Face, typeface

PAGES = 4
LARGEST = 11.0
SMALLEST = 7.5
"""Points; below, people past forty put a leaflet away."""
_MARGIN = 11.0
_TOP = 13.0
_GAP = 6.5
_TITLE = 60.0
_FINER = 0.125
_NUMBER = 6.0
_LEAST_ROOM = 26.0
_ROW = 8.0
_GAPS = (0.34, 0.28, 0.22, 0.16, 0.12)
"""White between clauses in millimetres a point: airy where there is room."""


class _Block(msgspec.Struct, frozen=True):
    """What is never torn apart: a clause, the first of a section with its heading. It begins at the upper left."""

    height: float
    words: tuple[Words, ...]
    above: float
    """White between it and what stands before it in its column."""
    rules: tuple[tuple[float, float, float, float], ...] = ()

    def marks(self, x: float, y: float) -> Iterator[Mark]:
        """The block where it comes to stand."""
        yield from (words.moved(x, y) for words in self.words)
        if self.rules:
            yield lines(((a + x, b + y, c + x, d + y) for a, b, c, d in self.rules), Ink(line=FOIL, width=0.3))


def leaflet(game: str, job: Job) -> tuple[Page, ...]:
    """Four pages, evenly filled."""
    return _leaflet(game, Job(language=job.language, paper=job.paper))


@lru_cache(maxsize=16)
def _leaflet(game: str, job: Job) -> tuple[Page, ...]:
    """The same for every set, and sizes are tried until one fits: made once for each language and paper."""
    columns = _columns(job)
    blocks, filled = _largest(game, job, columns)
    pages = []
    for number in range(PAGES):
        marks: list[Mark] = list(_title(game, job)) if number == 0 else []
        for place in (2 * number, 2 * number + 1):
            marks += _column(blocks[filled[place] : filled[place + 1]], columns[place])
        title = job.say("print-rules")
        marks += header(job.paper.half, f"{job.say(f'{game}-name')} · {title}", f"{number + 1} / {PAGES}")
        pages.append(Page(job.paper.half, title, marks=tuple(marks)))
    ends = [_end(blocks[filled[place] : filled[place + 1]], columns[place]) for place in (2 * PAGES - 2, 2 * PAGES - 1)]
    pages[-1] = _with_house_rules(pages[-1], job, max(ends))
    return tuple(pages)


def _end(blocks: tuple[_Block, ...], box: Box) -> float:
    used = 0.0
    for block in blocks:
        used = _after(used, block)
    return box.y + used


def _with_house_rules(page: Page, job: Job, end: float) -> Page:
    """What is free below the last clause takes what a family agrees upon."""
    body = _body(job)
    free = Box(body.x, end + 8, body.width, body.bottom - end - 8)
    if free.height < _LEAST_ROOM:
        return page
    rows = int((free.height - 9) // _ROW)
    ruled = [(free.x, free.y + 9 + _ROW * row, free.right, free.y + 9 + _ROW * row) for row in range(1, rows + 1)]
    heading = fitted(job.say("print-house-rules"), free.part(0, 0, free.width, 6), size=12, face=Face.SLAB)
    return msgspec.structs.replace(page, marks=(*page.marks, heading, lines(ruled, Ink(line=EDGE, width=0.2))))


def _columns(job: Job) -> tuple[Box, ...]:
    """Two a page; on the first they begin below the title."""
    body = _body(job)
    first = Box(body.x, body.y + _TITLE, body.width, body.height - _TITLE)
    return tuple(column for number in range(PAGES) for column in (body if number else first).columns(2, _GAP))


def _largest(game: str, job: Job, columns: tuple[Box, ...]) -> tuple[tuple[_Block, ...], list[int]]:
    """The blocks in the largest size that fits, and with which of them each column begins."""
    size = LARGEST
    while size >= SMALLEST:
        for gap in _GAPS:
            blocks = tuple(_blocks(game, job, size, gap, columns[0].width))
            if (filled := _filled(blocks, [column.height for column in columns])) is not None:
                return blocks, _levelled(blocks, columns, filled)
        size -= _FINER
    raise PrintingError(text("print-no-room", words=job.say(f"{game}-name")))


def _levelled(blocks: tuple[_Block, ...], columns: tuple[Box, ...], filled: list[int]) -> list[int]:
    """All columns end as high up as they may, so that no page is left half empty."""
    low, high = 0.3, 1.0
    for _ in range(20):
        share = (low + high) / 2
        bottom = columns[-1].y + columns[-1].height * share
        tried = _filled(blocks, [max(0.0, bottom - column.y) for column in columns])
        if tried is None:
            low = share
        else:
            high, filled = share, tried
    return filled


def _filled(blocks: tuple[_Block, ...], heights: list[float]) -> list[int] | None:
    """With which block each column begins, and where the last ends; None where they do not all fit."""
    begins, place = [0], 0
    for height in heights:
        used = 0.0
        while place < len(blocks) and (grown := _after(used, blocks[place])) <= height:
            used, place = grown, place + 1
        begins.append(place)
    return begins if place == len(blocks) else None


def _after(used: float, block: _Block) -> float:
    """How far a column reaches with one more block; the first needs no white above."""
    return used + (block.above if used else 0.0) + block.height


def _column(blocks: tuple[_Block, ...], box: Box) -> Iterator[Mark]:
    used = 0.0
    for block in blocks:
        used = _after(used, block)
        yield from block.marks(box.x, box.y + used - block.height)


def _blocks(game: str, job: Job, size: float, gap: float, width: float) -> Iterator[_Block]:
    for section in sections(f"games/{game}", job.language):
        first, *others = (_clause(clause, job, size, gap, width) for clause in section.clauses)
        yield _headed(section, first, size, width)
        yield from others


def _clause(clause: str, job: Job, size: float, gap: float, width: float) -> _Block:
    """The number small before the first line, so that it is found and does not disturb."""
    number = clause.upper()
    room = typeface(Face.BOLD).width(number) * _NUMBER * POINT
    said = paragraph(job.say(clause), width, size=size, indent=room + size * 0.12)
    label = Words(said.box, (Line(number, 0, said.lines[0].y),), Face.BOLD, _NUMBER, FOIL)
    return _Block(said.box.height, (label, said), size * gap)


def _headed(section: Section, first: _Block, size: float, width: float) -> _Block:
    """A heading stands above the first of its clauses and never alone."""
    heading = paragraph(section.heading, width, size=size * 1.3, face=Face.SLAB)
    rule = heading.box.bottom + 0.5
    below = rule + size * 0.14
    moved = tuple(mark for mark in first.marks(0, below) if isinstance(mark, Words))
    return _Block(below + first.height, (heading, *moved), size * 0.2 + first.above, ((0, rule, width, rule),))


def _body(job: Job) -> Box:
    paper = job.paper.half
    return Box(_MARGIN, _TOP, paper.width - 2 * _MARGIN, paper.height - _TOP - _MARGIN)


def _title(game: str, job: Job) -> Iterator[Mark]:
    body = _body(job)
    yield letter(job.say(f"{game}-name"), body.part(0, 0, body.width, 11), size=26, align="left")
    yield fitted(job.say(f"{game}-summary"), body.part(0, 11, body.width, 8), size=9, least=6.5, colour=QUIET)
    yield picture(game, job.language, body.part(0, 20, body.width, body.width / FIELD[0] * FIELD[1]))
