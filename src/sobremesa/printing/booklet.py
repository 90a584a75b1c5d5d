"""The four half pages of rules on one sheet of paper that is printed on both sides and folded in the middle."""

import msgspec

from sobremesa.printing.colours import INK
from sobremesa.printing.furniture import EDGE, ruler_box
from sobremesa.printing.marks import Ink, Mark, Shape, lines, moved
from sobremesa.printing.page import Page
from sobremesa.printing.paper import Paper

_FOLD = 5.0
"""How long the marks of the fold are."""


def booklet(pages: tuple[Page, ...], paper: Paper) -> tuple[Page, Page]:
    """Both sides: outside the fourth page and the first, inside the second and the third.

    A lying sheet that is turned over its long edge, as all sheets of a print are, stands on its head then:
    so the inner side is printed upside down.
    """
    first, second, third, fourth = pages
    outside, inside = (_side(left, right, paper.landscape) for left, right in ((fourth, first), (second, third)))
    return outside, msgspec.structs.replace(inside, is_upside_down=True)


def _side(left: Page, right: Page, sheet: Paper) -> Page:
    beside: tuple[Mark, ...] = tuple(moved(mark, left.paper.width, 0) for mark in right.marks)
    marks = (*left.marks, *beside, _fold(sheet))
    return Page(sheet, left.title, marks=marks, ruler=ruler_box(sheet), is_folded=True)


def _fold(sheet: Paper) -> Shape:
    """Dashes above and below the middle."""
    x, far = sheet.width / 2, sheet.height - EDGE
    ends = [(x, EDGE, x, EDGE + _FOLD), (x, far, x, far - _FOLD)]
    return lines(ends, Ink(line=INK, width=0.15, dash=(1, 1)))
