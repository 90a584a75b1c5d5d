"""The code of a printed set: how it is written, how it is understood, and what may be drawn from it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Refused, commitment
from sobremesa.engine.sets import ALPHABET, CODES, EXAMPLE, LENGTH, PATTERN, chance_of_set, code_of, read_code

DRAWN = (6, 6, 5, 3, 1)


@given(st.integers(0, CODES - 1))
def test_every_number_has_a_code_that_is_understood_as_it_stands(number: int) -> None:
    code = code_of(number)
    assert read_code(code) == code
    assert re.search(PATTERN, code)


def test_different_numbers_have_different_codes_until_they_begin_again() -> None:
    assert (code_of(0), code_of(1), code_of(CODES - 1)) == ("000000", "000001", "ZZZZZZ")
    assert code_of(CODES) == code_of(0)
    assert len({code_of(number * 7919) for number in range(1_000)}) == 1_000


def test_no_two_characters_of_a_code_look_alike() -> None:
    assert not set("ILOU") & set(ALPHABET)
    assert len(set(ALPHABET)) == 32


@pytest.mark.parametrize("typed", ["k7m2qx", "K7M-2QX", " k7m 2qx ", "K7M·2QX"])
def test_case_and_what_stands_between_do_not_matter(typed: str) -> None:
    assert read_code(typed) == "K7M2QX"


def test_letters_that_look_like_a_digit_are_taken_for_it() -> None:
    assert read_code("oOiIlL") == "001111"


def test_nothing_typed_is_no_set() -> None:
    assert read_code("") == read_code(" - ") == ""


@pytest.mark.parametrize(
    "typed", ["K7M2Q", "K7M2QXX", "K7M2QU", "K7M2Q!", "Ñ7M2QX", "K7M2QX\n", "<script>", "0" * 9_999]
)
def test_TAB_14_what_is_no_code_is_refused_with_one_that_is(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_code(typed)
    said = refused.value.refusal
    assert (said.clause, said.text.id) == ("TAB-14", "tab-14-bad-set")
    assert said.text.args == {"value": typed[:40], "example": EXAMPLE}


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_code_or_refused(typed: str) -> None:
    try:
        code = read_code(typed)
    except Refused:
        return
    assert code == "" or len(code) == LENGTH
    assert re.search(PATTERN, code)


def test_the_same_code_draws_the_same_for_ever_and_another_does_not() -> None:
    """Whoever has printed a set keeps it: these values may never change."""
    sizes = (12, 11, 10, 4, 4)
    assert chance_of_set("K7M2QX").draw("board", sizes).values == DRAWN
    assert chance_of_set("K7M2QY").draw("board", sizes).values != DRAWN


def test_a_set_is_no_seed_of_a_match() -> None:
    assert commitment(chance_of_set("000000").seed) != commitment(bytes(32))
