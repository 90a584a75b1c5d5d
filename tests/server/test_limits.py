"""How often somebody may ask."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.server.denial import Denial, Denied
from sobremesa.server.limits import LIMITS, Kind, Limit, Limits

THREE_A_MINUTE = {(Kind.CHAT, "person"): Limit(3, 60_000), (Kind.CHAT, "address"): Limit(4, 60_000)}


def limits(**more: int) -> Limits:
    return Limits(THREE_A_MINUTE, **more)  # type: ignore[arg-type]


def test_so_many_may_come_at_once_and_the_next_waits_for_its_share() -> None:
    asked = limits()
    assert [asked.ask(Kind.CHAT, now=0, person="a") for _ in range(4)] == [0, 0, 0, 20_000]
    assert asked.ask(Kind.CHAT, now=19_999, person="a") == 1
    assert asked.ask(Kind.CHAT, now=20_000, person="a") == 0
    assert asked.ask(Kind.CHAT, now=20_000, person="a") == 20_000


def test_one_person_does_not_use_up_what_another_may() -> None:
    asked = limits()
    for _ in range(3):
        asked.ask(Kind.CHAT, now=0, person="a")
    assert asked.ask(Kind.CHAT, now=0, person="b") == 0


def test_whoever_is_refused_for_one_reason_uses_up_nothing_for_another() -> None:
    asked = limits()
    for _ in range(9):
        asked.ask(Kind.CHAT, now=0, person="a", address="home")
    assert asked.ask(Kind.CHAT, now=0, person="b", address="home") == 0
    assert asked.ask(Kind.CHAT, now=0, person="c", address="home") == 15_000


def test_the_longer_wait_is_told() -> None:
    asked = limits()
    for person in "aaab":
        asked.ask(Kind.CHAT, now=0, person=person, address="home")
    assert asked.ask(Kind.CHAT, now=0, person="a", address="home") == 20_000


def test_what_has_no_limit_may_always_happen() -> None:
    asked = limits()
    assert not any(asked.ask(Kind.JOIN, now=0, person="a") for _ in range(1000))
    assert len(asked) == 0


def test_a_flood_of_addresses_takes_a_bounded_place() -> None:
    asked = limits(most_buckets=100)
    for number in range(1000):
        asked.ask(Kind.CHAT, now=number, address=f"{number}")
        asked.ask(Kind.CHAT, now=number, person="there all the time")
    assert len(asked) == 100
    assert asked.ask(Kind.CHAT, now=1000, person="there all the time") > 0


def test_a_clock_that_goes_back_locks_nobody_out_for_longer() -> None:
    asked = limits()
    for _ in range(3):
        asked.ask(Kind.CHAT, now=1_000_000, person="a")
    assert asked.ask(Kind.CHAT, now=999_000, person="a") == 21_000


@given(st.lists(st.integers(0, 30_000), max_size=60))
def test_within_any_minute_no_more_than_twice_the_limit_comes_through(gaps: list[int]) -> None:
    asked, now, through = limits(), 0, []
    for gap in gaps:
        now += gap
        if not asked.ask(Kind.CHAT, now=now, person="a"):
            through.append(now)
    for start in through:
        assert sum(start <= at < start + 60_000 for at in through) <= 6


@given(st.lists(st.integers(0, 5_000), max_size=40))
def test_who_waits_as_told_is_let_through(gaps: list[int]) -> None:
    asked, now = limits(), 0
    for gap in gaps:
        now += gap
        wait = asked.ask(Kind.CHAT, now=now, person="a")
        if wait:
            now += wait
            assert asked.ask(Kind.CHAT, now=now, person="a") == 0


def test_a_class_of_thirty_behind_one_address_is_at_its_tables_within_a_minute() -> None:
    asked = Limits()
    for number in range(30):
        pupil, now = f"pupil {number}", number * 1_000
        for kind in (Kind.GUEST, Kind.CODE, Kind.CODE, Kind.JOIN):
            assert asked.ask(kind, now=now, person=pupil, address="school") == 0
        assert asked.ask(Kind.LOGIN, now=now, account=pupil, pair=f"{pupil} school", address="school") == 0
    for second in range(30, 60):
        for number in range(30):
            for kind in (Kind.ACTION, Kind.ACTION, Kind.ACTION, Kind.PREVIEW):
                assert asked.ask(kind, now=second * 1_000, person=f"pupil {number}", address="school") == 0


def test_every_kind_has_a_limit_by_address() -> None:
    assert {kind for kind, by in LIMITS if by == "address"} == set(Kind)


def test_a_refusal_says_how_long_to_wait() -> None:
    asked = limits()
    for _ in range(3):
        asked.check(Kind.CHAT, now=0, person="a")
    with pytest.raises(Denied) as denied:
        asked.check(Kind.CHAT, now=500, person="a")
    assert denied.value.reason is Denial.TOO_OFTEN
    assert denied.value.retry_after == 19_500
    assert denied.value.text.args == {"seconds": 20}
