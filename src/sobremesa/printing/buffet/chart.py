"""The turn-order chart with its markers, and the nests: one sheet (BUF-C3, BUF-7, BUF-S3)."""

from collections.abc import Iterator

from sobremesa.games.buffet.edition import TILE_SIDE
from sobremesa.games.buffet.meta import META
from sobremesa.printing.buffet.tiles import CELL, TILE
from sobremesa.printing.colours import EDGE, INK, LINE, LINEN, PAPER, QUIET, SEATS, WHITE
from sobremesa.printing.fitting import fitted, letter
from sobremesa.printing.furniture import crop_marks, room, ruler_box
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, Shape, disc, lines, rectangle
from sobremesa.printing.outline import CLOSE, Steps, move, polygon
from sobremesa.printing.page import Page, Piece
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.seats import seat_shape

MARKER = 14.0
NEST = (TILE, 26.0)
"""As wide as the tile that it lies at."""
ROWS = ("12+", *(str(letters) for letters in range(11, 0, -1)))
"""The longest on top (BUF-C3)."""
_ROW = 16.4
_HEAD = 19.0
_LABEL = 20.0
_CHART = (_LABEL + META.most_seats * 17.0 + 3, _HEAD + len(ROWS) * _ROW + 3)
_BETWEEN = 14.0
"""Room for the marks of both to cut along."""
_SOIL, _SOIL_DARK = "#ecd7b5", "#a1713f"


def chart_and_nests(job: Job) -> Page:
    """The chart on the left; nests and markers, one a player, on the right."""
    players = job.players or META.most_seats
    free = room(job.paper)
    left = free.x + (free.width - _CHART[0] - _BETWEEN - NEST[0]) / 2
    chart = Box(left, free.y + (free.height - _CHART[1]) / 2, *_CHART)
    beside = Box(chart.right + _BETWEEN, chart.y, *NEST)
    nests = [beside.part(0, seat * (NEST[1] + 2 * BLEED), *NEST) for seat in range(players)]
    under = nests[-1].bottom + _BETWEEN
    markers = [Box(beside.x + seat * (MARKER + 2 * BLEED), under, MARKER, MARKER) for seat in range(players)]
    pieces = (
        Piece("chart", "chart", chart, tuple(_chart(job, chart))),
        *(Piece(f"nest-{seat}", "nest", box, tuple(_nest(seat, box))) for seat, box in enumerate(nests)),
        *(Piece(f"marker-{seat}", "marker", box, tuple(_marker(seat, box))) for seat, box in enumerate(markers)),
    )
    crops = (crop_marks([chart]), crop_marks(nests), crop_marks(markers))
    return Page(job.paper, job.say("print-buffet-chart-page"), pieces, crops, ruler_box(job.paper))


def _chart(job: Job, box: Box) -> Iterator[Mark]:
    yield rectangle(box.grown(BLEED), Ink(fill=PAPER))
    inner = box.grown(-3)
    yield letter(job.say("print-buffet-chart"), inner.part(0, 0, inner.width, 7), size=17, align="left")
    hint = inner.part(0, 7.4, inner.width, 6)
    yield fitted(job.say("print-buffet-chart-text"), hint, size=7.5, colour=QUIET, is_centred=False)
    for place, name in enumerate(ROWS):
        yield from _row(name, Box(box.x, box.y + _HEAD + place * _ROW, box.width, _ROW))


def _row(name: str, row: Box) -> Iterator[Mark]:
    if name == ROWS[-1]:
        yield rectangle(row.part(3, 0, row.width - 6, _ROW), Ink(fill=LINEN), 2)
    yield lines([(row.x + 3, row.y, row.right - 3, row.y)], Ink(line=EDGE, width=0.3))
    yield letter(name, row.part(3, 1, _LABEL - 4, _ROW - 2), size=26)
    for place in range(META.most_seats):
        x, y = row.x + _LABEL + place * 17.0 + 8.5, row.y + _ROW / 2
        yield disc(x, y, MARKER / 2 + 0.3, Ink(fill=WHITE, line=LINE, width=0.25, dash=(1.2, 1)))


def _nest(seat: int, box: Box) -> Iterator[Mark]:
    """A hill whose straight side lies at the board, with five paths to the letters in front of it."""
    yield Shape(_hill(box.grown(BLEED)), Ink(fill=_SOIL))
    yield Shape(_hill(box), Ink(line=_SOIL_DARK, width=0.3))
    yield Shape(_hill(Box(box.x + 9, box.y + 3, box.width - 18, box.height - 3)), Ink(line=_SOIL_DARK, width=0.2))
    for cell in range(TILE_SIDE):
        x = box.x + (cell + 0.5) * CELL
        arrow = polygon((x - 1.6, box.bottom - 4.2), (x + 1.6, box.bottom - 4.2), (x, box.bottom - 1.2))
        yield Shape(arrow, Ink(fill=_SOIL_DARK))
    x, y = box.centre
    yield disc(x, y - 0.5, 7.5, Ink(fill=WHITE, line=SEATS[seat], width=0.6))
    yield seat_shape(seat, Box(x - 5, y - 5.5, 10, 10))


def _hill(box: Box) -> Steps:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    across, down = box.width * 0.28, box.height * 0.75
    return (
        move(x, bottom),
        (x, bottom - down, x + across * 0.55, y, x + across * 1.4, y),
        (right - across * 1.4, y),
        (right - across * 0.55, y, right, bottom - down, right, bottom),
        CLOSE,
    )


def _marker(seat: int, box: Box) -> Iterator[Mark]:
    x, y = box.centre
    yield disc(x, y, MARKER / 2 + BLEED, Ink(fill=SEATS[seat]))
    yield disc(x, y, MARKER / 2 - 1.6, Ink(fill=WHITE))
    yield seat_shape(seat, box.grown(-3.2))
    yield disc(x, y, MARKER / 2, Ink(line=INK, width=0.1))
