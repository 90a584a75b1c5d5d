"""The plain-Python twin of the native kernel: its fallback where there is no compiler, and its oracle."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sobremesa.lexicon.search import layout
from sobremesa.lexicon.search.building import build_graph
from sobremesa.lexicon.search.crossword_twin import Crossword, build_index
from sobremesa.lexicon.search.guides import Pattern, Rack
from sobremesa.lexicon.search.steps import Steps
from sobremesa.lexicon.search.walk import Found, Walk

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

__all__ = ["VERSION", "Crossword", "Graph", "build_graph", "build_index"]

VERSION = layout.VERSION


class Graph:
    """Words numbered in sorted order, over a buffer that `build_graph` wrote."""

    def __init__(self, buffer: "ReadableBuffer") -> None:
        self._steps = Steps(buffer)

    def __len__(self) -> int:
        return self._steps.words

    def index(self, key: bytes) -> int:
        """The number of the word with this key, -1 when there is none."""
        ends, place = False, self._steps.root
        for letter in key:
            step = self._steps.follow(place, letter)
            if step is None:
                return -1
            ends, place = step
        return place.first - 1 if ends else -1

    def key(self, index: int) -> bytes:
        """The key of the word with this number."""
        if not 0 <= index < len(self):
            raise IndexError(f"no word {index}: the graph has {len(self)} words")
        key = bytearray()
        ends, place = False, self._steps.root
        while not (ends and place.first == index + 1):
            letter, ends, place = self._steps.towards(place, index)
            key.append(letter)
            if len(key) > layout.LONGEST_KEY:
                raise self._steps.damaged()
        return bytes(key)

    def prefix(self, key: bytes) -> tuple[int, int]:
        """The first word that begins with this key and how many do; (0, 0) when none does."""
        ends, place = False, self._steps.root
        for letter in key:
            step = self._steps.follow(place, letter)
            if step is None:
                return 0, 0
            ends, place = step
        return place.first - ends, place.end - place.first + ends

    def match(self, pattern: Sequence[int], allowed: bytes | None = None, limit: int = 0) -> memoryview:
        """The words that have a letter of each set of the pattern in its place, as sorted numbers.

        A set is a bit mask of letters. `allowed` has one bit a word; a word whose bit is 0 is passed
        over. A limit of 0 asks for all.
        """
        found = Found(len(self), allowed, limit)
        return self._search(Pattern(pattern), found)

    def spell(  # noqa: PLR0917 - callers name what they pass
        self,
        counts: bytes,
        blanks: int,
        classes: bytes,
        shortest: int,
        longest: int,
        allowed: bytes | None = None,
        limit: int = 0,
    ) -> memoryview:
        """The words that the tiles of a rack spell, as sorted numbers.

        `counts` says how many tiles lie in each slot, `classes` which slot serves each letter. A blank
        stands for any letter; a letter without a slot can only be a blank.
        """
        found = Found(len(self), allowed, limit)
        return self._search(Rack(counts, blanks, classes, shortest, longest), found)

    def _search(self, guide: Pattern | Rack, found: Found) -> memoryview:
        Walk(self._steps, guide, found).start()
        return memoryview(found.words)
