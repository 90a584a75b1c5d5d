"""What a word means, in which words that is said, and where the meaning of a form is looked for."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from sobremesa.lexicon.part_of_speech import PartOfSpeech


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
    """The senses of a lemma as one part of speech, the most usual first."""

    lemma: str
    senses: tuple[Sense, ...]
    part: PartOfSpeech = PartOfSpeech.UNKNOWN


_P = PartOfSpeech
# Nouns, adjectives and adverbs explain each other (a participle is filed as a noun, a colour as an adjective), but no
# noun explains a verb: `has` is a form of the verb haber, and not of the noun, which is what somebody owns.
_EXPLAINED_BY = {
    _P.UNKNOWN: (_P.UNKNOWN, _P.NOUN, _P.VERB, _P.ADJECTIVE, _P.ADVERB, _P.FUNCTION),
    _P.NOUN: (_P.NOUN, _P.UNKNOWN, _P.ADJECTIVE),
    _P.VERB: (_P.VERB, _P.UNKNOWN),
    _P.ADJECTIVE: (_P.ADJECTIVE, _P.UNKNOWN, _P.NOUN, _P.ADVERB),
    _P.ADVERB: (_P.ADVERB, _P.UNKNOWN, _P.ADJECTIVE, _P.NOUN),
    _P.FUNCTION: (_P.FUNCTION, _P.UNKNOWN),
}


def filed_under(written: str, lemma: str, part: PartOfSpeech) -> Iterator[tuple[str, PartOfSpeech]]:
    """Under which lemmas and parts of speech the meaning of an entry is looked for, the best first."""
    # WordNet files London under london; the Spanish `de` is not Delaware's DE.
    for word in dict.fromkeys((lemma, written, written.lower())):
        for explaining in _EXPLAINED_BY[part]:
            yield word, explaining
