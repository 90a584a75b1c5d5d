"""Crossword plays as games read them, out of the arrays in which a kernel tells them."""

from collections.abc import Iterator
from typing import NamedTuple

from sobremesa.lexicon.search.crossword_table import MOST_KINDS, NO_TILE, POINT_WORTH, Board, Laying, TileSet, Words

__all__ = ["NO_TILE", "POINT_WORTH", "Board", "Laying", "Play", "TileSet", "Words", "best_of", "plays_of"]

_LAYINGS = [Laying(kind, is_blank) for kind in range(MOST_KINDS) for is_blank in (False, True)]


class Play(NamedTuple):
    """Tiles laid on squares, in the order of the line, what they score, and their worth with what is left."""

    cells: tuple[int, ...]
    layings: tuple[Laying, ...]
    points: int
    worth: int


def plays_of(arrays: tuple[memoryview, ...]) -> Iterator[Play]:
    """The plays in what `Crossword.all` answers, each worth its points."""
    points, *where = arrays
    return _plays(((each, POINT_WORTH * each) for each in points), where)


def best_of(arrays: tuple[memoryview, ...]) -> Iterator[Play]:
    """The plays in what `Crossword.best` answers, best first."""
    worths, points, *where = arrays
    return _plays(zip(points, worths, strict=True), where)


def _plays(scores: Iterator[tuple[int, int]], where: list[memoryview]) -> Iterator[Play]:
    bounds, cells, layings = (array.tolist() for array in where)
    begin = 0
    for end, (points, worth) in zip(bounds[1:], scores, strict=True):
        laid = tuple(map(_LAYINGS.__getitem__, layings[begin:end]))
        yield Play(tuple(cells[begin:end]), laid, points, worth)
        begin = end
