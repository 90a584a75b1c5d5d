"""What was read lately is at hand, and what is too old takes no room."""

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.server import recent
from sobremesa.server.recent import Recent


class Clock:
    """A time that is set."""

    now = 1_000

    def __call__(self) -> int:
        return self.now


def test_a_value_is_good_for_its_time_and_not_longer() -> None:
    clock = Clock()
    kept: Recent[str] = Recent(clock, 100)
    kept.put("a", "first")
    clock.now += 99
    assert kept.get("a") == "first"
    clock.now += 1
    assert kept.get("a") is None
    assert kept.get("b") is None


def test_what_is_put_again_is_good_from_then_on() -> None:
    clock = Clock()
    kept: Recent[str] = Recent(clock, 100)
    kept.put("a", "first")
    kept.put("b", "other")
    clock.now += 60
    kept.put("a", "second")
    clock.now += 60
    kept.put("c", "last")
    assert [kept.get(key) for key in "abc"] == ["second", None, "last"]
    assert len(kept) == 2


def test_what_is_forgotten_is_not_there() -> None:
    kept: Recent[int] = Recent(Clock(), 100)
    for number, key in enumerate("abc"):
        kept.put(key, number)
    kept.forget("a", "nobody")
    assert [kept.get(key) for key in "abc"] == [None, 1, 2]
    kept.clear()
    assert not len(kept)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 40))))
def test_nothing_that_is_too_old_is_kept_when_something_comes(puts: list[tuple[int, int]]) -> None:
    clock = Clock()
    kept: Recent[int] = Recent(clock, 100)
    put_at: dict[int, int] = {}
    for key, passed in puts:
        clock.now += passed
        kept.put(str(key), key)
        put_at[key] = clock.now
        fresh = {each for each, at in put_at.items() if clock.now - at < 100}
        assert len(kept) == len(fresh)
        assert all(kept.get(str(each)) == each for each in fresh)


def test_there_are_never_more_than_so_many() -> None:
    kept: Recent[int] = Recent(Clock(), 100)
    for number in range(recent.MOST + 5):
        kept.put(str(number), number)
    assert len(kept) == recent.MOST
    assert kept.get("4") is None
    assert kept.get("5") == 5
