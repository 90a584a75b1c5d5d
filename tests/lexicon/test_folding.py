"""Folding: what counts as the same letter, and Ñ kept or played as N."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.alphabet import ENGLISH, SPANISH, SPANISH_DIGRAPHS
from sobremesa.lexicon.folding import Enye, Folding

KEPT = Folding(Enye.KEPT)
FOLDED = Folding(Enye.FOLDED)
EITHER = st.sampled_from([KEPT, FOLDED])
WRITTEN = st.text(
    st.characters(max_codepoint=0x24F) | st.sampled_from("\N{COMBINING TILDE}\N{COMBINING ACUTE ACCENT}nNñÑ")
)


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("CASA", "casa"),
        ("Cocción", "coccion"),
        ("pingüino", "pinguino"),
        ("ÉLITE", "elite"),
        ("fiancée", "fiancee"),
        ("façade", "facade"),
        ("œuvre", "oeuvre"),
        ("Ægis", "aegis"),
        ("smørrebrød", "smorrebrod"),
        ("", ""),
    ],
)
def test_case_and_marks_are_dropped(written: str, folded: str) -> None:
    assert KEPT.fold(written) == FOLDED.fold(written) == folded


def test_enye_is_kept_or_played_as_n() -> None:
    assert KEPT.fold("ÑANDÚ") == "ñandu"
    assert FOLDED.fold("ÑANDÚ") == "nandu"


def test_a_game_that_says_nothing_keeps_enye() -> None:
    assert Folding() == KEPT


@given(EITHER, WRITTEN)
def test_composed_and_decomposed_text_fold_alike(folding: Folding, text: str) -> None:
    forms = {folding.fold(unicodedata.normalize(form, text)) for form in ("NFC", "NFD")}
    assert len(forms) == 1


@given(EITHER, WRITTEN)
def test_folding_twice_changes_nothing(folding: Folding, text: str) -> None:
    assert folding.fold(folding.fold(text)) == folding.fold(text)


@given(WRITTEN)
def test_folding_enye_is_the_only_difference(text: str) -> None:
    assert KEPT.fold(text).replace("ñ", "n") == FOLDED.fold(text)


def test_a_pattern_has_the_letter_of_each_place() -> None:
    assert KEPT.pattern(ENGLISH, "Bed") == (1 << 1, 1 << 4, 1 << 3)


@pytest.mark.parametrize("mark", ["?", "."])
def test_a_mark_stands_for_any_letter(mark: str) -> None:
    assert KEPT.pattern(SPANISH, f"a{mark}") == (1, SPANISH.mask)


def test_n_and_enye_match_each_other_only_where_enye_is_folded() -> None:
    n, enye = 1 << SPANISH.index("n"), 1 << SPANISH.index("ñ")
    assert KEPT.pattern(SPANISH, "nñ") == (n, enye)
    assert FOLDED.pattern(SPANISH, "nñ") == (n | enye, n | enye)


def test_a_digraph_takes_one_place_of_a_pattern() -> None:
    assert KEPT.pattern(SPANISH_DIGRAPHS, "ll?") == (
        1 << SPANISH_DIGRAPHS.index("ll"),
        SPANISH_DIGRAPHS.mask,
    )


@pytest.mark.parametrize("text", ["a-b", "a b", "3", "ñ", "β"])
def test_a_foreign_character_gives_no_pattern(text: str) -> None:
    assert KEPT.pattern(ENGLISH, text) is None


def test_no_text_is_a_pattern_of_no_places() -> None:
    assert KEPT.pattern(ENGLISH, "") == ()


def test_every_letter_has_its_own_slot_where_enye_is_kept() -> None:
    assert KEPT.classes(SPANISH) == bytes(range(27))
    assert KEPT.classes(SPANISH_DIGRAPHS) == bytes(range(30))


def test_enye_shares_the_slot_of_n_where_it_is_folded() -> None:
    classes = FOLDED.classes(SPANISH)
    assert classes[SPANISH.index("ñ")] == SPANISH.index("n")
    assert len(set(classes)) == 26


def test_english_has_no_enye_to_fold() -> None:
    assert FOLDED.classes(ENGLISH) == bytes(range(26))
