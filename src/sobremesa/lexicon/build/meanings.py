"""Meanings of lemmas: each sense by a gloss in the language, else by synonyms, else by an English gloss."""

from collections.abc import Callable, Container, Iterable, Iterator

from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.readers.multiwordnet import SpanishSynset, SpanishWordNet
from sobremesa.lexicon.build.readers.wordnet import WordNet
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense
from sobremesa.lexicon.part_of_speech import PartOfSpeech

_MOST_SENSES = 3
_MOST_SYNONYMS = 6


def english_meanings(wordnet: WordNet) -> Iterator[Meaning]:
    """One a lemma of WordNet that is a single word, and part of speech."""
    for lemma, ids in wordnet.senses.items():
        if lemma.isalpha():
            for part, of_part in _by_part(_of_words(wordnet, ids)):
                glosses = (_bare(wordnet.synsets[each].gloss) for each in of_part[:_MOST_SENSES])
                senses = tuple(Sense(MeaningKind.GLOSS, gloss, Family.WORDNET.label) for gloss in glosses)
                yield Meaning(lemma, senses, part)


def _of_words(wordnet: WordNet, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Senses that are no names, where there are any: a farmer is none of the people called Farmer."""
    return tuple(each for each in ids if not wordnet.synsets[each].instance_of) or ids


def _by_part(ids: Iterable[str]) -> Iterator[tuple[PartOfSpeech, list[str]]]:
    """The senses of each part of speech in their order, which is that of how usual they are."""
    parts: dict[str, list[str]] = {}
    for synset_id in ids:
        parts.setdefault(synset_id[0], []).append(synset_id)
    for letter, of_part in parts.items():
        yield PartOfSpeech(letter), of_part


def _bare(gloss: str) -> str:
    """A gloss without the examples that follow it."""
    return gloss.partition('; "')[0].strip()


def spanish_meanings(
    spanish: SpanishWordNet, slurs: Container[str], may_say: Callable[[str], bool]
) -> Iterator[Meaning]:
    """One a lemma of the Spanish WordNet that is a single word, and part of speech.

    English glosses stand only where there is nothing else.

    Senses that are `slurs` are left out, and synonyms are only those that `may_say` lets pass.
    """
    for lemma, ids in spanish.senses.items():
        if lemma.isalpha():
            told_ids = [each for each in ids if each in spanish.synsets and each not in slurs]
            for part, of_part in _by_part(told_ids):
                synsets = [spanish.synsets[synset_id] for synset_id in of_part]
                told = [sense for synset in synsets if (sense := _told(lemma, synset, may_say))]
                senses = told or [sense for synset in synsets if (sense := _in_english(synset))]
                if senses:
                    yield Meaning(lemma, _chosen(senses), part)


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
