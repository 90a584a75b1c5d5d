"""Word Buffet's sheets: every piece of the box once, true to size (BUF-C1 to BUF-C3)."""

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from sobremesa.editions import load_buffet
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.games.buffet.board import Side, nest_sides, turn
from sobremesa.games.buffet.edition import FOOD, TILE_SIDE
from sobremesa.games.buffet.laying import board_of_set
from sobremesa.printing import A4, buffet, document
from sobremesa.printing.buffet.ants import ANT, CROWN, ants
from sobremesa.printing.buffet.chart import NEST, ROWS
from sobremesa.printing.buffet.foods import FIELD, FOODS
from sobremesa.printing.buffet.lens import ACROSS, WINDOW, lenses
from sobremesa.printing.buffet.tiles import CELL, TILE
from sobremesa.printing.colours import SEATS
from sobremesa.printing.marks import Shape, Stamp
from sobremesa.printing.outline import Steps
from sobremesa.printing.page import Document, Page, Piece
from sobremesa.printing.seats import seat_shape
from tests.printing.prints import CODE, KINDS, Print, pieces_alone, printed

ROOT = Path(__file__).parents[3]


def pieces(*pages: Page) -> Counter[str]:
    return Counter(piece.kind for page in pages for piece in page.pieces)


@pytest.mark.parametrize(("language", "paper"), KINDS)
def test_a_set_has_every_piece_of_the_box_once(language: Language, paper: str) -> None:
    edition = load_buffet(language)
    pages = printed("buffet", language, paper).document.pages
    ids = Counter(piece.id for page in pages for piece in page.pieces)
    assert set(ids.values()) == {1}
    assert pieces(*pages) == {
        "tile": 12, "ant": 4 * 40, "special": 4 * 5, "nest": 4, "marker": 4, "chart": 1, "lens": 4, "pad": 3,
    }  # fmt: skip
    assert {piece.id for page in pages for piece in page.pieces if piece.kind == "tile"} == {
        f"tile-{tile.id}" for tile in edition.tiles
    }


def test_for_fewer_players_there_are_fewer_colours_and_as_many_ants_of_each() -> None:
    """BUF-S2: with two each takes forty, so two can always play with what was printed."""
    counted = pieces(*buffet.sheets(load_buffet("es"), pieces_alone(players=2)))
    assert (counted["tile"], counted["ant"], counted["special"], counted["nest"], counted["lens"]) == (12, 80, 10, 2, 2)


def test_a_box_with_many_more_ants_takes_more_sheets() -> None:
    crowded = msgspec.structs.replace(load_buffet("es"), ants=(99, 99, 99), special_ants=99)
    pages = list(ants(crowded, pieces_alone()))
    assert pieces(*pages)["ant"] == pieces(*pages)["special"] == 4 * 99
    assert all(page.paper.box.holds(piece.box) for page in pages for piece in page.pieces)


def test_no_line_like_a_cut_runs_across_a_lens_where_its_handle_begins() -> None:
    """By the pixels of the strip in the middle of the handle, from beyond the foil's line down to the shape."""
    made = Print(Document("", "es", tuple(lenses(pieces_alone(players=1)))))
    (piece,) = made.document.pages[0].pieces
    strip = piece.box.part(ACROSS / 2 - 4, ACROSS / 2 + WINDOW / 2 + 5, 8, 24)
    assert len(made.pixels(0, strip, 8).getcolors()) == 1
    edges = strip.part(-10, 10, 28, 5)
    assert len(made.pixels(0, edges, 8).getcolors()) > 1


def test_plain_letters_need_no_lens() -> None:
    assert pieces(*buffet.sheets(load_buffet("es"), pieces_alone(is_plain=True)))["lens"] == 0


def test_pieces_fit_each_other() -> None:
    """A nest is as wide as a tile (BUF-C1), an ant lies within a cell, a lens shows a letter and its neighbours."""
    assert TILE == TILE_SIDE * CELL == NEST[0]
    assert ANT < CELL
    assert WINDOW > 3 * CELL
    for page in printed("buffet").document.pages:
        for piece in page.pieces:
            assert piece.kind != "tile" or (piece.box.width, piece.box.height) == (TILE, TILE)
            assert piece.kind not in {"ant", "special"} or (piece.box.width, piece.box.height) == (ANT, ANT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_plain_tiles_every_cell_has_its_letter(language: str) -> None:
    edition = load_buffet(language)
    made = Print(document("buffet", pieces_alone(language=language, is_plain=True)))
    rows = {f"tile-{tile.id}": tile for tile in edition.tiles}
    seen = 0
    for number, page in enumerate(made.document.pages):
        for piece in page.pieces:
            if piece.kind != "tile":
                continue
            for place, letter in enumerate("".join(rows[piece.id].rows)):
                row, column = divmod(place, TILE_SIDE)
                cell = piece.box.part(column * CELL, row * CELL, CELL, CELL)
                assert made.text(number, cell) == (rows[piece.id].id if letter == FOOD else letter)
                seen += 1
    assert seen == 12 * 25


def test_the_chart_has_twelve_rows_with_the_longest_on_top() -> None:
    """BUF-C3: printed 1 to 11 and '12 or more'."""
    assert ROWS == ("12+", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1")
    chart = next(
        piece
        for page in buffet.sheets(load_buffet("es"), pieces_alone())
        for piece in page.pieces
        if piece.kind == "chart"
    )
    shown = [(words.box.y, words.text) for words in chart.words if words.text in ROWS]
    assert tuple(text for _, text in sorted(shown)) == ROWS


def test_a_set_with_a_code_shows_how_its_tiles_lie_and_no_letter() -> None:
    """BUF-S1: the same board as online, tile by tile."""
    edition = load_buffet("es")
    page = next(iter(buffet.sheets(edition, pieces_alone(code=CODE, address=f"https://table.example/?set={CODE}"))))
    layout = board_of_set(edition, CODE)
    assert [words.text for words in page.words if words.text.isdigit()] == list(layout.tiles)
    assert CODE in " ".join(words.text for words in page.words)
    assert not any(re.fullmatch(r"[A-ZÑ]", words.text) for words in page.words)


def test_buf_s3_a_board_for_any_number_says_where_two_and_three_sit() -> None:
    edition = load_buffet("es")
    said = pieces_alone().say("print-buffet-board-nests")
    for players, is_said in ((None, True), (4, False), (2, False)):
        page = next(iter(buffet.sheets(edition, pieces_alone(code=CODE, players=players))))
        assert (said in {words.text for words in page.words}) is is_said
    sides = {"arriba": Side.NORTH, "a la derecha": Side.EAST, "abajo": Side.SOUTH}
    for number, told in zip((2, 3), said.split("Entre dos")[1].split("entre tres"), strict=True):
        assert {side for name, side in sides.items() if name in told} == set(nest_sides(number))


def test_in_the_picture_of_a_board_each_food_lies_where_the_turned_tile_has_it() -> None:
    edition = load_buffet("es")
    page = next(iter(buffet.sheets(edition, pieces_alone(code=CODE))))
    layout = board_of_set(edition, CODE)
    plates = [mark for mark in page.marks if isinstance(mark, Shape) and mark.ink.fill == "#fffdf6"]
    rows = {tile.id: tile.rows for tile in edition.tiles}
    assert len(plates) == 9
    corners = [mark.steps[0][:2] for mark in page.marks if isinstance(mark, Shape) and mark.ink.width == 0.6]
    for name, times, plate, corner in zip(layout.tiles, layout.turns, plates, corners, strict=True):
        turned = turn(rows[name], times)
        row = next(number for number, cells in enumerate(turned) if FOOD in cells)
        x = sum(step[-2] for step in plate.steps[1:5]) / 4
        y = sum(step[-1] for step in plate.steps[1:5]) / 4
        cell = 46 / TILE_SIDE
        assert x == pytest.approx(corner[0] + (turned[row].index(FOOD) + 0.5) * cell)
        assert y == pytest.approx(corner[1] + (row + 0.5) * cell)


@pytest.mark.parametrize("seat", range(4))
def test_buf_s2_an_ant_has_the_shape_and_colour_of_its_seat_and_a_special_one_a_crown(seat: int) -> None:
    """The special one is of ink on gold, and its rim has the colour."""
    (page,) = ants(load_buffet("es"), pieces_alone())
    found = {piece.kind: drawn(piece) for piece in page.pieces if piece.id.startswith(f"ant-{seat}-")}
    assert found.keys() == {"ant", "special"}
    assert SEATS[seat] in {mark.ink.fill for mark in found["ant"]}
    for ground, *marks in found.values():
        assert ground.ink.line == SEATS[seat]
        body = max((mark for mark in marks if mark.ink.fill), key=lambda mark: area(mark.steps))
        assert outline_of(body.steps) == outline_of(seat_shape(seat, A4.box).steps)
    crowned = {kind for kind, marks in found.items() if outline_of(CROWN) in [outline_of(mark.steps) for mark in marks]}
    assert crowned == {"special"}


def drawn(piece: Piece) -> list[Shape]:
    """All that is stamped onto a piece."""
    (stamp,) = piece.marks
    assert isinstance(stamp, Stamp)
    return [mark for mark in stamp.marks if isinstance(mark, Shape)]


def points_of(steps: Steps) -> list[tuple[float, float]]:
    """Where a pen goes, and its handles; the last number of a step that lifts it is none."""
    return [point for step in steps for point in zip(step[::2], step[1::2], strict=False)]


def area(steps: Steps) -> float:
    xs, ys = zip(*points_of(steps), strict=True)
    return float((max(xs) - min(xs)) * (max(ys) - min(ys)))


def outline_of(steps: Steps) -> list[tuple[float, float]]:
    """As it would be wherever and however large it is drawn."""
    xs, ys = zip(*points_of(steps), strict=True)
    size = max(xs) - min(xs)
    return [(round((x - min(xs)) / size, 2), round((y - min(ys)) / size, 2)) for x, y in points_of(steps)]


def test_the_foods_are_those_of_the_site() -> None:
    """The same colours in the same order, within the same field."""
    drawings = (ROOT / "web" / "src" / "games" / "buffet" / "foods.ts").read_text()
    fills = re.findall(r'fill: "(#\w+)"', drawings)
    assert [patch.fill for food in FOODS for patch in food] == fills
    points = [number for food in FOODS for patch in food for step in patch.steps for number in step]
    assert min(points) >= 0
    assert max(points) <= FIELD
