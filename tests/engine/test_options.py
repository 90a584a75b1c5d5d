"""Options are checked when a table is set up (TAB-14)."""

from typing import Annotated, Literal

import msgspec
import pytest

from sobremesa.engine import Option, Refused, describe, read_options
from sobremesa.engine.options import Needs

FLAG = Needs("flag", value=True)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flag, a choice, a number that is only asked for where the flag is set, and a text."""

    flag: Annotated[bool, msgspec.Meta(description="TAB-1")] = False
    choice: Literal["red", "blue"] = "red"
    number: Annotated[int, msgspec.Meta(ge=1, le=9, description="TAB-2", extra={"needs": FLAG})] = 3
    text: Annotated[str, msgspec.Meta(pattern="^[A-Z]*$", examples=["ABC"], extra={"reads": str.upper})] = ""
    """Kept in capitals, however it is typed."""


def test_every_option_is_described_with_its_clause_its_default_and_what_fits_the_default_first() -> None:
    """TAB-14."""
    assert describe(Options) == (
        Option("flag", False, "TAB-1"),
        Option("choice", "red", "", "choice", ("red", "blue")),
        Option("number", 3, "TAB-2", "number", (), 1, 9, FLAG),
        Option("text", "", "", "text", pattern="^[A-Z]*$", example="ABC"),
    )


def test_what_is_not_chosen_has_its_default() -> None:
    assert read_options(Options, {"number": 5}) == Options(number=5)


def test_a_text_is_kept_as_it_is_read() -> None:
    assert read_options(Options, {"text": "abc"}) == Options(text="ABC")


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    """TAB-14."""
    with pytest.raises(Refused) as caught:
        read_options(Options, {"colour": "red"})
    assert caught.value.refusal.clause == "TAB-14"
    assert caught.value.refusal.text.args["known"] == "flag, choice, number, text"


@pytest.mark.parametrize(
    ("name", "value", "fits"),
    [
        ("flag", "yes", "true, false"),
        ("choice", "green", "red, blue"),
        ("number", 10, "1 … 9"),
        ("number", "3", "1 … 9"),
        ("number", None, "1 … 9"),
        ("text", "a1", '"", "ABC" …'),
        ("text", 7, '"", "ABC" …'),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(name: str, value: object, fits: str) -> None:
    """TAB-14."""
    with pytest.raises(Refused) as caught:
        read_options(Options, {name: value})
    assert caught.value.refusal.text.args["fits"] == fits


def test_an_option_of_a_type_that_no_table_can_choose_is_our_own_mistake() -> None:
    class Wrong(msgspec.Struct):
        ratio: float = 0.5

    with pytest.raises(AssertionError):
        describe(Wrong)
