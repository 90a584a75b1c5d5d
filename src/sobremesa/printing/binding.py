"""A game's print put together: cover, pieces and rules, with titles and numbers."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from sobremesa.engine import Refused
from sobremesa.printing.booklet import booklet
from sobremesa.printing.cover import cover
from sobremesa.printing.furniture import furnished
from sobremesa.printing.games import PRINTED
from sobremesa.printing.job import Job, Leaflet
from sobremesa.printing.leaflet import leaflet
from sobremesa.printing.page import Document, Page, Side


def document(game: str, job: Job, edition: str | Path | None = None) -> Document:
    """All pages in order; the rules last, so that they can be printed on other paper.

    Raises `EditionError` for a box that cannot be played, `Refused` for one of another language (TAB-14) and
    `PrintingError` for one that cannot be printed.
    """
    name, pages = job.say(f"{game}-name"), _pages(game, job, edition)
    numbered = (_numbered(job, number, len(pages)) for number in range(1, len(pages) + 1))
    made = (
        furnished(page, heading=name, numbered=which, say=job.say) for page, which in zip(pages, numbered, strict=True)
    )
    return Document(name, job.language, tuple(made))


def _numbered(job: Job, number: int, count: int) -> str:
    """Which page it is, and of which set: sheets of two sets may lie on one table."""
    page = job.say("print-page", page=number, pages=count)
    return f"{job.say('print-set', code=job.code)} · {page}" if job.code else page


def _pages(game: str, job: Job, edition: str | Path | None) -> tuple[Page, ...]:
    rules = () if job.leaflet is Leaflet.WITHOUT else booklet(leaflet(game, job), job.paper)
    if job.leaflet is Leaflet.ONLY:
        return rules
    printed = PRINTED[game]
    box = printed.load(edition or job.language)
    if box.language != job.language:
        raise Refused("TAB-14", "tab-14-language", edition=box.language, lexicon=job.language)
    pieces = tuple(printed.sheets(box, job))
    return tuple(_on_sheets((cover(game, job, (*pieces, *rules)), *pieces, *rules), job.say("print-blank")))


def _on_sheets(pages: Iterable[Page], blank: str) -> Iterator[Page]:
    """Pages in the order in which both sides of sheets are printed: nothing but its back comes behind a piece."""
    front: Page | None = None
    for page in pages:
        if front is not None and not _may_lie_behind(page, front):
            yield Page(front.paper, blank)
            front = None
        yield page
        front = page if front is None else None


def _may_lie_behind(page: Page, front: Page) -> bool:
    if any(piece.side is Side.BACK for piece in page.pieces):
        return True
    return not page.pieces and not front.pieces and page.paper == front.paper
