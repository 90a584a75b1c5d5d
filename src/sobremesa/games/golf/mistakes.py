"""Which letters of a misspelt word are wrong, beside the word that was meant (GOL-21)."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

import msgspec

LEAST_MISSPELT = 4
"""A shorter word cannot be misspelt."""
_TWO_MISTAKES_FROM = 7


class Slip(StrEnum):
    """A kind of mistake."""

    WRONG = "wrong"
    EXTRA = "extra"
    MISSING = "missing"
    MISSING_AT_END = "missing-at-end"
    SWAPPED = "swapped"


GAPS = (Slip.MISSING, Slip.MISSING_AT_END)
"""The letter that is charged for these is right in itself: another one is not there."""


class Mistake(msgspec.Struct, frozen=True):
    """One mistake: at which letter of the written word, from 0, and what was meant there."""

    slip: Slip
    at: int
    """The letter that is charged; of two that have changed places the first."""
    meant: str = ""
    """The letter that is meant or missing; of two that have changed places both, as they should stand."""


class Marks(msgspec.Struct, frozen=True, order=True):
    """The letters of a word that do not count: misspelt ones, and those too many."""

    misspelt: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.misspelt or self.extra)

    @property
    def mistakes(self) -> int:
        """How many mistakes it takes at least: two neighbours may have changed places."""
        single = len(self.extra)
        before = None
        for place in sorted(self.misspelt):
            if before == place - 1:
                before = None
            else:
                single += 1
                before = place
        return single


def most_mistakes(word: str) -> int:
    """How many mistakes a written word may have (GOL-21)."""
    if len(word) < LEAST_MISSPELT:
        return 0
    return 2 if len(word) >= _TWO_MISTAKES_FROM else 1


def marks_of(mistakes: Iterable[Mistake]) -> Marks:
    """The letters that are charged for these mistakes (GOL-21)."""
    misspelt: set[int] = set()
    extra: set[int] = set()
    for mistake in mistakes:
        (extra if mistake.slip is Slip.EXTRA else misspelt).add(mistake.at)
        if mistake.slip is Slip.SWAPPED:
            misspelt.add(mistake.at + 1)
    return Marks(tuple(sorted(misspelt)), tuple(sorted(extra)))


def fewest_mistakes(written: str, meant: str, most: int) -> int | None:
    """How many mistakes it takes to write a word like this; None for more than so many."""
    counts = range(most + 1)
    return next((count for count in counts if next(ways_to_err(written, meant, count), None) is not None), None)


def ways_to_err(written: str, meant: str, mistakes: int) -> Iterator[tuple[Mistake, ...]]:
    """Every way to write a word like this by exactly so many mistakes."""
    return _ways(written, meant, 0, 0, mistakes)


def _ways(written: str, meant: str, at: int, come: int, left: int) -> Iterator[tuple[Mistake, ...]]:
    """The mistakes in what is left of the written word and of the one that was meant."""
    if abs((len(written) - at) - (len(meant) - come)) > left:
        return
    if at == len(written) and come == len(meant):
        if not left:
            yield ()
        return
    if written[at : at + 1] == meant[come : come + 1]:
        yield from _ways(written, meant, at + 1, come + 1, left)
    if left:
        for mistake, letters, further in _here(written, meant, at, come):
            for others in _ways(written, meant, at + letters, come + further, left - 1):
                yield (mistake, *others)


def _here(written: str, meant: str, at: int, come: int) -> Iterator[tuple[Mistake, int, int]]:
    """Mistakes that may be made now, and how many letters of each word are done with them."""
    own, wanted = written[at : at + 2], meant[come : come + 2]
    if own and wanted and own[0] != wanted[0]:
        yield Mistake(Slip.WRONG, at, wanted[0]), 1, 1
    if own:
        yield Mistake(Slip.EXTRA, at), 1, 0
    if wanted:
        slip = Slip.MISSING if own else Slip.MISSING_AT_END
        yield Mistake(slip, min(at, len(written) - 1), wanted[0]), 0, 1
    if len(own) == 2 and own == wanted[::-1]:
        yield Mistake(Slip.SWAPPED, at, wanted), 2, 2
