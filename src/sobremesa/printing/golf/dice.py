"""The six dice in two ways: nets to fold and glue, and stickers for blank dice (GOL-C3, GOL-C4); coins beside them."""

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from sobremesa.games.golf.edition import FACES, JOKER, GolfEdition
from sobremesa.printing.colours import INK, LINE, LINEN, PIECE_EDGE, QUIET, WHITE
from sobremesa.printing.fitting import fitted, letter
from sobremesa.printing.golf.coins import COIN, coin_of_one
from sobremesa.printing.grid import GUTTER, Cut
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, Shape, disc, lines, rectangle
from sobremesa.printing.outline import placed, polygon
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Box
from sobremesa.printing.shelves import Shelf, stacked
from sobremesa.printing.typefaces import Face

FACE = 17.0
"""A folded die: a little larger than one of wood, and six of them with the coins are one sheet of either paper."""
STICKER = 14.0
"""For blank dice of 16 mm."""
FLAP = 4.5
_TINTED = 0.6
"""How much of a flap, about its middle, is tinted to say that glue goes there."""
_PLACES = ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (3, 1))
"""Where the six faces lie in a net: four in a row, one above and one below the second."""
_NET = (4 * FACE + FLAP, 3 * FACE + 2 * FLAP)
Point: TypeAlias = tuple[float, float]


def nets_and_coins(edition: GolfEdition, job: Job) -> Iterator[Page]:
    """A net for each die, and below them the coins."""
    nets = tuple(
        Cut(f"die-{place}", "die", partial(_net, edition, place, job)) for place in range(1, len(edition.dice) + 1)
    )
    coins = tuple(Cut(f"coin-{place}", "coin", coin_of_one) for place in range(1, edition.coins + 1))
    shelves = (Shelf(nets, *_NET), Shelf(coins, COIN, COIN, gap=GUTTER, is_marked=True))
    return stacked(shelves, job.say("print-golf-dice"), job.paper, job.say("print-golf-dice-how"))


def stickers(edition: GolfEdition, job: Job) -> Iterator[Page]:
    """A row of stickers for each die."""
    numbers = range(1, len(edition.dice) + 1)
    cuts = tuple(cut for number in numbers for cut in _stickers(edition, number))
    shelf = Shelf(cuts, STICKER, STICKER, gap=GUTTER, most=FACES, is_marked=True)
    return stacked((shelf,), job.say("print-golf-stickers"), job.paper, job.say("print-golf-stickers-how"))


def _stickers(edition: GolfEdition, number: int) -> Iterator[Cut]:
    for place, face in enumerate(edition.dice[number - 1], 1):
        yield Cut(f"sticker-{number}-{place}", "sticker", partial(_sticker, edition, face, number))


def _sticker(edition: GolfEdition, face: str, number: int, box: Box) -> Iterator[Mark]:
    yield rectangle(box.grown(-0.7), Ink(line=PIECE_EDGE, width=0.2), 1.5)
    yield from _face(edition, face, number, box.grown(-0.9))


def _net(edition: GolfEdition, number: int, job: Job, box: Box) -> Iterator[Mark]:
    corner = Box(box.x, box.y + FLAP, 0, 0)
    faces = [corner.part(column * FACE, row * FACE, FACE, FACE) for column, row in _PLACES]
    yield from _flaps(faces)
    yield from (rectangle(face, Ink(fill=WHITE)) for face in faces)
    yield _cuts(faces)
    yield from (rectangle(face, Ink(line=LINE, width=0.15, dash=(1, 1))) for face in faces)
    for face, sign in zip(faces, edition.dice[number - 1], strict=True):
        yield from _face(edition, sign, number, face.grown(-1.5))
    said = box.part(2 * FACE + 3 + FLAP, 2 * FACE + FLAP + 6, 2 * FACE - 4 - FLAP, 8)
    yield fitted(job.say("print-golf-die", die=number), said, size=8.5, face=Face.BOLD, colour=QUIET)


def _flaps(faces: list[Box]) -> Iterator[Mark]:
    """Seven edges are glued, so seven flaps: three above, three below, and one at the end of the row."""
    above, below, last = faces[1], faces[3], faces[5]
    for face, edge, out in ((above, above.y, -FLAP), (below, below.bottom, FLAP)):
        yield from _flap((face.x, edge), (face.right, edge), (0, out))
        yield from _flap((face.x, face.y), (face.x, face.bottom), (-FLAP, 0))
        yield from _flap((face.right, face.y), (face.right, face.bottom), (FLAP, 0))
    yield from _flap((last.right, last.y), (last.right, last.bottom), (FLAP, 0))


def _flap(begin: Point, end: Point, out: Point) -> Iterator[Mark]:
    """Along an edge, narrower where it is glued; its tint ends before the cut, so that it needs no bleed."""
    across, down = (FLAP / 2 if out[1] else 0.0), (FLAP / 2 if out[0] else 0.0)
    near = begin[0] + out[0] + across, begin[1] + out[1] + down
    far = end[0] + out[0] - across, end[1] + out[1] - down
    steps = polygon(begin, near, far, end)
    x, y = (begin[0] + end[0] + out[0]) / 2, (begin[1] + end[1] + out[1]) / 2
    yield Shape(steps, Ink(line=INK, width=0.15))
    yield Shape(placed(placed(steps, -x, -y), x, y, _TINTED), Ink(fill=LINEN))


def _cuts(faces: list[Box]) -> Mark:
    """The outline of the cross that is cut, where no flap hangs on it."""
    first, third, last = faces[0], faces[4], faces[5]
    pairs = [
        (first.x, first.y, first.x, first.bottom),
        (first.x, first.y, first.right, first.y),
        (first.x, first.bottom, first.right, first.bottom),
        (third.x, third.y, last.right, third.y),
        (third.x, third.bottom, last.right, third.bottom),
    ]
    return lines(pairs, Ink(line=INK, width=0.15))


def _face(edition: GolfEdition, sign: str, number: int, box: Box) -> Iterator[Mark]:
    """A letter large and its value small, so that up is clear; the joker is a spot."""
    x, y = box.centre
    value = edition.values.get(sign, edition.joker_value)
    if sign == JOKER:
        yield disc(x, y - 0.5, box.width * 0.2, Ink(fill=INK))
    else:
        yield letter(sign, box.part(box.width * 0.14, box.height * 0.05, box.width * 0.72, box.height * 0.6), size=34)
    small = box.part(box.width * 0.66, box.height * 0.72, box.width * 0.28, box.height * 0.22)
    yield letter(str(value), small, size=10, face=Face.BOLD)
    mark = box.part(box.width * 0.06, box.height * 0.74, box.width * 0.24, box.height * 0.18)
    yield letter(str(number), mark, size=5.5, face=Face.SANS, colour=QUIET)
