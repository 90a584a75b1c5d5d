"""The red print that hides a tile's letters: a red foil takes it away; without one it shows letters that are not there.

All of it is as red as white paper is, so that in red light it is gone. A letter is drawn over it by multiplying, in a
tint that takes away red alone: green and blue tell nothing of it, and in grey it is a faint change in a strong pattern.
"""

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random

import msgspec

from sobremesa.games.buffet.edition import TILE_SIDE
from sobremesa.printing.buffet.lettering import lettering
from sobremesa.printing.colours import Colour
from sobremesa.printing.marks import Ink, Shape, rectangle
from sobremesa.printing.outline import Step, Steps, move, placed
from sobremesa.printing.paper import BLEED, Box

TINT: Colour = "#b0ffff"
"""Cyan: 176 of 255 in red, so that a bold letter is plain through a foil, and pale enough to drown without one."""
LETTER = 0.74
"""Size of a letter, in cells."""
PALE: Colour = "#fff5f0"
DARK: Colour = "#ff2823"
INKS: tuple[Colour, ...] = (DARK, PALE, "#ff463c", "#ff6e3c", PALE, "#ff285a", "#ffa08c")
"""All with as much red as there is."""
_LAYERS = 3
_STROKES = 3
"""In every cell, of each ink and layer."""
_WIDTHS = (0.06, 0.1)
"""In cells: about the stems of the letters."""
_LENGTHS = (0.1, 0.34)
_STRAY = 0.1
"""How often a letter lies aslant among the strokes of a cell."""
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class _Field(msgspec.Struct, frozen=True):
    """Where the noise of a tile lies: its corner and the size of a cell on paper, and its own series of numbers."""

    box: Box
    chance: Random

    @property
    def cell(self) -> float:
        return self.box.width / TILE_SIDE

    def spots(self) -> Iterator[tuple[float, float]]:
        """The corner of every cell."""
        return (
            (self.box.x + column * self.cell, self.box.y + row * self.cell)
            for row in range(TILE_SIDE)
            for column in range(TILE_SIDE)
        )


def noise(tile: str, box: Box) -> Iterator[Shape]:
    """The noise of a tile, always the same, on its box and beyond it for the cut: it asks nothing of the letters."""
    field = _Field(box, Random(f"sobremesa/buffet/{tile}"))  # noqa: S311 - a picture, no chance of a match
    yield rectangle(box.grown(BLEED), Ink(fill=PALE))
    for layer in range(_LAYERS):
        yield from _layer(field)
        decoy = DARK if layer == _LAYERS - 1 else PALE
        yield Shape(tuple(_decoys(field)), Ink(fill=decoy))


def _layer(field: _Field) -> Iterator[Shape]:
    for ink in INKS:
        width = field.chance.choice(_WIDTHS) * field.cell
        yield Shape(tuple(_strokes(field)), Ink(line=ink, width=width))
        if stray := tuple(_stray(field)):
            yield Shape(stray, Ink(fill=ink))


def _strokes(field: _Field) -> Iterator[Step]:
    """Short lines in all directions, some of them beyond the rim."""
    chance, cell = field.chance, field.cell
    for left, top in field.spots():
        for _ in range(_STROKES):
            x, y = left + _spread(chance) * cell, top + _spread(chance) * cell
            turn, half = chance.random() * pi, chance.uniform(*_LENGTHS) * cell / 2
            yield _rounded(move(x - cos(turn) * half, y - sin(turn) * half))
            yield _rounded((x + cos(turn) * half, y + sin(turn) * half))


def _spread(chance: Random) -> float:
    """A place in a cell or a little beside it, lest the rim be bare where it is cut."""
    return chance.uniform(-0.2, 1.2)


def _stray(field: _Field) -> Iterator[Step]:
    chance, cell = field.chance, field.cell
    for left, top in field.spots():
        if chance.random() < _STRAY:
            x, y = left + chance.uniform(0.1, 0.9) * cell, top + chance.uniform(0.1, 0.9) * cell
            yield from _letter(chance, x, y, cell, lean=30)


def _decoys(field: _Field) -> Iterator[Step]:
    """A letter by chance near the middle of every cell, so that who looks without a foil reads this one."""
    chance, cell = field.chance, field.cell
    for left, top in field.spots():
        x, y = left + chance.uniform(0.36, 0.64) * cell, top + chance.uniform(0.36, 0.64) * cell
        yield from _letter(chance, x, y, cell, lean=20)


def _letter(chance: Random, x: float, y: float, cell: float, lean: float) -> Steps:
    size = LETTER * cell * chance.uniform(0.9, 1.1)
    drawn = placed(lettering(chance.choice(_ALPHABET)), x, y, size, chance.uniform(-lean, lean))
    return tuple(_rounded(step) for step in drawn)


def _rounded(step: Step) -> Step:
    """To a hundredth of a millimetre, which keeps the file small."""
    return tuple(round(number, 2) for number in step)
