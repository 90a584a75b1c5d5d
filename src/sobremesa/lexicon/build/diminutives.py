"""Diminutives: those that people write, and those that Spanish makes by rule of its usual words."""

from collections.abc import Container

from sobremesa.lexicon.build import shapes
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.category import Category

_ATTESTED = 1.5
_USUAL = 3.0
_ACCENTED = "áéíóú"


def add_diminutives(draft: Draft, frequencies: Frequencies, genders: dict[str, str], defined: Container[str]) -> None:
    """Marks diminutives that dictionaries have, adds attested ones, then regular ones.

    Words with a meaning of their own (`defined`: mosquito, amanita) are their own lemma.

    A regular one that nobody attests is DIMINUTIVE without COMMON: Golf takes all diminutives (GOL-20), the
    dictionary of a crossword game does not list them (BIS-11).
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
    for written in sorted(genders):
        folded = draft.folding.fold(written)
        is_small = draft.categories(Kind.WORD, written) & Category.DIMINUTIVE
        if is_small or written[-1] in _ACCENTED or len(folded) < 3 or frequencies.of(folded) < _USUAL:
            continue
        families = Family(draft.families(Kind.WORD, written))  # made of their word, so under their terms
        for small in shapes.regular_diminutives(folded, genders[written]):
            key = draft.folding.fold(small)
            if key not in known:
                draft.add(Kind.WORD, small, Category.DIMINUTIVE, families, small)
                known.add(key)
