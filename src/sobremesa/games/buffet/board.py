"""The board: nine tiles, each turned its own way, as 225 cells numbered by rows (BUF-S1, BUF-S3, BUF-3)."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache, cached_property

import msgspec

from sobremesa.games.buffet.edition import FOOD, TILE_SIDE, Tile

ACROSS = 3
"""Tiles on a side of the board."""
SIDE = ACROSS * TILE_SIDE
CELLS = SIDE * SIDE


class Side(StrEnum):
    """A side of the board, outside of which a nest may lie (BUF-S3)."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


class Board(msgspec.Struct, frozen=True, dict=True):
    """What is printed on every cell: a capital letter, or the mark of a food."""

    letters: str

    @cached_property
    def foods(self) -> tuple[int, ...]:
        """The cells on which food lies, one a tile."""
        return tuple(cell for cell, letter in enumerate(self.letters) if letter == FOOD)


def lay(tiles: Sequence[Tile], turns: Sequence[int]) -> Board:
    """Nine tiles side by side, row by row, each after this many quarter turns clockwise (BUF-S1)."""
    assert len(tiles) == len(turns) == ACROSS * ACROSS, "a board is three by three tiles"
    turned = [turn(tile.rows, times) for tile, times in zip(tiles, turns, strict=True)]
    bands = (turned[first : first + ACROSS] for first in range(0, len(turned), ACROSS))
    return Board("".join(tile[row] for band in bands for row in range(TILE_SIDE) for tile in band))


def turn(rows: tuple[str, ...], times: int) -> tuple[str, ...]:
    """The rows of a square after quarter turns clockwise."""
    for _ in range(times):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


@cache
def neighbours(cell: int) -> tuple[int, ...]:
    """The cells orthogonally or diagonally next to a cell, over tile borders too (BUF-3)."""
    row, column = divmod(cell, SIDE)
    rows = range(max(row - 1, 0), min(row + 2, SIDE))
    columns = range(max(column - 1, 0), min(column + 2, SIDE))
    return tuple(y * SIDE + x for y in rows for x in columns if (y, x) != (row, column))


def contacts(food: int) -> tuple[int, int, int, int]:
    """The four letter cells that touch a food: above it, right of it, below it, left of it (BUF-C1, BUF-26)."""
    return food - SIDE, food + 1, food + SIDE, food - 1


def tile_at(cell: int) -> int:
    """Which tile a cell belongs to, 0 to 8, row by row."""
    row, column = divmod(cell, SIDE)
    return row // TILE_SIDE * ACROSS + column // TILE_SIDE


def nest_sides(players: int) -> tuple[Side, ...]:
    """Where the nests of the seats lie, in the order of the seats (BUF-S3)."""
    return _NESTS[players]


def front(side: Side) -> tuple[int, ...]:
    """The five cells in front of a nest on this side: the rim of its middle tile (BUF-S3)."""
    return _FRONTS[side]


_NESTS = {
    2: (Side.NORTH, Side.SOUTH),
    3: (Side.NORTH, Side.EAST, Side.SOUTH),
    4: (Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST),
}
_MIDDLE = range(TILE_SIDE, 2 * TILE_SIDE)
_FRONTS = {
    Side.NORTH: tuple(_MIDDLE),
    Side.EAST: tuple(place * SIDE + SIDE - 1 for place in _MIDDLE),
    Side.SOUTH: tuple((SIDE - 1) * SIDE + place for place in _MIDDLE),
    Side.WEST: tuple(place * SIDE for place in _MIDDLE),
}
