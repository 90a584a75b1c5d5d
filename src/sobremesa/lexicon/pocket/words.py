"""What each licence family gives to the judgement of words: its own words, with the categories of their entries.

An entry that several families know stands in the file of the first of them, the one that knows most words. A judgement
asks all families, so it is the same, and the files together are a third smaller.
"""

from collections.abc import Iterable, Iterator, Sequence

from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.pocket.entries import Word
from sobremesa.lexicon.pocket.graph import Class, pack_graph
from sobremesa.lexicon.policy import without_repeats


def family_order(lexicon: Lexicon) -> tuple[str, ...]:
    """All families, those that know most words of a lexicon first."""
    words = {family: facts.words for family, facts in lexicon.manifest.families.items()}
    return tuple(sorted(lexicon.manifest.family_names, key=lambda family: (-words.get(family, 0), family)))


def word_files(lexicon: Lexicon, words: Iterable[Word]) -> dict[str, tuple[int, bytes]]:
    """How many words a family's file holds, and the file, by family; a family that adds nothing has none."""
    names = family_order(lexicon)
    bits = [1 << lexicon.manifest.family_names.index(name) for name in names]
    # A diminutive of a loanword is of no source's making but ours, and has no family.
    own = 1 << lexicon.manifest.family_names.index(Family.OWN.label)
    given: list[list[tuple[bytes, Class]]] = [[] for _ in names]
    shares: dict[tuple[tuple[int, int], ...], list[tuple[int, Class]]] = {}
    for word in words:
        judged = without_repeats([entry.categories for entry in word.entries])
        marks = tuple([(each.categories, each.families or own) for each in word.entries if each.categories in judged])
        if marks not in shares:
            shares[marks] = list(_shares(marks, bits))
        for place, masks in shares[marks]:
            given[place].append((word.key, masks))
    letters = len(lexicon.alphabet.letters)
    pairs = zip(names, given, strict=True)
    return {name: (len(family), pack_graph(family, letters)) for name, family in pairs if family}


def _shares(marks: Sequence[tuple[int, int]], bits: Sequence[int]) -> Iterator[tuple[int, Class]]:
    """The categories of a word's entries by the place of the family that gives them."""
    told: set[int] = set()
    for place, bit in enumerate(bits):
        mine = {categories for categories, families in marks if families & bit} - told
        told |= mine
        if mine:
            yield place, tuple(sorted(mine))
