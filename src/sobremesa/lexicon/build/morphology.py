"""English lemmas: irregular forms from WordNet, regular ones by rule."""

from collections.abc import Callable, Iterator

from sobremesa.lexicon.build.readers.wordnet import WordNet

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


class Morphology:
    """Finds the lemma behind a form, the most frequent one where there are several."""

    def __init__(self, wordnet: WordNet, frequency: Callable[[str], float]) -> None:
        self._irregular = wordnet.irregular
        self._frequency = frequency
        self._lemmas: dict[str, set[str]] = {part: set() for part in "nvar"}
        for lemma, ids in wordnet.senses.items():
            for synset_id in ids:
                self._lemmas[synset_id[0]].add(lemma)

    def lemma(self, form: str) -> str | None:
        """The lemma of a form, None where WordNet knows none."""
        found = {lemma for part in _ENDINGS for lemma in self._candidates(form, part)}
        if any(form in lemmas for lemmas in self._lemmas.values()):
            found.add(form)
        return max(sorted(found), key=self._frequency, default=None)

    def is_verb_form(self, form: str) -> bool:
        """Whether it is a form of a verb other than the infinitive."""
        return any(lemma != form for lemma in self._candidates(form, "v"))

    def _candidates(self, form: str, part: str) -> Iterator[str]:
        if form in self._irregular[part]:
            yield self._irregular[part][form]
        for ending, instead in _ENDINGS[part]:
            stem = form.removesuffix(ending)
            if stem != form and len(stem) >= 2:
                yield from (word for word in self._stems(stem, ending, instead) if word in self._lemmas[part])

    @staticmethod
    def _stems(stem: str, ending: str, instead: str) -> Iterator[str]:
        yield stem + instead
        if not instead and ending in _DOUBLING and stem[-1] == stem[-2]:
            yield stem[:-1]
