"""What is drawn is what was meant: shapes, clipping, stamps, mixing of inks and turned text, by their pixels."""

import subprocess
import sys

import pytest
from PIL import ImageChops, ImageStat

from sobremesa.printing.fitting import letter
from sobremesa.printing.marks import Clipped, Ink, Mark, Stamp, Turn, disc, frame, lines, moved, rectangle, upside_down
from sobremesa.printing.page import Document, Page
from sobremesa.printing.paper import A4, Box
from tests.printing.prints import Print, printed

RED, CYAN, WHITE = "#ff0000", "#00ffff", (255, 255, 255)
BOX = Box(50, 60, 40, 30)


def drawn(*marks: Mark) -> Print:
    """A page with these marks alone."""
    return Print(Document("", "es", (Page(A4, "", marks=marks),)))


def colour(made: Print, x: float, y: float) -> tuple[int, int, int]:
    """What a point of the page looks like."""
    found = made.pixels(0, Box(x - 0.25, y - 0.25, 0.5, 0.5), 4).getpixel((1, 1))
    return found[0], found[1], found[2]


def test_a_rectangle_is_where_its_box_is() -> None:
    made = drawn(rectangle(BOX, Ink(fill=RED)))
    assert [colour(made, *at) for at in ((51, 61), (89, 89))] == [(255, 0, 0)] * 2
    assert [colour(made, *at) for at in ((49, 61), (91, 89), (51, 59), (89, 91))] == [WHITE] * 4


def test_inks_that_multiply_darken_and_others_cover() -> None:
    ground = rectangle(BOX, Ink(fill=RED))
    assert colour(drawn(ground, disc(70, 75, 8, Ink(fill=CYAN))), 70, 75) == (0, 255, 255)
    assert colour(drawn(ground, disc(70, 75, 8, Ink(fill=CYAN, is_multiplied=True))), 70, 75) == (0, 0, 0)


def test_an_outline_within_another_is_a_hole_only_where_it_is_asked_for() -> None:
    steps = frame(BOX) + frame(BOX.grown(-8))
    for is_hollow, wanted in ((True, WHITE), (False, (255, 0, 0))):
        shape = rectangle(BOX, Ink(fill=RED, is_hollow=is_hollow))
        made = drawn(type(shape)(steps, shape.ink))
        assert colour(made, 70, 75) == wanted
        assert colour(made, 52, 75) == (255, 0, 0)


def test_what_lies_outside_of_a_clip_is_not_seen() -> None:
    made = drawn(Clipped(frame(BOX), (rectangle(BOX.grown(20), Ink(fill=RED)),)))
    assert colour(made, 51, 61) == (255, 0, 0)
    assert colour(made, 49, 59) == WHITE


def test_stamps_of_one_name_with_other_pictures_are_not_confused() -> None:
    small, large = (Stamp("dot", (disc(0, 0, radius, Ink(fill=RED)),), 70, 75) for radius in (2, 20))
    assert colour(drawn(small), 80, 75) == WHITE
    assert colour(drawn(small, large), 80, 75) == (255, 0, 0)


def test_marks_turned_by_half_are_the_same_picture_on_its_head() -> None:
    marks = (
        rectangle(Box(52, 62, 10, 4), Ink(fill=RED)),
        Clipped(frame(Box(60, 70, 8, 8)), (disc(60, 70, 8, Ink(fill=RED)),)),
        Stamp("bar", (rectangle(Box(0, 0, 9, 3), Ink(fill=CYAN)),), 75, 64),
        letter("R", Box(75, 75, 10, 10), size=30),
    )
    upright = drawn(*marks).pixels(0, BOX, 4)
    turned = drawn(*(upside_down(mark, *BOX.centre) for mark in marks)).pixels(0, BOX, 4).rotate(180)
    assert max(ImageStat.Stat(ImageChops.difference(upright, turned)).mean) < 4
    assert max(ImageStat.Stat(ImageChops.difference(upright, turned.rotate(180))).mean) > 20
    assert upside_down(upside_down(marks[3], *BOX.centre), *BOX.centre) == marks[3]


def test_marks_that_are_moved_are_the_same_picture_elsewhere() -> None:
    marks = (
        Clipped(frame(BOX), (disc(60, 70, 8, Ink(fill=RED)),)),
        Stamp("bar", (rectangle(Box(0, 0, 9, 3), Ink(fill=CYAN)),), 75, 64),
        letter("R", Box(75, 75, 10, 10), size=30),
    )
    here, there = drawn(*marks), drawn(*(moved(mark, 40, 20) for mark in marks))
    pictures = here.pixels(0, BOX, 4), there.pixels(0, BOX.moved(40, 20), 4)
    assert max(ImageStat.Stat(ImageChops.difference(*pictures)).mean) < 4


def test_a_stamp_is_kept_once_however_often_it_is_seen() -> None:
    dots = tuple(disc(place, place, 1, Ink(fill=RED)) for place in range(400))
    one = drawn(Stamp("dots", dots, 10, 10))
    many = drawn(*(Stamp("dots", dots, 10 + place, 10) for place in range(50)))
    assert len(many.data) < 2 * len(one.data)


@pytest.mark.parametrize(("turn", "foot"), [(0, (0, 1)), (90, (-1, 0)), (180, (0, -1)), (270, (1, 0))])
def test_text_is_turned_clockwise_about_the_middle_of_its_box(turn: Turn, foot: tuple[int, int]) -> None:
    """The foot of a T is a stem, and its head is wide."""
    square = Box(50, 50, 20, 20)
    made = drawn(letter("T", square, size=60, colour="#000000", turn=turn))
    (sign,) = made.characters(0)
    assert square.grown(0.3).holds(sign.box)
    reach = 0.30 * min(sign.box.width, sign.box.height)
    side = (foot[1] * reach, foot[0] * reach)
    x, y = sign.box.centre
    ink = [colour(made, x - foot[0] * 5.6 + side[0] * way, y - foot[1] * 5.6 + side[1] * way) for way in (-1, 1)]
    bare = [colour(made, x + foot[0] * 2 + side[0] * way, y + foot[1] * 2 + side[1] * way) for way in (-1, 1)]
    assert max(map(max, ink)) < 100 < min(map(min, bare))


def test_a_line_is_as_wide_as_it_should_be() -> None:
    made = drawn(lines([(50, 60, 90, 60)], Ink(line="#000000", width=2)))
    assert colour(made, 70, 60.8) == (0, 0, 0)
    assert colour(made, 70, 61.3) == WHITE


def test_every_band_of_the_loom_reaches_all_edges_of_its_card() -> None:
    made = printed("loom")
    number = 2
    for piece in made.document.pages[number].pieces:
        foot = made.pixels(number, piece.box.part(1, piece.box.height - 3, piece.box.width - 2, 2), 4)
        red, green, blue = foot.getpixel((foot.width - 2, 4))
        assert (red, green, blue) != (255, 250, 240)
        assert foot.getpixel((2, 4)) != (255, 250, 240)


def test_whoever_only_speaks_loads_neither_fonts_nor_pdf() -> None:
    said = "import sys; from sobremesa.cli.saying import texts; texts('es')('print-pad'); print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout.split()
    assert "sobremesa.printing.job" in loaded
    assert not {"reportlab", "fontTools", "PIL", "sobremesa.printing.drawing"} & set(loaded)
