"""The texts of meanings for the browser, one file a licence family; docs/reference/companion-words.md says how."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.meaning import Meaning, MeaningKind
from sobremesa.lexicon.part_of_speech import PartOfSpeech
from sobremesa.lexicon.pocket.graph import number

MAGIC = b"SBWM"
VERSION = 2
_KINDS = list(MeaningKind)


@dataclass(slots=True)
class _Parts:
    """What one family tells: lengths and numbers apart from texts, which is how they compress best."""

    headwords: list[bytes] = field(default_factory=list)
    counts: bytearray = field(default_factory=bytearray)
    kinds: bytearray = field(default_factory=bytearray)
    references: bytearray = field(default_factory=bytearray)
    senses: int = 0
    texts: dict[bytes, int] = field(default_factory=dict)


def meaning_files(meanings: Iterable[Meaning]) -> dict[str, tuple[int, bytes]]:
    """How many headwords a family's file holds, and the file, by family; meanings come in the order of their words."""
    families: dict[str, _Parts] = {}
    for meaning in meanings:
        for family in sorted({sense.source for sense in meaning.senses}):
            _add(families.setdefault(family, _Parts()), meaning, family)
    return {family: (len(parts.headwords), _packed(parts)) for family, parts in families.items()}


def headword(lemma: str, part: PartOfSpeech) -> str:
    """A lemma and the part of speech as which it is explained: `haber/v`; without the stroke where that is unknown."""
    return f"{lemma}/{part}" if part else lemma


def headwords(lexicon: Lexicon, meanings: Iterable[tuple[int, Meaning]]) -> Mapping[bytes, list[str]]:
    """The headwords that are filed under each key, sorted."""
    found: dict[bytes, list[str]] = {}
    for index, meaning in meanings:
        if meaning.senses:
            found.setdefault(lexicon.graph.key(index), []).append(headword(meaning.lemma, meaning.part))
    return {key: sorted(filed) for key, filed in found.items()}


def _add(parts: _Parts, meaning: Meaning, family: str) -> None:
    """The senses that a family tells, each with its place among all of them."""
    mine = [(place, sense) for place, sense in enumerate(meaning.senses) if sense.source == family]
    parts.headwords.append(headword(meaning.lemma, meaning.part).encode())
    parts.counts += number(len(mine))
    parts.senses += len(mine)
    for place, sense in mine:
        parts.kinds += number(place * len(_KINDS) + _KINDS.index(sense.kind))
        # At a table no other word is shown: that there are synonyms is told, and not which.
        text = b"" if sense.kind is MeaningKind.SYNONYMS else sense.text.encode()
        known = len(parts.texts)
        # 0 is a text that comes for the first time, else how far back it stands: words of one sense stand close.
        parts.references += number(known - parts.texts.setdefault(text, known))


def _packed(parts: _Parts) -> bytes:
    sizes = (VERSION, len(parts.headwords), parts.senses, len(parts.texts))
    lengths = b"".join(number(len(each)) for each in (*parts.headwords, *parts.texts))
    numbers = bytes(parts.counts + parts.kinds + parts.references)
    return MAGIC + b"".join(map(number, sizes)) + lengths + numbers + b"".join((*parts.headwords, *parts.texts))
