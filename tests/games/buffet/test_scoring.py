"""Food, nests, special ants and ants left over, line by line."""

import pytest

from sobremesa.engine import Line, line
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.scoring import FOOD_POINTS, ants_on_board, foods_touched, nests_reached, score_of
from sobremesa.games.buffet.state import Stack
from tests.games.buffet.boxes import CASA, FOODS, ants, at, ground, opened, search

BESIDE = tuple(food + 1 for food in FOODS)
"""A cell beside each food."""


def food(points: int, foods: int) -> Line:
    return line(points, "BUF-28", "buffet-line-food", foods=foods)


def nests(points: int, reached: int) -> Line:
    return line(points, "BUF-29", "buffet-line-nests", nests=reached)


def special(points: int) -> Line:
    return line(points, "BUF-30", "buffet-line-special", ants=points)


def left(points: int, count: int) -> Line:
    return line(points, "BUF-31", "buffet-line-left", ants=count)


@pytest.mark.parametrize("cell", [at(1, 7), at(2, 8), at(3, 7), at(2, 6)])
def test_BUF_26_an_ant_on_one_of_its_four_cells_touches_a_food(cell: int) -> None:
    """BUF-C1."""
    assert foods_touched(ground(ants(0, [cell])), 0) == (at(2, 7),)


@pytest.mark.parametrize("cell", [at(1, 6), at(1, 8), at(3, 6), at(3, 8), at(2, 9), at(4, 7)])
def test_BUF_26_an_ant_at_its_corner_or_further_off_does_not(cell: int) -> None:
    assert foods_touched(ground(ants(0, [cell])), 0) == ()


def test_BUF_26_any_number_of_players_may_touch_the_same_food() -> None:
    both = ground({at(1, 7): Ant(0, 1), at(3, 7): Ant(1, 1)})
    assert foods_touched(both, 0) == foods_touched(both, 1) == (at(2, 7),)


def test_BUF_26_two_ants_beside_a_food_touch_it_once() -> None:
    assert foods_touched(ground(ants(0, [at(1, 7), at(3, 7)])), 0) == (at(2, 7),)


@pytest.mark.parametrize(("count", "points"), list(enumerate((0, 2, 5, 8, 12, 17, 23, 29, 35, 41))))
def test_BUF_28_food_touched_gives_points(count: int, points: int) -> None:
    score = score_of(ground(ants(0, BESIDE[:count])), 0, Stack(0, 5))
    assert score.lines == ((food(points, count),) if count else ())
    assert FOOD_POINTS[count] == score.total == points


@pytest.mark.parametrize("cell", [215, 216, 217, 218, 219])
def test_BUF_29_an_ant_in_front_of_a_rivals_nest_gives_three_points(cell: int) -> None:
    board = ground(ants(0, [cell]))
    assert nests_reached(board, 0) == (1,)
    assert score_of(board, 0, Stack(0, 0)).lines == (nests(3, 1),)


def test_BUF_29_ones_own_nest_and_a_side_without_a_nest_give_nothing() -> None:
    """Two ants in front of one nest reach it once; a rival's ant there reaches nothing for others."""
    assert nests_reached(ground(ants(0, [5, 9, 75, 89, 214, 220, 204])), 0) == ()
    assert nests_reached(ground(ants(0, [215, 216])), 0) == (1,)
    assert nests_reached(ground(ants(1, [216])), 0) == ()


def test_BUF_29_each_nest_counts() -> None:
    board = ground(ants(0, [89, 215, 75]), players=4)
    assert nests_reached(board, 0) == (1, 2, 3)
    assert score_of(board, 0, Stack(0, 0)).lines == (nests(9, 3),)


def test_BUF_30_each_special_ant_on_the_board_gives_a_point() -> None:
    board = ground({**ants(0, [20, 21, 24], special=True), **ants(0, [25]), **ants(1, [40], special=True)})
    assert score_of(board, 0, Stack(0, 2)).lines == (special(3),)


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 0), (2, 0), (3, -1), (4, -1), (5, -1), (6, -2), (8, -2), (9, -3), (40, -13)]
)
def test_BUF_31_every_full_three_ordinary_ants_left_cost_a_point(count: int, points: int) -> None:
    score = score_of(ground(), 0, Stack(count, 5))
    assert score.total == points
    assert score.lines == ((left(points, count),) if points else ())


@pytest.mark.parametrize(
    ("foods", "nest", "specials", "stack", "lines", "total"),
    [
        (3, 1, 3, Stack(0, 2), (food(8, 3), nests(3, 1), special(3)), 14),
        (5, 0, 0, Stack(2, 5), (food(17, 5),), 17),
        (5, 1, 0, Stack(4, 5), (food(17, 5), nests(3, 1), left(-1, 4)), 19),
        (4, 1, 0, Stack(8, 5), (food(12, 4), nests(3, 1), left(-2, 8)), 13),
    ],
    ids=["14", "17", "19 wins", "13"],
)
def test_the_worked_examples(
    foods: int, nest: int, specials: int, stack: Stack, lines: tuple[Line, ...], total: int
) -> None:
    """BUF-28 to BUF-31, all together."""
    placed = ants(0, BESIDE[:foods]) | ants(0, [215][:nest]) | ants(0, range(150, 150 + specials), special=True)
    score = score_of(ground(placed), 0, stack)
    assert score.lines == lines
    assert score.total == total


def test_BUF_32_special_ants_are_counted_with_the_others() -> None:
    board = ground({**ants(0, [20, 21], special=True), **ants(0, [25]), **ants(1, [40])})
    assert (ants_on_board(board, 0), ants_on_board(board, 1)) == (3, 1)


def test_BUF_28_what_everybody_would_score_now_is_told_at_any_time() -> None:
    """BUF-31: while the match goes on the ants that are left still cost points."""
    match = opened()
    assert match.game.points(match.state) == (-13, -13)
    search(match, CASA, ())
    assert match.game.points(match.state) == (-12, -13)
