"""How entries and meanings are written as bytes and read back one at a time."""

import struct
from collections.abc import Sequence

import msgspec

from sobremesa.lexicon.category import separate
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.files import LexiconDamaged
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense
from sobremesa.lexicon.part_of_speech import PartOfSpeech

# An entry is categories (2 bytes), families (2), part of speech (1), the lengths of written form and lemma (1 each),
# then these two. A written form equal to the key, and a lemma equal to the written form, have length 0.
HEAD = struct.Struct("<HHBBB")
PARTS = tuple(PartOfSpeech)
_NUMBERS = {part: number for number, part in enumerate(PARTS)}

_MEANING = tuple[str, PartOfSpeech, list[tuple[MeaningKind, str, str]]]


class PackedEntry(msgspec.Struct, frozen=True):
    """An entry as numbers, before it is written."""

    written: str
    categories: int
    families: int
    lemma: str
    part: PartOfSpeech = PartOfSpeech.UNKNOWN


def pack_entries(key: str, entries: Sequence[PackedEntry]) -> bytes:
    """All entries of one key."""
    packed = bytearray()
    for entry in entries:
        written = b"" if entry.written == key else entry.written.encode()
        lemma = b"" if entry.lemma in ("", entry.written) else entry.lemma.encode()
        head = HEAD.pack(entry.categories, entry.families, _NUMBERS[entry.part], len(written), len(lemma))
        packed += head + written + lemma
    return bytes(packed)


def unpack_entries(key: str, packed: bytes, family_names: Sequence[str]) -> tuple[Entry, ...]:
    """The entries of one key; LexiconDamaged when the bytes are no entries."""
    entries = []
    try:
        while packed:
            categories, families, part, written_size, lemma_size = HEAD.unpack_from(packed)
            written_end = HEAD.size + written_size
            end = written_end + lemma_size
            written = packed[HEAD.size : written_end].decode() or key
            lemma = packed[written_end:end].decode() or written
            sources = frozenset(name for bit, name in enumerate(family_names) if families >> bit & 1)
            entries.append(Entry(written, separate(categories), lemma, sources, PARTS[part]))
            packed = packed[end:]
    except (struct.error, UnicodeDecodeError, IndexError):
        raise LexiconDamaged(f"The entries of {key!r} are damaged: run `sobremesa words build`.") from None
    return tuple(entries)


def pack_meaning(meaning: Meaning) -> bytes:
    """One meaning."""
    senses = [(sense.kind.value, sense.text, sense.source) for sense in meaning.senses]
    return msgspec.msgpack.encode((meaning.lemma, meaning.part, senses))


def unpack_meaning(packed: bytes) -> Meaning:
    """The meaning behind the bytes; LexiconDamaged when they are none."""
    try:
        lemma, part, senses = msgspec.msgpack.decode(packed, type=_MEANING)
    except msgspec.MsgspecError:
        raise LexiconDamaged("A meaning is damaged: run `sobremesa words build`.") from None
    return Meaning(lemma, tuple(Sense(*sense) for sense in senses), part)
