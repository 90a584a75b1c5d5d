"""A bag or a deck: a fair pick from what is still in it."""

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Chance
from sobremesa.parts.bag import draw_sizes, drawn

BAGS = st.lists(st.sampled_from("AAABCDE"), max_size=12).map(lambda tiles: tuple(sorted(tiles)))


def test_a_draw_takes_one_after_another_from_what_is_left() -> None:
    """TAB-3."""
    assert draw_sizes(3, 5) == (5, 4, 3)
    assert drawn("ABCDE", (1, 1, 2)) == (("B", "C", "E"), ("A", "D"))


def test_a_short_bag_gives_what_it_has_and_an_empty_one_nothing() -> None:
    """BIS-7."""
    assert draw_sizes(7, 2) == (2, 1)
    assert draw_sizes(7, 0) == draw_sizes(0, 7) == ()
    assert drawn((), ()) == ((), ())


def test_the_last_of_a_bag_can_be_drawn() -> None:
    assert drawn("AB", (1, 0)) == (("B", "A"), ())


@given(BAGS, st.integers(0, 12), st.binary(min_size=32, max_size=32))
def test_nothing_is_lost_or_made_and_the_rest_keeps_its_order(bag: tuple[str, ...], count: int, seed: bytes) -> None:
    draw = Chance(seed).draw("bag", draw_sizes(count, len(bag)))
    taken, left = drawn(bag, draw.values)
    assert len(taken) == min(count, len(bag))
    assert Counter(taken) + Counter(left) == Counter(bag)
    assert left == tuple(sorted(left))


def test_every_order_is_as_likely_as_any_other() -> None:
    """TAB-3: each of the ways in which two can be drawn from four comes of exactly one pair of values."""
    ways = [drawn("ABCD", values)[0] for values in product(*(range(size) for size in draw_sizes(2, 4)))]
    assert len(ways) == len(set(ways)) == 12
