"""Rules are clauses: each has its text in every language, and a test that names it."""

import re

import pytest

from sobremesa.editions.texts import LANGUAGES, Language, texts
from tests.house.source import ROOT, python_files

GOLF = """
    GOL-C1 GOL-C2 GOL-C3 GOL-C4 GOL-C5 GOL-S1 GOL-S2 GOL-1 GOL-2 GOL-3 GOL-4 GOL-5 GOL-6 GOL-7 GOL-8 GOL-9
    GOL-10 GOL-11 GOL-12 GOL-13 GOL-14 GOL-15 GOL-16 GOL-17 GOL-18 GOL-19 GOL-20 GOL-21 GOL-22 GOL-23 GOL-24
    GOL-25 GOL-26 GOL-27 GOL-28 GOL-29 GOL-30
""".split()  # noqa: SIM905 - a table to read


@pytest.mark.parametrize("clause", GOLF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_read_in_every_language(clause: str, language: Language) -> None:
    sentence = texts(language)(clause.lower())
    assert sentence.endswith(".")
    assert sentence != texts("es" if language == "en" else "en")(clause.lower())


def test_every_clause_is_named_by_a_test() -> None:
    tests = "\n".join(
        path.read_text(encoding="utf-8").replace("_", "-")
        for path in (ROOT / "tests" / "games" / "golf").rglob("test_*.py")
    )
    assert not [clause for clause in GOLF if not re.search(rf"{clause}(?!\d)", tests, re.IGNORECASE)]


def test_no_code_cites_a_clause_that_does_not_exist() -> None:
    cited = {
        clause
        for path in python_files("games/golf", "cli", "bots")
        for clause in re.findall(r"\bGOL-[CS]?\d+\b", path.read_text(encoding="utf-8"))
    }
    assert cited
    assert cited <= set(GOLF)
