"""Hole cards drawn in text (GOL-C2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.editions.golf.drawing import DrawingFault, draw, read_drawing
from sobremesa.editions.texts import texts
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind


@st.composite
def cards(draw: st.DrawFn) -> HoleCard:
    grid = st.tuples(st.integers(0, 11), st.integers(0, 11))
    points = draw(st.lists(grid, min_size=2, max_size=12, unique=True))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    by_row = sorted((y - top, x - left) for x, y in points)
    spaces = tuple(Space(x, y, draw(st.sampled_from(SpaceKind))) for y, x in by_row)
    start, flag = draw(st.permutations(range(len(spaces))))[:2]
    return HoleCard("card", 1, 3, spaces, start, flag)


@given(cards())
def test_a_card_that_is_drawn_reads_back_as_itself(card: HoleCard) -> None:
    drawing = read_drawing(draw(card))
    assert (drawing.spaces, drawing.start, drawing.flag) == (card.spaces, card.start, card.flag)


def test_empty_rows_around_a_drawing_and_crooked_blanks_do_not_matter() -> None:
    drawing = read_drawing("\n\n  >o .\n ~    !2   \n\n")
    assert drawing.spaces == (Space(0, 0), Space(0, 1, SpaceKind.OBSTACLE), Space(1, 1, SpaceKind.DOUBLE))
    assert (drawing.start, drawing.flag) == (0, 2)


FAULTS = [
    (">o !o\n\n o  o", 1, "this row has 0 cells where the first has 2"),
    ("", None, "the drawing is empty"),
    ("o !o", None, "the drawing has no start: put '>' before one space"),
    ("o >o", None, "the drawing has no flag: put '!' before one space"),
    (">o\n>o", 1, "there is a second start in the drawing"),
    ("\n>o !o\n!o o", 2, "there is a second flag in the drawing"),
    ("> o", 0, "'>' is no space; a cell is"),
    (">!o o", 0, "'>!o' is no space; a cell is"),
    (">o !. o", 0, "'!.' is no space; a cell is"),
    (">o !ooooooooooooooooo", 0, "'!ooooooooooo…' is no space; a cell is"),
    (">o " + "o " * 12, None, "the drawing is larger than 12 cells by 12"),
]


@pytest.mark.parametrize(("text", "row", "problem"), FAULTS)
def test_a_faulty_drawing_says_why_and_in_which_row(text: str, row: int | None, problem: str) -> None:
    with pytest.raises(DrawingFault) as raised:
        read_drawing(text)
    assert raised.value.row == row
    assert texts("en").say(raised.value.text).startswith(problem)


@given(st.text(alphabet=" .o2~>!\n\u2028x", max_size=60))
def test_any_text_is_a_drawing_or_a_fault(text: str) -> None:
    try:
        drawing = read_drawing(text)
    except DrawingFault:
        return
    assert drawing.start != drawing.flag
