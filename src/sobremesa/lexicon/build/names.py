"""Which of WordNet's names are people, and which countries or cities."""

import re

from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.readers.wordnet import Synset, WordNet
from sobremesa.lexicon.category import Category

_PERSON_FIELD = 18
_VOWEL = re.compile("[aeiouy]")
_INHABITED = re.compile(r"(?:^|_)(?:country|nation|city|town|capital|port|metropolis|village|city-state)$")


def name_categories(wordnet: WordNet, synset: Synset) -> Category:
    """PROPER_NAME, with PERSON or PLACE where WordNet says so (LOO-17: people, countries and cities)."""
    if not synset.instance_of:
        return Category.PROPER_NAME
    if synset.field == _PERSON_FIELD:
        return Category.PROPER_NAME | Category.PERSON
    kinds = (wordnet.synsets[synset_id] for synset_id in synset.instance_of)
    if any(_INHABITED.search(word) for kind in kinds for word in kind.words):
        return Category.PROPER_NAME | Category.PLACE
    return Category.PROPER_NAME


def drop_symbols(draft: Draft) -> None:
    """Takes out capitalised symbols that are no names: Hg, Zn, Hz, Br."""
    for written in draft.written(Kind.NAME):
        folded = draft.folding.fold(written)
        is_known = draft.categories(Kind.NAME, written) & (Category.PERSON | Category.PLACE)
        if not is_known and (len(folded) <= 2 or not _VOWEL.search(folded)):
            draft.drop(Kind.NAME, written)
