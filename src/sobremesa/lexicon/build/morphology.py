"""English lemmas and parts of speech: irregular forms from WordNet, regular ones by rule."""

from collections.abc import Callable, Iterator

from sobremesa.lexicon.build.readers.wordnet import WordNet
from sobremesa.lexicon.part_of_speech import PartOfSpeech

_ENDINGS = {
    "n": (
        ("s", ""), ("ses", "s"), ("ves", "f"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"),
        ("men", "man"), ("ies", "y"),
    ),
    "v": (
        ("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ied", "y"), ("ing", "e"),
        ("ing", ""),
    ),
    "a": (("er", ""), ("est", ""), ("er", "e"), ("est", "e"), ("ier", "y"), ("iest", "y")),
}  # fmt: skip
_DOUBLING = ("ed", "ing", "er", "est")


_BASE = {"n": 0.7, "v": 0.3, "a": 0.96, "r": 1.0}
"""How many of the forms of a noun, a verb and so on are the base form, about; then those with each ending."""
_SHARES = {
    "n": {"s": 0.3},
    "v": {"s": 0.1, "ed": 0.4, "ing": 0.2},
    "a": {"er": 0.03, "est": 0.01},
    "r": {"er": 0.03, "est": 0.01},
}
_IRREGULAR = 0.2
"""Saw and seen are about as many together as the regular past; mice are as many as houses."""
_UNMET = 0.2


def _ending(form: str) -> str:
    return next((each for each in ("ing", "est", "ed", "er", "s") if form.endswith(each)), "")


class Morphology:
    """Finds the lemma and part of speech of a form, the commonest where there are several.

    WordNet says how often each lemma is met as each part of speech; what share of that is this form, its ending tells.
    *Saw* is rather the past of see, met a thousand times, than the tool, met once.
    """

    def __init__(self, wordnet: WordNet, frequency: Callable[[str], float]) -> None:
        self._irregular = wordnet.irregular
        self._uses = wordnet.uses
        self._frequency = frequency
        self._lemmas: dict[str, set[str]] = {part: set() for part in "nvar"}
        for lemma, ids in wordnet.senses.items():
            for synset_id in ids:
                self._lemmas[synset_id[0]].add(lemma)

    def lexeme(self, form: str) -> tuple[str, PartOfSpeech] | None:
        """The lemma and part of speech that a form mostly stands for, None where WordNet knows neither."""
        weights: dict[tuple[str, str], float] = {}
        for part, lemmas in self._lemmas.items():
            shares = dict.fromkeys(self._candidates(form, part), _SHARES[part].get(_ending(form), _IRREGULAR))
            if form in lemmas:
                shares[form] = max(_BASE[part], shares.get(form, 0.0))
            for lemma, share in shares.items():
                weights[lemma, part] = (self._uses.get((lemma, part), 0) + _UNMET) * share
        best = max(sorted(weights), key=lambda each: (weights[each], self._frequency(each[0])), default=None)
        return None if best is None else (best[0], PartOfSpeech(best[1]))

    def is_verb_form(self, form: str) -> bool:
        """Whether it is a form of a verb other than the infinitive."""
        return any(lemma != form for lemma in self._candidates(form, "v"))

    def _candidates(self, form: str, part: str) -> Iterator[str]:
        if form in self._irregular[part]:
            yield self._irregular[part][form]
        for ending, instead in _ENDINGS.get(part, ()):
            stem = form.removesuffix(ending)
            if stem != form and len(stem) >= 2:
                yield from (word for word in self._stems(stem, ending, instead) if word in self._lemmas[part])

    @staticmethod
    def _stems(stem: str, ending: str, instead: str) -> Iterator[str]:
        yield stem + instead
        if not instead and ending in _DOUBLING and stem[-1] == stem[-2]:
            yield stem[:-1]
