"""Chance is fair, repeatable and can be checked (TAB-3)."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Chance, commitment, shuffle_sizes, shuffled

SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)


@given(seeds, st.text(max_size=20), st.lists(st.integers(1, 10**12), max_size=8))
def test_every_value_lies_in_its_range_and_the_same_question_has_the_same_answer(
    seed: bytes, label: str, sizes: list[int]
) -> None:
    draw = Chance(seed).draw(label, sizes)
    assert all(0 <= value < size for value, size in zip(draw.values, draw.sizes, strict=True))
    assert Chance(seed).draw(label, sizes) == draw


def test_draws_are_the_same_for_ever() -> None:
    """A stored match is checked years later: these numbers may never change (TAB-3)."""
    draw = Chance(SEED, 7).draw("dice/1", [6] * 6)
    assert draw.values == (3, 2, 5, 4, 2, 4)
    assert commitment(SEED) == "6c1e5d1d39721a533b8c35cf8c2affaf62a57a9f5f6ef1b6a83599fdcf6a8c67"


@given(seeds, seeds)
def test_another_seed_label_or_counter_gives_another_draw(seed: bytes, other: bytes) -> None:
    sizes = [10**9] * 4
    values = Chance(seed).draw("deal", sizes).values
    assert Chance(seed).draw("dice", sizes).values != values
    assert Chance(seed, 1).draw("deal", sizes).values != values
    assert (Chance(other).draw("deal", sizes).values == values) is (seed == other)


def test_counters_grow_by_one_draw_at_a_time() -> None:
    chance = Chance(SEED)
    first = chance.draw("a", [6])
    second = chance.after(first).draw("a", [6, 6])
    assert (first.counter, second.counter, chance.after(first).after(second).counter) == (0, 1, 2)


@given(seeds)
def test_a_child_key_shares_no_draw_with_its_parent(seed: bytes) -> None:
    """Bots get a key from which no deal can be computed."""
    parent = Chance(seed)
    child = parent.child("bot/0/1")
    assert child.seed != parent.seed
    assert child != parent.child("bot/1/1")
    assert child.draw("x", [10**9] * 3).values != parent.draw("x", [10**9] * 3).values


def test_faces_come_up_about_equally_often() -> None:
    faces = Counter(value for counter in range(1000) for value in Chance(SEED, counter).draw("dice", [6] * 6).values)
    assert all(850 < faces[face] < 1150 for face in range(6))


def test_numbers_above_the_last_whole_multiple_are_drawn_again() -> None:
    """Half of all 64-bit numbers are refused for this size, and the answer is still in range."""
    size = (1 << 63) + 1
    values = [Chance(SEED, counter).draw("big", [size]).values[0] for counter in range(50)]
    assert all(value < size for value in values)
    assert len(set(values)) == 50


@given(st.lists(st.integers(), max_size=12), seeds)
def test_a_shuffle_keeps_every_item(items: list[int], seed: bytes) -> None:
    draw = Chance(seed).draw("shuffle", shuffle_sizes(len(items)))
    assert sorted(shuffled(items, draw.values)) == sorted(items)


def test_every_order_of_three_comes_up() -> None:
    orders = Counter(shuffled("abc", Chance(SEED, number).draw("s", shuffle_sizes(3)).values) for number in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
