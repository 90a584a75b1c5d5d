"""How entries and meanings are written as bytes and read back one at a time."""

import struct
from collections.abc import Sequence

import msgspec

from sobremesa.lexicon.category import separate
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.files import LexiconDamaged
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense

# An entry is categories (2 bytes), families (2), then written form and lemma, each after its length (1).
# A written form equal to the key, and a lemma equal to the written form, have length 0.
_HEAD = struct.Struct("<HHBB")


class PackedEntry(msgspec.Struct, frozen=True):
    """An entry as numbers, before it is written."""

    written: str
    categories: int
    families: int
    lemma: str


def pack_entries(key: str, entries: Sequence[PackedEntry]) -> bytes:
    """All entries of one key."""
    packed = bytearray()
    for entry in entries:
        written = b"" if entry.written == key else entry.written.encode()
        lemma = b"" if entry.lemma in ("", entry.written) else entry.lemma.encode()
        packed += _HEAD.pack(entry.categories, entry.families, len(written), len(lemma)) + written + lemma
    return bytes(packed)


def unpack_entries(key: str, packed: bytes, family_names: Sequence[str]) -> tuple[Entry, ...]:
    """The entries of one key; LexiconDamaged when the bytes are no entries."""
    entries = []
    try:
        while packed:
            categories, families, written_size, lemma_size = _HEAD.unpack_from(packed)
            written_end = _HEAD.size + written_size
            end = written_end + lemma_size
            written = packed[_HEAD.size : written_end].decode() or key
            lemma = packed[written_end:end].decode() or written
            sources = frozenset(name for bit, name in enumerate(family_names) if families >> bit & 1)
            entries.append(Entry(written, separate(categories), lemma, sources))
            packed = packed[end:]
    except (struct.error, UnicodeDecodeError):
        raise LexiconDamaged(f"The entries of {key!r} are damaged: run `sobremesa words build`.") from None
    return tuple(entries)


def pack_meaning(meaning: Meaning) -> bytes:
    """One meaning."""
    senses = [(sense.kind.value, sense.text, sense.source) for sense in meaning.senses]
    return msgspec.msgpack.encode((meaning.lemma, senses))


def unpack_meaning(packed: bytes) -> Meaning:
    """The meaning behind the bytes; LexiconDamaged when they are none."""
    try:
        lemma, senses = msgspec.msgpack.decode(packed, type=tuple[str, list[tuple[MeaningKind, str, str]]])
    except msgspec.MsgspecError:
        raise LexiconDamaged("A meaning is damaged: run `sobremesa words build`.") from None
    return Meaning(lemma, tuple(Sense(*sense) for sense in senses))
