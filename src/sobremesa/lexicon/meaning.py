"""What a word means, and in which words that is said."""

from dataclasses import dataclass
from enum import StrEnum


class MeaningKind(StrEnum):
    """How a meaning is told; the reader is told which, since an English gloss of a Spanish word is second best."""

    GLOSS = "gloss"
    SYNONYMS = "synonyms"
    ENGLISH_GLOSS = "english gloss"


@dataclass(frozen=True, slots=True)
class Sense:
    """One sense, told one way; `source` is the licence family of the text."""

    kind: MeaningKind
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class Meaning:
    """The senses of a lemma, the most usual first."""

    lemma: str
    senses: tuple[Sense, ...]
