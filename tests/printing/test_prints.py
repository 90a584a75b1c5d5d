"""What every print promises: true size, embedded fonts, text within its box, backs behind their fronts."""

from typing import Any

import pytest

from sobremesa.editions.texts import Language
from sobremesa.printing import PAPERS, PRINTED, Leaflet, pdf
from sobremesa.printing.furniture import RULER
from sobremesa.printing.page import Page, Side
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.typefaces import Face
from tests.printing.prints import KINDS, POINTS, Print, printed

SLACK = 0.35
"""Millimetres: a serif may reach a hair beyond the width that its letter takes."""


@pytest.fixture(params=[(game, *kind) for game in PRINTED for kind in KINDS], ids="-".join)
def made(request: pytest.FixtureRequest) -> Print:
    """A print of every game, in each language and on each paper."""
    game, language, paper = request.param
    return printed(game, language, paper)


def test_pages_have_the_size_of_their_paper_in_millimetres(made: Print) -> None:
    pages = made.reader.pages
    assert len(pages) == len(made.document.pages)
    for page, drawn in zip(made.document.pages, pages, strict=True):
        size = float(drawn.mediabox.width) / POINTS, float(drawn.mediabox.height) / POINTS
        assert size == pytest.approx((page.paper.width, page.paper.height), abs=0.01)


@pytest.mark.parametrize(
    ("paper", "whole", "half"), [("a4", (210, 297), (148.5, 210)), ("letter", (215.9, 279.4), (139.7, 215.9))]
)
def test_sheets_are_whole_and_rules_are_halves(
    paper: str, whole: tuple[float, float], half: tuple[float, float]
) -> None:
    assert (PAPERS[paper].width, PAPERS[paper].height) == whole
    assert (PAPERS[paper].half.width, PAPERS[paper].half.height) == half


def test_every_font_is_embedded(made: Print) -> None:
    resources: list[Any] = [page["/Resources"] for page in made.reader.pages]
    fonts = [font.get_object() for each in resources for font in each.get("/Font", {}).values()]
    assert {str(font["/BaseFont"]).partition("+")[2] for font in fonts} <= {f"Sobremesa-{face.value}" for face in Face}
    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"].get_object() for font in fonts)


def test_no_text_stands_outside_its_box(made: Print) -> None:
    """By the characters that a reader of the PDF finds, not by what we meant."""
    for number, page in enumerate(made.document.pages):
        boxes = [words.box.grown(SLACK) for words in page.words]
        lost = [each for each in made.characters(number) if not any(box.holds(each.box) for box in boxes)]
        assert not lost, (number + 1, lost[:5])


def test_texts_lie_on_their_pieces_and_pieces_on_their_page(made: Print) -> None:
    for page in made.document.pages:
        for piece in page.pieces:
            assert page.paper.box.holds(piece.box)
            assert all(piece.box.holds(words.box) for words in piece.words), piece.id
        assert all(page.paper.box.holds(words.box) for words in page.words)


def test_everything_that_a_page_says_can_be_read_in_the_pdf(made: Print) -> None:
    for number, page in enumerate(made.document.pages):
        found = sorted(each.sign for each in made.characters(number))
        meant = sorted("".join("".join(words.text.split()) for words in page.words))
        assert found == meant, number + 1


def test_pieces_do_not_lie_on_each_other(made: Print) -> None:
    for page in made.document.pages:
        boxes = [piece.box for piece in page.pieces]
        assert not [(one, two) for place, one in enumerate(boxes) for two in boxes[:place] if one.meets(two)]


def test_every_sheet_to_cut_has_a_ruler(made: Print) -> None:
    for page in made.document.pages:
        assert page.ruler is not None or not page.pieces
        assert page.ruler is None or page.ruler.width == RULER == 100


def test_the_ruler_is_100_mm_long_on_paper() -> None:
    made = printed("golf")
    number, page = next((each, page) for each, page in enumerate(made.document.pages) if page.pieces)
    assert page.ruler is not None
    strip = Box(0, page.ruler.bottom - 0.3, page.ruler.right + 2.5, 0.6)
    row = made.pixels(number, strip, 20).convert("L").point(lambda value: 255 if value < 128 else 0)
    left, _, right, _ = row.getbbox()
    assert (right - left) / 20 == pytest.approx(100, abs=0.2)


def test_printed_on_both_sides_nothing_comes_behind_a_piece_but_its_back(made: Print) -> None:
    pages = made.document.pages
    for front, back in zip(pages[::2], pages[1::2], strict=False):
        assert {piece.side for piece in front.pieces} <= {Side.FRONT}
        assert {piece.side for piece in back.pieces} <= {Side.BACK}
        assert front.paper == back.paper
        assert back.pieces or not front.pieces or not back.marks[:-2]


def test_backs_lie_behind_their_fronts_when_a_sheet_is_turned_over_its_long_edge(made: Print) -> None:
    pages = made.document.pages
    backs = [number for number, page in enumerate(pages) if any(each.side is Side.BACK for each in page.pieces)]
    for number in backs:
        front, back = pages[number - 1], pages[number]
        assert front.paper == back.paper
        behind = {piece.id: piece.box for piece in back.pieces}
        assert behind.keys() == {piece.id for piece in front.pieces}
        for piece in front.pieces:
            wanted, found = turned(front, piece.box), behind[piece.id]
            assert wanted.holds(found)
            assert found.holds(wanted)


def turned(page: Page, box: Box) -> Box:
    """Where a hole through the paper comes out: over the long edge, which is above and below where a page lies."""
    width, height = page.paper.width, page.paper.height
    if width > height:
        return Box(box.x, height - box.y - box.height, box.width, box.height)
    return Box(width - box.x - box.width, box.y, box.width, box.height)


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("game", ["golf", "loom"])
def test_cards_run_on_beyond_the_cut(game: str, side: Side) -> None:
    """Just inside the bleed there is the colour of the card, on all four sides."""
    made = printed(game)
    pages = enumerate(made.document.pages)
    number, piece = next(
        (number, piece)
        for number, page in pages
        for piece in page.pieces
        if piece.side is side and piece.box.height == 88
    )
    around = piece.box.grown(BLEED - 0.3)
    shown = made.pixels(number, around, 4)
    width, height = shown.size
    middles = [(width // 2, 0), (width // 2, height - 1), (0, height // 2), (width - 1, height // 2)]
    assert all(shown.getpixel(at) != (255, 255, 255) for at in middles)


def test_the_same_pages_give_the_same_bytes() -> None:
    made = printed("golf")
    assert pdf(made.document) == made.data


@pytest.mark.parametrize("game", PRINTED)
@pytest.mark.parametrize(("language", "paper"), KINDS)
def test_a_print_may_leave_the_rules_out_or_be_nothing_else(game: str, language: Language, paper: str) -> None:
    whole = printed(game, language, paper).document.pages
    alone = printed(game, language, paper, Leaflet.ONLY).document.pages
    assert len(alone) == 4
    assert [page.paper.id for page in whole[-4:]] == [f"half-{paper}"] * 4
    assert [page.title for page in whole].count(alone[0].title) == 4
