"""Tiles on a crossword board, and what the crossing words ask of each square."""

from collections.abc import Mapping
from typing import NamedTuple

from sobremesa.lexicon.search.crossword_table import TileSet
from sobremesa.lexicon.search.crossword_tiles import START, TileSteps


class Laid(NamedTuple):
    """A tile on the board: its kind, and what it is worth."""

    kind: int
    value: int


Position = Mapping[int, Laid]


class Check(NamedTuple):
    """What a crossing word asks of a square: the kinds that complete it, and the worth of its tiles already there."""

    kinds: int
    value: int


def crossing_checks(lines: list[range], position: Position, tiles: TileSet, steps: TileSteps) -> dict[int, Check]:
    """The checks of all empty squares that have a tile beside them on one of these lines."""
    checks = {}
    for line in lines:
        for place, cell in enumerate(line):
            if cell in position:
                continue
            before, after = _run_before(line, place, position), _run_after(line, place, position)
            if before or after:
                kinds = _completing([laid.kind for laid in before], [laid.kind for laid in after], tiles, steps)
                checks[cell] = Check(kinds, sum(laid.value for laid in before + after))
    return checks


def _run_before(line: range, place: int, position: Position) -> list[Laid]:
    run: list[Laid] = []
    while place > 0 and line[place - 1] in position:
        place -= 1
        run.insert(0, position[line[place]])
    return run


def _run_after(line: range, place: int, position: Position) -> list[Laid]:
    run: list[Laid] = []
    while place + 1 < len(line) and line[place + 1] in position:
        place += 1
        run.append(position[line[place]])
    return run


def _completing(before: list[int], after: list[int], tiles: TileSet, steps: TileSteps) -> int:
    """The kinds that make one word of a run, a gap and a run, as a mask."""
    kinds = 0
    way = steps.run(steps.root, START, before)
    if before and way is None:
        return kinds
    place, last = (way.below, way.kind) if way else (steps.root, START)
    for kind in range(len(tiles.spellings)):
        whole = steps.run(place, last, [kind, *after])
        if whole is not None and whole.ends:
            kinds |= 1 << kind
    return kinds
