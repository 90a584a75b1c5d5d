"""English lemmas and parts of speech: irregular forms, regular endings, the commonest of several."""

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
    "see": ("v#8",),
    "saw": ("n#9", "v#10"),
    "leaf": ("n#11",),
    "leave": ("v#12",),
    "light": ("n#13", "a#14"),
}
IRREGULAR = {
    "v": {"ran": "run", "found": "find", "saw": "see"},
    "n": {"mice": "mouse", "leaves": "leaf"},
    "a": {},
    "r": {},
}
USES = {("find", "v"): 700, ("found", "v"): 10, ("see", "v"): 900, ("saw", "n"): 1, ("run", "v"): 200, ("run", "n"): 20}
USES |= {("leaf", "n"): 30, ("leave", "v"): 400, ("light", "n"): 90, ("light", "a"): 60}
MORPHOLOGY = Morphology(WordNet({}, SENSES, IRREGULAR, USES), lambda word: {"house": 5.0}.get(word, 0.0))


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
        ("saw", "see"),
        ("leaves", "leave"),
    ],
)
def test_a_form_leads_to_its_lemma(form: str, lemma: str) -> None:
    found = MORPHOLOGY.lexeme(form)
    assert found is not None
    assert found[0] == lemma


def test_a_form_is_of_the_part_of_speech_that_it_is_met_as() -> None:
    parts = {form: MORPHOLOGY.lexeme(form) for form in ("saw", "found", "run", "running", "light", "mice")}
    assert {form: found and found[1].value for form, found in parts.items()} == {
        "saw": "v",
        "found": "v",
        "run": "v",
        "running": "v",
        "light": "n",
        "mice": "n",
    }


def test_what_wordnet_does_not_have_has_no_lemma() -> None:
    assert MORPHOLOGY.lexeme("zzz") is None


def test_verb_forms_are_seen() -> None:
    assert MORPHOLOGY.is_verb_form("running")
    assert not MORPHOLOGY.is_verb_form("houses")
    assert not MORPHOLOGY.is_verb_form("run")
