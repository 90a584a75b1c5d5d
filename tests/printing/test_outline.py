"""Outlines: the notation of the site's drawings as steps of a pen."""

from math import hypot

import pytest

from sobremesa.printing.outline import CLOSE, circle, move, outline, placed


def test_lines_may_be_relative_level_or_upright() -> None:
    assert outline("M1 2l3 4H10v-2z") == (move(1, 2), (4, 6), (10, 6), (10, 4), CLOSE)


def test_pairs_after_a_move_are_lines() -> None:
    assert outline("m1 1 2 2-3-1") == (move(1, 1), (3, 3), (0, 2))


def test_numbers_may_touch_each_other() -> None:
    assert outline("M.5-.5L1.5.5") == (move(0.5, -0.5), (1.5, 0.5))


def test_a_curve_with_one_handle_becomes_one_with_two() -> None:
    _, step = outline("M0 0Q3 6 6 0")
    assert step == pytest.approx((2, 4, 4, 4, 6, 0))


def test_a_smooth_curve_mirrors_the_handle_before() -> None:
    assert outline("M0 0q2-4 4 0t4 0")[2] == pytest.approx(outline("M0 0q2-4 4 0q2 4 4 0")[2])


@pytest.mark.parametrize("sweep", [0, 1])
@pytest.mark.parametrize("large", [0, 1])
def test_an_arc_stays_on_its_circle_and_ends_where_it_should(large: int, sweep: int) -> None:
    steps = outline(f"M0 0A5 5 0 {large} {sweep} 6 0")
    assert steps[-1][-2:] == pytest.approx((6, 0))
    below = 4 if large == sweep else -4
    centre = (3, -below if sweep == 0 and large == 0 else below)
    reaches = {round(hypot(step[-2] - 3, step[-1] - centre[1]), 6) for step in steps[1:]}
    other = {round(hypot(step[-2] - 3, step[-1] + centre[1]), 6) for step in steps[1:]}
    assert {5.0} in (reaches, other)


def test_the_greater_arc_is_the_longer_way_round() -> None:
    assert len(outline("M0 0A5 5 0 1 1 6 0")) > len(outline("M0 0A5 5 0 0 1 6 0"))


def test_a_shape_is_scaled_then_turned_then_moved() -> None:
    first, second = placed((move(1, 0), (2, 0)), 10, 10, 2, 90)
    assert first == pytest.approx((10, 12, 0))
    assert second == pytest.approx((10, 14))


def test_a_circle_closes() -> None:
    steps = circle(3, 4, 2)
    assert steps[0] == move(5, 4)
    assert steps[-2][-2:] == (5, 4)
    assert steps[-1] == CLOSE
