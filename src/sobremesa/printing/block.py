"""Small pieces in a block without gaps: neighbours share a cut, and one picture is the other's bleed."""

from math import ceil

from sobremesa.printing.furniture import room
from sobremesa.printing.grid import Grid
from sobremesa.printing.paper import BLEED, Box, Paper


def block(paper: Paper, side: float, count: int) -> Grid:
    """Places for squares in the middle of an upright sheet, as many as there are pieces or as it holds."""
    free = room(paper)
    columns = int((free.width + 0.001) // side)
    rows = min(int((free.height + 0.001) // side), ceil(count / columns))
    left, top = (paper.width - columns * side) / 2, (paper.height - rows * side) / 2
    places = (
        Box(left + column * side, top + row * side, side, side) for row in range(rows) for column in range(columns)
    )
    return Grid(paper, tuple(places))


def run_on(box: Box, whole: Box) -> Box:
    """A piece's ground: its box and the bleed, but not over the pieces before it; those after it will cover it."""
    left = BLEED if box.x <= whole.x + 0.01 else 0.0
    above = BLEED if box.y <= whole.y + 0.01 else 0.0
    return Box(box.x - left, box.y - above, box.width + left + BLEED, box.height + above + BLEED)
