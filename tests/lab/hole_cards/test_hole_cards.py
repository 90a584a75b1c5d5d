"""The lab of hole cards: figures, search, picture, and a casual player's scores."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from sobremesa.editions import load_golf
from sobremesa.lab.hole_cards.__main__ import main
from sobremesa.lab.hole_cards.casual import estimate
from sobremesa.lab.hole_cards.qualities import measure
from sobremesa.lab.hole_cards.search import candidates, points_of
from sobremesa.lab.hole_cards.sheet import sheet

BOX = load_golf("es")
DOCS = Path(__file__).parents[3] / "docs" / "games"


def test_an_estimate_gives_every_card_a_score_and_the_same_one_again() -> None:
    words = ["CASA", "HECHIZO", "SOL", "TREN", "MESA"]
    first = estimate(BOX, words, throws=2, share=0.5)
    assert first == estimate(BOX, words, throws=2, share=0.5)
    assert set(first) == {card.id for card in BOX.cards}
    assert all(-15 <= score <= 30 for score in first.values())


def test_the_best_candidate_comes_first_and_none_has_a_double_on_its_start_or_flag() -> None:
    found = candidates(points_of("oo./.oo/..o"), doubles=1, obstacles=1)
    promises = [candidate.promise for candidate in found]
    assert promises == sorted(promises, reverse=True)
    assert promises[0].least_reach == measure(found[0].card).reach[0] == 3


def test_the_figures_of_the_honeycomb() -> None:
    figures = measure(next(card for card in BOX.cards if card.id == "5c"))
    assert (figures.full_lines, figures.full_lines_of_neighbours, figures.orders) == (10, 6, 120)
    assert (figures.missing_lengths, figures.missing_lengths_of_neighbours) == ((), (2,))


def test_the_picture_in_the_docs_shows_the_cards_as_they_are() -> None:
    drawn = sheet(BOX.cards, "es", "en")
    assert len(ElementTree.fromstring(drawn).findall(".//*[@class='paper']")) == 54
    assert (DOCS / "golf-cards.svg").read_text(encoding="utf-8") == drawn


def test_the_figures_in_the_docs_are_those_of_the_cards() -> None:
    shown = CliRunner().invoke(main, []).output.strip()
    assert shown in (DOCS / "golf-cards.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (["search", ".o./ooo/.o.", "--show", "1"], r"Promise\(least_reach=3"),
        (["--edition", "en", "casual", "{words}", "--throws", "1"], r"Nine holes: -?\d+\.\d; Luis averages 46\.5\."),
        (["picture", "{folder}/cards.svg"], r"^$"),
    ],
)
def test_each_command_answers(tmp_path: Path, arguments: list[str], output: str) -> None:
    words = tmp_path / "words.txt"
    words.write_text("CASA\nTREN\n", encoding="utf-8")
    result = CliRunner().invoke(main, [part.format(words=words, folder=tmp_path) for part in arguments])
    assert result.exit_code == 0
    assert re.search(output, result.output)
