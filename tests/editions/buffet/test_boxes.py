"""The boxes of Word Buffet that come with Sobremesa keep what their page promises."""

from collections import Counter

import pytest

from sobremesa.editions import available
from sobremesa.editions.buffet import load_buffet
from sobremesa.games.buffet.board import SIDE, contacts, front, lay, nest_sides, turn
from sobremesa.games.buffet.edition import FOOD, Tile, problems
from sobremesa.lab.buffet_tiles.letters import SPANISH, VOWELS

BOXES = ("en", "es")
TILES = [pytest.param(tile, id=f"{name} {tile.id}") for name in BOXES for tile in load_buffet(name).tiles]
START = "A36 E36 O26 I18 U12 S18 R18 N16 L14 T13 C13 D12 P9 M8 B7 G5 V5 F4 H4 Y3 J3 Z3 Ñ2 Q2 X1"  # before K and W


def letters(tile: Tile) -> str:
    return "".join(tile.rows).replace(FOOD, "")


def test_there_is_a_box_in_each_language() -> None:
    """BUF-C2: one set of tiles per language."""
    assert available("buffet") == BOXES
    assert [load_buffet(name).language for name in BOXES] == ["en", "es"]


@pytest.mark.parametrize("name", BOXES)
def test_a_shipped_box_can_be_played(name: str) -> None:
    """BUF-C1, BUF-C2, BUF-S2: twelve sound tiles, each with a name of its own, and the ants of the rules."""
    box = load_buffet(name)
    assert problems(box) == ()
    assert len({tile.id for tile in box.tiles}) == 12
    assert (box.ants, box.special_ants) == ((40, 35, 30), 5)


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_24_letters_and_one_food_that_touches_four_of_them(tile: Tile) -> None:
    """BUF-C1: whichever way it is turned."""
    assert len(letters(tile)) == 24
    for turns in range(4):
        board = lay([tile] * 9, [turns] * 9)
        assert len(board.foods) == 9
        touched = [board.letters[cell] for food in board.foods for cell in contacts(food)]
        assert len(touched) == 36
        assert all(letter.isalpha() for letter in touched)
        rows = turn(tile.rows, turns)
        assert FOOD not in rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows)


@pytest.mark.parametrize("name", BOXES)
def test_five_letters_stand_in_front_of_every_nest(name: str) -> None:
    """BUF-S3: never a food."""
    board = lay(load_buffet(name).tiles[:9], [0, 1, 2, 3, 0, 1, 2, 3, 0])
    for side in nest_sides(4):
        assert len(front(side)) == 5
        assert all(board.letters[cell].isalpha() for cell in front(side))
    assert len(board.letters) == SIDE * SIDE


@pytest.mark.parametrize(("name", "fewest", "most"), [("es", 10, 11), ("en", 9, 9)])
def test_every_tile_has_about_as_many_vowels(name: str, fewest: int, most: int) -> None:
    counts = [sum(letter in VOWELS for letter in letters(tile)) for tile in load_buffet(name).tiles]
    assert (min(counts), max(counts)) == (fewest, most)


def test_the_spanish_letters_are_the_start_set_with_a_k_and_a_w_for_an_s_and_an_r() -> None:
    start = Counter({each[0]: int(each[1:]) for each in START.split()})
    assert start.total() == 288
    counts = Counter("".join(letters(tile) for tile in load_buffet("es").tiles))
    assert counts == start + Counter("KW") - Counter("SR")
    assert counts == Counter(SPANISH)


def test_the_english_box_has_every_letter_and_few_of_the_awkward_ones() -> None:
    """BUF-C2"""
    counts = Counter("".join(letters(tile) for tile in load_buffet("en").tiles))
    assert counts.total() == 288
    assert set(counts) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert max(counts[letter] for letter in "JQXZ") <= 2
