"""What must hold for a box of Word Buffet to be playable at all (BUF-C1 to BUF-C3)."""

import msgspec
import pytest

from sobremesa.games.buffet.edition import FOOD, TILE_SIDE, BuffetEdition, Problem, Tile, problems
from tests.games.problems import sentence, told

ROWS = ("CASAS", "ME*AS", "TIRAR", "COLOR", "PEÑAS")
BOX = BuffetEdition("test", "es", tuple(Tile(f"t{number}", ROWS) for number in range(12)))


def with_rows(*rows: str, language: str = "es") -> BuffetEdition:
    """The box with this as its third tile."""
    english = [tuple(row.replace("Ñ", "N") for row in tile.rows) for tile in BOX.tiles]
    tiles = tuple(Tile(tile.id, each) for tile, each in zip(BOX.tiles, english, strict=True))
    return BuffetEdition("test", language, (*tiles[:2], Tile("t2", rows), *tiles[3:]))


def only_problem(edition: BuffetEdition) -> Problem:
    (found,) = problems(edition)
    return found


def changed(**fields: object) -> BuffetEdition:
    return msgspec.structs.replace(BOX, **fields)


def test_a_box_of_twelve_sound_tiles_has_no_problems() -> None:
    """BUF-C1: five by five cells, one of them food. BUF-C2: twelve tiles, each with a name, Ñ among the letters."""
    assert (FOOD, TILE_SIDE) == ("*", 5)
    assert problems(BOX) == ()


def test_ants_are_those_of_the_rules_unless_a_box_says_otherwise() -> None:
    """BUF-C3: 40 ants and 5 special ones a colour, of which fewer are taken with more players."""
    assert BOX.ants == (40, 35, 30)
    assert BOX.special_ants == 5


@pytest.mark.parametrize("count", [0, 9, 11, 13])
def test_a_box_has_twelve_tiles(count: int) -> None:
    """BUF-C1"""
    tiles = tuple(Tile(f"t{number}", ROWS) for number in range(count))
    assert told(only_problem(changed(tiles=tiles))) == ("tiles", f"there are {count} tiles, and must be 12")


@pytest.mark.parametrize(
    ("rows", "problem", "row"),
    [
        (ROWS[:4], "has 4 rows, and must have 5", None),
        ((*ROWS, "CASAS"), "has 6 rows, and must have 5", None),
        (("CASAS", "ME*AS", "TIRA", "COLOR", "PENAS"), "has 4 cells in a row, and must have 5", 2),
        (("CASAS", "ME*AS", "TIRAR", "COLORA", "PENAS"), "has 6 cells in a row, and must have 5", 3),
        (("CASAS", "MESAS", "TIRAR", "COLOR", "PENAS"), "has 0 foods, and must have one (*)", None),
        (("CASAS", "ME*AS", "TIRAR", "CO*OR", "PENAS"), "has 2 foods, and must have one (*)", 3),
        (("CASAS", "ME*AS", "TIRAR", "COLOR", "PE*AS"), "has 2 foods, and must have one (*)", 4),
        (("CASAS", "MESAS", "TIRAR", "COLOR", "PE*AS"), "has its food on the rim, where it would not touch four", 4),
        (("CA*AS", "MESAS", "TIRAR", "COLOR", "PENAS"), "has its food on the rim, where it would not touch four", 0),
        (("CASAS", "MESAS", "*IRAR", "COLOR", "PENAS"), "has its food on the rim, where it would not touch four", 2),
        (("CASAS", "MESA*", "TIRAR", "COLOR", "PENAS"), "has its food on the rim, where it would not touch four", 1),
        (("CASAS", "ME*AS", "TIRAR", "COLÓR", "PENAS"), "has 'Ó' on it, which is no capital letter of the language", 3),
        (("CASAS", "Me*AS", "TIRAR", "COLOR", "PENAS"), "has 'e' on it, which is no capital letter of the language", 1),
        (("CASA?", "ME*AS", "TIRAR", "COLOR", "PENAS"), "has '?' on it, which is no capital letter of the language", 0),
    ],
)
def test_a_broken_tile_is_named_with_its_row(rows: tuple[str, ...], problem: str, row: int | None) -> None:
    """BUF-C1: a square of 24 letters, and a food off the rim that touches exactly four of them."""
    found = only_problem(with_rows(*rows))
    assert sentence(found).startswith(f"tile 't2' {problem}")
    assert (found.field, found.tile, found.row) == ("tiles", 2, row)


@pytest.mark.parametrize("row", [1, 2, 3])
@pytest.mark.parametrize("column", [1, 2, 3])
def test_food_may_lie_anywhere_off_the_rim(row: int, column: int) -> None:
    """BUF-C1"""
    rows = ["CASAS", "MESAS", "TIRAR", "COLOR", "PENAS"]
    rows[row] = rows[row][:column] + FOOD + rows[row][column + 1 :]
    assert problems(with_rows(*rows)) == ()


def test_english_has_no_enye() -> None:
    """BUF-C2: letters of the language's own alphabet."""
    found = only_problem(with_rows(*ROWS, language="en"))
    assert sentence(found) == "tile 't2' has 'Ñ' on it, which is no capital letter of the language without a mark"
    assert problems(with_rows(*(row.replace("Ñ", "N") for row in ROWS), language="en")) == ()


def test_no_two_tiles_have_the_same_name_and_each_has_one() -> None:
    """BUF-C2: every tile has a name or number for setup and for printing."""
    again = changed(tiles=(*BOX.tiles[:11], Tile("t4", ROWS)))
    assert told(only_problem(again)) == ("tiles", "two tiles are called 't4'", 11)
    nameless = changed(tiles=(Tile("", ROWS), *BOX.tiles[1:]))
    assert told(only_problem(nameless)) == ("tiles", "tile 1 has no name", 0)


def test_a_language_is_spanish_or_english() -> None:
    """BUF-C2"""
    assert told(only_problem(changed(language="fr"))) == ("language", "the language is 'fr', and must be es or en")


@pytest.mark.parametrize(("ants", "players"), [((0, 35, 30), 2), ((40, -1, 30), 3), ((40, 35, 100), 4)])
def test_every_number_of_players_has_ants(ants: tuple[int, int, int], players: int) -> None:
    """BUF-C3"""
    wrong = ants[players - 2]
    problem = f"there are {wrong} ants for each of {players} players, and must be 1 to 99"
    assert told(only_problem(changed(ants=ants))) == ("ants", problem)


@pytest.mark.parametrize("special", [0, 100])
def test_there_is_a_special_ant(special: int) -> None:
    """BUF-C3: without one no match would end by BUF-27."""
    problem = f"there are {special} special ants a player, and must be 1 to 99"
    assert told(only_problem(changed(special_ants=special))) == ("special_ants", problem)


def test_one_ant_of_each_sort_is_enough_and_ninety_nine_are_not_too_many() -> None:
    """BUF-C3"""
    assert problems(changed(ants=(1, 1, 1), special_ants=1)) == ()
    assert problems(changed(ants=(99, 99, 99), special_ants=99)) == ()


def test_boxes_with_other_contents_have_other_digests() -> None:
    assert BOX.digest == changed().digest
    assert len({BOX.digest, changed(special_ants=4).digest, changed(tiles=BOX.tiles[::-1]).digest}) == 3
