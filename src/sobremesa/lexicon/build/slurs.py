"""Which senses of WordNet offend: it says so of their usage."""

from sobremesa.lexicon.build.readers.wordnet import WordNet

_USAGES = frozenset({"ethnic_slur", "obscenity", "disparagement", "vulgarism"})


def find_slurs(wordnet: WordNet) -> frozenset[str]:
    """The ids of the synsets that are slurs or obscenities."""
    usages = {synset.id for synset in wordnet.synsets.values() if _USAGES.intersection(synset.words)}
    return frozenset(synset.id for synset in wordnet.synsets.values() if usages.intersection(synset.usage))
