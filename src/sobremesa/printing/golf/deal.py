"""Which hole cards a set gives to whom, so that the deal of a code can be laid on wood (GOL-S1)."""

from collections.abc import Iterator

from sobremesa.games.golf.dealing import cards_of_set
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.meta import META
from sobremesa.printing.colours import LINE, QUIET
from sobremesa.printing.fitting import fitted, letter
from sobremesa.printing.furniture import room, ruler_box
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, lines
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.seats import seat_shape
from sobremesa.printing.typefaces import Face

_ROW = 11.0


def deal_page(edition: GolfEdition, job: Job) -> Page:
    """A table of nine holes and a column for each seat, by the names of the cards."""
    say, box = job.say, room(job.paper).grown(-8)
    marks = (
        letter(say("print-set", code=job.code), box.part(0, 0, box.width, 12), size=26, align="left"),
        fitted(say("print-golf-deal-text"), box.part(0, 15, box.width, 14), size=10, colour=QUIET, is_centred=False),
        *_table(edition, job, box.part(0, 32, box.width, (HOLES + 1) * _ROW)),
    )
    return Page(job.paper, say("print-golf-deal"), marks=marks, ruler=ruler_box(job.paper))


def _table(edition: GolfEdition, job: Job, box: Box) -> Iterator[Mark]:
    # A small box has fewer cards of a hole than players may sit: then some play the same (GOL-S1).
    most = min(len(edition.cards_of(hole)) for hole in range(1, HOLES + 1))
    seats = cards_of_set(edition, job.code, min(job.players or META.most_seats, most))
    head, *rows = box.rows(HOLES + 1)
    for seat, cell in enumerate(list(head.columns(len(seats) + 1))[1:]):
        yield seat_shape(seat, cell.part(cell.width / 2 - 3, 2, 6, 6))
    for hole, row in enumerate(rows, 1):
        yield lines([(row.x, row.y, row.right, row.y)], Ink(line=LINE, width=0.15))
        first, *cells = row.columns(len(seats) + 1)
        yield fitted(job.say("print-golf-hole", hole=hole), first, size=10, face=Face.BOLD)
        for cards, cell in zip(seats, cells, strict=True):
            card = cards[hole - 1]
            yield letter(card.id, cell.part(0, 0.5, cell.width, 6), size=12)
            yield fitted(card.name(job.language), cell.part(0.5, 6, cell.width - 1, 4.6), size=6.5, align="centre")
