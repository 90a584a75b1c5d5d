"""A picture of each game for its rules, drawn with the game's own pieces."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from sobremesa.games.loom.edition import Colour
from sobremesa.printing.colours import CLOTH, EDGE, FOIL, LINEN, OLIVE, PIECE, PIECE_EDGE, WHITE
from sobremesa.printing.fitting import letter
from sobremesa.printing.loom.bands import band
from sobremesa.printing.marks import Clipped, Ink, Mark, Shape, disc, frame, lines, rectangle
from sobremesa.printing.outline import outline, placed
from sobremesa.printing.paper import Box
from sobremesa.printing.seats import seat_shape

_PENNANT = outline("M28-57c9-5 14 4 24 0-4 5-3 8 0 12-9 4-15-5-24 0z")
_HILLS = "M0 30Q20 8 45 22T95 16T140 20T182 12V52H0z"


def picture(game: str, box: Box) -> Iterator[Mark]:
    """The picture, cut off where the box ends."""
    yield Clipped(frame(box, 4), (rectangle(box, Ink(fill=LINEN)), *_PICTURES[game](box)))


def _golf(box: Box) -> Iterator[Mark]:
    """A word on its way over the hills, from the arrow to the flag."""
    hills = placed(outline(_HILLS), box.x, box.y, box.width / 182)
    yield Shape(hills, Ink(fill="#dfe8bf"))
    yield Shape(placed(outline("M0 44Q50 24 100 38T182 30V60H0z"), box.x, box.y, box.width / 182), Ink(fill="#c9d69c"))
    spaces = [(16.0, 40.0), (42.0, 28.0), (70.0, 38.0), (98.0, 24.0), (126.0, 36.0), (154.0, 22.0)]
    points = [(box.x + x * box.width / 182, box.y + y) for x, y in spaces]
    yield lines(
        ((*one, *other) for one, other in pairwise(points)), Ink(line="#1b3a70", width=1.2)
    )
    for sign, (x, y) in zip("HOYITO", points, strict=True):
        yield disc(x, y, 7, Ink(fill=WHITE, line="#76854c", width=0.5))
        yield letter(sign, Box(x, y, 0, 0).grown(5), size=22, colour="#1b3a70")
    x, y = points[-1]
    yield lines([(x + 6, y - 3, x + 6, y - 17)], Ink(line="#36431a", width=0.9))
    yield Shape(placed(_PENNANT, x + 6 - 28 * 0.26, y - 2, 0.26), Ink(fill=FOIL))


def _loom(box: Box) -> Iterator[Mark]:
    """Threads, and cards upon them."""
    threads = [(box.x, box.y + at, box.right, box.y + at) for at in range(3, int(box.height) + 1, 5)]
    yield lines(threads, Ink(line="#d9c9b0", width=0.8))
    colours = (Colour.ORANGE, Colour.GREEN, Colour.BLACK, Colour.YELLOW, Colour.ORANGE)
    for place, (sign, colour) in enumerate(zip("TELAR", colours, strict=True)):
        card = box.part(box.width / 2 - 74 + place * 30, 7 + (place % 2) * 3, 26, 36)
        yield rectangle(card, Ink(fill=PIECE, line=PIECE_EDGE, width=0.3), 1.5)
        yield band(colour, card.part(0.2, 26, 25.6, 9.8))
        yield letter(sign, card.part(3, 3, 20, 21), size=48)


def _bisonte(box: Box) -> Iterator[Mark]:
    """Two words that cross on a board."""
    size = 10.0
    columns, rows = int(box.width // size) + 1, int(box.height // size) + 1
    for row in range(rows):
        for column in range(columns):
            cell = box.part(column * size + 0.3, row * size + 0.3, size - 0.6, size - 0.6)
            tint = {0: CLOTH, 5: "#e6c3b5", 9: "#c9d9e4"}.get((row * 7 + column * 3) % 13, WHITE)
            yield rectangle(cell, Ink(fill=tint, line=EDGE, width=0.15), 1)
    for place, sign in enumerate("BISONTE"):
        yield from _tile(box.part((place + 5) * size, 2 * size, size, size), sign)
    for place, sign in enumerate("MEA"):
        row = place if place < 2 else 3
        yield from _tile(box.part(8 * size, row * size, size, size), sign) if row != 2 else ()


def _tile(box: Box, sign: str) -> Iterator[Mark]:
    yield rectangle(box.grown(-0.4), Ink(fill=PIECE, line=PIECE_EDGE, width=0.35), 1.2)
    yield letter(sign, box.grown(-2), size=20)


def _buffet(box: Box) -> Iterator[Mark]:
    """Ants on their way over the kitchen floor."""
    size = 10.0
    signs = "SOBREMESACOMIDAPANQUESOUVAMIELHORMIGASNIDOTARTAPERAFLANSALMENTAJUGOTE"
    for row in range(int(box.height // size) + 1):
        for column in range(int(box.width // size) + 1):
            cell = box.part(column * size, row * size, size, size)
            yield rectangle(cell, Ink(fill=WHITE if (row + column) % 2 else "#f6efe1"))
            yield letter(signs[(row * 19 + column * 5) % len(signs)], cell.grown(-2.6), size=14, colour="#b9a88f")
    for place, (column, row) in enumerate([(2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (7, 2), (8, 3), (9, 3), (10, 2)]):
        cell = box.part(column * size, row * size, size, size)
        yield disc(*cell.centre, 4.6, Ink(fill=WHITE, line=OLIVE, width=0.4))
        yield letter("HORMIGUITAS"[place], cell.grown(-2), size=17)
    for place, (column, row) in enumerate([(12, 1), (13, 3), (14, 2), (15, 0)]):
        cell = box.part(column * size, row * size, size, size)
        yield seat_shape(place, cell.grown(-1.5))


_PICTURES: dict[str, Callable[[Box], Iterator[Mark]]] = {
    "golf": _golf,
    "loom": _loom,
    "bisonte": _bisonte,
    "buffet": _buffet,
}
