"""Tables of the Letter Loom at which everybody knows every word, and some at which few know any."""

from functools import cache
from typing import Any

from sobremesa.games.loom.edition import LoomEdition
from sobremesa.games.loom.game import Loom
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.conformance.loom import WORDS
from tests.games.loom.boxes import BOX, ENGLISH, SPANISH

_WORDS = {"es": f"{SPANISH} {WORDS['es']}", "en": f"{ENGLISH} {WORDS['en']}"}


@cache
def graded(language: str, zipf: float = 6.0) -> Lexicon:
    """A dictionary of words that are all as common."""
    words = dict.fromkeys(_WORDS[language].split())
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in words]
    return Lexicon.from_entries(language, entries, frequencies=dict.fromkeys(words, zipf))


def known(edition: LoomEdition = BOX, zipf: float = 6.0, **options: Any) -> Loom:
    """A game of which all levels know all words, by the dictionary unless said otherwise."""
    other = "en" if edition.language == "es" else "es"
    chosen = {"youngest": 1, "words": "dictionary", **options}
    return Loom(edition, graded(edition.language, zipf), graded(other, zipf), chosen)
