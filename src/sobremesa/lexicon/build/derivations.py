"""Adverbs in -mente and superlatives in -ísimo that people write: Spanish makes them of any adjective."""

import re
from collections.abc import Iterator, Set

from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.category import Category

_SUPERLATIVE = re.compile("^(.{2,})ísim[oa]s?$")


def add_derivations(draft: Draft, frequencies: Frequencies, adjectives: Set[str]) -> None:
    """Adds those that no source has; `adjectives` are feminine or common singular forms as they are written."""
    folded = {draft.folding.fold(each) for each in adjectives}
    for written in frequencies.written_forms():
        if draft.key(written) and not draft.has(Kind.WORD, written) and _is_regular(written, adjectives, folded):
            draft.add(Kind.WORD, written, Category.COMMON, Family.CC_BY_SA, _lemma(written))


def _is_regular(written: str, adjectives: Set[str], folded: Set[str]) -> bool:
    if written.endswith("mente"):
        return written.removesuffix("mente") in adjectives
    return not folded.isdisjoint(superlative_bases(written))


def _lemma(written: str) -> str:
    return written if written.endswith("mente") else re.sub("[oa]s?$", "o", written)


def superlative_bases(written: str) -> Iterator[str]:
    """Adjectives, folded, whose superlative this may be: facilísimo, riquísima, larguísimo, velocísimo, jovencísima."""
    found = _SUPERLATIVE.match(written)
    if found is None:
        return
    stem = found.group(1)
    for each in (stem, re.sub("qu$", "c", stem), re.sub("gu$", "g", stem)):
        yield each + "a"
        yield each + "e"
    yield stem
    yield re.sub("c$", "z", stem)
    yield re.sub("bil$", "ble", stem)
    if stem.endswith(("nc", "rc")):
        yield stem[:-1]
