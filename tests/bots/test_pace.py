"""How long bots take: from the match's chance, and at the pace that the table chose."""

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.bots import Pace
from sobremesa.bots.pace import around, share
from sobremesa.engine import Chance

chances = st.binary(min_size=32, max_size=32).map(Chance)


def test_a_table_can_have_bots_as_slow_as_people_quicker_ones_or_some_that_take_no_time() -> None:
    assert [pace.value for pace in Pace] == ["human", "quick", "instant"]
    assert [pace.scaled(20_000) for pace in Pace] == [20_000, 5_000, 0]


@given(chances)
def test_a_time_is_never_further_from_its_middle_than_one_and_a_half_spreads(chance: Chance) -> None:
    assert 10_000 / 2**1.5 <= around(chance, "thinks", 10_000, 2) <= 10_000 * 2**1.5 + 1


@given(chances)
def test_a_share_lies_between_nothing_and_all(chance: Chance) -> None:
    assert 0 <= share(chance, "share") < 1


def test_most_times_are_near_their_middle_and_no_side_is_favoured() -> None:
    times = [around(Chance(number.to_bytes(32, "big")), "thinks", 10_000, 2) for number in range(400)]
    near = sum(5_000 <= time <= 20_000 for time in times)
    slow = sum(time > 10_000 for time in times)
    assert near > 380
    assert 160 < slow < 240


def test_the_same_chance_gives_the_same_time_and_another_label_another() -> None:
    chance = Chance(bytes(32))
    assert around(chance, "thinks", 10_000, 2) == around(chance, "thinks", 10_000, 2)
    assert around(chance, "thinks", 10_000, 2) != around(chance, "votes", 10_000, 2)
