"""Coverage figures: what frequent forms are, and how many the real lexicons know."""

from click.testing import CliRunner

from sobremesa.lab.coverage import MISSING, TOKENS, frequent_forms, main, measure
from sobremesa.lexicon import Lexicon
from tests.lexicon.small import small_lexicon


def test_forms_are_counted_by_what_they_are() -> None:
    forms = ["casa", "año", "rosa", "onu", "netflix", "avda", "cool", "a", "00", "xyz"]
    coverage = measure(small_lexicon(), forms)
    assert (coverage.forms, coverage.words) == (10, 3)
    assert coverage.others == {
        "acronyms": ["onu"],
        "names": ["netflix"],
        "abbreviations": ["avda"],
        "foreign": ["cool"],
        TOKENS: ["a", "00"],
        MISSING: ["xyz"],
    }
    assert coverage.as_words == 0.3
    assert coverage.as_anything == 0.7


def test_nothing_measured_is_nothing_covered() -> None:
    assert measure(small_lexicon(), []).as_words == 0


def test_the_lexicons_know_nearly_all_that_people_write(spanish: Lexicon, english: Lexicon) -> None:
    """Of the 10,000 most frequent forms; the rest is names, numbers and halves of words."""
    for lexicon, words, anything in ((spanish, 0.92, 0.975), (english, 0.87, 0.965)):
        coverage = measure(lexicon, frequent_forms(lexicon.language, 10_000))
        assert coverage.as_words > words
        assert coverage.as_anything > anything
        assert len(coverage.others[MISSING]) < 150


def test_the_figures_can_be_printed() -> None:
    result = CliRunner().invoke(main, ["--missing", "3"])
    assert result.exit_code == 0
    assert "50,000" in result.output
