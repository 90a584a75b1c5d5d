"""The rules of a game on four pages, from its clause texts: two columns, as large as fits."""

from collections.abc import Iterator

import msgspec

from sobremesa.editions.clauses import Section, sections
from sobremesa.engine.text import text
from sobremesa.printing.colours import FOIL, QUIET
from sobremesa.printing.error import PrintingError
from sobremesa.printing.fitting import fitted, letter, paragraph
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, Words, lines
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.pictures import picture
from sobremesa.printing.typefaces import Face

PAGES = 4
LARGEST = 12.0
SMALLEST = 7.5
"""Points; below, people past forty put a leaflet away."""
_MARGIN = 14.0
_GAP = 9.0
_LABEL = 13.0
"""Left of each clause, for its number."""
_TITLE = 82.0
_FINER = 0.25


class _Block(msgspec.Struct, frozen=True):
    """What is never torn apart: a clause, the first of a section with its heading. It begins at the upper left."""

    height: float
    words: tuple[Words, ...]
    rules: tuple[tuple[float, float, float, float], ...] = ()
    is_heading: bool = False

    def marks(self, x: float, y: float) -> Iterator[Mark]:
        """The block where it comes to stand."""
        for words in self.words:
            moved = tuple(msgspec.structs.replace(line, x=line.x + x, y=line.y + y) for line in words.lines)
            yield msgspec.structs.replace(words, box=words.box.moved(x, y), lines=moved)
        if self.rules:
            yield lines(((a + x, b + y, c + x, d + y) for a, b, c, d in self.rules), Ink(line=FOIL, width=0.4))


def leaflet(game: str, job: Job) -> tuple[Page, ...]:
    """Four pages, evenly filled."""
    columns = _columns(job)
    blocks, filled = _largest(game, job, columns)
    pages = []
    for number in range(PAGES):
        marks: list[Mark] = list(_title(game, job)) if number == 0 else []
        for place in (2 * number, 2 * number + 1):
            marks += _column(blocks[filled[place] : filled[place + 1]], columns[place])
        pages.append(Page(job.paper, job.say("print-rules"), marks=tuple(marks)))
    return tuple(pages)


def _columns(job: Job) -> tuple[Box, ...]:
    """Two a page; on the first they begin below the title."""
    body = Box(_MARGIN, _MARGIN, job.paper.width - 2 * _MARGIN, job.paper.height - 2 * _MARGIN)
    first = Box(body.x, body.y + _TITLE, body.width, body.height - _TITLE)
    return tuple(column for number in range(PAGES) for column in (body if number else first).columns(2, _GAP))


def _largest(game: str, job: Job, columns: tuple[Box, ...]) -> tuple[tuple[_Block, ...], list[int]]:
    """The blocks in the largest size that fits, and with which of them each column begins."""
    size = LARGEST
    while size >= SMALLEST:
        blocks = tuple(_blocks(game, job, size, columns[0].width))
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
        while place < len(blocks) and used + blocks[place].height <= height:
            used += blocks[place].height
            place += 1
        begins.append(place)
    return begins if place == len(blocks) else None


def _column(blocks: tuple[_Block, ...], box: Box) -> Iterator[Mark]:
    y = box.y
    for block in blocks:
        yield from block.marks(box.x, y)
        y += block.height


def _blocks(game: str, job: Job, size: float, width: float) -> Iterator[_Block]:
    for section in sections(f"games/{game}", job.language):
        first, *others = (_clause(clause, job, size, width) for clause in section.clauses)
        yield _headed(section, first, size, width)
        yield from others


def _clause(clause: str, job: Job, size: float, width: float) -> _Block:
    said = paragraph(job.say(clause), _LABEL, 0, width - _LABEL, size=size)
    label = Box(0, said.lines[0].y - 2.6, _LABEL - 1, 3.2)
    number = fitted(clause.upper(), label, size=6.5, face=Face.BOLD, colour=QUIET)
    return _Block(said.box.height + size * 0.13, (number, said))


def _headed(section: Section, first: _Block, size: float, width: float) -> _Block:
    """A heading stands above the first of its clauses and never alone."""
    above = size * 0.25
    heading = paragraph(section.heading, 0, above, width, size=size * 1.35, face=Face.SLAB)
    rule = heading.box.bottom + 0.6
    below = rule + size * 0.16
    moved = tuple(mark for mark in first.marks(0, below) if isinstance(mark, Words))
    return _Block(below + first.height, (heading, *moved), ((0, rule, width, rule),), is_heading=True)


def _title(game: str, job: Job) -> Iterator[Mark]:
    body = Box(_MARGIN, _MARGIN, job.paper.width - 2 * _MARGIN, _TITLE)
    yield letter(job.say(f"{game}-name"), body.part(0, 0, body.width, 15), size=38, align="left")
    summary = body.part(0, 16, body.width, 7)
    yield fitted(job.say(f"{game}-summary"), summary, size=11, colour=QUIET)
    yield from picture(game, body.part(0, 26, body.width, _TITLE - 30))
