"""Letters under red noise, by numbers: there in red light, gone in every other (BUF-C3)."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from sobremesa.editions import load_buffet
from sobremesa.games.buffet.edition import FOOD, TILE_SIDE, BuffetEdition
from sobremesa.printing.buffet.noise import DARK, INKS, PALE, TINT
from sobremesa.printing.buffet.tiles import CELL, tiles
from sobremesa.printing.page import Document, Page
from sobremesa.printing.paper import Box
from tests.printing.prints import Print, pieces_alone
from tests.printing.prints import printed as print_of

SEEN = 0
"""The page of the first six tiles."""
DOTS = 8
"""A millimetre, about 200 an inch."""


@pytest.fixture(scope="module")
def edition() -> BuffetEdition:
    return load_buffet("es")


@pytest.fixture(scope="module")
def printed(edition: BuffetEdition) -> Print:
    return Print(_first_page(edition, is_plain=False))


@pytest.fixture(scope="module")
def bare(edition: BuffetEdition) -> Print:
    """The noise of the same tiles, without a letter."""
    emptied = tuple(
        msgspec.structs.replace(tile, rows=tuple(re.sub(f"[^{FOOD}]", " ", row) for row in tile.rows))
        for tile in edition.tiles
    )
    return Print(_first_page(msgspec.structs.replace(edition, tiles=emptied), is_plain=False))


@pytest.fixture(scope="module")
def plain(edition: BuffetEdition) -> Print:
    return Print(_first_page(edition, is_plain=True))


def _first_page(edition: BuffetEdition, *, is_plain: bool) -> Document:
    page: Page = next(tiles(edition, pieces_alone(is_plain=is_plain)))
    return Document("tiles", "es", (page,))


def cells(edition: BuffetEdition, printed: Print) -> Iterator[tuple[str, Box]]:
    """Every letter of the page and where it is, without the lines between cells."""
    for tile, piece in zip(edition.tiles, printed.document.pages[SEEN].pieces, strict=False):
        for place, letter in enumerate("".join(tile.rows)):
            if letter != FOOD:
                row, column = divmod(place, TILE_SIDE)
                yield letter, piece.box.part(column * CELL, row * CELL, CELL, CELL).grown(-0.8)


def stem(plain: Print, box: Box) -> Image.Image:
    """A mask of what is letter, well within its outline."""
    grey: Image.Image = plain.pixels(SEEN, box, DOTS).convert("L")
    return grey.point(lambda level: 255 if level < 90 else 0).filter(ImageFilter.MinFilter(3))


def ground(plain: Print, box: Box) -> Image.Image:
    """A mask of what is not, well outside of it."""
    grey: Image.Image = plain.pixels(SEEN, box, DOTS).convert("L")
    return grey.point(lambda level: 255 if level > 240 else 0).filter(ImageFilter.MinFilter(3))


def apart(one: Image.Image, other: Image.Image) -> int:
    """By how many levels two pictures differ at most."""
    counted = ImageChops.difference(one, other).histogram()
    return max(level for level, dots in enumerate(counted) if dots)


def red(level: str) -> int:
    return int(level[1:3], 16)


def test_all_noise_is_as_red_as_paper_and_a_letter_takes_red_alone() -> None:
    assert {red(ink) for ink in (*INKS, PALE, DARK)} == {255}
    assert TINT[3:] == "ffff"


def test_in_red_light_every_letter_is_plain_and_the_noise_is_gone(
    edition: BuffetEdition, printed: Print, plain: Print
) -> None:
    found = list(cells(edition, printed))
    assert len(found) == 6 * 24
    for _, box in found:
        light = printed.pixels(SEEN, box, DOTS).getchannel("R")
        letter, beside = ImageStat.Stat(light, stem(plain, box)), ImageStat.Stat(light, ground(plain, box))
        assert letter.extrema[0][1] <= 182
        assert beside.extrema[0][0] >= 250


def test_in_grey_a_letter_is_less_than_half_of_what_the_noise_makes_of_itself(
    edition: BuffetEdition, printed: Print, bare: Print
) -> None:
    """What is left is drowned, as `make read-tiles` shows with a program that reads."""
    for _, box in cells(edition, printed):
        grey, noise = (each.pixels(SEEN, box, DOTS).convert("L") for each in (printed, bare))
        most = apart(grey, noise)
        assert most <= 25
        assert ImageStat.Stat(noise).stddev[0] > 2 * most


def test_green_and_blue_light_tell_nothing_of_the_letters(printed: Print, bare: Print) -> None:
    """Without any letter those two channels are the same, dot for dot."""
    for piece in printed.document.pages[SEEN].pieces:
        upper = Box(piece.box.x, piece.box.y, piece.box.width, CELL).grown(-0.5)
        one, two = printed.pixels(SEEN, upper, DOTS), bare.pixels(SEEN, upper, DOTS)
        most = [apart(one.getchannel(each), two.getchannel(each)) for each in "RGB"]
        assert most[0] > 70
        assert max(most[1:]) <= 3


def test_no_program_finds_the_letters_as_text(edition: BuffetEdition, printed: Print) -> None:
    names = "".join(tile.id for tile in edition.tiles[:6])
    assert sorted(printed.text(SEEN)) == sorted(names)


def test_a_whole_set_stays_small() -> None:
    assert len(print_of("buffet").data) < 3_000_000
