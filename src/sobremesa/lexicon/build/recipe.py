"""The steps from archives to a whole draft with its meanings, one language at a time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sobremesa.lexicon.build.acronyms import mark_known_acronyms
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.english import EnglishSources
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.build.meanings import english_meanings, spanish_meanings
from sobremesa.lexicon.build.morphology import Morphology
from sobremesa.lexicon.build.names import drop_symbols
from sobremesa.lexicon.build.own import add_own_words, own_meanings, read_own
from sobremesa.lexicon.build.readers.multiwordnet import read_multiwordnet
from sobremesa.lexicon.build.readers.wordfreq import read_wordfreq
from sobremesa.lexicon.build.readers.wordnet import read_wordnet
from sobremesa.lexicon.build.slurs import find_slurs
from sobremesa.lexicon.build.spanish import SpanishSources
from sobremesa.lexicon.meaning import Meaning

Archives = Mapping[str, Path]
Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Gathered:
    """All that the writer needs."""

    draft: Draft
    frequencies: Frequencies
    meanings: list[Meaning]


def gather(language: str, archives: Archives, report: Report) -> Gathered:
    """Reads every source of a language; `report` is told the name of each step as it begins."""
    return {"es": _gather_spanish, "en": _gather_english}[language](archives, report)


def _gather_spanish(archives: Archives, report: Report) -> Gathered:
    draft = Draft("es")
    report("frequencies")
    frequencies = Frequencies(read_wordfreq(archives["wordfreq"], "es"), draft.folding)
    sources = SpanishSources(draft, frequencies, archives)
    report("dictionary")
    sources.add_freeling()
    report("spelling")
    sources.add_spelling()
    sources.add_wspanish()
    sources.settle_enclitics()
    sources.add_attested_enclitics()
    report("wordnet")
    wordnet = read_wordnet(archives["wn"])
    spanish = read_multiwordnet(archives["multiwordnet"], wordnet)
    report("names")
    sources.add_places_and_people()
    sources.add_synsets(spanish, wordnet)
    sources.settle_names()
    drop_symbols(draft)
    report("rules")
    sources.settle_short_words()
    sources.add_derivations()
    sources.add_diminutives(spanish)
    sources.mark_loanwords()
    add_own_words(draft)
    mark_known_acronyms(draft, frequencies)
    sources.add_foreign()
    meanings = spanish_meanings(spanish, find_slurs(wordnet), _synonym_test(draft))
    return Gathered(draft, frequencies, [*own_meanings(draft), *meanings])


def _synonym_test(draft: Draft) -> Callable[[str], bool]:
    """A synonym explains when all its words are known and none offends."""
    unsaid = frozenset(line.written for line in read_own(draft.language, "offensive"))

    def is_known(part: str) -> bool:
        return len(part) == 1 or draft.has(Kind.WORD, part.lower()) or draft.has(Kind.NAME, part)

    def may_say(synonym: str) -> bool:
        return all(map(is_known, synonym.split())) and unsaid.isdisjoint(synonym.lower().split())

    return may_say


def _gather_english(archives: Archives, report: Report) -> Gathered:
    draft = Draft("en")
    report("frequencies")
    frequencies = Frequencies(read_wordfreq(archives["wordfreq"], "en"), draft.folding)
    sources = EnglishSources(draft, frequencies, archives)
    report("dictionary")
    sources.add_lists()
    report("wordnet")
    wordnet = read_wordnet(archives["wn"])
    report("spelling")
    sources.add_spelling()
    report("names")
    sources.add_wordnet(wordnet)
    sources.add_places_and_people()
    drop_symbols(draft)
    report("rules")
    sources.add_unlisted(wordnet)
    sources.settle_names(wordnet)
    sources.find_lemmas(Morphology(wordnet, frequencies.of))
    add_own_words(draft)
    mark_known_acronyms(draft, frequencies)
    sources.add_foreign()
    return Gathered(draft, frequencies, [*own_meanings(draft), *english_meanings(wordnet)])
