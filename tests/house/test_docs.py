"""Pages that come from the code are as the code has them."""

from pathlib import Path

import pytest

from scripts.write_docs import pages
from tests.house.source import ROOT
from tests.house.test_clauses import GOLF


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_a_generated_page_is_not_stale(path: Path) -> None:
    """Mend with `make docs`."""
    assert path.read_text(encoding="utf-8") == pages()[path], f"{path.relative_to(ROOT)}: run make docs"


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_a_rules_page_has_every_clause_once(path: Path) -> None:
    page = path.read_text(encoding="utf-8")
    assert [page.count(f"**{clause}**") for clause in GOLF] == [1] * len(GOLF)
