"""Which words a game accepts, and how an answer says no."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from sobremesa.lexicon.category import Category
from sobremesa.lexicon.folding import Folding


class Reason(StrEnum):
    """Why a word is valid or not, the nearest miss first; the value is the id, `text` the English for it."""

    VALID = "valid"
    HOUSE_ACCEPTED = "house-accepted"
    HOUSE_REFUSED = "house-refused"
    NOT_A_WORD = "not-a-word"
    TOO_SHORT = "too-short"
    NOT_IN_DICTIONARY = "not-in-dictionary"
    ENCLITIC = "enclitic"
    DIMINUTIVE = "diminutive"
    AUGMENTATIVE = "augmentative"
    BRAND = "brand"
    ACRONYM = "acronym"
    PROPER_NAME = "proper-name"
    ABBREVIATION = "abbreviation"
    FOREIGN = "foreign"
    OFFENSIVE = "offensive"

    @property
    def text(self) -> str:
        """What the answer says in English."""
        return _TEXTS[self]


_TEXTS = {
    Reason.VALID: "valid",
    Reason.HOUSE_ACCEPTED: "valid",
    Reason.HOUSE_REFUSED: "refused by the house list",
    Reason.NOT_A_WORD: "not written in the letters of the language",
    Reason.TOO_SHORT: "a single letter",
    Reason.NOT_IN_DICTIONARY: "not in the dictionary",
    Reason.ENCLITIC: "a verb with a pronoun attached",
    Reason.DIMINUTIVE: "a diminutive that the dictionary does not list",
    Reason.AUGMENTATIVE: "an augmentative that the dictionary does not list",
    Reason.BRAND: "a brand",
    Reason.ACRONYM: "an acronym",
    Reason.PROPER_NAME: "a proper name",
    Reason.ABBREVIATION: "an abbreviation",
    Reason.FOREIGN: "a foreign word",
    Reason.OFFENSIVE: "an offensive word",
}

MISSES = (
    (Category.ENCLITIC, Reason.ENCLITIC),
    (Category.DIMINUTIVE, Reason.DIMINUTIVE),
    (Category.AUGMENTATIVE, Reason.AUGMENTATIVE),
    (Category.ACRONYM, Reason.ACRONYM),
    (Category.BRAND, Reason.BRAND),
    (Category.ABBREVIATION, Reason.ABBREVIATION),
    (Category.FOREIGN, Reason.FOREIGN),
    (Category.PROPER_NAME, Reason.PROPER_NAME),
    (Category.OFFENSIVE, Reason.OFFENSIVE),
    (Category.LOANWORD, Reason.FOREIGN),
)
"""Of one entry's categories the first of these that the policy does not take is the reason."""


def without_repeats(word: Collection[int]) -> list[int]:
    """The categories of a word's entries, without names that only repeat the word's acronym.

    Some sources list an acronym among the names, in other capitals: *Fifa*, *CEOs*, *Btu*. A person, a place or a brand
    is a name of its own, whatever else is spelt like it: *Elisa*, *Ikea*.
    """
    if any(mask & Category.ACRONYM for mask in word):
        return [mask for mask in word if mask != Category.PROPER_NAME]
    return list(word)


@dataclass(frozen=True, slots=True)
class WordPolicy:
    """An entry is valid when it has an accepted category and no refused one."""

    clause: str
    accepts: Category
    refuses: Category
    folding: Folding
    shows_nearest: bool = False

    def admits(self, categories: int) -> bool:
        """Whether an entry with these categories is valid."""
        return bool(categories & self.accepts) and not categories & self.refuses

    def miss(self, categories: int) -> Reason:
        """Why an entry that is not admitted is not."""
        for category, reason in MISSES:
            if categories & category & (self.refuses | ~self.accepts):
                return reason
        return Reason.NOT_IN_DICTIONARY
