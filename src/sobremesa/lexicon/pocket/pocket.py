"""All that a browser keeps of a language: files by licence family, each with its terms, its size and its digest."""

import gzip
import hashlib
from typing import Literal, TypeAlias

import msgspec

from sobremesa.lexicon.build.families import LICENCES, Family
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.pocket.entries import every_word
from sobremesa.lexicon.pocket.forms import form_files
from sobremesa.lexicon.pocket.meanings import headwords, meaning_files
from sobremesa.lexicon.pocket.words import word_files

Part: TypeAlias = Literal["words", "forms", "meanings"]
_TERMS = {family.label: LICENCES[family] for family in Family}
"""Licence and sources of each family."""


class PocketFile(msgspec.Struct, frozen=True):
    """One licence family's share of a part; `words` judge, `forms` and `meanings` together tell meanings."""

    part: Part
    family: str
    licence: str
    sources: str
    holds: int
    """How many words, forms or headwords."""
    size: int
    """In bytes, as the browser keeps it."""
    download: int
    """In bytes, as it is sent, compressed."""
    digest: str
    """The SHA-256 of the file, by which it is asked for."""


class Pocket(msgspec.Struct, frozen=True):
    """The files of a language, and the digest of the lexicon that they are made of."""

    language: str
    lexicon: str
    files: tuple[PocketFile, ...]
    compressed: dict[str, bytes]
    """Each file with gzip, by its digest."""


def make(lexicon: Lexicon) -> Pocket:
    """The pocket of a lexicon: always the same files."""
    words = list(every_word(lexicon))
    meanings = list(lexicon.meanings())
    made: dict[Part, dict[str, tuple[int, bytes]]] = {
        "words": word_files(lexicon, words),
        "forms": form_files(lexicon, words, headwords(lexicon, meanings)),
        "meanings": meaning_files(meaning for _, meaning in meanings),
    }
    files: list[PocketFile] = []
    compressed: dict[str, bytes] = {}
    for part, families in made.items():
        for family, (holds, content) in families.items():
            digest = hashlib.sha256(content).hexdigest()
            compressed[digest] = gzip.compress(content, mtime=0)
            sizes = (len(content), len(compressed[digest]))
            files.append(PocketFile(part, family, *_TERMS[family], holds, *sizes, digest))
    return Pocket(lexicon.language, lexicon.digest, tuple(files), compressed)
