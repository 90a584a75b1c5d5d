"""Text is measured and stays within its box, or is refused."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.editions.texts import Language
from sobremesa.printing import PRINTED, Job, PrintingError, document, typefaces
from sobremesa.printing.fitting import LEADING, LEAST, fitted, letter, paragraph
from sobremesa.printing.marks import Words
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import POINT, Face, typeface
from tests.printing.prints import KINDS, printed

LETTERS = "abcdefgñopqrstuvÁÉÑÜy¿?¡!«»—…0123456789"
BOX = Box(5, 5, 40, 25)


def reach(words: Words) -> Box:
    """What the lines cover, by the measures of the typeface."""
    measure, size = typeface(words.face), words.size * POINT
    lefts = [line.x for line in words.lines]
    rights = [line.x + measure.width(line.text) * size for line in words.lines]
    tops = [line.y - measure.height(line.text)[0] * size for line in words.lines]
    feet = [line.y + measure.height(line.text)[1] * size for line in words.lines]
    return Box(min(lefts), min(tops), max(rights) - min(lefts), max(feet) - min(tops))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(LETTERS, min_size=1, max_size=9), min_size=1, max_size=30), st.sampled_from(Face))
def test_whatever_is_fitted_stays_within_its_box_with_every_word(some: list[str], face: Face) -> None:
    said = " ".join(some)
    try:
        words = fitted(said, BOX, size=30, least=4, face=face)
    except PrintingError:
        return
    assert BOX.holds(reach(words))
    assert words.text == said


@settings(max_examples=60, deadline=None)
@given(st.text(LETTERS, min_size=1, max_size=12), st.sampled_from(Face))
def test_a_letter_is_as_large_as_its_ink_allows(said: str, face: Face) -> None:
    words = letter(said, BOX, size=500, face=face)
    assert BOX.holds(reach(words), 0.01)
    larger = reach(letter(said, BOX.grown(5), size=500, face=face))
    assert larger.height > reach(words).height


def test_text_shrinks_only_as_far_as_it_may() -> None:
    assert fitted("hole", BOX, size=12).size == 12
    assert 5 <= fitted("hole " * 60, BOX, size=12).size < 12
    with pytest.raises(PrintingError) as refused:
        fitted("hole " * 600, BOX, size=12)
    assert refused.value.text.id == "print-no-room"


def test_a_letter_shrinks_only_as_far_as_it_may() -> None:
    """As on a piece: a name or an id that nobody could read is refused."""
    assert LEAST <= letter("a-long-name-of-a-hole", BOX, size=60).size < 60
    with pytest.raises(PrintingError) as refused:
        letter("x" * 100, BOX, size=12)
    assert refused.value.text.id == "print-no-room"


@pytest.mark.parametrize(("language", "paper"), KINDS)
@pytest.mark.parametrize("game", PRINTED)
def test_nothing_is_printed_smaller_than_the_least_size(game: str, language: Language, paper: str) -> None:
    sizes = [words.size for page in printed(game, language, paper).document.pages for words in page.words]
    assert min(sizes) >= LEAST


def test_a_word_wider_than_its_box_is_refused_rather_than_torn() -> None:
    with pytest.raises(PrintingError):
        fitted("x" * 200, BOX, size=12)


def test_turned_text_is_fitted_to_the_box_as_it_sees_it() -> None:
    tall = Box(0, 0, 6, 40)
    assert len(fitted("along the long side", tall, size=9, turn=90).lines) == 1
    assert fitted("along the long side", tall, size=9, least=2).size < 9


def test_a_paragraph_is_as_high_as_it_needs_and_its_first_line_begins_later() -> None:
    words = paragraph("One word after another, until a line is full and the next one begins.", 40, size=10, indent=9)
    assert words.lines[0].x == 9
    assert {line.x for line in words.lines[1:]} == {0}
    assert words.box.height == pytest.approx(reach(words).height, abs=2)
    assert words.lines[1].y - words.lines[0].y == pytest.approx(10 * POINT * LEADING)


def test_figures_stand_level_and_are_equally_wide() -> None:
    for face in Face:
        measure = typeface(face)
        assert len({round(measure.height(figure)[0], 1) for figure in "0123456789"}) == 1
        assert len({measure.width(figure) for figure in "0123456789"}) == 1


def test_a_sign_that_the_fonts_lack_is_named() -> None:
    with pytest.raises(PrintingError) as refused:
        letter("漢", BOX, size=12)
    assert (refused.value.text.id, refused.value.text.args) == ("print-no-such-letter", {"letter": "漢"})


def test_without_fonts_nothing_is_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(typefaces, "FONTS", tmp_path)
    with pytest.raises(PrintingError) as refused:
        document("golf", Job(language="es"))
    assert refused.value.text.id == "print-no-fonts"
