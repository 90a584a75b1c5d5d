"""Paper, and pieces laid out on it."""

import pytest

from sobremesa.printing.furniture import room
from sobremesa.printing.grid import GUTTER, Cut, grid, laid_out
from sobremesa.printing.page import Side
from sobremesa.printing.paper import A4, BLEED, LETTER, PAPERS, Box, Paper
from sobremesa.printing.shelves import Shelf, stacked


def nothing(_box: Box) -> tuple[()]:
    return ()


def test_a_box_turned_over_and_over_again_is_where_it_was() -> None:
    for paper in (A4, A4.landscape, LETTER):
        box = Box(12, 20, 63, 88)
        assert paper.over(paper.over(box)) == box


def test_upright_sheets_are_mirrored_across_and_lying_ones_down() -> None:
    box = Box(10, 20, 30, 40)
    assert A4.over(box) == Box(170, 20, 30, 40)
    assert A4.landscape.over(box) == Box(10, 150, 30, 40)


def test_two_halves_are_a_sheet() -> None:
    assert A4.half.width * 2 == A4.landscape.width
    assert A4.half.height == A4.landscape.height


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize(("width", "height"), [(63, 88), (25, 25), (100, 100), (40, 12)])
def test_a_grid_lies_in_the_middle_and_no_bleed_touches_a_neighbour(paper: Paper, width: float, height: float) -> None:
    made = grid(paper, width, height)
    assert made.places
    for box in made.places:
        assert room(made.paper).holds(box)
        assert not [other for other in made.places if other is not box and other.grown(BLEED).meets(box.grown(BLEED))]
    left, right = min(box.x for box in made.places), max(box.right for box in made.places)
    assert left == pytest.approx(made.paper.width - right)


def test_a_sheet_of_a4_holds_eight_cards_and_one_of_letter_six() -> None:
    assert len(grid(A4, 63, 88).places) == 8
    assert len(grid(LETTER, 63, 88).places) == 6


def test_pieces_go_over_to_the_next_sheet_and_every_front_is_followed_by_its_back() -> None:
    cuts = [Cut(str(number), "card", nothing, nothing) for number in range(10)]
    pages = tuple(laid_out(cuts, "cards", grid(A4, 63, 88), "backs"))
    assert [page.title for page in pages] == ["cards", "backs", "cards", "backs"]
    assert [len(page.pieces) for page in pages] == [8, 8, 2, 2]
    assert [page.pieces[0].side for page in pages] == [Side.FRONT, Side.BACK] * 2
    assert [piece.id for page in pages[::2] for piece in page.pieces] == [str(number) for number in range(10)]


def test_shelves_begin_a_new_sheet_when_one_is_full() -> None:
    large = Shelf(tuple(Cut(f"large-{number}", "net", nothing) for number in range(7)), 81, 67)
    small = Shelf(tuple(Cut(f"small-{number}", "coin", nothing) for number in range(40)), 20, 20, gap=6, is_marked=True)
    pages = tuple(stacked((large, small), "things", A4.landscape))
    assert len([piece for page in pages for piece in page.pieces]) == 47
    for page in pages:
        assert all(room(page.paper).holds(piece.box) for piece in page.pieces)
        boxes = [piece.box for piece in page.pieces]
        assert not [1 for place, one in enumerate(boxes) for two in boxes[:place] if one.meets(two)]


def test_a_piece_that_is_higher_than_a_sheet_ends_no_loop() -> None:
    tall = Shelf(tuple(Cut(f"tall-{number}", "net", nothing) for number in range(2)), 150, 400)
    assert [len(page.pieces) for page in stacked((tall,), "things", A4)] == [1, 1]


def test_a_gutter_has_room_for_two_bleeds() -> None:
    assert GUTTER == 2 * BLEED == 6
