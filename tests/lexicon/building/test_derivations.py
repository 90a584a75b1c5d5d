"""Adverbs and superlatives that Spanish makes of its adjectives."""

import pytest

from sobremesa.lexicon.build.derivations import add_derivations, superlative_bases
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.frequencies import Frequencies


@pytest.mark.parametrize(
    ("written", "base"),
    [
        ("altísimas", "alta"),
        ("fuertísimo", "fuerte"),
        ("facilísima", "facil"),
        ("riquísimo", "rica"),
        ("larguísimos", "larga"),
        ("velocísimo", "veloz"),
        ("jovencísima", "joven"),
        ("amabilísimo", "amable"),
    ],
)
def test_a_superlative_leads_to_its_adjective(written: str, base: str) -> None:
    assert base in set(superlative_bases(written))


def test_what_is_no_superlative_leads_nowhere() -> None:
    assert list(superlative_bases("ísimo")) == []
    assert list(superlative_bases("casa")) == []


def test_only_what_people_write_of_a_known_adjective_is_added() -> None:
    draft = Draft("es")
    rows = [("clínicamente", 600), ("clinicamente", 700), ("altísimas", 600), ("blemente", 700), ("casa", 400)]
    add_derivations(draft, Frequencies(rows, draft.folding), {"clínica", "alta", "lenta"})
    assert draft.written(Kind.WORD) == ["clínicamente", "altísimas"]
    assert draft.lemmas["altísimas"] == "altísimo"
