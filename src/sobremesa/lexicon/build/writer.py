"""Turns a gathered draft into the files of a lexicon: sorted, packed, with digests, the same every time."""

from __future__ import annotations  # array[int] is only a hint on Python 3.11

import math
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from pathlib import Path

import msgspec

from sobremesa.lexicon import bits, files
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.everyday import Everyday
from sobremesa.lexicon.build.families import LICENCES, Family
from sobremesa.lexicon.build.frequencies import Frequencies, quantised
from sobremesa.lexicon.build.recipe import Gathered
from sobremesa.lexicon.category import LISTED, UNLISTED, Category
from sobremesa.lexicon.meaning import Meaning
from sobremesa.lexicon.part_of_speech import PartOfSpeech
from sobremesa.lexicon.records import PackedEntry, pack_entries, pack_meaning
from sobremesa.lexicon.search import build_graph, build_index

Grouped = dict[str, list[tuple[Kind, PackedEntry]]]


@dataclass(slots=True)
class _Tables:
    """The per-word arrays and the entries while they grow, word by word in key order."""

    classes: array[int] = field(default_factory=lambda: array("H"))
    forms: bytearray = field(default_factory=bytearray)
    lemmas: bytearray = field(default_factory=bytearray)
    everyday: bytearray = field(default_factory=bytearray)
    index: array[int] = field(default_factory=lambda: array("I", [0]))
    entries: bytearray = field(default_factory=bytearray)
    class_numbers: dict[tuple[int, ...], int] = field(default_factory=dict)
    entry_count: int = 0

    def class_number(self, masks: tuple[int, ...]) -> int:
        return self.class_numbers.setdefault(masks, len(self.class_numbers))


def contents(gathered: Gathered) -> tuple[dict[str, bytes], files.Manifest]:
    """The content of every file of a lexicon, and its manifest."""
    draft = gathered.draft
    keys = _sorted_keys(draft)
    grouped = _grouped(draft)
    tables = _Tables()
    lexemes = _lexemes(draft, gathered.frequencies)
    everyday = Everyday(draft)
    for key, _ in keys:
        _add_word(tables, key, grouped[key], gathered.frequencies, lexemes)
        tables.everyday.append(everyday.has(key, grouped[key]))
    meaning_index, meanings = _meanings(gathered.meanings, draft, {key: at for at, (key, _) in enumerate(keys)})
    written = {
        files.GRAPH: build_graph(encoded for _, encoded in keys),
        files.CLASSES: _little(tables.classes),
        files.FORM_ZIPF: bytes(tables.forms),
        files.LEMMA_ZIPF: bytes(tables.lemmas),
        files.EVERYDAY: bits.pack_bits(bytes(tables.everyday)),
        files.ENTRY_INDEX: _little(tables.index),
        files.ENTRIES: bytes(tables.entries),
        files.MEANING_INDEX: _little(meaning_index),
        files.MEANINGS: meanings,
    }
    families, family_files = _families(keys, grouped)
    written |= family_files
    return written, _manifest(gathered, tables, written, families)


def write(folder: Path, gathered: Gathered) -> files.Manifest:
    """Writes all files of a lexicon into an empty folder; the manifest comes last."""
    written, manifest = contents(gathered)
    derived = _derived(written, manifest)
    manifest = msgspec.structs.replace(manifest, derived={name: files.facts(each) for name, each in derived.items()})
    for name, content in (written | derived).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / files.MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=1))
    return manifest


def _derived(written: Mapping[str, bytes], manifest: files.Manifest) -> dict[str, bytes]:
    """The index of the words that a dictionary lists, where the compiled kernel builds it."""
    listed = bytes(any(mask & LISTED and not mask & UNLISTED for mask in masks) for masks in manifest.classes)
    classes = memoryview(written[files.CLASSES]).cast("H")
    index = build_index(written[files.GRAPH], bits.pack_bits(bytes(map(listed.__getitem__, classes))))
    return {files.CROSSWORD: index} if index else {}


def _sorted_keys(draft: Draft) -> list[tuple[str, bytes]]:
    """Every key with its letters as numbers, in the order of the graph."""
    encoded = []
    for key in sorted({drafted.key for drafted in draft}):
        letters = draft.alphabet.encode(key)
        assert letters is not None, f"the draft holds {key!r}, which its alphabet cannot spell"
        encoded.append((key, letters))
    return sorted(encoded, key=lambda pair: pair[1])


def _grouped(draft: Draft) -> Grouped:
    grouped: Grouped = {}
    for key, kind, written, categories, families in draft:
        is_word = kind is Kind.WORD
        lemma = draft.lemmas.get(written, written) if is_word else written
        part = draft.part(written) if is_word else PartOfSpeech.UNKNOWN
        grouped.setdefault(key, []).append((kind, PackedEntry(written, categories, families, lemma, part)))
    return grouped


def _lexemes(draft: Draft, frequencies: Frequencies) -> dict[str, float]:
    """The Zipf value of every lemma, all its forms taken together: conjugations are rare one by one."""
    shares: dict[str, float] = {}
    for written in draft.written(Kind.WORD):
        zipf = frequencies.of_written(written)
        if zipf > 0:
            lemma = draft.lemmas.get(written, written)
            shares[lemma] = shares.get(lemma, 0.0) + 10 ** (zipf - 9)
    return {lemma: 9 + math.log10(share) for lemma, share in shares.items()}


def _add_word(
    tables: _Tables,
    key: str,
    entries: list[tuple[Kind, PackedEntry]],
    frequencies: Frequencies,
    lexemes: Mapping[str, float],
) -> None:
    entries.sort(key=lambda pair: (pair[0], -frequencies.of_written(pair[1].written), pair[1].written))
    packed = [entry for _, entry in entries]
    form = frequencies.of(key)
    lemma = max(lexemes.get(entry.lemma, 0.0) for entry in packed)
    masks = tuple(sorted({entry.categories for entry in packed}))
    tables.classes.append(tables.class_number(masks))
    tables.forms.append(quantised(form))
    tables.lemmas.append(quantised(max(form, lemma)))
    tables.entries += pack_entries(key, packed)
    tables.index.append(len(tables.entries))
    tables.entry_count += len(packed)


def _meanings(meanings: Iterable[Meaning], draft: Draft, places: Mapping[str, int]) -> tuple[array[int], bytes]:
    """Meanings by word number; pairs of word number and offset, sorted, closed by the end of the data."""
    found = []
    for meaning in meanings:
        at = places.get(draft.folding.fold(meaning.lemma))
        if at is not None:
            found.append((at, meaning.lemma, meaning))
    found.sort(key=lambda each: each[:2])
    index, data = array("I"), bytearray()
    for at, _, meaning in found:
        index.extend((at, len(data)))
        data += pack_meaning(meaning)
    index.extend((0xFFFFFFFF, len(data)))
    return index, bytes(data)


def _families(keys: list[tuple[str, bytes]], grouped: Grouped) -> tuple[dict[str, files.FamilyFacts], dict[str, bytes]]:
    """One graph a licence family, with the categories of its own entries beside it."""
    known: dict[Family, list[tuple[bytes, int]]] = {family: [] for family in Family}
    bits = [(family, int(family)) for family in Family]
    for key, letters in keys:
        entries = [(entry.families, entry.categories) for _, entry in grouped[key]]
        joint = reduce(or_, (families for families, _ in entries))
        for family, bit in bits:
            if joint & bit:
                mask = reduce(or_, (categories for families, categories in entries if families & bit))
                known[family].append((letters, mask))
    facts, written = {}, {}
    for family, words in known.items():
        if words:
            licence, sources = LICENCES[family]
            facts[family.label] = files.FamilyFacts(licence, sources, len(words))
            written[f"families/{family.label}.graph"] = build_graph(letters for letters, _ in words)
            written[f"families/{family.label}.categories"] = _little(array("H", [mask for _, mask in words]))
    return facts, written


def _manifest(
    gathered: Gathered,
    tables: _Tables,
    written: dict[str, bytes],
    families: dict[str, files.FamilyFacts],
) -> files.Manifest:
    stated = {name: files.facts(content) for name, content in sorted(written.items())}
    return files.Manifest(
        format=files.FORMAT,
        language=gathered.draft.language,
        words=len(tables.classes),
        entries=tables.entry_count,
        meanings=len(written[files.MEANING_INDEX]) // 8 - 1,
        categories=_category_counts(tables),
        classes=[list(masks) for masks in tables.class_numbers],
        family_names=[family.label for family in Family],
        families=families,
        files=stated,
        digest=files.joint_digest(stated),
    )


def _category_counts(tables: _Tables) -> dict[str, int]:
    """How many words have an entry of each category."""
    times = [0] * len(tables.class_numbers)
    for number in tables.classes:
        times[number] += 1
    counts = {category.label: 0 for category in Category}
    for masks, count in zip(tables.class_numbers, times, strict=True):
        for category in Category:
            if any(mask & category for mask in masks):
                counts[category.label] += count
    return counts


def _little(numbers: array[int]) -> bytes:
    """Numbers as bytes, the least first on every machine."""
    if array("H", [1]).tobytes() == b"\0\1":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()
