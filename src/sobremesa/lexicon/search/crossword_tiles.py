"""Tiles of one or two letters: how they spell, and steps through the word graph that take a whole tile at a time."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sobremesa.lexicon.search.crossword_table import Laying, TileSet
from sobremesa.lexicon.search.steps import Place, Steps

START = -1
"""In place of the kind before the first tile of a run; `TileSet.followers` ends with its mask."""


class Rack:
    """How many tiles of each kind are left, and how many blanks."""

    def __init__(self, counts: Sequence[int], blanks: int, *, thrifty: bool = False) -> None:
        self.counts = list(counts)
        self.blanks = blanks
        self._thrifty = thrifty
        self._held = sum(1 << kind for kind, count in enumerate(counts) if count)
        self._all = (1 << len(counts)) - 1
        self._layings = [(Laying(kind, is_blank=False), Laying(kind, is_blank=True)) for kind in range(len(counts))]

    @property
    def choices(self) -> int:
        """The kinds that a tile or a blank can be, as a mask."""
        return self._all if self.blanks else self._held

    def layings(self, kind: int) -> Iterator[Laying]:
        """The ways to lay this kind: as its own tile, as a blank; thrift keeps the blank while there is a tile."""
        held = self.counts[kind] > 0
        if held:
            yield self._layings[kind][0]
        if self.blanks and not (held and self._thrifty):
            yield self._layings[kind][1]

    def take(self, laying: Laying) -> None:
        """Lays a tile."""
        kind, is_blank = laying
        if is_blank:
            self.blanks -= 1
            return
        self.counts[kind] -= 1
        if not self.counts[kind]:
            self._held ^= 1 << kind

    def give_back(self, laying: Laying) -> None:
        """Takes up a tile that was laid."""
        kind, is_blank = laying
        if is_blank:
            self.blanks += 1
            return
        if not self.counts[kind]:
            self._held ^= 1 << kind
        self.counts[kind] += 1


class Way(NamedTuple):
    """A step by one tile: its kind, whether a word ends with it, the place behind it."""

    kind: int
    ends: bool
    below: Place


class TileSteps:
    """The word graph of the words allowed, tile by tile."""

    def __init__(self, steps: Steps, allowed: bytes, tiles: TileSet, choices: int) -> None:
        self.root = steps.root
        self._steps = steps
        self._allowed = allowed
        self._tiles = tiles
        self._kinds_by_letter: dict[int, list[int]] = {}
        for kind, spelling in enumerate(tiles.spellings):
            if choices >> kind & 1:
                self._kinds_by_letter.setdefault(spelling[0], []).append(kind)
        self._first_letters = sum(1 << letter for letter in self._kinds_by_letter)
        self._ways: dict[Place, tuple[Way, ...]] = {}

    def ways(self, place: Place) -> tuple[Way, ...]:
        """The steps by tiles of the rack from a place, in the order of their letters; the answer is kept."""
        ways = self._ways.get(place)
        if ways is None:
            ways = self._ways[place] = tuple(self._find_ways(place))
        return ways

    def _find_ways(self, place: Place) -> Iterator[Way]:
        letters = self._steps.letters(place)
        left = letters & self._first_letters
        while left:
            bit = left & -left
            left ^= bit
            step = self._steps.take(place, letters, bit)
            for kind in self._kinds_by_letter[bit.bit_length() - 1]:
                way = self._finish(kind, step)
                if way is not None:
                    yield way

    def step(self, place: Place, kind: int) -> Way | None:
        """The step by this tile, or None where it does not lead on."""
        return self._finish(kind, self._steps.follow(place, self._tiles.spellings[kind][0]))

    def _finish(self, kind: int, step: tuple[bool, Place] | None) -> Way | None:
        """The step by a whole tile, when the step by its first letter is taken."""
        for letter in self._tiles.spellings[kind][1:]:
            step = None if step is None else self._steps.follow(step[1], letter)
        if step is None:
            return None
        ends, place = step
        word = place.first - 1
        return Way(kind, ends and bool(self._allowed[word >> 3] >> (word & 7) & 1), place)

    def run(self, place: Place, last: int, kinds: Sequence[int]) -> Way | None:
        """The way behind several tiles that follow one of kind `last`; None where they do not lead on."""
        way: Way | None = None
        for kind in kinds:
            if not self._tiles.followers[last] >> kind & 1:
                return None
            way = self.step(place, kind)
            if way is None:
                return None
            place, last = way.below, kind
        return way
