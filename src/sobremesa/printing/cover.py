"""The first page of a print: what is in it, how to print and cut it, and which set it is."""

from collections import Counter
from collections.abc import Iterable, Iterator

from sobremesa.editions.texts import Texts
from sobremesa.printing.codes import qr
from sobremesa.printing.colours import FOIL, INK, LINE, QUIET
from sobremesa.printing.error import PrintingError
from sobremesa.printing.fitting import fitted, letter, paragraph
from sobremesa.printing.furniture import MARGIN_SIDE, ruler_box
from sobremesa.printing.job import Job, Leaflet
from sobremesa.printing.marks import Ink, Mark, lines
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.pictures import FIELD, picture
from sobremesa.printing.typefaces import Face

_STEPS = ("print-step-size", "print-step-paper", "print-step-backs", "print-step-cut")
_QR = 36.0
_LEAST_ADDRESS = 7.0
"""Points; what is typed from paper has to be read letter by letter."""


def cover(game: str, job: Job, pages: Iterable[Page]) -> Page:
    """The page that goes before these."""
    say, paper = job.say, job.paper
    body = Box(MARGIN_SIDE + 8, 20, paper.width - 2 * MARGIN_SIDE - 16, paper.height - 42)
    shown = body.part(0, 28, body.width, body.width / FIELD[0] * FIELD[1])
    below = shown.bottom - body.y + 9
    marks: list[Mark] = [
        letter(say(f"{game}-name"), body.part(0, 0, body.width, 14), size=34, align="left"),
        fitted(say(f"{game}-summary"), body.part(0, 15, body.width, 11), size=11, colour=QUIET, is_centred=False),
        picture(game, job.language, shown),
    ]
    free = body.height - below - (_QR + 14 if job.code else 0)
    marks += _contents(body.part(0, below, body.width * 0.46, free), say, pages)
    marks += _how_to(body.part(body.width * 0.52, below, body.width * 0.48, free), job)
    marks += _set(body.part(0, body.height - _QR - 6, body.width, _QR + 6), job)
    return Page(paper, say("print-cover"), marks=tuple(marks), ruler=ruler_box(paper))


def _contents(box: Box, say: Texts, pages: Iterable[Page]) -> Iterator[Mark]:
    """Every kind of page with how many there are of it, in their order."""
    yield fitted(say("print-contents"), box.part(0, 0, box.width, 7), size=13, face=Face.SLAB)
    counted = Counter(page.title for page in pages)
    height = min(7.0, (box.height - 10) / max(len(counted), 1))
    for place, (title, count) in enumerate(counted.items()):
        row = box.part(0, 10 + place * height, box.width, height)
        yield fitted(title, row.part(0, 0, row.width - 24, height), size=9.5)
        yield fitted(
            say("print-pages", pages=count),
            row.part(row.width - 23, 0, 23, height),
            size=9.5,
            colour=QUIET,
            align="right",
        )
        yield lines([(row.x, row.bottom, row.right, row.bottom)], Ink(line=LINE, width=0.1))


def _how_to(box: Box, job: Job) -> Iterator[Mark]:
    say = job.say
    yield fitted(say("print-how"), box.part(0, 0, box.width, 7), size=13, face=Face.SLAB)
    y = box.y + 10
    steps = _STEPS if job.leaflet is Leaflet.WITHOUT else (*_STEPS, "print-step-fold")
    for place, step in enumerate(steps, 1):
        yield letter(str(place), Box(box.x, y - 0.8, 6, 6), size=14, colour=FOIL, align="left")
        said = paragraph(say(step), box.width - 7, size=9.5).moved(box.x + 7, y)
        yield said
        y = said.box.bottom + 3


def _set(box: Box, job: Job) -> Iterator[Mark]:
    """The set in words and, where it can be opened online, as a QR code."""
    if not job.code:
        return
    yield lines([(box.x, box.y, box.right, box.y)], Ink(line=LINE, width=0.2))
    row = box.part(0, 6, box.width, _QR)
    free = row.width - (_QR + 6 if job.address else 0)
    yield letter(job.say("print-set", code=job.code), row.part(0, 0, free, 12), size=24, colour=INK, align="left")
    yield _where(row.part(0, 14, free, 22), job)
    if job.address:
        yield from qr(job.address, Box(row.right - _QR, row.y, _QR, _QR))


def _where(box: Box, job: Job) -> Mark:
    """Where the same set can be played, with an address to type unless it is too long for that."""
    if not job.address:
        alone = "print-set-other-box" if job.is_other_box else "print-set-alone"
        return fitted(job.say(alone), box, size=9.5, is_centred=False)
    try:
        said = job.say("print-set-online", address=_bare(job.address))
        return fitted(said, box, size=9.5, least=_LEAST_ADDRESS, is_centred=False)
    except PrintingError:
        return fitted(job.say("print-set-camera"), box, size=9.5, is_centred=False)


def _bare(address: str) -> str:
    """As people type it: without the scheme, and without the query, for the code stands beside it."""
    return address.partition("://")[2].partition("?")[0] or address
