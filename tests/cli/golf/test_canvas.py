"""Text and strokes on a sheet of characters."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.cli.golf.canvas import Canvas, arrow, middle

CELLS = st.tuples(st.integers(0, 19), st.integers(0, 11))


@given(CELLS, CELLS, st.booleans())
def test_a_stroke_runs_from_cell_to_cell_without_a_gap(
    start: tuple[int, int], end: tuple[int, int], dashed: bool
) -> None:
    cells = Canvas(20, 12).stroke(start, end, dashed=dashed)
    assert cells[0] == start
    assert cells[-1] == end
    assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 1 for a, b in pairwise(cells))


@given(CELLS, CELLS)
def test_a_stroke_is_the_same_drawing_for_the_same_ends_and_stays_inside(
    start: tuple[int, int], end: tuple[int, int]
) -> None:
    canvas = Canvas(20, 12)
    cells = canvas.stroke(start, end)
    drawn = {
        (column, row) for row, line in enumerate(canvas.lines()) for column, c in enumerate(line.plain) if c != " "
    }
    assert drawn == set(cells)


def test_level_and_upright_strokes_are_lines_and_slanted_ones_dots() -> None:
    canvas = Canvas(6, 3)
    canvas.stroke((0, 0), (5, 0))
    canvas.stroke((0, 0), (0, 2))
    canvas.stroke((1, 1), (5, 2))
    first, second, third = (line.plain for line in canvas.lines())
    assert first == "│─────"
    assert third[0] == "│"
    assert all("\u2800" < character <= "\u28ff" for character in (second[1:] + third[1:]).replace(" ", ""))


def test_two_strokes_in_one_cell_share_it_and_text_covers_both() -> None:
    canvas = Canvas(3, 3)
    canvas.stroke((0, 0), (2, 2))
    alone = list(canvas.lines())[1].plain[1]
    canvas.stroke((0, 2), (2, 0))
    assert list(canvas.lines())[1].plain[1] != alone
    canvas.put((1, 1), "X")
    assert list(canvas.lines())[1].plain[1] == "X"


def test_a_dashed_stroke_has_fewer_dots() -> None:
    whole, dashed = Canvas(9, 5), Canvas(9, 5)
    whole.stroke((0, 0), (8, 4))
    dashed.stroke((0, 0), (8, 4), dashed=True)
    assert dots(dashed) < dots(whole)
    level = Canvas(4, 1)
    level.stroke((0, 0), (3, 0), dashed=True)
    assert level.text().plain == "╌╌╌╌"


def test_an_arrow_points_the_way() -> None:
    ways = {(1, 0): "→", (-1, 0): "←", (0, 2): "↓", (0, -1): "↑", (1, 1): "↘", (-2, 1): "↙", (3, -1): "→", (1, -3): "↑"}
    assert {way: arrow((0, 0), way) for way in ways} == ways


def test_the_middle_of_nothing_is_nothing() -> None:
    assert middle([]) is None
    assert middle([(0, 0), (1, 0), (2, 0)]) == (1, 0)


def dots(canvas: Canvas) -> int:
    return sum((ord(character) - 0x2800).bit_count() for character in canvas.text().plain if character not in " \n")
