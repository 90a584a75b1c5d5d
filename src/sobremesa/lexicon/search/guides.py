"""What a search looks for: which letters may come next, and how long a word may be."""

from collections.abc import Sequence
from typing import Protocol

from sobremesa.lexicon.search import layout

_ALL_LETTERS = (1 << layout.LETTERS) - 1


class Guide(Protocol):
    """Shows a walk through the graph its way; it is told of every letter taken and given back."""

    @property
    def shortest(self) -> int: ...
    @property
    def longest(self) -> int: ...
    def choices(self, depth: int) -> int: ...
    def take(self, letter: int) -> None: ...
    def give_back(self, letter: int) -> None: ...


class Pattern:
    """A set of letters for every place of a word."""

    def __init__(self, masks: Sequence[int]) -> None:
        if any(not 0 <= mask <= _ALL_LETTERS for mask in masks):
            raise ValueError(f"a set of letters is a mask of {layout.LETTERS} bits")
        self._masks = masks
        self.shortest = len(masks)
        # A pattern longer than any key finds nothing, and the walk stays shallow.
        self.longest = len(masks) if len(masks) <= layout.LONGEST_KEY else 0

    def choices(self, depth: int) -> int:
        """The letters of this place."""
        return self._masks[depth]

    def take(self, letter: int) -> None:
        """A pattern is not used up."""

    def give_back(self, letter: int) -> None:
        """A pattern is not used up."""


class Rack:
    """Tiles in slots, and blanks. A slot below zero owes that many blanks."""

    def __init__(self, counts: bytes, blanks: int, classes: bytes, shortest: int, longest: int) -> None:
        if blanks < 0:
            raise ValueError(f"a rack can't have {blanks} blanks")
        if len(counts) > layout.SLOTS or len(classes) > layout.LETTERS:
            raise ValueError(f"a rack has at most {layout.SLOTS} slots, for {layout.LETTERS} letters")
        self.shortest = shortest
        self.longest = min(longest, layout.LONGEST_KEY, sum(counts) + blanks)
        self._blanks = blanks
        self._left = [*counts, *bytes(layout.SLOTS + 1 - len(counts))]
        self._slots = [*classes, *[layout.SLOTS] * (layout.LETTERS - len(classes))]
        self._served = [0] * (layout.SLOTS + 1)  # the letters that each slot serves
        for letter, slot in enumerate(self._slots):
            self._served[slot] |= 1 << letter
        self._held = sum(letters for slot, letters in enumerate(self._served) if self._left[slot])

    def choices(self, depth: int) -> int:
        """The letters that a tile or a blank can still be."""
        return _ALL_LETTERS if self._blanks else self._held

    def take(self, letter: int) -> None:
        """Lays a tile, or a blank where the slot is empty; so no word is met twice."""
        slot = self._slots[letter]
        self._left[slot] -= 1
        if self._left[slot] < 0:
            self._blanks -= 1
        elif self._left[slot] == 0:
            self._held ^= self._served[slot]

    def give_back(self, letter: int) -> None:
        """Takes up again what was laid for this letter."""
        slot = self._slots[letter]
        if self._left[slot] < 0:
            self._blanks += 1
        elif self._left[slot] == 0:
            self._held ^= self._served[slot]
        self._left[slot] += 1
