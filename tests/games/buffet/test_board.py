"""The board of nine turned tiles: its cells, their neighbours, its food and its nests (BUF-S1, BUF-S3, BUF-3)."""

import pytest

from sobremesa.games.buffet.board import (
    CELLS,
    SIDE,
    Board,
    Side,
    contacts,
    front,
    lay,
    neighbours,
    nest_sides,
    tile_at,
    turn,
)
from sobremesa.games.buffet.edition import FOOD, Tile

ROWS = ("ABCDE", "FG*IJ", "KLMNO", "PQRST", "UVWXY")
TILES = tuple(Tile(name, tuple(row.replace("A", name) for row in ROWS)) for name in "123456789")


def row_of(board: Board, row: int) -> str:
    return board.letters[row * SIDE : (row + 1) * SIDE]


def test_nine_tiles_make_fifteen_rows_of_fifteen() -> None:
    """BUF-S1: the tiles lie row by row, three in each."""
    board = lay(TILES, [0] * 9)
    assert (SIDE, CELLS, len(board.letters)) == (15, 225, 225)
    assert row_of(board, 0) == "1BCDE2BCDE3BCDE"
    assert row_of(board, 1) == "FG*IJ" * 3
    assert row_of(board, 4) == "UVWXY" * 3
    assert row_of(board, 5) == "4BCDE5BCDE6BCDE"
    assert row_of(board, 14) == "UVWXY" * 3


@pytest.mark.parametrize(
    ("times", "turned"),
    [
        (0, ROWS),
        (1, ("UPKFA", "VQLGB", "WRM*C", "XSNID", "YTOJE")),
        (2, ("YXWVU", "TSRQP", "ONMLK", "JI*GF", "EDCBA")),
        (3, ("EJOTY", "DINSX", "C*MRW", "BGLQV", "AFKPU")),
        (4, ROWS),
    ],
)
def test_a_tile_turns_clockwise_by_quarters(times: int, turned: tuple[str, ...]) -> None:
    """BUF-S1: 0, 90, 180 or 270 degrees."""
    assert turn(ROWS, times) == turned


def test_each_tile_is_turned_its_own_way() -> None:
    """BUF-S1"""
    board = lay(TILES, [0, 1, 2, 3, 0, 0, 0, 0, 1])
    assert row_of(board, 0) == "1BCDE" + "UPKF2" + "YXWVU"
    assert row_of(board, 4) == "UVWXY" + "YTOJE" + "EDCB3"
    assert row_of(board, 5) == "EJOTY" + "5BCDE" + "6BCDE"
    assert row_of(board, 12) == "KLMNO" + "KLMNO" + "WRM*C"


def test_a_board_has_a_food_on_each_tile_which_touches_four_letters() -> None:
    """BUF-C1: above, right, below and left of it."""
    board = lay(TILES, [0, 1, 2, 3, 0, 1, 2, 3, 0])
    assert len(board.foods) == 9
    assert sorted(tile_at(food) for food in board.foods) == list(range(9))
    assert board.foods[0] == SIDE + 2
    assert [board.letters[cell] for cell in contacts(SIDE + 2)] == ["C", "I", "M", "G"]
    for food in board.foods:
        assert board.letters[food] == FOOD
        assert {tile_at(cell) for cell in contacts(food)} == {tile_at(food)}
        assert FOOD not in {board.letters[cell] for cell in contacts(food)}


def test_a_board_is_three_by_three_tiles() -> None:
    """BUF-S1"""
    with pytest.raises(AssertionError):
        lay(TILES[:8], [0] * 8)
    with pytest.raises(AssertionError):
        lay(TILES, [0] * 8)


def test_a_cell_in_the_middle_has_eight_neighbours_and_a_corner_three() -> None:
    """BUF-3: orthogonally or diagonally."""
    assert neighbours(16) == (0, 1, 2, 15, 17, 30, 31, 32)
    assert neighbours(0) == (1, 15, 16)
    assert neighbours(14) == (13, 28, 29)
    assert neighbours(210) == (195, 196, 211)
    assert neighbours(224) == (208, 209, 223)
    assert neighbours(29) == (13, 14, 28, 43, 44)
    assert neighbours(30) == (15, 16, 31, 45, 46)


def test_neighbours_reach_over_tile_borders_but_never_round_the_board() -> None:
    """BUF-3: over tile borders too."""
    assert {5, 20} <= set(neighbours(4))
    for cell in range(CELLS):
        for other in neighbours(cell):
            distance = abs(cell // SIDE - other // SIDE), abs(cell % SIDE - other % SIDE)
            assert max(distance) == 1
            assert cell in neighbours(other)


def test_a_cell_knows_its_tile() -> None:
    """BUF-S1: 0 to 8, row by row."""
    assert [tile_at(cell) for cell in (0, 4, 5, 9, 10, 14)] == [0, 0, 1, 1, 2, 2]
    assert [tile_at(row * SIDE) for row in (0, 4, 5, 9, 10, 14)] == [0, 0, 3, 3, 6, 6]
    assert (tile_at(112), tile_at(224)) == (4, 8)


def test_nests_lie_where_the_seats_order_says() -> None:
    """BUF-S3"""
    assert nest_sides(2) == (Side.NORTH, Side.SOUTH)
    assert nest_sides(3) == (Side.NORTH, Side.EAST, Side.SOUTH)
    assert nest_sides(4) == (Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST)


def test_in_front_of_a_nest_lies_the_rim_of_the_middle_tile_of_its_side() -> None:
    """BUF-S3: five cells."""
    assert front(Side.NORTH) == (5, 6, 7, 8, 9)
    assert front(Side.SOUTH) == (215, 216, 217, 218, 219)
    assert front(Side.WEST) == (75, 90, 105, 120, 135)
    assert front(Side.EAST) == (89, 104, 119, 134, 149)
    assert [{tile_at(cell) for cell in front(side)} for side in Side] == [{1}, {5}, {7}, {3}]
