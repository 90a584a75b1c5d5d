"""A set of words that many tables share, with the few that one of them has added or removed."""

from dataclasses import dataclass
from functools import lru_cache

from sobremesa.lexicon import bits


class OwnWordSet(bytes):
    """The bitset of a set that is one table's own: searches build no index for it and share no cache with others."""


@dataclass(frozen=True, slots=True)
class WordSet:
    """It costs a table no more memory than its own words: the bitset for a search is made when one is asked for."""

    shared: bytes
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()

    def __contains__(self, number: int) -> bool:
        if number in self.removed:
            return False
        return number in self.added or bool(self.shared[number // 8] >> number % 8 & 1)

    @property
    def bits(self) -> bytes:
        """The set as the kernel reads it; the shared one itself where nothing was changed."""
        return _changed(self.shared, self.added, self.removed) if self.added or self.removed else self.shared


@lru_cache(maxsize=32)
def _changed(shared: bytes, added: tuple[int, ...], removed: tuple[int, ...]) -> OwnWordSet:
    """A copy of 100 kB, in a hundredth of a millisecond; a search in a match asks for the same one many times."""
    return OwnWordSet(bits.without(bits.including(shared, added), removed))
