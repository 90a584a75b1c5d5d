"""English lemmas: irregular forms, regular endings, the most frequent of several."""

import pytest

from sobremesa.lexicon.build.morphology import Morphology
from sobremesa.lexicon.build.readers.wordnet import WordNet

SENSES = {
    "run": ("v#1", "n#2"),
    "house": ("n#3",),
    "mouse": ("n#4",),
    "happy": ("a#5",),
    "found": ("v#6",),
    "find": ("v#7",),
}
IRREGULAR = {"v": {"ran": "run", "found": "find"}, "n": {"mice": "mouse"}, "a": {}, "r": {}}
ZIPF = {"find": 6.0, "found": 5.5, "run": 5.7}
MORPHOLOGY = Morphology(WordNet({}, SENSES, IRREGULAR), lambda word: ZIPF.get(word, 0.0))


@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("houses", "house"),
        ("ran", "run"),
        ("running", "run"),
        ("mice", "mouse"),
        ("happier", "happy"),
        ("found", "find"),
        ("house", "house"),
        ("zzz", None),
    ],
)
def test_a_form_leads_to_its_lemma(form: str, lemma: str | None) -> None:
    assert MORPHOLOGY.lemma(form) == lemma


def test_verb_forms_are_seen() -> None:
    assert MORPHOLOGY.is_verb_form("running")
    assert not MORPHOLOGY.is_verb_form("houses")
    assert not MORPHOLOGY.is_verb_form("run")
