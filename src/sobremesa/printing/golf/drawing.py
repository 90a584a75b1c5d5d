"""The drawing of a hole: fairway, sand, rings, arrow and flag, in the hand of the site."""

from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import TypeAlias

from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.printing.fitting import letter
from sobremesa.printing.marks import Ink, Mark, Shape, disc, lines
from sobremesa.printing.outline import outline, placed
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import POINT, Face

UNIT = 100.0
"""From a space to the next; all other lengths are for this one."""
MARGIN = 14.0
RADIUS = 33.0
_LARGEST = 0.17
"""Millimetres a unit: a card of few spaces is not blown up."""
_GRASS, _ROUGH, _SAND, _GRAIN = "#dfe8bf", "#a9ba78", "#f1dba6", "#a07a2c"
_SPOT, _SPOT_EDGE, _ON_GRASS, _RED = "#ffffff", "#76854c", "#36431a", "#a3261d"
_BUNKER = outline("M-43 6C-48-20-28-45 0-42 26-46 47-26 43 2 48 26 24 46-2 42-26 47-42 32-43 6z")
_GRAINS = ((-30, -22), (-8, -36), (22, -32), (37, -8), (35, 18), (14, 36), (-14, 36), (-34, 20), (-38, -4))
_ARROW = placed(outline("M-13-10L9 0-13 10-8 0z"), -45, 0, 1.35)
_POLE = (27, -16, 27, -56)
_PENNANT = outline("M28-57c9-5 14 4 24 0-4 5-3 8 0 12-9 4-15-5-24 0z")

Point: TypeAlias = tuple[float, float]


class _Field:
    """Where the spaces of a card lie in a box; a wide drawing stands upright, since cards are high."""

    def __init__(self, card: HoleCard, box: Box) -> None:
        columns, rows = card.size()
        spaces = [(space.x, space.y) if rows >= columns else (space.y, -space.x) for space in card.spaces]
        left, top = min(x for x, _ in spaces), min(y for _, y in spaces)
        width, height = (min(columns, rows) * UNIT + 2 * MARGIN, max(columns, rows) * UNIT + 2 * MARGIN)
        self.scale = min(box.width / width, box.height / height, _LARGEST)
        x, y = box.centre
        self._origin = x - width / 2 * self.scale, y - height / 2 * self.scale
        self.centres = [self._at(across - left, down - top) for across, down in spaces]

    def _at(self, column: int, row: int) -> Point:
        x, y = ((place + 0.5) * UNIT + MARGIN for place in (column, row))
        return self._origin[0] + x * self.scale, self._origin[1] + y * self.scale


def hole_drawing(card: HoleCard, box: Box) -> Iterator[Mark]:
    """All that is drawn on a hole card."""
    field = _Field(card, box)
    yield from _fairway(field)
    for space, centre in zip(card.spaces, field.centres, strict=True):
        yield from _space(space, centre, field.scale)
    yield Shape(placed(_ARROW, *field.centres[card.start], field.scale, 45), Ink(fill=_RED))
    yield from _flag(field.centres[card.flag], field.scale)


def _fairway(field: _Field) -> Iterator[Mark]:
    """Grass from each space to its neighbours, and over gaps so that all hang together; a little rough around it."""
    near = 1.5 * UNIT * field.scale
    island = {centre: place for place, centre in enumerate(field.centres)}
    ways = []
    for one, other in sorted(combinations(field.centres, 2), key=lambda pair: dist(*pair)):
        if island[one] == island[other] and dist(one, other) >= near:
            continue
        joined = island[other]
        island.update((centre, island[one]) for centre, number in island.items() if number == joined)
        ways.append((*one, *other))
    yield lines(ways, Ink(line=_ROUGH, width=97 * field.scale))
    yield lines(ways, Ink(line=_GRASS, width=90 * field.scale))


def _space(space: Space, centre: Point, scale: float) -> Iterator[Mark]:
    x, y = centre
    if space.kind is SpaceKind.OBSTACLE:
        yield Shape(placed(_BUNKER, x, y, scale), Ink(fill=_SAND, line=_GRAIN, width=1.5 * scale))
        dots = [(x + a * scale, y + b * scale, x + a * scale + 0.001, y + b * scale) for a, b in _GRAINS]
        yield lines(dots, Ink(line=_GRAIN, width=4 * scale))
        yield disc(x, y, RADIUS * scale, Ink(fill=_SPOT, line=_GRAIN, width=2 * scale, dash=(5 * scale, 4 * scale)))
        return
    yield disc(x, y, RADIUS * scale, Ink(fill=_SPOT, line=_SPOT_EDGE, width=2 * scale))
    if space.kind is SpaceKind.DOUBLE:
        yield disc(x, y, 41 * scale, Ink(line=_ON_GRASS, width=4.5 * scale))
        yield disc(x + 33 * scale, y - 33 * scale, 18 * scale, Ink(fill=_ON_GRASS))
        sign = Box(x + 18 * scale, y - 48 * scale, 30 * scale, 30 * scale)
        # The ring alone says it too, so that a course of many spaces may have it as small as it comes.
        yield letter("×2", sign, size=22 * scale / POINT, least=0, face=Face.BOLD, colour=_SPOT)


def _flag(centre: Point, scale: float) -> Iterator[Mark]:
    x, y = centre
    ends = [at * scale + (y if place % 2 else x) for place, at in enumerate(_POLE)]
    yield lines([(ends[0], ends[1], ends[2], ends[3])], Ink(line=_ON_GRASS, width=4 * scale))
    yield Shape(placed(_PENNANT, x, y, scale), Ink(fill=_RED))
