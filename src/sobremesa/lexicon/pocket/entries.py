"""All entries of a lexicon in one pass, as the numbers that they are: making an `Entry` of each takes far longer."""

from collections.abc import Iterator
from typing import NamedTuple

from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.part_of_speech import PartOfSpeech
from sobremesa.lexicon.records import HEAD, PARTS

_OWN = int(Family.OWN)
"""Made by a rule of ours out of words that nobody else kept."""


class Known(NamedTuple):
    """One entry: its categories and families as bits, the written form, the lemma and the part of speech."""

    categories: int
    families: int
    written: str
    lemma: str
    part: PartOfSpeech


class Word(NamedTuple):
    """A word's key, as letters of the alphabet, and its entries in their order."""

    key: bytes
    entries: tuple[Known, ...]


def every_word(lexicon: Lexicon) -> Iterator[Word]:
    """The words in the order of their numbers."""
    letters = "".join(lexicon.alphabet.letters).encode("latin-1")
    spelling = letters.ljust(256, b"?")
    for index in range(len(lexicon)):
        key = lexicon.graph.key(index)
        written = key.translate(spelling).decode("latin-1")
        yield Word(key, tuple(_entries(lexicon.packed_entries(index), written)))


def _entries(packed: bytes, key: str) -> Iterator[Known]:
    at = 0
    while at < len(packed):
        categories, families, part, written_size, lemma_size = HEAD.unpack_from(packed, at)
        at += HEAD.size
        written = packed[at : at + written_size].decode() if written_size else key
        at += written_size
        lemma = packed[at : at + lemma_size].decode() if lemma_size else written
        at += lemma_size
        yield Known(categories, families or _OWN, written, lemma, PARTS[part])
