"""What is cut out: pictures that run on beyond the cut, and marks that show where it goes."""

import pytest

from sobremesa.printing import PRINTED
from sobremesa.printing.furniture import CROP
from sobremesa.printing.marks import Shape, words_in
from sobremesa.printing.page import Page
from sobremesa.printing.paper import BLEED, Box
from tests.printing.prints import KINDS, Print, printed

RUN_ON = {
    "golf": {"hole", "wildcard", "coin"},
    "loom": {"vowel", "consonant", "strategy"},
    "buffet": {"tile", "lens", "chart", "nest", "marker"},
    "bisonte": {"board-1", "board-2", "board-3", "board-4", "tile", "rack"},
}
"""What is coloured up to where it is cut."""
ROUND = {"coin", "marker", "lens", "nest"}
"""They touch the edges of their box in the middle alone."""


@pytest.fixture(params=[(game, *kind) for game in PRINTED for kind in KINDS], ids="-".join)
def made(request: pytest.FixtureRequest) -> Print:
    """A print of every game, in each language and on each paper."""
    game, language, paper = request.param
    return printed(game, language, paper)


@pytest.mark.parametrize("game", PRINTED)
def test_a_colour_that_reaches_the_edge_of_a_piece_runs_on_beyond_the_cut(game: str) -> None:
    """By the pixels of one piece of every kind and side: coloured just within the cut, so to the end of the bleed."""
    made = printed(game)
    seen, coloured = set(), set()
    for number, page in enumerate(made.document.pages):
        for piece in page.pieces:
            kind = piece.id if piece.kind == "board" else piece.kind, piece.side
            if kind in seen:
                continue
            seen.add(kind)
            points = above_and_below if piece.kind in ROUND else around
            for within, beyond in zip(*(points(piece.box, by) for by in (-0.3, BLEED - 0.4)), strict=True):
                if not is_white(made, number, within):
                    coloured.add(kind[0])
                    assert not is_white(made, number, beyond), (piece.id, beyond)
    assert coloured == RUN_ON[game]


def around(box: Box, by: float) -> list[tuple[float, float]]:
    """Points along a box that is so much larger, each straight out from the same point of another size."""
    out, shares = box.grown(by), [(place + 0.5) / 10 for place in range(10)]
    return [
        *((box.x + share * box.width, edge) for share in shares for edge in (out.y, out.bottom)),
        *((edge, box.y + share * box.height) for share in shares for edge in (out.x, out.right)),
    ]


def above_and_below(box: Box, by: float) -> list[tuple[float, float]]:
    """The middles of two of its edges."""
    out = box.grown(by)
    return [(out.centre[0], out.y), (out.centre[0], out.bottom)]


def is_white(made: Print, number: int, at: tuple[float, float]) -> bool:
    """Whether a point of a page is bare paper."""
    return all(level == 255 for level in made.pixels(number, Box(*at, 0, 0).grown(0.13), 4).getpixel((0, 0)))


def test_every_cut_of_a_piece_has_a_mark_at_both_of_its_ends(made: Print) -> None:
    """Beyond the bleed on all four sides; a net has none, for it is cut along its own lines."""
    for page in made.document.pages:
        marks = crops(page)
        for piece in page.pieces:
            if piece.kind == "die":
                continue
            box, clear = piece.box, piece.box.grown(BLEED)
            for x in (box.x, box.right):
                on_it = [mark for mark in marks if mark.width == 0 and abs(mark.x - x) < 0.01]
                assert any(mark.bottom < clear.y for mark in on_it), (piece.id, x)
                assert any(mark.y > clear.bottom for mark in on_it), (piece.id, x)
            for y in (box.y, box.bottom):
                on_it = [mark for mark in marks if mark.height == 0 and abs(mark.y - y) < 0.01]
                assert any(mark.right < clear.x for mark in on_it), (piece.id, y)
                assert any(mark.x > clear.right for mark in on_it), (piece.id, y)


def test_no_mark_to_cut_along_lies_on_a_piece_or_on_its_bleed(made: Print) -> None:
    for page in made.document.pages:
        marks = crops(page)
        assert all(page.paper.box.holds(mark) for mark in marks)
        for piece in page.pieces:
            clear = piece.box if piece.kind == "die" else piece.box.grown(BLEED)
            assert not [mark for mark in marks if clear.meets(mark)], piece.id


def crops(page: Page) -> list[Box]:
    """Every mark to cut along as the box that it just fills, without the ticks of the ruler."""
    steps = [step for mark in page.marks if isinstance(mark, Shape) and mark.ink == CROP for step in mark.steps]
    ends = [(begin[:2], end) for begin, end in zip(steps[::2], steps[1::2], strict=True)]
    return [Box(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)) for (x, y), (to_x, to_y) in ends]


def test_marks_keep_clear_of_the_header_and_the_ruler_on_score_pads(made: Print) -> None:
    page = next(page for page in made.document.pages if any(piece.kind == "pad" for piece in page.pieces))
    assert page.ruler is not None
    crops = next(mark for mark in page.marks if isinstance(mark, Shape))
    heights = [step[1] for step in crops.steps]
    head = max(words.box.bottom for words in words_in(page.marks) if words.box.y < 10)
    assert min(heights) > head + 3
    assert max(heights) < page.ruler.y - 3
