"""Diminutives and augmentatives: those that people write, and those that Spanish makes by rule of its usual words."""

import math
from collections.abc import Container, Iterable, Iterator

from sobremesa.lexicon.build import shapes
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.part_of_speech import PartOfSpeech

_ATTESTED = 1.5
_USUAL = {PartOfSpeech.NOUN: 3.0, PartOfSpeech.ADJECTIVE: 4.0}
"""Gordito and suavecito are said of what is small and dear; *inadmisiblito* is said of nothing."""
_ACCENTED = "áéíóú"
_DICTIONARIES = Family.FREELING | Family.RLA_ES


def add_diminutives(draft: Draft, frequencies: Frequencies, genders: dict[str, str], defined: Container[str]) -> None:
    """Marks diminutives that dictionaries have, adds attested ones, then regular ones.

    Words with a meaning of their own (`defined`: mosquito, amanita) are their own lemma.

    A regular one that nobody attests is DIMINUTIVE without COMMON: Golf takes all diminutives (GOL-20), the
    dictionary of a crossword game does not list them (BIS-11). Those in -illo and -ico are regular or listed, and never
    attested: too many villages and surnames end so (Campillo, Portillo).
    """
    bases = {draft.folding.fold(written): written for written in sorted(genders)}
    _mark_known(draft, frequencies, bases, defined)
    known = draft.keys(Kind.WORD)
    for folded in frequencies.forms():
        if folded not in known and frequencies.of(folded) >= _ATTESTED and draft.key(folded):
            base = _base(folded, frequencies, bases)
            if base and not draft.has(Kind.NAME, folded.capitalize()):
                draft.add(Kind.WORD, folded, Category.COMMON | Category.DIMINUTIVE, Family.CC_BY_SA, base)
                known.add(folded)
    _add_regular(draft, frequencies, genders, known)


def add_augmentatives(draft: Draft, frequencies: Frequencies, genders: dict[str, str]) -> None:
    """Adds the augmentatives in -azo that the rule makes of usual nouns; they are AUGMENTATIVE without COMMON.

    None is added for being attested: rechazo, Collazo and Lazo are not large.
    """
    known = draft.keys(Kind.WORD)
    for written in _usual(draft, frequencies, genders):
        if draft.parts.get(written) is PartOfSpeech.NOUN:
            made = shapes.regular_augmentatives(draft.folding.fold(written), genders[written])
            _add(draft, written, made, Category.AUGMENTATIVE, known)


def _base(folded: str, frequencies: Frequencies, bases: dict[str, str]) -> str | None:
    """The noun or adjective behind a diminutive; it must be the more frequent (visita is none of visa)."""
    candidates = [base for base in shapes.diminutive_bases(folded) if base in bases and len(base) > 2]
    best = max(candidates, key=frequencies.of, default=None)
    if best is None or frequencies.of(best) <= frequencies.of(folded):
        return None
    return bases[best]


def _mark_known(draft: Draft, frequencies: Frequencies, bases: dict[str, str], defined: Container[str]) -> None:
    for written in draft.written(Kind.WORD):
        is_verbal = draft.categories(Kind.WORD, written) & (Category.VERB_FORM | Category.ENCLITIC)
        if is_verbal or not shapes.may_be_diminutive(written):
            continue
        base = _base(draft.folding.fold(written), frequencies, bases)
        if base:
            draft.mark(Kind.WORD, written, Category.DIMINUTIVE)
            if draft.lemmas.get(written, written) == written and written not in defined:
                draft.lemmas[written] = base


def _add_regular(draft: Draft, frequencies: Frequencies, genders: dict[str, str], known: set[str]) -> None:
    for written in _usual(draft, frequencies, genders):
        made = shapes.regular_diminutives(draft.folding.fold(written), genders[written])
        _add(draft, written, made, Category.DIMINUTIVE, known)


def _usual(draft: Draft, frequencies: Frequencies, genders: dict[str, str]) -> Iterator[str]:
    """Usual nouns, and the most usual adjectives, that may have a diminutive and are none themselves.

    Two dictionaries must have the word, and it must mostly be a noun or an adjective: nobody makes *confirmandito* of a
    form that only grammars take for a noun, or *oscarcito* of a prize.
    """
    for written in sorted(genders):
        if written[-1] in _ACCENTED:
            continue  # sofá and café go ways of their own
        folded = draft.folding.fold(written)
        is_small = draft.categories(Kind.WORD, written) & Category.DIMINUTIVE
        is_known = draft.families(Kind.WORD, written) & _DICTIONARIES == _DICTIONARIES
        part = draft.part(written)
        is_usual = frequencies.of(folded) >= _USUAL.get(part, math.inf)
        may_be = shapes.may_be_made_small if part is PartOfSpeech.NOUN else shapes.may_be_made_small_as_adjective
        if is_known and is_usual and not is_small and may_be(folded):
            yield written


def _add(draft: Draft, base: str, made: Iterable[str], category: Category, known: set[str]) -> None:
    families = Family(draft.families(Kind.WORD, base))  # made of their word, so under their terms
    for written in made:
        key = draft.folding.fold(written)
        if key not in known:
            draft.add(Kind.WORD, written, category, families, base)
            known.add(key)
