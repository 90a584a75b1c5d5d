"""Words that a misspelt one may have meant: those of a graph within so many mistakes of it.

A mistake is a wrong letter, a letter too many, a missing letter, or two neighbours that have changed places, none of
which is touched again: the restricted Damerau-Levenshtein distance. The walk goes through the graph once and keeps, for
every number of mistakes, the set of places in the written word that it may have reached, one bit a place.
"""

from collections.abc import Sequence
from typing import TypeAlias

from sobremesa.lexicon.search.steps import Place, Steps

Reached: TypeAlias = tuple[int, ...]
"""For 0, 1, 2 … mistakes: bit n is set where the first n letters of the written word are accounted for."""


class Nearby:
    """One search; each letter of the written word is the set of letters that are right in its place."""

    def __init__(self, steps: Steps, written: Sequence[int], allowed: bytes, *, most: int) -> None:
        self._steps = steps
        self._written = written
        self._allowed = allowed
        self._most = most
        self._end = 1 << len(written)
        self._within = 2 * self._end - 1
        self._places: dict[int, int] = {}
        """For each letter, as a bit, the places of the written word where it is right."""
        self.found: dict[int, int] = {}
        """Words by their numbers, each with its mistakes."""

    def search(self) -> dict[int, int]:
        """Every word with at most so many mistakes, and how many it takes."""
        start = self._with_extra_letters([1] + [0] * self._most)
        self._visit(self._steps.root, start, (0,) * (self._most + 1))
        return self.found

    def _visit(self, place: Place, reached: Reached, swapping: Reached) -> None:
        """`swapping` has the places whose letter must come next, for the letter after it has come already."""
        ways = self._steps.ways(place)
        # With no mistake left only the letters that are written lead on.
        left = ways.letters if any(reached[:-1]) else ways.letters & self._written_at(reached[-1] | swapping[-1])
        while left:
            bit = left & -left
            left ^= bit
            here = self._places_of(bit)
            after, pending = self._take(reached, swapping, here)
            if not any(after) and not any(pending):
                continue
            ends, below = ways.take(bit)
            if ends:
                self._note(below.first - 1, after)
            if below.first < below.end:
                self._visit(below, after, pending)

    def _take(self, reached: Reached, swapping: Reached, here: int) -> tuple[Reached, Reached]:
        """The places reached when one more letter has come, and those where two neighbours may be changing places."""
        pairs = zip(reached, swapping, strict=True)
        after = [(places & here) << 1 | (pending & here) << 2 for places, pending in pairs]
        for mistakes in range(1, self._most + 1):
            fewer = reached[mistakes - 1]
            after[mistakes] |= fewer << 1 | fewer  # another letter is written, or this one is missing
        pending = (0, *(places & here >> 1 for places in reached[:-1]))
        return self._with_extra_letters(after), pending

    def _with_extra_letters(self, reached: list[int]) -> Reached:
        for mistakes in range(1, self._most + 1):
            reached[mistakes] |= reached[mistakes - 1] << 1
        return tuple(places & self._within for places in reached)

    def _note(self, word: int, reached: Reached) -> None:
        mistakes = next((number for number, places in enumerate(reached) if places & self._end), None)
        if mistakes is not None and self._allowed[word >> 3] >> (word & 7) & 1:
            self.found[word] = mistakes

    def _places_of(self, letter: int) -> int:
        places = self._places.get(letter)
        if places is None:
            places = sum(1 << place for place, letters in enumerate(self._written) if letters & letter)
            self._places[letter] = places
        return places

    def _written_at(self, places: int) -> int:
        letters = 0
        for place, right in enumerate(self._written):
            if places >> place & 1:
                letters |= right
        return letters
