"""What clients leave behind is found, though not at once."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from sobremesa.server.garbage import FEW, Garbage


class _Thing:
    """Something that knows itself, and so is not gone when nobody else knows it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _only_when_asked() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def _left_behind() -> "weakref.ref[_Thing]":
    return weakref.ref(_Thing())


def test_a_few_who_leave_make_nobody_wait() -> None:
    garbage, thing = Garbage(), _left_behind()
    for _ in range(FEW - 1):
        garbage.somebody_left()
    garbage.look(here=0)
    assert thing() is not None


@pytest.mark.parametrize("here", [0, FEW, 3 * FEW])
def test_when_as_many_have_left_as_are_here_what_they_left_is_found(here: int) -> None:
    garbage, thing = Garbage(), _left_behind()
    for _ in range(max(FEW, here)):
        assert thing() is not None
        garbage.somebody_left()
    garbage.look(here)
    assert thing() is None


def test_those_who_leave_after_a_look_are_counted_anew() -> None:
    garbage = Garbage()
    for _ in range(FEW):
        garbage.somebody_left()
    garbage.look(here=0)
    thing = _left_behind()
    garbage.somebody_left()
    garbage.look(here=0)
    assert thing() is not None
