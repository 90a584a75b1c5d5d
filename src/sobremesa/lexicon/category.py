"""What kind of word an entry is; a word may be of several kinds, and each game accepts its own."""

from collections.abc import Iterable
from enum import IntFlag


class Category(IntFlag):
    """One bit a kind, so that an entry's kinds are one number in the lexicon's files."""

    COMMON = 1
    VERB_FORM = 2
    DIMINUTIVE = 4
    PROPER_NAME = 8
    PERSON = 16
    PLACE = 32  # a country or a city: LOO-17 accepts no other names of places
    ACRONYM = 64
    LOANWORD = 128
    FOREIGN = 256
    ABBREVIATION = 512
    BRAND = 1024
    OFFENSIVE = 2048
    ENCLITIC = 4096
    KNOWN_ACRONYM = 8192  # an acronym in wide use, as BUF-24 asks; it is an ACRONYM too
    AUGMENTATIVE = 16384

    @property
    def label(self) -> str:
        """The name people and JSON see: `proper name`."""
        return (self.name or "").lower().replace("_", " ")


NOTHING = Category(0)


def separate(mask: int) -> frozenset[Category]:
    """The single categories in a mask."""
    return frozenset(category for category in Category if mask & category)


def join(categories: Iterable[Category]) -> Category:
    """One mask of several categories."""
    mask = NOTHING
    for category in categories:
        mask |= category
    return mask


def labels(categories: Iterable[Category]) -> list[str]:
    """The names of categories in their fixed order."""
    return [category.label for category in sorted(categories)]


LISTED = Category.COMMON
"""What a dictionary lists, in any inflection: an entry with this ..."""
# A verb with pronouns (dámelo), and a diminutive or an augmentative made by rule, are no words of a dictionary.
UNLISTED = (
    Category.PROPER_NAME
    | Category.ACRONYM
    | Category.BRAND
    | Category.ABBREVIATION
    | Category.FOREIGN
    | Category.ENCLITIC
)
"""... and with none of these."""
