"""What is to be simulated: each match has a seed and seats that hang on no other match."""

from sobremesa.engine.chance import SEED_BYTES
from sobremesa.lab.simulate import Plan


def plan(*levels: str, swap: bool = False, seed: str = "1") -> Plan:
    """Ten matches of Word Golf."""
    return Plan("golf", levels, 10, seed, "es", swap=swap)


def test_the_seed_of_a_match_comes_from_the_plan_s_and_its_number() -> None:
    seeds = [plan("club", "club").seed_of(number) for number in range(10)]
    assert len(set(seeds)) == 10
    assert all(len(seed) == SEED_BYTES for seed in seeds)
    assert seeds == [plan("child").seed_of(number) for number in range(10)]
    assert plan("club", "club", seed="2").seed_of(0) not in seeds


def test_without_turning_everybody_keeps_the_seat() -> None:
    assert {plan("child", "expert").levels_of(number) for number in range(10)} == {("child", "expert")}


def test_each_deal_is_played_once_from_every_seat() -> None:
    turned = plan("child", "club", "expert", swap=True)
    assert [turned.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert len({turned.seed_of(number) for number in range(3)}) == 1
    assert turned.seed_of(2) != turned.seed_of(3)
    assert [turned.levels_of(number) for number in range(4)] == [
        ("child", "club", "expert"),
        ("club", "expert", "child"),
        ("expert", "child", "club"),
        ("child", "club", "expert"),
    ]
