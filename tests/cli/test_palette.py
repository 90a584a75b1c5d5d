"""Colours and shapes of seats."""

import pytest

from sobremesa.cli.palette import COLOURS, colour_of, number, shape_of, signed
from sobremesa.games.golf.meta import META


def luminance(colour: str) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_can_be_read_on_white_and_on_black(colour: str) -> None:
    assert 1.05 / (luminance(colour) + 0.05) >= 4.5
    assert (luminance(colour) + 0.05) / 0.05 >= 4.5


def test_every_seat_has_a_colour_and_a_shape_of_its_own() -> None:
    seats = range(META.most_seats)
    assert len({colour_of(seat) for seat in seats}) == len({shape_of(seat) for seat in seats}) == META.most_seats


def test_numbers_have_a_real_minus() -> None:
    assert [signed(points) for points in (3, 0, -4)] == ["+3", "0", "−4"]
    assert number(-12) == "−12"
