"""Pages that come from the code are as the code has them."""

from pathlib import Path

import pytest

from scripts.write_docs import pages
from sobremesa.editions.texts import LANGUAGES
from sobremesa.games import GAMES
from tests.house.source import ROOT


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_a_generated_page_is_not_stale(path: Path) -> None:
    """Mend with `make docs`."""
    assert path.read_text(encoding="utf-8") == pages()[path], f"{path.relative_to(ROOT)}: run make docs"


def test_there_is_a_rules_page_of_every_game_and_of_the_table_in_every_language() -> None:
    rules = [path for path in pages() if path.suffix == ".md"]
    assert len(rules) == (len(GAMES) + 1) * len(LANGUAGES)
    assert {path.name.partition(".")[0] for path in rules} == {*GAMES, "table"}
