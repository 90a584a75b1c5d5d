"""The words people know, as a tree to walk along the paths of a board."""

from collections.abc import Iterable
from typing import Any

from sobremesa.games.buffet.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon

LEAST = 4
LONGEST = 7
"""Lengths that richness is counted by; a player who sees nothing better than three letters sees little."""

LEMMA_AT_LEAST = 3.5
FORM_AT_LEAST = 2.5
"""Zipf values: a lemma met more than three times in a million words, in a form met once in three millions."""

END = ""
"""The key of a tree under which the number of the word that ends there stands."""

Tree = dict[str, Any]


def known_words(lexicon: Lexicon) -> list[str]:
    """What the game takes (BUF-24) and people know, in capitals, of the lengths that are counted."""
    return _words_in(lexicon, lexicon.allowed(POLICY, form_at_least=FORM_AT_LEAST, lemma_at_least=LEMMA_AT_LEAST))


def all_words(lexicon: Lexicon) -> list[str]:
    """What the game takes, known or not."""
    return _words_in(lexicon, lexicon.allowed(POLICY))


def _words_in(lexicon: Lexicon, allowed: bytes) -> list[str]:
    numbers = (number for number in range(len(lexicon)) if allowed[number >> 3] >> (number & 7) & 1)
    keys = (lexicon.graph.key(number) for number in numbers)
    return [lexicon.alphabet.decode(key).upper() for key in keys if LEAST <= len(key) <= LONGEST]


def tree_of(words: Iterable[str]) -> Tree:
    """Nested dictionaries letter by letter: several times quicker to walk in Python than the word graph."""
    root: Tree = {}
    for number, word in enumerate(words):
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = number
    return root
