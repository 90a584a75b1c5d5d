"""Bisonte's sheets: a board that joins to the millimetre, every tile once, racks that close (BIS-C1 to BIS-C3)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import cos, radians, sin, sqrt

import msgspec
import pytest
from PIL import ImageChops, ImageStat

from sobremesa.editions import available, load_bisonte
from sobremesa.editions.texts import LANGUAGES, texts
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition
from sobremesa.printing import A4, LETTER, PACKAGE, bisonte, document
from sobremesa.printing.bisonte.board import OVERLAP, RIM, board, parts, square_size
from sobremesa.printing.bisonte.racks import BACK, FACE, FLOOR, LEDGE
from sobremesa.printing.bisonte.tiles import tile_size
from sobremesa.printing.furniture import room
from sobremesa.printing.marks import Clipped, Mark, Shape
from sobremesa.printing.page import Document
from sobremesa.printing.paper import BLEED, Box, Paper
from tests.printing.prints import Print, pieces_alone

GRASS = {"#eef2dc", "#f3b9bd", "#ad2f25", "#bfe0ee", "#27648f", "#ecc667"}


@pytest.fixture(scope="module")
def edition() -> BisonteEdition:
    return load_bisonte("es")


@pytest.fixture(scope="module")
def joined(edition: BisonteEdition) -> Print:
    return Print(Document("board", "es", tuple(board(edition.layout, pieces_alone()))))


def squares(marks: tuple[Mark, ...]) -> Iterator[Box]:
    for mark in marks:
        if isinstance(mark, Clipped):
            yield from squares(mark.marks)
        elif isinstance(mark, Shape) and mark.ink.fill in GRASS:
            (x, y, _), _, (right, bottom), *_ = mark.steps
            yield Box(x, y, right - x, bottom - y)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.id)
@pytest.mark.parametrize("box", available("bisonte"))
def test_a_set_has_every_tile_of_the_box_once(box: str, paper: Paper) -> None:
    edition = load_bisonte(box)
    pages = list(bisonte.sheets(edition, pieces_alone(language=edition.language, paper=paper)))
    ids = Counter(piece.id for page in pages for piece in page.pieces)
    assert set(ids.values()) == {1}
    wanted = {f"tile-{kind.tile}-{number}" for kind in edition.kinds for number in range(1, kind.count + 1)}
    assert {piece.id for page in pages for piece in page.pieces if piece.kind == "tile"} == wanted
    kinds = Counter(piece.kind for page in pages for piece in page.pieces)
    assert (kinds["board"], kinds["rack"], kinds["pad"]) == (4, 4, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_reads_as_its_letter_and_value(language: str) -> None:
    """BIS-C1: digraphs on one tile, Ñ, and two Bisontes that show the animal and no value."""
    edition = load_bisonte(language)
    printed = Print(document("bisonte", pieces_alone(language=language)))
    read: Counter[str] = Counter()
    for number, page in enumerate(printed.document.pages):
        read.update(printed.text(number, piece.box) for piece in page.pieces if piece.kind == "tile")
    wanted = {f"{kind.tile}{kind.value}" if kind.tile != BISONTE else "": kind.count for kind in edition.kinds}
    assert read == wanted
    assert read.total() == 102


def test_for_fewer_players_there_are_fewer_racks(edition: BisonteEdition) -> None:
    pages = bisonte.sheets(edition, pieces_alone(players=2))
    assert Counter(piece.kind for page in pages for piece in page.pieces)["rack"] == 2


@pytest.mark.parametrize("layout", ["es", "es+sixty-one"])
def test_every_square_is_whole_on_one_sheet_and_all_lie_on_one_grid(layout: str) -> None:
    """BIS-C2: in the board's own millimetres a square is where it belongs, whichever sheet it is on."""
    side = load_bisonte(layout).layout.side
    size, whole = square_size(side), Counter[tuple[int, int]]()
    for part, page in zip(parts(side), board(load_bisonte(layout).layout, pieces_alone()), strict=True):
        (piece,) = page.pieces
        for box in squares(piece.marks):
            x, y = box.x - piece.box.x + part.whole.x, box.y - piece.box.y + part.whole.y
            column, row = round((x - RIM) / size), round((y - RIM) / size)
            assert (x, y) == pytest.approx((RIM + column * size, RIM + row * size), abs=0.001)
            assert (box.width, box.height) == pytest.approx((size, size), abs=0.001)
            if part.window.holds(Box(x, y, size, size)):
                whole[row, column] += 1
    assert whole == {(row, column): 1 for row in range(side) for column in range(side)}


def test_sheets_end_where_the_next_begin_and_run_on_below_them() -> None:
    first, second, third, fourth = parts(15)
    assert first.window.right == second.window.x == third.window.right == fourth.window.x
    assert first.window.bottom == third.window.y == second.window.bottom == fourth.window.y
    assert (first.whole.right, first.whole.bottom) == (second.window.x + OVERLAP, third.window.y + OVERLAP)
    assert fourth.whole == fourth.window
    assert not any(one.window.meets(other.window) for one, other in combinations(parts(15), 2))


def test_what_lies_below_the_next_sheet_is_the_same_picture(joined: Print) -> None:
    """Measured on the rendered sheets, but for the text of squares that are not whole there."""
    first, second = parts(15)[:2]
    strip = Box(second.window.x, RIM, OVERLAP, first.window.height - RIM)
    pictures = []
    for number, part in enumerate((first, second)):
        (piece,) = joined.document.pages[number].pieces
        x, y = piece.box.x - part.whole.x, piece.box.y - part.whole.y
        pictures.append(joined.pixels(number, Box(strip.x + x, strip.y + y, strip.width, strip.height).grown(-0.5), 8))
    difference = ImageStat.Stat(ImageChops.difference(*pictures))
    assert max(difference.mean) < 4


def test_where_sheets_join_the_picture_runs_on_with_the_squares_of_the_neighbour(joined: Print) -> None:
    """Measured on the rendered sheets: left of the second is what the first ends with."""
    first, second = parts(15)[:2]
    strip = Box(second.window.x - BLEED, RIM, BLEED, first.window.height - RIM)
    pictures = []
    for number, part in enumerate((first, second)):
        (piece,) = joined.document.pages[number].pieces
        x, y = piece.box.x - part.whole.x, piece.box.y - part.whole.y
        pictures.append(joined.pixels(number, strip.moved(x, y).grown(-0.3), 8))
    assert max(ImageStat.Stat(ImageChops.difference(*pictures)).mean) < 4


@pytest.mark.parametrize("side", [5, 15, 21])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.id)
def test_boards_of_every_size_fit_onto_their_sheets(side: int, paper: Paper) -> None:
    for part in parts(side):
        assert part.whole.width <= room(paper).width
        assert part.whole.height <= room(paper).height - 26


def test_premiums_are_told_by_colour_and_in_words(edition: BisonteEdition, joined: Print) -> None:
    """BIS-C2: each of the four by its own colour, and what it multiplies is written on it."""
    say = texts("es", PACKAGE)
    written = Counter(words.text for page in joined.document.pages for words in page.words)
    cells = range(edition.layout.side**2)
    assert written[say("print-bisonte-word")] == sum(edition.layout.word_factor(cell) > 1 for cell in cells) == 20
    assert written[say("print-bisonte-letter")] == sum(edition.layout.letter_factor(cell) > 1 for cell in cells) == 36
    assert written["×2"] + written["×3"] == 56


def test_tiles_are_smaller_than_squares_and_seven_fit_on_a_rack(edition: BisonteEdition) -> None:
    """BIS-C3."""
    side = tile_size(edition)
    assert square_size(15) - 2.5 < side < square_size(15)
    racks = [piece for page in bisonte.sheets(edition, pieces_alone()) for piece in page.pieces if piece.kind == "rack"]
    assert all(piece.box.width > edition.rack * side for piece in racks)


@pytest.mark.parametrize("rack", [1, 10])
def test_racks_of_every_length_fit_onto_a_sheet(edition: BisonteEdition, rack: int) -> None:
    changed = msgspec.structs.replace(edition, rack=rack)
    for paper in (A4, LETTER):
        pages = bisonte.sheets(changed, pieces_alone(paper=paper))
        boxes = [piece.box for page in pages for piece in page.pieces if piece.kind == "rack"]
        assert len(boxes) == 4
        assert all(box.width >= rack * tile_size(edition) for box in boxes)


def test_a_folded_rack_closes_under_its_ledge() -> None:
    """The back ends on the table behind the ledge, and from there the floor reaches to its front edge."""
    high, away = FACE * sin(radians(70)), FACE * cos(radians(70))
    assert pytest.approx(LEDGE + away + sqrt(BACK**2 - high**2)) == FLOOR
