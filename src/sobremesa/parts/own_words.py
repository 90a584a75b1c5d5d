"""A table's own words: what fits (TAB-14), and how they lie on top of the dictionary."""

import unicodedata

from sobremesa.engine.own_words import OwnWords
from sobremesa.engine.refusal import Refused
from sobremesa.lexicon.alphabet import ENGLISH, SPANISH
from sobremesa.lexicon.folding import Enye, Folding
from sobremesa.lexicon.house import HouseWords

MOST_WORDS = 200
"""Accepted and refused ones together."""
LEAST_LETTERS = 2
MOST_LETTERS = 24
_LARGEST_CARRIED = 100_000
"""Characters; a longer list, from a file, is known to the match by its digest alone."""
_LANGUAGES = {"es": (SPANISH, Folding(Enye.KEPT)), "en": (ENGLISH, Folding(Enye.FOLDED))}


def check_own_words(words: OwnWords, language: str, folding: Folding | None = None) -> None:
    """`Refused` where there are too many, where one is no word of the language, or is on both lists (TAB-14).

    `folding` is how the game reads words: in Word Golf CUÑA and CUNA are one word (GOL-20).
    """
    if words.count > MOST_WORDS:
        raise Refused("TAB-14", "tab-14-many-words", count=words.count, most=MOST_WORDS)
    for word in (*words.accepted, *words.refused):
        if not _fits(word, language):
            shown = "".join(letter if letter.isprintable() else "�" for letter in word[:40])
            raise Refused("TAB-14", "tab-14-bad-word", word=shown, least=LEAST_LETTERS, most=MOST_LETTERS)
    _, of_language = _LANGUAGES[language]
    reads = folding or of_language
    accepted = {reads.fold(word) for word in words.accepted}
    for word in words.refused:
        if reads.fold(word) in accepted:
            raise Refused("TAB-14", "tab-14-word-twice", word=word)


def _fits(word: str, language: str) -> bool:
    # Any number of marks could be piled up on a letter. The usual ones, as in «é», become one character with their
    # letter under NFC; any other mark is left over, is no letter, and is refused.
    if len(word) > MOST_LETTERS or not unicodedata.normalize("NFC", word).isalpha():
        return False
    alphabet, _ = _LANGUAGES[language]
    key = alphabet.encode(_folded(word, language))
    return key is not None and LEAST_LETTERS <= len(key) <= MOST_LETTERS


def _folded(word: str, language: str) -> str:
    _, folding = _LANGUAGES[language]
    return folding.fold(word)


def house_of(words: OwnWords) -> HouseWords:
    """The same as the dictionary takes them."""
    return HouseWords(frozenset(words.accepted), frozenset(words.refused))


def carried(house: HouseWords) -> OwnWords | None:
    """The words that a match carries; None where there are none, or too many for one event."""
    if not house.digest or sum(map(len, (*house.accepted, *house.refused))) > _LARGEST_CARRIED:
        return None
    return OwnWords(tuple(sorted(house.accepted)), tuple(sorted(house.refused)))
