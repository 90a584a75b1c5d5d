"""A picture of each game for its rules, drawn with the game's own pieces on a field of 182 by 50."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from sobremesa.editions.texts import Language
from sobremesa.games.loom.edition import Colour
from sobremesa.printing.colours import CLOTH, EDGE, FOIL, LINEN, OLIVE, PIECE, PIECE_EDGE, WHITE
from sobremesa.printing.fitting import letter
from sobremesa.printing.loom.bands import band
from sobremesa.printing.marks import Clipped, Ink, Mark, Shape, disc, frame, lines, rectangle
from sobremesa.printing.outline import outline, placed
from sobremesa.printing.paper import Box
from sobremesa.printing.seats import seat_shape

FIELD = (182.0, 50.0)
_PEN = "#1b3a70"
_WORDS: dict[str, dict[Language, str]] = {
    "golf": {"es": "HOYITO", "en": "BIRDIE"},
    "loom": {"es": "TELAR", "en": "CLOTH"},
    "buffet": {"es": "HORMIGAS", "en": "ANTHILLS"},
    "bisonte": {"es": "BISONTE", "en": "BISONTE"},
}
_HILLS = outline("M0 30Q20 8 45 22T95 16T140 20T182 12V52H0z"), outline("M0 44Q50 24 100 38T182 30V60H0z")
_PENNANT = outline("M0-14.8c2.3-1.3 3.6 1 6.2 0-1 1.3-.8 2.1 0 3.1-2.3 1-3.9-1.3-6.2 0z")
_STEPS = ((2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (7, 2), (8, 3), (9, 3))
"""Where the ants walk: from a cell to one beside it."""
_FLOOR = "SOBREMESACOMIDAPANQUESOUVAMIELTARTAPERAFLANSALMENTAJUGOTE"


class _Field:
    """The field, scaled into a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.scale = box.width / FIELD[0]

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.box.x + x * self.scale, self.box.y + y * self.scale

    def part(self, x: float, y: float, width: float, height: float) -> Box:
        return self.box.part(x * self.scale, y * self.scale, width * self.scale, height * self.scale)

    def about(self, x: float, y: float, reach: float) -> Box:
        return self.part(x - reach, y - reach, 2 * reach, 2 * reach)

    def line(self, colour: str, width: float) -> Ink:
        return Ink(line=colour, width=width * self.scale)


def picture(game: str, language: Language, box: Box) -> Mark:
    """The picture, cut off where the box ends."""
    drawn = _PICTURES[game](_Field(box), _WORDS[game][language])
    return Clipped(frame(box, 3), (rectangle(box, Ink(fill=LINEN)), *drawn))


def _golf(field: _Field, word: str) -> Iterator[Mark]:
    """A word on its way over the hills, to the flag."""
    for hills, colour in zip(_HILLS, ("#dfe8bf", "#c9d69c"), strict=True):
        yield Shape(placed(hills, field.box.x, field.box.y, field.scale), Ink(fill=colour))
    spaces = [(16 + 28.0 * place, 25 + (7.0, -4.0, 8.0, -5.0, 6.0, -3.0)[place % 6]) for place in range(len(word))]
    points = [field.at(*space) for space in spaces]
    yield lines(((*one, *other) for one, other in pairwise(points)), field.line(_PEN, 1.2))
    for sign, (x, y) in zip(word, spaces, strict=True):
        yield disc(*field.at(x, y), 7 * field.scale, Ink(fill=WHITE, line="#76854c", width=0.4))
        yield letter(sign, field.about(x, y, 5), size=22, colour=_PEN)
    x, y = field.at(spaces[-1][0] + 6, spaces[-1][1])
    yield lines([(x, y - 3 * field.scale, x, y - 15 * field.scale)], field.line("#36431a", 0.9))
    yield Shape(placed(_PENNANT, x, y, field.scale), Ink(fill=FOIL))


def _loom(field: _Field, word: str) -> Iterator[Mark]:
    """Threads, and cards upon them."""
    threads = ((*field.at(0, at), *field.at(FIELD[0], at)) for at in range(3, 50, 5))
    yield lines(threads, field.line("#d9c9b0", 0.8))
    colours = (Colour.ORANGE, Colour.GREEN, Colour.BLACK, Colour.YELLOW, Colour.ORANGE)
    for place, (sign, colour) in enumerate(zip(word, colours, strict=True)):
        card = field.part(17 + place * 30, 5 + (place % 2) * 4, 27, 37)
        yield rectangle(card, Ink(fill=PIECE, line=PIECE_EDGE, width=0.3), 1.2)
        yield band(colour, card.part(0.15, card.height * 0.74, card.width - 0.3, card.height * 0.26 - 0.15))
        yield letter(sign, card.part(2, 1.5, card.width - 4, card.height * 0.7 - 1.5), size=44)


def _bisonte(field: _Field, word: str) -> Iterator[Mark]:
    """Two words that cross on a board."""
    for row in range(5):
        for column in range(19):
            tint = {0: CLOTH, 5: "#e6c3b5", 9: "#c9d9e4"}.get((row * 7 + column * 3) % 13, WHITE)
            yield rectangle(field.part(column * 10, row * 10, 10, 10).grown(-0.2), Ink(tint, EDGE, 0.15), 0.8)
    for place, sign in enumerate(word):
        yield from _tile(field, 5 + place, 2, sign)
    for row, sign in ((0, "M"), (1, "E"), (3, "A")):
        yield from _tile(field, 7, row, sign)


def _tile(field: _Field, column: int, row: int, sign: str) -> Iterator[Mark]:
    box = field.part(column * 10, row * 10, 10, 10)
    yield rectangle(box.grown(-0.3), Ink(fill=PIECE, line=PIECE_EDGE, width=0.35), 1)
    yield letter(sign, box.grown(-1.3), size=20)


def _buffet(field: _Field, word: str) -> Iterator[Mark]:
    """A word on the kitchen floor, and those who look for the next."""
    for row in range(5):
        for column in range(19):
            cell = field.part(column * 10, row * 10, 10, 10)
            yield rectangle(cell, Ink(fill=WHITE if (row + column) % 2 else "#f6efe1"))
            yield letter(_FLOOR[(row * 19 + column * 5) % len(_FLOOR)], cell.grown(-1.8), size=14, colour="#b9a88f")
    for (column, row), sign in zip(_STEPS, word, strict=True):
        cell = field.part(column * 10, row * 10, 10, 10)
        yield disc(*cell.centre, 4.7 * field.scale, Ink(fill=WHITE, line=OLIVE, width=0.4))
        yield letter(sign, cell.grown(-1.3), size=17)
    for seat, (column, row) in enumerate(((12, 1), (13, 3), (15, 2), (16, 0))):
        cell = field.part(column * 10, row * 10, 10, 10)
        yield rectangle(cell, Ink(fill=WHITE))
        yield seat_shape(seat, cell.grown(-0.6))


_PICTURES: dict[str, Callable[[_Field, str], Iterator[Mark]]] = {
    "golf": _golf,
    "loom": _loom,
    "bisonte": _bisonte,
    "buffet": _buffet,
}
