"""One written form with what is known of it."""

from dataclasses import dataclass

from sobremesa.lexicon.category import Category
from sobremesa.lexicon.part_of_speech import PartOfSpeech


@dataclass(frozen=True, slots=True)
class Entry:
    """`cocción`: its spelling, its part of speech, its lemma, and the licence families that have it.

    `part` is the commonest part of speech of the form, as far as it is known.
    """

    written: str
    categories: frozenset[Category]
    lemma: str = ""
    sources: frozenset[str] = frozenset()
    part: PartOfSpeech = PartOfSpeech.UNKNOWN
