"""The animal itself, as on the site: on the centre of the board and on the tiles that stand for any other."""

from sobremesa.printing.colours import Colour
from sobremesa.printing.marks import Ink, Shape
from sobremesa.printing.outline import outline, placed
from sobremesa.printing.paper import Box

_WIDTH, _HEIGHT = 100.0, 72.0
_BISON = outline(
    "M9 40C10 33 15 28 20 26C14 25 11 20 13 14C16 19 20 21 26 20C30 11 36 6 44 6C53 5 60 12 67 15C76 18 86 18 90 26"
    "C96 29 98 38 95 47L93 47C94 42 94 38 92 35L92 43C95 52 92 59 93 67L86 67C86 60 84 55 80 51C79 48 77 47 75 46"
    "C68 50 60 51 55 50L54 67L47 67L46 54C43 56 41 57 39 57L39 67L32 67L31 58C28 60 26 60 24 58C23 63 21 66 18 68"
    "C17 63 15 60 14 57C9 55 7 51 8 47C8 44 8 42 9 40Z"
)


def bison(box: Box, colour: Colour) -> Shape:
    """As large as fits, in the middle of the box."""
    scale = min(box.width / _WIDTH, box.height / _HEIGHT)
    x, y = box.centre
    return Shape(placed(_BISON, x - _WIDTH / 2 * scale, y - _HEIGHT / 2 * scale, scale), Ink(fill=colour))
