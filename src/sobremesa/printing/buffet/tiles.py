"""Letter tiles: under red noise that a foil takes away, or plainly (BUF-C1, BUF-C2)."""

from collections.abc import Iterator
from functools import partial

from sobremesa.games.buffet.edition import FOOD, TILE_SIDE, BuffetEdition, Tile
from sobremesa.printing.buffet.foods import food
from sobremesa.printing.buffet.lettering import lettering
from sobremesa.printing.buffet.noise import LETTER, TINT, noise
from sobremesa.printing.colours import INK, PAPER, PIECE_EDGE
from sobremesa.printing.fitting import letter
from sobremesa.printing.grid import Cut, grid, laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Clipped, Ink, Mark, Shape, frame, lines, rectangle
from sobremesa.printing.outline import placed
from sobremesa.printing.page import Page
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.typefaces import POINT

CELL = 15.0
TILE = CELL * TILE_SIDE
"""Millimetres: a board of 225, whose letters are read from across the table."""
_GRID = Ink(line="#8c3327", width=0.3)
_PLAIN_GRID = Ink(line=PIECE_EDGE, width=0.3)


def tiles(edition: BuffetEdition, job: Job) -> Iterator[Page]:
    """Every tile of the box."""
    draw = _plain if job.is_plain else _printed
    cuts = (Cut(f"tile-{tile.id}", "tile", partial(draw, tile, place)) for place, tile in enumerate(edition.tiles))
    return laid_out(cuts, job.say("print-buffet-tiles"), grid(job.paper, TILE, TILE))


def _printed(tile: Tile, place: int, box: Box) -> Iterator[Mark]:
    """Letters as outlines: who copies the text of the page finds none."""
    cells = tuple(_cells(tile, box))
    outlines = (
        step for sign, cell in cells if sign != FOOD for step in placed(lettering(sign), *cell.centre, LETTER * CELL)
    )
    letters = Shape(tuple(outlines), Ink(fill=TINT, is_multiplied=True))
    yield Clipped(frame(box.grown(BLEED)), (*noise(tile.id, box), letters))
    yield _grid(box, _GRID)
    yield from _food(tile, place, box)


def _plain(tile: Tile, place: int, box: Box) -> Iterator[Mark]:
    yield rectangle(box.grown(BLEED), Ink(fill=PAPER))
    for sign, cell in _cells(tile, box):
        if sign != FOOD:
            yield letter(sign, cell.grown(-1), size=LETTER * CELL / POINT)
    yield _grid(box, _PLAIN_GRID)
    yield from _food(tile, place, box)


def _cells(tile: Tile, box: Box) -> Iterator[tuple[str, Box]]:
    """What is on every cell, row by row."""
    return (
        (sign, box.part(column * CELL, row * CELL, CELL, CELL))
        for row, signs in enumerate(tile.rows)
        for column, sign in enumerate(signs)
    )


def _grid(box: Box, ink: Ink) -> Mark:
    """Between cells; the rim is the cut."""
    inner = [place * CELL for place in range(1, TILE_SIDE)]
    return lines(
        [
            *((box.x + at, box.y, box.x + at, box.bottom) for at in inner),
            *((box.x, box.y + at, box.right, box.y + at) for at in inner),
        ],
        ink,
    )


def _food(tile: Tile, place: int, box: Box) -> Iterator[Mark]:
    """The food, upright as the tile lies unturned, and the tile's name with a bar below it: 6 is not 9."""
    cell = next(cell for sign, cell in _cells(tile, box) if sign == FOOD)
    yield rectangle(cell.grown(-0.15), Ink(fill=PAPER))
    yield from food(place, cell.part(0.6, 0.6, 11.4, 11.4))
    name = cell.part(CELL - 6.6, CELL - 4.9, 6, 3.6)
    yield letter(tile.id, name, size=9.5, align="right")
    yield lines([(name.right - 3.4, name.bottom + 0.5, name.right, name.bottom + 0.5)], Ink(line=INK, width=0.3))
