"""Avatars: always the same, safe whatever the name, and readable by day and at night."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Malformed
from sobremesa.server.people.avatar import COLOURS, PAPER, SHAPES, draw_avatar, initial
from sobremesa.server.people.cleaning import clean_name


def luminance(colour: str) -> float:
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_an_avatar_is_always_the_same() -> None:
    assert draw_avatar("some-id", "Ana") == draw_avatar("some-id", "Ana")


def test_colour_and_shape_stay_when_the_name_changes() -> None:
    assert draw_avatar("some-id", "Ana").replace(">A<", ">Z<") == draw_avatar("some-id", "Zoe")


def test_every_colour_and_every_shape_occur() -> None:
    drawn = "".join(draw_avatar(f"id-{number}", "x") for number in range(500))
    assert all(colour in drawn for colour in COLOURS.values())
    assert all(shape in drawn for shape in SHAPES)
    assert len(SHAPES) == 8


@pytest.mark.parametrize("colour", COLOURS.values())
def test_the_initial_can_be_read_and_the_tile_seen_by_day_and_at_night(colour: str) -> None:
    linen, walnut = "#f4ecdd", "#2b1b10"
    assert contrast(colour, PAPER) >= 4.5
    assert contrast(colour, linen) >= 3
    assert contrast(PAPER, walnut) >= 3


@pytest.mark.parametrize(
    ("name", "letter"),
    [("ana", "A"), ("ñu", "Ñ"), ("ßeta", "S"), ("(¿Él?)", "É"), ("7up", "7"), ("😀", "😀"), ("", "·")],
)
def test_the_initial_is_a_capital(name: str, letter: str) -> None:
    assert initial(name) == letter


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "&amp;", '"><svg onload=x>', "'", "]]>"])
def test_no_name_becomes_a_part_of_the_picture(name: str) -> None:
    elements = {element.tag.rpartition("}")[2] for element in ET.fromstring(draw_avatar(name, name)).iter()}
    assert elements <= {"svg", "rect", "g", "text", "circle", "path"}


@given(st.text(max_size=20), st.text(max_size=24))
def test_whatever_name_passes_gives_a_well_formed_picture(person: str, written: str) -> None:
    try:
        name = clean_name(written)
    except Malformed:
        name = ""
    ET.fromstring(draw_avatar(person, name))
