"""QR codes and the shapes of seats, as they are seen."""

import pytest
import segno

from sobremesa.editions.texts import Language
from sobremesa.printing import document, pdf
from sobremesa.printing.codes import QUIET_MODULES, qr
from sobremesa.printing.colours import SEATS
from sobremesa.printing.page import Document, Page
from sobremesa.printing.paper import A4, Box
from sobremesa.printing.seats import seat_shape
from tests.printing.prints import CODE, KINDS, Print, pieces_alone, printed, scanned

ADDRESS = "https://casa.example/new/golf?set=K7M2QX&language=es"


def test_a_qr_code_shows_every_module_of_its_address() -> None:
    box = Box(20, 20, 40, 40)
    made = Print(Document("", "es", (Page(A4, "", marks=qr(ADDRESS, box)),)))
    rows = [bytes(row) for row in segno.make(ADDRESS, error="m", micro=False).matrix]
    size = 40 / (len(rows) + 2 * QUIET_MODULES)
    seen = made.pixels(0, box, 20).convert("L")
    for row, modules in enumerate(rows):
        for column, is_dark in enumerate(modules):
            at = [round((place + QUIET_MODULES + 0.5) * size * 20) for place in (column, row)]
            assert (seen.getpixel(tuple(at)) < 128) == bool(is_dark)


def test_the_set_stands_on_every_page_in_words() -> None:
    made = printed("golf")
    for number, page in enumerate(made.document.pages):
        assert CODE in made.text(number), page.title


@pytest.mark.parametrize(("language", "paper"), KINDS)
@pytest.mark.parametrize(("game", "pages"), [("golf", 1), ("buffet", 2)])
def test_a_camera_reads_the_address_of_the_set(game: str, pages: int, language: Language, paper: str) -> None:
    """GOL-S1, BUF-S1: on the first page, and on that of Buffet's board."""
    data = printed(game, language, paper).data
    address = f"https://casa.example/new/{game}?set={CODE}&language={language}"
    assert [scanned(data, page) for page in range(2)] == [[address]] * pages + [[]] * (2 - pages)


@pytest.mark.parametrize("game", ["golf", "buffet"])
def test_without_an_address_there_is_nothing_for_a_camera(game: str) -> None:
    pages = document(game, pieces_alone(code=CODE, is_plain=True)).pages[:2]
    data = pdf(Document("", "es", pages))
    assert [scanned(data, page) for page in range(2)] == [[], []]


def test_no_two_seats_have_the_same_shape_or_colour_and_all_stay_in_their_box() -> None:
    box = Box(10, 10, 6, 6)
    shapes = [seat_shape(seat, box) for seat in range(8)]
    assert len({shape.steps for shape in shapes}) == len({shape.ink.fill for shape in shapes}) == len(SEATS) == 8
    for shape in shapes:
        ends = [step[-2:] if len(step) != 3 else step[:2] for step in shape.steps if step]
        assert all(box.holds(Box(x, y, 0, 0)) for x, y in ends)
