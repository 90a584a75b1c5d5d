"""The one clock of a node, and that of the database which all nodes follow."""

import time

import pytest

from sobremesa.server.clock import WallClock


@pytest.fixture
def monotonic(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What has passed, in seconds, as it is set."""
    passed = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: passed[0])
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    return passed


def test_the_clock_goes_by_what_has_passed_whatever_is_done_to_the_machines(
    monotonic: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = WallClock()
    assert clock.now() == 1_000_000_000
    monkeypatch.setattr(time, "time", lambda: 5.0)
    monotonic[0] += 2.5
    assert clock.now() == 1_000_002_500


def test_the_first_time_it_is_simply_what_the_shared_clock_says(monotonic: list[float]) -> None:
    clock = WallClock()
    clock.follow(400_000_000)
    assert clock.now() == 400_000_000


def test_a_clock_that_is_behind_goes_forwards_at_once(monotonic: list[float]) -> None:
    clock = WallClock()
    clock.now()
    clock.follow(1_000_060_000)
    assert clock.now() == 1_000_060_000
    monotonic[0] += 1
    assert clock.now() == 1_000_061_000


def test_a_clock_that_is_ahead_never_goes_back_and_stands_a_second_at_most(monotonic: list[float]) -> None:
    clock = WallClock()
    before = clock.now()
    clock.follow(before - 3_600_000)
    assert clock.now() == before
    monotonic[0] += 0.9
    assert clock.now() == before
    monotonic[0] += 0.6
    assert clock.now() == before + 500


def test_a_clock_that_is_a_little_ahead_is_right_when_the_other_has_come_so_far(monotonic: list[float]) -> None:
    clock = WallClock()
    before = clock.now()
    clock.follow(before - 300)
    monotonic[0] += 0.2
    assert clock.now() == before
    monotonic[0] += 0.3
    assert clock.now() == before + 200
