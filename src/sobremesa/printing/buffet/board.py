"""How the tiles of a set lie, so that the board of a code can be laid on wood; it tells no letter (BUF-S1, BUF-S3)."""

from collections.abc import Iterator

from sobremesa.games.buffet.board import ACROSS, Side, nest_sides, turn
from sobremesa.games.buffet.edition import FOOD, TILE_SIDE, BuffetEdition
from sobremesa.games.buffet.laying import board_of_set
from sobremesa.games.buffet.meta import META
from sobremesa.printing.buffet.foods import food
from sobremesa.printing.codes import qr
from sobremesa.printing.colours import LINE, PAPER, QUIET, WHITE
from sobremesa.printing.fitting import fitted, letter
from sobremesa.printing.furniture import room, ruler_box
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, disc, lines, rectangle
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.seats import seat_shape

_TILE = 46.0
_QR = 34.0


def board_page(edition: BuffetEdition, job: Job) -> Page:
    """A picture of the board from above, with the nests around it and, where it can be opened online, its QR code."""
    say, box = job.say, room(job.paper).grown(-8)
    free = box.width - (_QR + 6 if job.address else 0)
    side = ACROSS * _TILE
    board = Box(box.centre[0] - side / 2, box.y + 62, side, side)
    marks = (
        letter(say("print-set", code=job.code), box.part(0, 0, free, 12), size=26, align="left"),
        fitted(_told(job), box.part(0, 15, free, 24), size=10, colour=QUIET, is_centred=False),
        *(qr(job.address, Box(box.right - _QR, box.y, _QR, _QR)) if job.address else ()),
        *_tiles(edition, job.code, board),
        *_nests(job.players or META.most_seats, board),
        *_fewer(job, Box(box.x, board.bottom + 18, box.width, 10)),
    )
    return Page(job.paper, say("print-buffet-board"), marks=marks, ruler=ruler_box(job.paper))


def _told(job: Job) -> str:
    """How to lay it and, where houses have this box, that it lies so online too."""
    told = job.say("print-buffet-board-text")
    return told if job.is_other_box else f"{told} {job.say('print-buffet-board-online')}"


def _fewer(job: Job, box: Box) -> Iterator[Mark]:
    """A whole box shows the nests of four; two and three sit otherwise (BUF-S3)."""
    if job.players is None:
        yield fitted(job.say("print-buffet-board-nests"), box, size=10, colour=QUIET, align="centre", is_centred=False)


def _tiles(edition: BuffetEdition, code: str, board: Box) -> Iterator[Mark]:
    layout = board_of_set(edition, code)
    places = [tile.id for tile in edition.tiles]
    boxes = (box for row in board.rows(ACROSS) for box in row.columns(ACROSS))
    for name, times, box in zip(layout.tiles, layout.turns, boxes, strict=True):
        place = places.index(name)
        yield from _tile(turn(edition.tiles[place].rows, times), place, times, name, box)


def _tile(rows: tuple[str, ...], place: int, times: int, name: str, box: Box) -> Iterator[Mark]:
    """The tile's name large, and its food on its cell, turned as it lies."""
    cell = _TILE / TILE_SIDE
    yield rectangle(box, Ink(fill=PAPER, line=LINE, width=0.6))
    inner = [at * cell for at in range(1, TILE_SIDE)]
    yield lines(
        [
            *((box.x + at, box.y, box.x + at, box.bottom) for at in inner),
            *((box.x, box.y + at, box.right, box.y + at) for at in inner),
        ],
        Ink(line="#e9dfcb", width=0.2),
    )
    row = next(number for number, cells in enumerate(rows) if FOOD in cells)
    yield from food(place, box.part(rows[row].index(FOOD) * cell, row * cell, cell, cell).grown(1.6), 90 * times)
    low = row < TILE_SIDE / 2
    yield letter(name, box.part(0, (2.8 if low else 0) * cell, _TILE, 2.2 * cell), size=40)


def _nests(players: int, board: Box) -> Iterator[Mark]:
    """Who sits at which side (BUF-S3)."""
    x, y = board.centre
    away = 9.0
    spots = {
        Side.NORTH: (x, board.y - away),
        Side.EAST: (board.right + away, y),
        Side.SOUTH: (x, board.bottom + away),
        Side.WEST: (board.x - away, y),
    }
    for seat, side in enumerate(nest_sides(players)):
        across, down = spots[side]
        yield disc(across, down, 6, Ink(fill=WHITE, line=LINE, width=0.3))
        yield seat_shape(seat, Box(across - 4, down - 4, 8, 8))
