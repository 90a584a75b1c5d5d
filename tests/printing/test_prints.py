"""What every print promises: true size, embedded fonts, text within its box, backs behind their fronts."""

from itertools import combinations, groupby
from typing import Any

import pytest
from pypdfium2.raw import FPDF_PAGEOBJ_IMAGE

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.printing import PAPERS, PRINTED, Leaflet, pdf
from sobremesa.printing.furniture import RULER, block_of
from sobremesa.printing.marks import Stamp
from sobremesa.printing.page import Page, Side
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import Face
from tests.printing.prints import KINDS, POINTS, Print, printed

SLACK = 0.35
"""Millimetres: a serif may reach a hair beyond the width that its letter takes."""


@pytest.fixture(params=[(game, *kind) for game in PRINTED for kind in KINDS], ids="-".join)
def made(request: pytest.FixtureRequest) -> Print:
    """A print of every game, in each language and on each paper."""
    game, language, paper = request.param
    return printed(game, language, paper)


SHEETS: dict[tuple[str, str], dict[str, int]] = {
    # Twelve tiles, six of them a sheet.
    ("buffet", "a4"): {"cover, board": 1, "tiles": 2, "lenses": 1, "chart": 1, "ants": 1, "pad": 1, "rules": 1},
    ("buffet", "letter"): {"cover, board": 1, "tiles": 2, "lenses": 1, "chart": 1, "ants": 1, "pad": 1, "rules": 1},
    # 54 hole cards and 24 wildcards: eight cards lie on A4, and six on Letter, which is shorter.
    ("golf", "a4"): {"cover, deal": 1, "holes": 7, "wildcards": 3, "dice": 1, "stickers": 1, "pad": 1, "rules": 1},
    ("golf", "letter"): {"cover, deal": 1, "holes": 9, "wildcards": 4, "dice": 1, "stickers": 1, "pad": 1, "rules": 1},
    # Without a set there is nothing behind the cover. The board is four sheets, and each rack half of one.
    ("bisonte", "a4"): {"cover": 1, "board": 4, "tiles": 1, "racks": 2, "pad": 1, "rules": 1},
    ("bisonte", "letter"): {"cover": 1, "board": 4, "tiles": 1, "racks": 2, "pad": 1, "rules": 1},
    ("loom", "a4"): {"cover": 1, "cards": 19, "pad": 1, "rules": 1},
    ("loom", "letter"): {"cover": 1, "cards": 25, "pad": 1, "rules": 1},
}
"""What a whole box is printed on, in either language; each sheet is two pages, whatever is on its back."""
PAGES = {
    ("buffet", "a4"): 16,
    ("buffet", "letter"): 16,
    ("golf", "a4"): 30,
    ("golf", "letter"): 36,
    ("bisonte", "a4"): 20,
    ("bisonte", "letter"): 20,
    ("loom", "a4"): 44,
    ("loom", "letter"): 56,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "paper"), PAGES)
def test_a_box_has_as_many_pages_as_its_pieces_need(game: str, paper: str, language: Language) -> None:
    pages = printed(game, language, paper).document.pages
    assert len(pages) == PAGES[game, paper]
    titles = [page.title for page in pages[::2]]
    runs = [len(list(sheets)) for _, sheets in groupby(titles)]
    assert runs == list(SHEETS[game, paper].values())


def test_pages_have_the_size_of_their_paper_in_millimetres(made: Print) -> None:
    pages = made.reader.pages
    assert len(pages) == len(made.document.pages)
    for page, drawn in zip(made.document.pages, pages, strict=True):
        size = float(drawn.mediabox.width) / POINTS, float(drawn.mediabox.height) / POINTS
        assert size == pytest.approx((page.paper.width, page.paper.height), abs=0.01)


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_all_pages_are_whole_sheets_of_one_paper(paper: str, size: tuple[float, float]) -> None:
    """Nothing asks a printer for another size; the rules are two sides of one sheet."""
    assert (PAPERS[paper].width, PAPERS[paper].height) == size
    for game in PRINTED:
        pages = printed(game, "es" if paper == "a4" else "en", paper).document.pages
        assert {tuple(sorted((page.paper.width, page.paper.height))) for page in pages} == {tuple(sorted(size))}
        assert len(pages) % 2 == 0


def test_every_font_is_embedded(made: Print) -> None:
    resources: list[Any] = [page["/Resources"] for page in made.reader.pages]
    fonts = [font.get_object() for each in resources for font in each.get("/Font", {}).values()]
    assert {str(font["/BaseFont"]).partition("+")[2] for font in fonts} <= {f"Sobremesa-{face.value}" for face in Face}
    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"].get_object() for font in fonts)


def test_everything_is_drawn_and_nothing_is_a_picture_of_dots(made: Print) -> None:
    """So that it is sharp at any size: no page, nor any form that it is made of, names or holds an image."""
    seen: set[int] = set()
    waiting: list[Any] = [page["/Resources"] for page in made.reader.pages]
    while waiting:
        for named in waiting.pop().get_object().get("/XObject", {}).values():
            assert named.get_object()["/Subtype"] == "/Form"
            if named.idnum not in seen:
                seen.add(named.idnum)
                waiting.append(named.get_object().get("/Resources", {}))
    marks = [mark for page in made.document.pages for piece in page.pieces for mark in piece.marks]
    assert len(seen) >= len({mark.name for mark in marks if isinstance(mark, Stamp)})
    for page in made.file:
        assert not list(page.get_objects(filter=[FPDF_PAGEOBJ_IMAGE], max_depth=9))


def test_no_text_stands_outside_its_box(made: Print) -> None:
    """By the characters that a reader of the PDF finds, not by what we meant."""
    for number in range(len(made.document.pages)):
        for words, found in made.written(number):
            assert all(words.box.grown(SLACK).holds(each.box) for each in found), (number + 1, words.text)


def test_on_a_piece_no_text_touches_another(made: Print) -> None:
    """A value keeps clear of its letter, even of the tail of a Q."""
    for number, page in enumerate(made.document.pages):
        inks = [(words.box, block_of(each.box for each in found)) for words, found in made.written(number)]
        for piece in page.pieces:
            on_it = [ink for box, ink in inks if piece.box.holds(box)]
            assert not [one for one, other in combinations(on_it, 2) if one.meets(other)], (number + 1, piece.id)


def test_texts_lie_on_their_pieces_and_pieces_on_their_page(made: Print) -> None:
    for page in made.document.pages:
        for piece in page.pieces:
            assert page.paper.box.holds(piece.box)
            assert all(piece.box.holds(words.box) for words in piece.words), piece.id
        assert all(page.paper.box.holds(words.box) for words in page.words)


def test_pieces_do_not_lie_on_each_other(made: Print) -> None:
    for page in made.document.pages:
        boxes = [piece.box for piece in page.pieces]
        assert not [(one, two) for place, one in enumerate(boxes) for two in boxes[:place] if one.meets(two)]


def test_every_sheet_to_cut_has_a_ruler(made: Print) -> None:
    for page in made.document.pages:
        assert page.ruler is not None or not page.marks[2:]
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


def test_backs_on_lying_sheets_are_drawn_upside_down_since_the_sheet_is_turned_over_its_long_edge() -> None:
    for paper in PAPERS:
        pages = [page for page in printed("loom", "es", paper).document.pages if page.pieces]
        for page in pages:
            backs = [piece for piece in page.pieces if piece.side is Side.BACK]
            stamps = {mark.turn for piece in backs for mark in piece.marks if isinstance(mark, Stamp)}
            middles = {words.turn for piece in backs for words in piece.words if words.box.holds(middle(piece.box))}
            assert stamps | middles <= {180 if page.paper.is_landscape else 0}


def middle(box: Box) -> Box:
    """A point as a box."""
    return Box(*box.centre, 0, 0)


def test_the_flag_on_a_back_points_up_where_its_card_does() -> None:
    """By the red of the pennant, on a sheet that lies."""
    made = printed("golf")
    number = next(
        number
        for number, page in enumerate(made.document.pages)
        if page.paper.is_landscape and any(piece.side is Side.BACK for piece in page.pieces)
    )
    card = made.document.pages[number].pieces[0].box
    above, below = card.part(20, 30, 23, 14), card.part(20, 44, 23, 14)
    reds = [made.pixels(number, half, 4).getcolors(10_000) for half in (above, below)]
    reds = [sum(count for count, (r, g, _) in each if r > 130 and g < 60) for each in reds]
    assert reds[0] == 0 < reds[1]


def test_the_same_pages_give_the_same_bytes() -> None:
    made = printed("golf")
    assert pdf(made.document) == made.data


@pytest.mark.parametrize("game", PRINTED)
@pytest.mark.parametrize(("language", "paper"), KINDS)
def test_a_print_may_leave_the_rules_out_or_be_nothing_else(game: str, language: Language, paper: str) -> None:
    whole = printed(game, language, paper).document.pages
    alone = printed(game, language, paper, Leaflet.ONLY).document.pages
    assert len(alone) == 2
    assert [page.paper for page in whole[-2:]] == [PAPERS[paper].landscape] * 2
    assert [page.title for page in whole].count(alone[0].title) == 2
