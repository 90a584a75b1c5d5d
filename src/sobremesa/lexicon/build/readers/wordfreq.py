"""How often forms are written: the frequency lists of wordfreq."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sobremesa.lexicon.build.archives import read_member


def read_wordfreq(archive: Path, language: str) -> Iterator[tuple[str, int]]:
    """Forms, the most frequent first, with their frequency in hundredths of a bel below certainty."""
    packed = read_member(archive, f"wordfreq/data/large_{language}.msgpack.gz")
    header, *buckets = msgspec.msgpack.decode(gzip.decompress(packed))
    if header != {"format": "cB", "version": 1}:
        raise ValueError("wordfreq's frequency list is not in the format that the recipe knows.")
    for centibels, bucket in enumerate(buckets):
        for form in bucket:
            yield form, centibels
