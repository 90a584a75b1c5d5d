"""Every threat on the page about security names its tests, and they exist."""

import re

import pytest

from tests.house.source import ROOT

PAGE = (ROOT / "docs" / "concepts" / "security.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE)


@pytest.mark.parametrize(("path", "name"), sorted(set(NAMED)))
def test_a_test_that_the_page_names_exists(path: str, name: str) -> None:
    assert re.search(rf"^(async )?def {name}\(", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)


def test_every_threat_has_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("|") and not line.startswith(("| threat", "| ---"))]
    assert len(rows) > 30
    for row in rows:
        assert re.search(r"`tests/[\w/]+\.py::test_\w+` *[|,]", row), row
