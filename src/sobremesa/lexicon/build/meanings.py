"""Meanings of lemmas: each sense by a gloss in the language, else by synonyms, else by an English gloss."""

from collections import Counter
from collections.abc import Callable, Container, Iterator

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
            glosses = (_bare(wordnet.synsets[synset_id].gloss) for synset_id in _spread(_of_words(wordnet, ids)))
            yield Meaning(lemma, tuple(Sense(MeaningKind.GLOSS, gloss, Family.WORDNET.label) for gloss in glosses))


def _of_words(wordnet: WordNet, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Senses that are no names, where there are any: a farmer is none of the people called Farmer."""
    return tuple(each for each in ids if not wordnet.synsets[each].instance_of) or ids


def _spread(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The first senses, but the first of every part of speech before any second, the richest part leading."""
    parts = Counter(synset_id[0] for synset_id in ids)
    first = [next(each for each in ids if each[0] == part) for part, _ in parts.most_common()]
    return tuple([*first, *(synset_id for synset_id in ids if synset_id not in first)][:_MOST_SENSES])


def _bare(gloss: str) -> str:
    """A gloss without the examples that follow it."""
    return gloss.partition('; "')[0].strip()


def spanish_meanings(
    spanish: SpanishWordNet, slurs: Container[str], may_say: Callable[[str], bool]
) -> Iterator[Meaning]:
    """One a lemma of the Spanish WordNet that is a single word; English glosses only where there is nothing else.

    Senses that are `slurs` are left out, and synonyms are only those that `may_say` lets pass.
    """
    for lemma, ids in spanish.senses.items():
        if lemma.isalpha():
            told_ids = [each for each in ids if each in spanish.synsets and each not in slurs]
            synsets = [spanish.synsets[synset_id] for synset_id in told_ids]
            told = [sense for synset in synsets if (sense := _told(lemma, synset, may_say))]
            senses = told or [sense for synset in synsets if (sense := _in_english(synset))]
            if senses:
                yield Meaning(lemma, _chosen(senses))


def _chosen(senses: list[Sense]) -> tuple[Sense, ...]:
    """The first sense, then those with a gloss, then the others."""
    first, *later = dict.fromkeys(senses)
    later.sort(key=lambda sense: sense.kind is not MeaningKind.GLOSS)
    return (first, *later)[:_MOST_SENSES]


def _told(lemma: str, synset: SpanishSynset, may_say: Callable[[str], bool]) -> Sense | None:
    """A sense in Spanish words."""
    if synset.gloss:
        return Sense(MeaningKind.GLOSS, synset.gloss, Family.CC_BY_SA.label)
    words = [word.replace("_", " ") for word in synset.words if word.lower() != lemma.lower()]
    others = [word for word in words if may_say(word)]
    if not others:
        return None
    return Sense(MeaningKind.SYNONYMS, ", ".join(others[:_MOST_SYNONYMS]), Family.CC_BY_SA.label)


def _in_english(synset: SpanishSynset) -> Sense | None:
    gloss = _bare(synset.english)
    return Sense(MeaningKind.ENGLISH_GLOSS, gloss, Family.WORDNET.label) if gloss else None
