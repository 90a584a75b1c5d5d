"""One written form with what is known of it."""

from dataclasses import dataclass

from sobremesa.lexicon.category import Category


@dataclass(frozen=True, slots=True)
class Entry:
    """`cocción`: how it is written, what it is, whose form it is, and which licence families know it."""

    written: str
    categories: frozenset[Category]
    lemma: str = ""
    sources: frozenset[str] = frozenset()
