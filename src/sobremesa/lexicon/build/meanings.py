"""Meanings of lemmas: each sense by a gloss in the language, else by synonyms, else by an English gloss."""

from collections import Counter
from collections.abc import Iterator

from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.readers.multiwordnet import SpanishSynset, SpanishWordNet
from sobremesa.lexicon.build.readers.wordnet import WordNet
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense

_MOST_SENSES = 3
_MOST_SYNONYMS = 6


def english_meanings(wordnet: WordNet) -> Iterator[Meaning]:
    """One a lemma of WordNet that is a single word."""
    for lemma, ids in wordnet.senses.items():
        if lemma.isalpha():
            glosses = (_bare(wordnet.synsets[synset_id].gloss) for synset_id in _spread(ids))
            yield Meaning(lemma, tuple(Sense(MeaningKind.GLOSS, gloss, Family.WORDNET.label) for gloss in glosses))


def _spread(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The first senses, but the first of every part of speech before any second, the richest part leading."""
    parts = Counter(synset_id[0] for synset_id in ids)
    first = [next(each for each in ids if each[0] == part) for part, _ in parts.most_common()]
    return tuple([*first, *(synset_id for synset_id in ids if synset_id not in first)][:_MOST_SENSES])


def _bare(gloss: str) -> str:
    """A gloss without the examples that follow it."""
    return gloss.partition('; "')[0].strip()


def spanish_meanings(spanish: SpanishWordNet, unsaid: frozenset[str]) -> Iterator[Meaning]:
    """One a lemma of the Spanish WordNet that is a single word; English glosses only where there is nothing else."""
    for lemma, ids in spanish.senses.items():
        if lemma.isalpha():
            synsets = [spanish.synsets[synset_id] for synset_id in ids if synset_id in spanish.synsets]
            told = [sense for synset in synsets if (sense := _told(lemma, synset, unsaid))]
            senses = told or [sense for synset in synsets if (sense := _in_english(synset))]
            if senses:
                yield Meaning(lemma, _chosen(senses))


def _chosen(senses: list[Sense]) -> tuple[Sense, ...]:
    """The first sense, then those with a gloss, then the others."""
    first, *later = dict.fromkeys(senses)
    later.sort(key=lambda sense: sense.kind is not MeaningKind.GLOSS)
    return (first, *later)[:_MOST_SENSES]


def _told(lemma: str, synset: SpanishSynset, unsaid: frozenset[str]) -> Sense | None:
    """A sense in Spanish words; offensive ones explain nothing."""
    if synset.gloss:
        return Sense(MeaningKind.GLOSS, synset.gloss, Family.CC_BY_SA.label)
    words = [word for word in synset.words if word.lower() != lemma.lower() and word.lower() not in unsaid]
    others = [word.replace("_", " ") for word in words]
    if not others:
        return None
    return Sense(MeaningKind.SYNONYMS, ", ".join(others[:_MOST_SYNONYMS]), Family.CC_BY_SA.label)


def _in_english(synset: SpanishSynset) -> Sense | None:
    gloss = _bare(synset.english)
    return Sense(MeaningKind.ENGLISH_GLOSS, gloss, Family.WORDNET.label) if gloss else None
